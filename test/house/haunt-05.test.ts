import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { silverByMoonrise } from '../../src/games/house/haunts/05-silver-by-moonrise.ts';
import { traits } from '../../src/games/house/rules/terms.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { Scene } from '../support/house-scene.ts';

/** Explorer 1, the revealer, has turned; explorer 2 has the first turn. The steps for the heroes went into Might. */
function started(place: HauntPlace = {}): Scene {
  const scene = hauntScene(silverByMoonrise, { settings: { stairsRescue: 'turn' }, ...place });
  while (scene.key === 'trait.choose') scene.choose({ c: 'trait', trait: 'might' });
  return scene;
}

const bitten = ({ state }: Scene, seat: string): number | undefined => state.haunt?.personal[`bitten@${seat}`];
const parties = ({ state }: Scene): readonly string[] => state.seats.map(seat => state.explorers[seat]!.party);
const acts = (scene: Scene): readonly string[] => scene.offered('act').map(({ key }) => key);

/** The beast wins an attack on explorer 2 by a margin of 1. */
const bite = (scene: Scene): Scene =>
  scene
    .passTo('explorer1')
    .choose({ c: 'attack', target: 'explorer2' })
    .rolls('roll.attack', 4)
    .rolls('roll.defence', 3)
    .choose({ c: 'split', steps: { speed: 1, might: 0 } });

describe('H-20.4 #5 set-up', () => {
  test('H-20.4 #5 the beast drops everything, low traits go back to start, one step per hero but one is chosen', () => {
    const scene = hauntScene(silverByMoonrise, {
      players: 4,
      settings: { stairsRescue: 'turn' },
      explorers: { explorer1: { cards: ['axe', 'girl'], tracks: { might: 0, sanity: 7, speed: 4, knowledge: 3 } } },
    });
    assert.deepEqual(scene.state.piles, { 'entrance-hall': ['axe'] });
    assert.deepEqual(scene.explorer().cards, []);
    assert.ok(scene.state.removed.includes('girl'));
    assert.deepEqual([scene.index('explorer1', 'might'), scene.index('explorer1', 'sanity')], [2, 6]);
    for (const trait of ['might', 'might'] as const) {
      assert.equal(scene.pending.seat, 'explorer1');
      scene.choose({ c: 'trait', trait });
    }
    assert.equal(scene.key, 'turn.free');
    assert.equal(scene.index('explorer1', 'might'), 4);
  });

  test('H-20.4 #5 the Dog leaves whoever has it and runs beside the beast', () => {
    const scene = started({ explorers: { explorer1: { room: 'foyer' }, explorer2: { cards: ['dog'] } } });
    assert.deepEqual(scene.explorer('explorer2').cards, []);
    assert.ok(scene.state.removed.includes('dog'));
    assert.deepEqual(
      scene.state.monsters.map(({ kind, room }) => [kind, room]),
      [['hound', 'foyer']],
    );
  });
});

describe('H-20.4 #5 the beast', () => {
  test('H-20.4 #5 every own turn it gains 1 Might', () => {
    const scene = started();
    const before = [scene.index('explorer1', 'might'), scene.index('explorer1', 'speed')];
    scene.passTo('explorer1');
    assert.deepEqual(
      [scene.index('explorer1', 'might'), scene.index('explorer1', 'speed')],
      [before[0]! + 1, before[1]!],
    );
  });

  for (const [damage, steps] of [
    [1, 0],
    [4, 2],
    [5, 2],
  ] as const)
    test(`H-20.4 #5 of ${damage} damage it takes ${steps}`, () => {
      const scene = started().run({ verb: 'hurt', who: 'traitor', kind: 'physical', by: damage });
      assert.equal(scene.told('hurt')[0]?.steps, steps);
    });

  test('H-20.4 #5 no damage kills it: what came to the skull goes back to the lowest value', () => {
    const scene = started().run({ verb: 'trait', who: 'traitor', trait: 'sanity', by: -7 });
    assert.equal(scene.explorer().alive, true);
    assert.equal(scene.index('explorer1', 'sanity'), 0);
    assert.equal(scene.state.result, null);
  });

  test('H-20.4 #5 it holds no cards: what it gains falls where it stands', () => {
    const scene = started({ top: { item: ['armor'] } }).run({ verb: 'draw', who: 'traitor', deck: 'item' });
    assert.deepEqual(scene.explorer().cards, []);
    assert.deepEqual(scene.state.piles, { 'entrance-hall': ['armor'] });
  });

  test('H-20.4 #5 what it tears from a hero falls to the floor', () => {
    const scene = started({ explorers: { explorer2: { cards: ['revolver'] } } }).passTo('explorer1');
    scene.choose({ c: 'attack', target: 'explorer2' }).rolls('roll.attack', 6).rolls('roll.defence', 3);
    scene.choose({ c: 'card', card: 'revolver' });
    assert.deepEqual(scene.state.piles, { 'entrance-hall': ['revolver'] });
  });
});

