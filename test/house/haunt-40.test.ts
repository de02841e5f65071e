import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { airForTwelve } from '../../src/games/house/haunts/40-air-for-twelve.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

const basement: readonly TilePlace[] = [
  ['stairs-from-basement', 'basement', 0, -1],
  ['furnace-room', 'basement', 1, 0],
  ['larder', 'basement', 0, 1],
  ['wine-cellar', 'basement', 0, 2],
];
const grave = 'larder';

/** Explorer 1 reveals with the Spirit Board, explorer 2 is the traitor, explorer 3 has the first turn. */
const begun = (place: HauntPlace = {}): Scene =>
  hauntScene(airForTwelve, {
    omen: 'spirit-board',
    ...place,
    tiles: place.tiles ?? basement,
    explorers: { explorer1: { cards: ['spirit-board'] }, ...place.explorers },
  });

const started = (place: HauntPlace = {}): Scene => begun(place).choose({ c: 'room', room: grave });

const value = ({ state }: Scene, name: string): number => state.haunt?.variables[name] ?? 0;
const toldToHeroes = (scene: Scene): readonly string[] =>
  scene
    .told('told')
    .filter(({ to }) => to === 'heroes')
    .map(({ key }) => key);

const dig = { c: 'act', key: 'h40.dig' } as const;
const board = { c: 'act', key: 'h40.board' } as const;
const offers = (scene: Scene, { key }: { readonly key: string }): boolean =>
  scene.offered('act').some(choice => choice.key === key);

describe('H-20.4 #40 set-up', () => {
  test('H-20.4 #40 the traitor, left of the revealer, notes a basement room that nobody else sees', () => {
    const scene = begun();
    assert.deepEqual([scene.key, scene.pending.seat, scene.pending.isPublic], ['h40.grave', 'explorer2', false]);
    assert.deepEqual(
      new Set(scene.offered('room').map(({ room }) => room)),
      new Set(['basement-landing', ...basement.map(([room]) => room)]),
    );
    scene.choose({ c: 'room', room: grave });
    const views = ['explorer1', 'explorer2', 'explorer3'].map(seat =>
      JSON.stringify(scene.table.house.view(scene.state, seat)).includes('note.grave'),
    );
    assert.deepEqual(views, [false, true, false]);
  });

  test('H-20.4 #40 the traitor adds cellars until there are five, with the stairs', () => {
    const scene = begun({ tiles: [] });
    while (scene.key !== 'h40.grave') {
      assert.equal(scene.pending.seat, 'explorer2');
      const { seat, id, choices } = scene.pending;
      scene.apply({ t: 'choose', seat, ask: id, choice: choices[0]! });
    }
    const rooms = scene.state.tiles.filter(({ floor }) => floor === 'basement').map(({ room }) => room);
    assert.deepEqual([rooms.length, rooms.includes('stairs-from-basement')], [5, true]);
  });

  test('H-20.4 #40 the revealer has the Spirit Board unless another hero does', () => {
    const none = { explorers: { explorer1: {} } };
    assert.deepEqual(started(none).explorer('explorer1').cards, ['spirit-board']);
    const traitors = { explorers: { explorer1: {}, explorer2: { cards: ['spirit-board'] } } };
    assert.deepEqual(started(traitors).explorer('explorer1').cards, ['spirit-board']);
    const others = { explorers: { explorer1: {}, explorer3: { cards: ['spirit-board'] } } };
    assert.deepEqual(started(others).explorer('explorer3').cards, ['spirit-board']);
  });
});

describe('H-20.4 #40 the air', () => {
  test('H-20.4 #40 at the end of each traitor turn as many dice as the track, the sum is harm', () => {
    const scene = started().passTo('explorer2').end();
    assert.deepEqual([scene.key, scene.pending.dice], ['roll.h40.air', 1]);
    scene.roll(2).passTo('explorer2').end();
    assert.deepEqual([scene.pending.dice, value(scene, 'harm')], [2, 2]);
    assert.equal(value(scene.roll(3), 'harm'), 5);
  });

  test('H-20.4 #40 a dead traitor’s turn counts as well', () => {
    const scene = started().run({ verb: 'kill', who: 'traitor' }).end().end();
    assert.equal(scene.key, 'roll.h40.air');
  });
});

