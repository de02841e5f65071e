import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { itDoubles } from '../../src/games/house/haunts/27-it-doubles.ts';
import type { Program } from '../../src/games/house/rules/lantern/language.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

const tiles: readonly TilePlace[] = [
  ['stairs-from-basement', 'basement', 0, -1],
  ['kitchen', 'ground', 0, 1, 3],
  ['junk-room', 'upper', 0, -1],
  ['creaky-hallway', 'upper', 0, -2],
  ['larder', 'basement', 0, 1],
];

/** Explorer 1 reveals, explorer 2 knows most and is the traitor, explorer 3 has the first turn; it grows in the Creaky Hallway. */
const started = (place: HauntPlace = {}): Scene =>
  hauntScene(itDoubles, { omen: 'crystal-ball', omenRoom: 'creaky-hallway', ...place, tiles });

const filledRooms = ({ state }: Scene): readonly string[] =>
  state.tokens.filter(({ kind }) => kind === 'h27-growth').map(({ room }) => room);

const carriers = ({ state }: Scene): readonly unknown[] =>
  state.tokens.filter(({ kind }) => kind === 'h27-reagent').map(({ carrier }) => carrier ?? null);

const value = ({ state }: Scene, name: string): number => state.haunt?.variables[name] ?? 0;

const act = (key: string) => ({ c: 'act', key: `h27.${key}` }) as const;
const offers = (scene: Scene, key: string): boolean => scene.offered('act').some(choice => choice.key === `h27.${key}`);

/** The next monsters' turn up to its die. */
function toGrowth(scene: Scene): Scene {
  while (scene.key !== 'roll.h27.spread')
    if (scene.key === 'h27.spread') scene.choose(scene.pending.choices[0]!);
    else scene.end();
  return scene;
}

const withReagents = (count: number): Program =>
  Array.from({ length: count }, () => [
    { verb: 'placeToken', token: 'h27-reagent', at: 'roomOf(me)' } as const,
    { verb: 'move', what: 'token:h27-reagent.here.lying', to: 'me' } as const,
  ]).flat();

describe('H-20.4 #27 set-up', () => {
  test('H-20.4 #27 it starts where the Crystal Ball was, which is gone', () => {
    const scene = started({ explorers: { explorer1: { room: 'kitchen', cards: ['crystal-ball'] } } });
    assert.equal(scene.state.haunt?.traitor, 'explorer2');
    assert.deepEqual(filledRooms(scene), ['kitchen']);
    assert.deepEqual([scene.explorer('explorer1').cards, scene.state.removed], [[], ['crystal-ball']]);
  });

  test('H-20.4 #27 without the Ball in the house where the haunt began', () => {
    assert.deepEqual(filledRooms(started()), ['creaky-hallway']);
  });

  test('H-20.4 #27 whoever stands there has one turn to leave', () => {
    const scene = started({ explorers: { explorer3: { room: 'creaky-hallway' } } });
    assert.equal(scene.explorer('explorer3').party, 'hero');
    toGrowth(scene).roll(0);
    assert.equal(scene.explorer('explorer3').party, 'traitor');
  });
});

describe('H-20.4 #27 the growth', () => {
  test('H-20.4 #27 each monsters’ turn it fills as many rooms as it fills already, two at most, on a 2 of 1 die one more', () => {
    const scene = toGrowth(started());
    assert.equal(scene.pending.dice, 1);
    assert.deepEqual(filledRooms(scene), ['creaky-hallway', 'junk-room']);
    scene.roll(2);
    assert.deepEqual(filledRooms(scene), ['creaky-hallway', 'junk-room', 'upper-landing']);
    toGrowth(scene).roll(1);
    assert.deepEqual(filledRooms(scene).slice(3), ['grand-staircase', 'foyer']);
  });

  test('H-20.4 #27 by stairs and passages too', () => {
    const scene = started({
      tokens: [
        { kind: 'passage', room: 'creaky-hallway', partner: 'larder' },
        { kind: 'passage', room: 'larder', partner: 'creaky-hallway' },
      ],
    });
    while (scene.key !== 'h27.spread') scene.end();
    assert.equal(scene.pending.seat, 'explorer2');
    assert.ok(filledRooms(scene.choose({ c: 'room', room: 'larder' })).includes('larder'));
  });

  test('H-20.4 #27 cut off, it comes up in a room of the traitor’s choice', () => {
    const scene = started().run({ verb: 'each', of: 'floor:upper', do: { verb: 'loseRoom', room: 'it' } });
    while (scene.key !== 'h27.break-out') scene.end();
    assert.equal(scene.pending.seat, 'explorer2');
    scene.choose({ c: 'room', room: 'kitchen' });
    assert.ok(filledRooms(scene).includes('kitchen'));
  });

  test('H-20.4 #27 it goes on when the traitor is dead', () => {
    const scene = started().run({ verb: 'kill', who: 'traitor' });
    assert.ok(filledRooms(toGrowth(scene)).includes('junk-room'));
  });
});

