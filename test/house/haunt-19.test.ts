import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clawsAtHeel } from '../../src/games/house/haunts/19-claws-at-heel.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { Scene } from '../support/house-scene.ts';

/** Explorer 1 reveals, is the traitor and does not jump; explorer 2 has the first turn. */
function started(place: HauntPlace = {}): Scene {
  const scene = hauntScene(clawsAtHeel, { ...place, tiles: [['stairs-from-basement', 'basement', 0, -1]] });
  return scene.key === 'h19.jump' ? scene.choose({ c: 'no' }) : scene;
}

const alone = (place: HauntPlace = {}): Scene => started(place).run({ verb: 'removeFigure', who: 'monsters' });

const pack = ({ state }: Scene): readonly (readonly [string, string])[] =>
  state.monsters.map(({ kind, room }) => [kind, room]);

const fights = (scene: Scene, wish: Readonly<Record<string, unknown>>, attack: number, defence: number): Scene =>
  scene
    .choose({ c: 'attack', ...wish })
    .rolls('roll.attack', attack)
    .rolls('roll.defence', defence);

const stealable = (scene: Scene): readonly string[] => scene.offered('card').map(({ card }) => card);

describe('H-20.4 #19 set-up', () => {
  test('H-20.4 #19 the revealer is the traitor and holds the Spear, wherever it was', () => {
    for (const place of [{}, { explorers: { explorer2: { cards: ['spear'] } } }, { piles: { foyer: ['spear'] } }]) {
      const scene = started(place);
      assert.equal(scene.state.haunt?.traitor, 'explorer1');
      assert.deepEqual(scene.explorer().cards, ['spear']);
      assert.deepEqual([scene.explorer('explorer2').cards, scene.state.piles], [[], {}]);
      assert.ok(!scene.state.hidden.decks.omen.includes('spear'));
    }
  });

  const six = [
    ['hound', 'entrance-hall'],
    ['bear', 'basement-landing'],
    ['lynx', 'upper-landing'],
    ['boar', 'foyer'],
    ['hound', 'grand-staircase'],
    ['owl', 'foyer'],
  ];
  for (const players of [3, 4, 5, 6])
    test(`H-20.4 #19 ${players} animals in fixed places with ${players} players`, () => {
      assert.deepEqual(pack(started({ players })), six.slice(0, players));
    });

  test('H-20.4 #19 the traitor may jump to any room first', () => {
    const scene = hauntScene(clawsAtHeel);
    assert.deepEqual([scene.key, scene.pending.seat], ['h19.jump', 'explorer1']);
    assert.equal(scene.choose({ c: 'room', room: 'upper-landing' }).explorer().room, 'upper-landing');
    assert.equal(started().explorer().room, 'entrance-hall');
  });
});

