import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nineTurnsOfSilk } from '../../src/games/house/haunts/04-nine-turns-of-silk.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { Scene } from '../support/house-scene.ts';

/** Explorer 1 reveals and hangs in the Entrance Hall, explorer 2 is the traitor, explorer 3 has the first turn. */
const started = (place: HauntPlace = {}): Scene =>
  hauntScene(nineTurnsOfSilk, { settings: { stairsRescue: 'turn' }, ...place });

const monster = ({ state }: Scene, kind: string) => state.monsters.find(other => other.kind === kind);
const variable = ({ state }: Scene, name: string): number | undefined => state.haunt?.variables[name];
const acts = (scene: Scene): readonly string[] => scene.offered('act').map(({ key }) => key);

/** The web is cut and the brood dead. */
const freed = (place: HauntPlace = {}): Scene =>
  started(place).run([
    { verb: 'set', name: 'cuts', to: 'players' },
    { verb: 'removeFigure', who: 'monsters:web' },
    { verb: 'flag', who: 'revealer', flag: 'h4-webbed', on: false },
    { verb: 'set', name: 'brood', to: 0 },
  ]);

const cut = (scene: Scene): Scene =>
  scene
    .choose({ c: 'attack', target: monster(scene, 'web')!.id, trait: 'might', weapon: null })
    .rolls('roll.attack', 3)
    .rolls('roll.defence', 2);

describe('H-20.4 #4 set-up', () => {
  test('H-20.4 #4 web and Weaver hold the revealer, who can neither walk nor use or attack anything else', () => {
    const scene = started({ explorers: { explorer1: { cards: ['bottle', 'axe'] } } });
    assert.deepEqual(
      scene.state.monsters.map(({ kind, room }) => [kind, room]),
      [
        ['web', 'entrance-hall'],
        ['weaver', 'entrance-hall'],
      ],
    );
    scene.passTo('explorer1');
    assert.deepEqual([...scene.offered('step'), ...scene.offered('explore'), ...scene.offered('use')], []);
    assert.deepEqual(
      scene.offered('attack').map(({ target, weapon }) => [target, weapon]),
      [[monster(scene, 'web')!.id, null]],
    );
  });

  test('H-20.4 #4 the strongest but the revealer is the traitor; with 3 or 4 players it leaves the board', () => {
    const scene = started({ explorers: { explorer2: { cards: ['axe', 'girl'] } } });
    assert.equal(scene.state.haunt?.traitor, 'explorer2');
    assert.equal(scene.explorer('explorer2').away, 'removed');
    assert.deepEqual(scene.state.piles, { 'entrance-hall': ['axe'] });
    assert.deepEqual(scene.explorer('explorer2').cards, ['girl']);
  });

  test('H-20.4 #4 with 5 or 6 players the traitor stays', () => {
    const scene = started({ players: 5, explorers: { explorer2: { cards: ['axe'] } } });
    assert.equal(scene.explorer('explorer2').away, null);
    assert.equal(scene.passTo('explorer2').pending.seat, 'explorer2');
    assert.deepEqual(scene.explorer('explorer2').cards, ['axe']);
  });
});