test('H-10.2, H-20.4 #5 an event that lasts lies in front of it like of anybody, not on the floor', () => {
  const scene = started({ top: { event: ['lights-out'] } }).passTo('explorer1');
  scene.run({ verb: 'draw', who: 'traitor', deck: 'event' });
  if (scene.key !== 'turn.free') scene.choose({ c: 'yes' });
  assert.deepEqual(scene.explorer().lasting, ['lights-out']);
  assert.deepEqual(scene.state.piles, {});
});

describe('H-20.4 #5 the bite', () => {
  test('H-20.4 #5 a hero it hurts is bitten and rolls Sanity at every turn start', () => {
    const scene = bite(started({ explorers: { explorer2: { tracks: { sanity: 5 } } } }));
    assert.deepEqual([bitten(scene, 'explorer2'), bitten(scene, 'explorer3')], [1, 0]);
    for (const _turn of [1, 2]) {
      scene.end();
      waitFor(scene, 'roll.task');
      assert.equal(scene.pending.seat, 'explorer2');
      scene.rolls('roll.task', 4);
      assert.equal(scene.key, 'turn.free');
      scene.passTo('explorer1');
    }
    assert.deepEqual(parties(scene), ['traitor', 'hero', 'hero']);
  });

  test('H-20.4 #5 below 4 it becomes a beast, drops everything and plays on at its place', () => {
    const scene = bite(started({ explorers: { explorer2: { cards: ['axe'], tracks: { knowledge: 0 } } } })).end();
    waitFor(scene, 'roll.task');
    scene.rolls('roll.task', 3);
    assert.deepEqual(parties(scene), ['traitor', 'traitor', 'hero']);
    scene.readAll();
    assert.deepEqual(scene.explorer('explorer2').cards, []);
    assert.deepEqual(scene.state.piles, { 'entrance-hall': ['axe'] });
    assert.equal(scene.index('explorer2', 'knowledge'), 3);
    assert.equal(scene.pending.seat, 'explorer2');
    assert.ok(scene.offered('attack').every(({ target }) => target === 'explorer3'));
  });

  test('H-20.4 #5 the hound does not infect, and a blow without damage neither', () => {
    const scene = started({ explorers: { explorer2: { cards: ['armor'] } } }).passTo('explorer1');
    scene.choose({ c: 'attack', target: 'explorer2' }).rolls('roll.attack', 4).rolls('roll.defence', 3);
    assert.equal(bitten(scene, 'explorer2'), 0);
    scene.end().rolls('roll.monsterSpeed', 1).choose({ c: 'attack', target: 'explorer3' });
    scene
      .rolls('roll.attack', 4)
      .rolls('roll.defence', 3)
      .choose({ c: 'split', steps: { speed: 1, might: 0 } });
    assert.equal(bitten(scene, 'explorer3'), 0);
  });

  test('H-20.4 #5 from 12 on everybody is bitten and needs 8', () => {
    const scene = started().run({ verb: 'set', name: 'turn', to: 11 }).passTo('explorer1').end();
    waitFor(scene, 'roll.task');
    assert.deepEqual([bitten(scene, 'explorer2'), bitten(scene, 'explorer3')], [1, 1]);
    scene.rolls('roll.task', 8);
    assert.deepEqual(parties(scene), ['traitor', 'hero', 'hero']);
    scene.end().rolls('roll.task', 5);
    assert.deepEqual(parties(scene), ['traitor', 'hero', 'traitor']);
  });
});