describe('H-20.4 #27 the changed', () => {
  const beside: HauntPlace = {
    explorers: { explorer3: { room: 'junk-room', cards: ['axe', 'amulet-of-the-ages', 'girl', 'bite'] } },
  };

  /** Explorer 3 walks into it and reads the other book. */
  const changed = (place: HauntPlace = beside): Scene => {
    const scene = started(place).choose({ c: 'step', to: 'creaky-hallway' });
    if (scene.key === 'roll.exit') scene.roll(4);
    return scene.readAll();
  };

  test('H-20.4 #27 a hero who enters changes side at once, and its turn is over', () => {
    const scene = changed();
    assert.equal(scene.explorer('explorer3').party, 'traitor');
    assert.equal(scene.state.turn.seat, 'explorer1');
  });

  test('H-20.4 #27 it drops what it holds and survives that, companions run away', () => {
    const scene = changed();
    assert.deepEqual(scene.explorer('explorer3').cards, ['bite']);
    assert.deepEqual(scene.state.piles['creaky-hallway'], ['axe', 'amulet-of-the-ages']);
    assert.ok(scene.explorer('explorer3').alive);
    assert.ok(scene.state.removed.includes('girl'));
  });

  test('H-20.4 #27 it cannot pick anything up', () => {
    const scene = changed().end().passTo('explorer3').choose({ c: 'pickUp', card: 'axe' });
    assert.deepEqual(scene.explorer('explorer3').cards, ['bite']);
  });

  test('H-20.4 #27 later it can be killed like anybody', () => {
    const scene = changed().run({ verb: 'kill', who: 'explorers.with:h27-changed' });
    assert.equal(scene.explorer('explorer3').alive, false);
  });

  test('H-20.4 #27 it moves 2 spaces and lays new growth where it ends its turn', () => {
    const scene = changed({ explorers: { explorer3: { room: 'junk-room', tracks: { speed: 7 } } } });
    scene.run({ verb: 'removeToken', token: 'token:h27-growth' });
    scene.run({ verb: 'placeToken', token: 'h27-growth', at: 'room:larder' }).passTo('explorer3', 0);
    scene.choose({ c: 'step', to: 'junk-room' }).choose({ c: 'step', to: 'upper-landing' });
    assert.deepEqual(scene.offered('step'), []);
    scene.end();
    assert.ok(filledRooms(scene).includes('upper-landing'));
  });

  test('H-20.4 #27 growth laid beside a hero changes it in the next monsters’ turn only', () => {
    const scene = started({ explorers: { explorer3: { room: 'larder' } } });
    scene.run({ verb: 'placeToken', token: 'h27-growth', at: 'room:larder' });
    assert.equal(scene.explorer('explorer3').party, 'hero');
    toGrowth(scene).roll(0);
    assert.equal(scene.explorer('explorer3').party, 'traitor');
  });
});

describe('H-20.4 #27 the tasks', () => {
  const near: HauntPlace = { explorers: { explorer3: { room: 'junk-room' } } };

  test('H-20.4 #27 Knowledge 3+ in a connected room is one insight, one try a turn', () => {
    assert.ok(!offers(started(), 'study'));
    const scene = started(near).choose(act('study')).rolls('roll.task', 2);
    assert.deepEqual([value(scene, 'insight'), offers(scene, 'study')], [0, false]);
    assert.equal(value(started(near).choose(act('study')).rolls('roll.task', 3), 'insight'), 1);
  });

  for (const players of [3, 6])
    test(`H-20.4 #27 after ${players - 1} insights with ${players} players each listed room gives one ingredient for Knowledge 3+`, () => {
      const place: HauntPlace = { players, explorers: { explorer3: { room: 'larder' } } };
      const known = (insight: number): Scene =>
        started(place).run({ verb: 'set', name: 'insight', to: insight }).passTo('explorer3');
      assert.ok(!offers(known(players - 2), 'gather'));
      assert.deepEqual(
        carriers(
          known(players - 1)
            .choose(act('gather'))
            .rolls('roll.task', 2),
        ),
        [],
      );
      const scene = known(players - 1)
        .choose(act('gather'))
        .rolls('roll.task', 3);
      assert.deepEqual(carriers(scene), ['explorer3']);
      assert.ok(!offers(scene, 'study'));
    });

  test('H-20.4 #27 once in every room, whoever tries', () => {
    const place: HauntPlace = { explorers: { explorer3: { room: 'larder' }, explorer1: { room: 'larder' } } };
    const scene = started(place).run({ verb: 'set', name: 'insight', to: 3 });
    scene.choose(act('gather')).rolls('roll.task', 3).end();
    assert.deepEqual([scene.state.turn.seat, offers(scene, 'gather')], ['explorer1', false]);
  });

  test('H-20.4 #27 throwing costs 1 space each, from a connected room only', () => {
    const away = started().run(withReagents(2), { me: 'explorer3' });
    assert.ok(!offers(away, 'throw'));
    const scene = started(near).run(withReagents(2), { me: 'explorer3' }).choose(act('throw'));
    assert.deepEqual([value(scene, 'thrown'), scene.state.turn.spent], [1, 1]);
    scene.choose(act('throw'));
    assert.deepEqual([value(scene, 'thrown'), carriers(scene)], [2, []]);
  });
});

describe('H-20.4 #27 wins', () => {
  for (const players of [3, 5])
    test(`H-20.4 #27 ${players - 1} ingredients thrown win with ${players} players`, () => {
      const ready = (thrown: number): Scene =>
        started({ players, explorers: { explorer3: { room: 'junk-room' } } })
          .run([...(withReagents(1) as readonly []), { verb: 'set', name: 'thrown', to: thrown }], { me: 'explorer3' })
          .choose(act('throw'));
      assert.equal(ready(players - 3).state.result, null);
      assert.equal(ready(players - 2).state.result?.side, 'heroes');
    });

  test('H-20.4 #27 the last hero changed or dead', () => {
    const scene = started().run({ verb: 'kill', who: 'explorers.is(revealer)' });
    assert.equal(scene.state.result, null);
    scene.run({ verb: 'placeToken', token: 'h27-growth', at: 'room:entrance-hall' });
    assert.equal(toGrowth(scene).roll(0).readAll().state.result?.side, 'traitor');
  });
});

test('H-20.4 #27 games by chance end', () => {
  gamesByChance(itDoubles);
});