describe('H-20.4 #4 the web', () => {
  test('H-20.4 #4 it defends with 3 dice, hurts nobody, and does not hinder', () => {
    const scene = started().passTo('explorer3');
    assert.ok(
      scene.offered('step').every(({ cost }) => cost === 2),
      'only the Weaver hinders',
    );
    scene.choose({ c: 'attack', target: monster(scene, 'web')!.id, trait: 'might' }).rolls('roll.attack', 0);
    assert.equal(scene.pending.dice, 3);
    scene.rolls('roll.defence', 6);
    assert.equal(scene.key, 'turn.free');
    assert.equal(variable(scene, 'cuts'), 0);
  });

  test('H-20.4 #4 as many wins as players set the revealer free', () => {
    const scene = cut(started().run({ verb: 'set', name: 'cuts', to: 1 })).end();
    assert.equal(variable(scene, 'cuts'), 2);
    assert.ok(monster(scene, 'web'));
    cut(scene.passTo('explorer1'));
    assert.equal(monster(scene, 'web'), undefined);
    assert.notEqual(scene.offered('step').length, 0, 'the revealer itself made the last cut');
  });

  test('H-20.4 #4 neither Weaver nor traitor attack the revealer while it holds', () => {
    const scene = started({ players: 5, explorers: { explorer2: { room: 'entrance-hall' } } });
    scene.run({ verb: 'set', name: 'turn', to: 5 }).passTo('explorer2');
    assert.ok(!scene.offered('attack').some(({ target }) => target === 'explorer1'));
    assert.ok(scene.offered('attack').some(({ target }) => target === 'explorer3'));
    scene.end().rolls('roll.monsterSpeed', 1);
    assert.ok(!scene.offered('attack').some(({ target }) => target === 'explorer1'));
    assert.ok(scene.offered('attack').some(({ target }) => target === 'explorer3'));
  });
});

describe('H-20.4 #4 the brood', () => {
  const healers = (cards: readonly string[], room = 'entrance-hall'): Scene =>
    started({ explorers: { explorer3: { room, cards } } });

  test('H-20.4 #4 Knowledge 4+ with the Medical Kit beside the revealer kills it, one try a turn', () => {
    const scene = healers(['medical-kit']).choose({ c: 'act', key: 'h4.treat-bite' }).rolls('roll.task', 3);
    assert.equal(variable(scene, 'brood'), 1);
    assert.ok(!acts(scene).includes('h4.treat-bite'));
    scene.end().passTo('explorer3').choose({ c: 'act', key: 'h4.treat-bite' }).rolls('roll.task', 4);
    assert.equal(variable(scene, 'brood'), 0);
    assert.deepEqual(acts(healers(['medical-kit'], 'foyer')), []);
  });

  test('H-20.4 #4 the Healing Salve is spent on it', () => {
    const scene = healers(['healing-salve']).choose({ c: 'act', key: 'h4.salve-bite' });
    assert.equal(variable(scene, 'brood'), 0);
    assert.deepEqual(scene.explorer('explorer3').cards, []);
  });

  test('H-20.4 #4 Knowledge 4+ in a listed room finds the Medical Kit while no remedy is at hand', () => {
    const tiles: HauntPlace['tiles'] = [['larder', 'basement', 0, -1]];
    const scene = started({ tiles, explorers: { explorer3: { room: 'larder' } } });
    scene.choose({ c: 'act', key: 'h4.search-remedy' }).rolls('roll.task', 4);
    assert.deepEqual(scene.explorer('explorer3').cards, ['medical-kit']);
    assert.ok(!scene.state.hidden.decks.item.includes('medical-kit'));
    assert.deepEqual(acts(scene), []);
    const salve = { explorer1: { cards: ['healing-salve'] }, explorer3: { room: 'larder' } };
    assert.deepEqual(acts(started({ tiles, explorers: salve })), []);
  });

  test('H-20.4 #4 if the revealer dies the web falls and the brood waits in the room', () => {
    const scene = healers(['medical-kit']).run({ verb: 'kill', who: 'revealer' });
    assert.equal(monster(scene, 'web'), undefined);
    assert.deepEqual(
      scene.state.tokens.map(({ kind, room }) => [kind, room]),
      [['h4-brood', 'entrance-hall']],
    );
    scene.choose({ c: 'act', key: 'h4.treat-bite' }).rolls('roll.task', 4);
    assert.equal(variable(scene, 'brood'), 0);
  });
});