describe('H-20.4 #5 revolver and silver', () => {
  const tiles: HauntPlace['tiles'] = [
    ['attic', 'upper', 0, 1],
    ['furnace-room', 'basement', 0, -1],
  ];

  test('H-20.4 #5 Knowledge 5+ in a listed room finds the Revolver while nobody has it', () => {
    const scene = started({ tiles, explorers: { explorer2: { room: 'attic' } } });
    scene.choose({ c: 'act', key: 'h5.find-revolver' }).rolls('roll.task', 4);
    assert.deepEqual(acts(scene), []);
    scene.end().passTo('explorer2').choose({ c: 'act', key: 'h5.find-revolver' }).rolls('roll.task', 5);
    assert.deepEqual(scene.explorer('explorer2').cards, ['revolver']);
    assert.ok(!scene.state.hidden.decks.item.includes('revolver'));
    const explorers = { explorer2: { room: 'attic' }, explorer3: { cards: ['revolver'] } };
    assert.deepEqual(acts(started({ tiles, explorers })), []);
  });

  test('H-20.4 #5 Knowledge 5+ at a forge makes the silver, once; it falls with its carrier and can be taken again', () => {
    const scene = started({
      tiles,
      explorers: { explorer2: { room: 'furnace-room' }, explorer3: { room: 'furnace-room' } },
    });
    scene.choose({ c: 'act', key: 'h5.cast-silver' }).rolls('roll.task', 5);
    const silver = (): (string | null | undefined)[] => scene.state.tokens.map(({ carrier }) => carrier);
    assert.deepEqual(silver(), ['explorer2']);
    assert.deepEqual(acts(scene), []);
    scene.run({ verb: 'kill', who: 'me' }, { me: 'explorer2' });
    assert.deepEqual(silver(), [null]);
    assert.deepEqual(acts(scene.passTo('explorer3')), []);
    scene.choose({ c: 'take', thing: scene.state.tokens[0]!.id });
    assert.deepEqual(silver(), ['explorer3']);
  });

  const armed = (place: HauntPlace = {}): Scene =>
    started({ explorers: { explorer2: { cards: ['revolver'] } }, ...place }).run(
      [
        { verb: 'placeToken', token: 'h5-silver', at: 'here' },
        { verb: 'move', what: 'token:h5-silver', to: 'me' },
      ],
      { me: 'explorer2' },
    );
  const shoot = (scene: Scene, attack: number): Scene =>
    scene
      .choose({ c: 'attack', target: 'explorer1', weapon: 'revolver' })
      .rolls('roll.attack', attack)
      .rolls('roll.defence', 3);

  test('H-20.4 #5 one won shot with both kills; the last beast dead is a win, hound or not', () => {
    const scene = shoot(armed(), 4);
    assert.deepEqual(scene.state.result, { seats: ['explorer2', 'explorer3'], side: 'heroes', reason: 'won' });
    assert.equal(scene.state.monsters.length, 1);
  });

  test('H-20.4 #5 a lost shot, a shot without silver and silver without a shot do not', () => {
    assert.equal(shoot(armed(), 2).explorer().alive, true);
    assert.equal(shoot(started({ explorers: { explorer2: { cards: ['revolver'] } } }), 4).explorer().alive, true);
    const scene = armed().choose({ c: 'attack', target: 'explorer1', weapon: null });
    assert.equal(scene.rolls('roll.attack', 4).rolls('roll.defence', 3).explorer().alive, true);
  });

  test('H-20.4 #5 with another beast left the game goes on', () => {
    const scene = armed().run({ verb: 'convert', who: 'me' }, { me: 'explorer3' }).readAll();
    assert.equal(shoot(scene, 4).explorer().alive, false);
    assert.equal(scene.state.result, null);
  });
});

describe('H-20.4 #5 wins of the traitor', () => {
  test('H-20.4 #5 all heroes dead or changed', () => {
    const scene = started().run({ verb: 'convert', who: 'me' }, { me: 'explorer3' }).readAll();
    assert.equal(scene.state.result, null);
    scene.run({ verb: 'kill', who: 'heroes' });
    assert.deepEqual(scene.state.result, { seats: ['explorer1', 'explorer3'], side: 'traitor', reason: 'won' });
  });
});

/** Time passes, with dice that show 0, the quietest choice and no attack, until this is asked. */
function waitFor(scene: Scene, key: string): void {
  for (let count = 0; count < 50 && scene.key !== key; count++) {
    const { seat, id: ask, kind, choices } = scene.pending;
    const quiet = choices.find(({ c }) => c === 'end' || c === 'no') ?? choices[0];
    scene.apply(kind === 'roll' ? { t: 'roll', seat, ask, total: 0 } : { t: 'choose', seat, ask, choice: quiet });
  }
  assert.equal(scene.key, key);
}

test('H-20.4 #5 games by chance end', () => {
  for (const { haunt, explorers } of gamesByChance(silverByMoonrise)) {
    assert.equal(haunt?.number, 5);
    for (const explorer of Object.values(explorers))
      for (const trait of traits) assert.ok(!explorer.alive || explorer.tracks[trait].index >= 0);
  }
});