describe('H-20.4 #19 the animals', () => {
  test('H-20.4 #19 a beaten animal dies, attacking or defending', () => {
    const scene = started();
    fights(scene, { target: scene.state.monsters[0]!.id }, 4, 3);
    assert.deepEqual(pack(scene), [
      ['bear', 'basement-landing'],
      ['lynx', 'upper-landing'],
    ]);
    const defended = started().passTo('explorer1').end();
    while (defended.key !== 'monster.strike') defended.roll(0);
    defended.choose({ c: 'attack', target: 'explorer2' }).rolls('roll.attack', 1).rolls('roll.defence', 2);
    assert.ok(!pack(defended).some(([kind]) => kind === 'hound'));
  });

  test('H-20.4 #19 from 12 of the turn track on a hound finds a hero wherever he is', () => {
    const houndsBeside = (track: number): number => {
      const scene = started({ explorers: { explorer2: { room: 'upper-landing' } } }).run([
        { verb: 'removeFigure', who: 'monsters' },
        { verb: 'placeMonster', kind: 'hound', at: 'room:stairs-from-basement' },
        { verb: 'set', name: 'turn', to: track },
      ]);
      scene.passTo('explorer1').end();
      if (scene.key === 'h19.scent') scene.choose({ c: 'figure', figure: 'explorer2' });
      return pack(scene).filter(([, room]) => room === 'upper-landing').length;
    };
    assert.deepEqual([10, 11, 12].map(houndsBeside), [0, 1, 1]);
  });

  for (const [kind, dice] of [
    ['hound', 4],
    ['bear', 7],
    ['lynx', 5],
    ['boar', 6],
    ['owl', 3],
  ] as const)
    test(`H-20.4 #19 the ${kind} attacks with ${dice} dice and must attack`, () => {
      const scene = alone({ explorers: { explorer3: { room: 'foyer' } } }).run({
        verb: 'placeMonster',
        kind,
        at: 'room:foyer',
      });
      scene.passTo('explorer1').end().rolls('roll.monsterSpeed', 0);
      if (scene.key === 'monster.free') {
        assert.deepEqual(scene.offered('end'), []);
        scene.choose({ c: 'attack', target: 'explorer3' });
      }
      assert.deepEqual([scene.key, scene.pending.dice], ['roll.attack', dice]);
    });

  test('H-20.4 #19 from the eighth round on a hound more each monsters’ turn, up to 8', () => {
    const houndsAfter = (track: number, before: number): number => {
      const scene = alone().run([
        { verb: 'set', name: 'turn', to: track },
        { verb: 'placeMonster', kind: 'hound', at: 'room:basement-landing', count: before },
      ]);
      return scene.passTo('explorer1').end().state.monsters.length;
    };
    assert.deepEqual(
      [houndsAfter(6, 0), houndsAfter(7, 0), houndsAfter(12, 0), houndsAfter(12, 7), houndsAfter(12, 8)],
      [0, 1, 1, 8, 8],
    );
  });
});

describe('H-20.4 #19 the Spear', () => {
  test('H-20.4 #19 a win by 2 with Might steals it and wins', () => {
    const scene = fights(alone(), { target: 'explorer1' }, 5, 3);
    assert.equal(scene.key, 'fight.steal');
    scene.choose({ c: 'card', card: 'spear' });
    assert.deepEqual(scene.state.result, { seats: ['explorer2', 'explorer3'], side: 'heroes', reason: 'won' });
  });

  test('H-20.4 #19 a win by 1 does not', () => {
    assert.equal(fights(alone(), { target: 'explorer1' }, 4, 3).key, 'hurt.split');
  });

  const armed: HauntPlace = {
    explorers: { explorer2: { cards: ['ring', 'revolver'] }, explorer1: { cards: ['axe'] } },
  };

  test('H-20.4 #19 with the Ring it may be taken by Sanity, by either preset', () => {
    for (const preset of ['chinese', 'official'] as const) {
      const scene = fights(alone({ ...armed, preset }), { target: 'explorer1', weapon: 'ring' }, 5, 3);
      assert.ok(stealable(scene).includes('spear'), preset);
      assert.equal(stealable(scene).includes('axe'), preset === 'chinese');
    }
  });

  test('H-20.4 #19 a shot takes anything but the Spear', () => {
    assert.deepEqual(stealable(fights(alone(armed), { target: 'explorer1', weapon: 'revolver' }, 5, 3)), ['axe']);
  });

  test('H-20.4 #19 a hero who defends well may take it too', () => {
    const scene = alone().passTo('explorer1');
    fights(scene, { target: 'explorer2', weapon: null }, 1, 3);
    scene.choose({ c: 'card', card: 'spear' });
    assert.equal(scene.state.result?.side, 'heroes');
  });
});

describe('H-20.4 #19 wins of the traitor', () => {
  test('H-20.4 #19 killing the traitor loses', () => {
    const weak: HauntPlace = { explorers: { explorer1: { tracks: { might: 0, speed: 0 } } } };
    const scene = fights(alone(weak), { target: 'explorer1' }, 4, 3);
    scene.choose({ c: 'split', steps: { speed: 1, might: 0 } });
    assert.deepEqual(scene.state.result, { seats: ['explorer1'], side: 'traitor', reason: 'won' });
  });

  test('H-20.4 #19 all heroes dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });
});

test('H-20.4 #19 games by chance end', () => {
  gamesByChance(clawsAtHeel);
});