describe('H-20.4 #4 the Weaver', () => {
  for (const [track, speed, might] of [
    [2, 1, 2],
    [4, 3, 4],
    [7, 6, 8],
    [8, 6, 8],
  ] as const)
    test(`H-20.4 #4 at ${track} it has Speed ${speed} and Might ${might}`, () => {
      const scene = started({ players: 3 }).run({ verb: 'set', name: 'turn', to: track - 1 });
      scene.passTo('explorer1').end();
      assert.equal(scene.state.haunt?.track, track);
      assert.equal(scene.pending.dice, speed);
      scene.rolls('roll.monsterSpeed', 1).choose({ c: 'attack', target: 'explorer3' });
      assert.equal(scene.pending.dice, might);
    });

  test('H-20.4 #4 in the first turn it does nothing', () => {
    const scene = started().passTo('explorer1').end();
    assert.equal(scene.state.haunt?.track, 1);
    assert.equal(scene.pending.seat, 'explorer3');
  });

  test('H-20.4 #4 its blanks are rolled once more', () => {
    const rollsOf = (kind: string): number => {
      const scene = started({ dice: 'drawn', players: 3 }).run({ verb: 'set', name: 'turn', to: 6 });
      const sums = Array.from({ length: 40 }, () => {
        scene.run({ verb: 'roll', who: `monsters:${kind}`, dice: 8, ladder: [{ least: 0, do: [] }] });
        return scene.told('rolled').at(-1)!.roll.result;
      });
      return sums.reduce((sum, value) => sum + value, 0) / sums.length;
    };
    assert.ok(rollsOf('weaver') > 9.5);
    assert.ok(rollsOf('web') < 9.5);
  });
});

describe('H-20.4 #4 the door and the wins', () => {
  test('H-20.4 #4 it can be tried only after web and brood', () => {
    assert.deepEqual(acts(started()), []);
    assert.deepEqual(acts(started().run({ verb: 'set', name: 'brood', to: 0 })), []);
    assert.deepEqual(acts(freed()), ['h4.open-door']);
  });

  test('H-20.4 #4 Knowledge 6+ or Might 6+ opens it, at the price of an event and the turn; outside is a win', () => {
    const scene = freed({ top: { event: ['night-view'] } }).choose({ c: 'act', key: 'h4.open-door' });
    scene.choose({ c: 'option', key: 'task.might' }).rolls('roll.task', 6);
    assert.equal(scene.told('cardDrawn')[0]?.card, 'night-view');
    while (scene.pending.kind === 'roll') scene.roll(0);
    assert.equal(scene.pending.seat, 'explorer1', 'the turn is over');
    scene.choose({ c: 'act', key: 'h4.leave-house' });
    assert.deepEqual(scene.state.result, { seats: ['explorer1', 'explorer3'], side: 'heroes', reason: 'won' });
  });

  test('H-20.4 #4 a try below 6 leaves it shut', () => {
    const scene = freed().choose({ c: 'act', key: 'h4.open-door' });
    scene.choose({ c: 'option', key: 'task.knowledge' }).rolls('roll.task', 5);
    assert.equal(variable(scene, 'doorOpen'), 0);
    assert.deepEqual(acts(scene), []);
  });

  test('H-20.4 #4 the Skeleton Key needs no roll', () => {
    const scene = freed({ explorers: { explorer3: { cards: ['skeleton-key'] } }, top: { event: ['night-view'] } });
    scene.choose({ c: 'act', key: 'h4.open-door' });
    assert.equal(variable(scene, 'doorOpen'), 1);
  });

  test('H-20.4 #4 the traitor wins when the track reaches 9', () => {
    const scene = started().run({ verb: 'set', name: 'turn', to: 8 }).passTo('explorer1');
    assert.equal(scene.state.result, null);
    assert.deepEqual(scene.end().state.result, { seats: ['explorer2'], side: 'traitor', reason: 'won' });
  });

  test('H-20.4 #4 the traitor wins when every hero is dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });
});

test('H-20.4 #4 games by chance end', () => {
  for (const { haunt } of gamesByChance(nineTurnsOfSilk)) assert.equal(haunt?.number, 4);
});