describe('H-20.4 #40 listening', () => {
  const above = (room: string): HauntPlace => ({ explorers: { explorer3: { room } } });

  test('H-20.4 #40 Knowledge 3+ on entering tells truly that it is not the place', () => {
    const scene = started(above('basement-landing')).choose({ c: 'step', to: 'furnace-room' });
    scene.rolls('roll.h40.listen', 3);
    assert.deepEqual([toldToHeroes(scene), value(scene, 'found')], [['h40.not-here'], 0]);
  });

  test('H-20.4 #40 or that it is', () => {
    const scene = started(above('basement-landing')).choose({ c: 'step', to: grave }).rolls('roll.h40.listen', 3);
    assert.deepEqual([toldToHeroes(scene), value(scene, 'found')], [['h40.here'], 1]);
    assert.deepEqual(
      scene.state.tokens.map(({ kind, room }) => [kind, room]),
      [['h40-grave', grave]],
    );
  });

  test('H-20.4 #40 with less nothing is heard', () => {
    const scene = started(above('basement-landing')).choose({ c: 'step', to: grave }).rolls('roll.h40.listen', 2);
    assert.deepEqual([toldToHeroes(scene), value(scene, 'found')], [[], 0]);
  });

  test('H-20.4 #40 once a turn for each room', () => {
    const fast = { explorers: { explorer3: { room: 'basement-landing', tracks: { speed: 7 } } } };
    const scene = started(fast).choose({ c: 'step', to: grave }).rolls('roll.h40.listen', 0);
    scene.choose({ c: 'step', to: 'basement-landing' }).rolls('roll.h40.listen', 0);
    assert.equal(scene.choose({ c: 'step', to: grave }).key, 'turn.free');
    scene.end().passTo('explorer3');
    assert.equal(scene.choose({ c: 'step', to: 'basement-landing' }).key, 'roll.h40.listen');
  });

  test('H-20.4 #40 not on the other floors, nor once the place is known', () => {
    assert.equal(started().choose({ c: 'step', to: 'foyer' }).key, 'turn.free');
    const known = started(above('basement-landing')).run({ verb: 'set', name: 'found', to: 1 });
    assert.equal(known.choose({ c: 'step', to: grave }).key, 'turn.free');
  });
});

describe('H-20.4 #40 the Spirit Board', () => {
  const wise = { explorers: { explorer1: { cards: ['spirit-board'], tracks: { sanity: 7 } } } };
  const asked = (total: number): Scene => started(wise).passTo('explorer1').choose(board).rolls('roll.task', total);

  test('H-20.4 #40 takes the whole turn, and only its holder asks', () => {
    assert.ok(!offers(started(), board));
    const scene = asked(2);
    assert.deepEqual([scene.key, scene.offered('step'), offers(scene, board)], ['turn.free', [], false]);
    const moved = started().passTo('explorer1').choose({ c: 'step', to: 'foyer' });
    assert.ok(!offers(moved, board));
  });

  for (const total of [3, 4])
    test(`H-20.4 #40 a ${total} moves an explorer to another room of the same floor`, () => {
      const scene = asked(total).choose({ c: 'figure', figure: 'explorer2' });
      assert.deepEqual(
        scene.offered('room').map(({ room }) => room),
        ['foyer', 'grand-staircase'],
      );
      assert.equal(scene.choose({ c: 'room', room: 'foyer' }).explorer('explorer2').room, 'foyer');
    });

  for (const total of [5, 6])
    test(`H-20.4 #40 a ${total} gives back 2 dice of air, never more than was lost`, () => {
      const scene = started().run({ verb: 'set', name: 'harm', to: 3 }).passTo('explorer1');
      scene.choose(board).rolls('roll.task', total).rolls('roll.h40.breath', 4);
      assert.equal(value(scene, 'harm'), 0);
    });

  test('H-20.4 #40 a 7 names the room', () => {
    const scene = asked(7);
    assert.deepEqual([toldToHeroes(scene), value(scene, 'found')], [['h40.here'], 1]);
    assert.equal(scene.state.tokens[0]?.room, grave);
  });

  test('H-20.4 #40 stolen by the traitor it breaks', () => {
    const scene = started().passTo('explorer2').choose({ c: 'attack', target: 'explorer1' });
    scene.rolls('roll.attack', 4).rolls('roll.defence', 2).choose({ c: 'card', card: 'spirit-board' });
    assert.deepEqual([scene.explorer('explorer1').cards, scene.explorer('explorer2').cards], [[], []]);
    assert.ok(scene.state.removed.includes('spirit-board'));
  });
});

describe('H-20.4 #40 wins', () => {
  for (const [players, needed] of [
    [3, 2],
    [5, 5],
  ] as const)
    test(`H-20.4 #40 ${needed} successes of Might 4+ at the place, one try a turn, with ${players} players`, () => {
      const place: HauntPlace = { players, explorers: { explorer3: { room: grave } } };
      const ready = (dug: number): Scene =>
        started(place).run([
          { verb: 'set', name: 'found', to: 1 },
          { verb: 'set', name: 'dug', to: dug },
          { verb: 'placeToken', token: 'h40-grave', at: `room:${grave}` },
        ]);
      const early = ready(needed - 2)
        .choose(dig)
        .rolls('roll.task', 4);
      assert.deepEqual([early.state.result, value(early, 'dug'), offers(early, dig)], [null, needed - 1, false]);
      assert.equal(
        ready(needed - 1)
          .choose(dig)
          .rolls('roll.task', 3).state.result,
        null,
      );
      assert.equal(
        ready(needed - 1)
          .choose(dig)
          .rolls('roll.task', 4).state.result?.side,
        'heroes',
      );
    });

  test('H-20.4 #40 nobody digs before the place is known', () => {
    assert.ok(!offers(started({ explorers: { explorer3: { room: grave } } }), dig));
  });

  test('H-20.4 #40 twelve damage kill the buried man', () => {
    const at = (harm: number): Scene =>
      started().run({ verb: 'set', name: 'harm', to: harm }).passTo('explorer2').end().rolls('roll.h40.air', 1);
    assert.equal(at(10).state.result, null);
    assert.equal(at(11).state.result?.side, 'traitor');
  });

  test('H-20.4 #40 all heroes dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });
});

test('H-20.4 #40 games by chance end', () => {
  gamesByChance(airForTwelve);
});
