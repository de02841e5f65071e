import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pollenSeason } from '../../src/games/house/haunts/18-pollen-season.ts';
import type { Program } from '../../src/games/house/rules/lantern/language.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

const gardens: TilePlace = ['gardens', 'ground', 0, -1];
/** Where the traitor of these scenes lays the first spores, out of everybody's way. */
const farRooms = ['upper-landing', 'grand-staircase', 'basement-landing', 'wine-cellar', 'larder', 'attic'];
const far: readonly TilePlace[] = [
  ['wine-cellar', 'basement', 0, -1],
  ['larder', 'basement', 0, 1],
  ['attic', 'upper', 0, -1, 2],
  ['creaky-hallway', 'basement', 1, 0],
  ['stairs-from-basement', 'basement', 2, 0, 1],
];

const sporesIn = ({ state }: Scene): readonly string[] =>
  state.tokens.filter(({ kind }) => kind === 'h18-spores').map(({ room }) => room);

const begun = (place: HauntPlace): Scene =>
  hauntScene(pollenSeason, { omenRoom: 'creaky-hallway', ...place, tiles: [gardens, ...far, ...(place.tiles ?? [])] });

/** Explorer 1 reveals, explorer 2 is the traitor, explorer 3 has the first turn; the plant stands in the Creaky Hallway. */
function started(place: HauntPlace = {}): Scene {
  const scene = begun(place);
  for (const room of farRooms) if (scene.key === 'h18.spores') scene.choose({ c: 'room', room });
  return scene;
}

/** Turns are ended, blanks rolled and new spores laid far off, until this seat's turn begins. */
function onTo(scene: Scene, seat: string): Scene {
  do {
    const { pending } = scene;
    if (pending.kind === 'roll') scene.roll(0);
    else if (scene.key === 'turn.free') scene.end();
    else scene.apply({ t: 'choose', seat: pending.seat, ask: pending.id, choice: pending.choices.at(-1)! });
  } while (scene.state.turn.seat !== seat || scene.state.turn.kind !== 'explorer');
  return scene;
}

const sporesAt = (...rooms: readonly string[]): Program =>
  rooms.map(room => ({ verb: 'placeToken', token: 'h18-spores', at: `room:${room}` }) as const);

const flowerFor = (seat: string): Program => [
  { verb: 'placeToken', token: 'h18-flower', at: 'room:foyer' },
  { verb: 'move', what: 'token:h18-flower', to: seat },
];

describe('H-20.4 #18 set-up', () => {
  for (const [players, count] of [
    [3, 1],
    [4, 2],
    [6, 3],
  ] as const)
    test(`H-20.4 #18 the traitor lays ${count} spores with ${players} players, each in a room of its own`, () => {
      const scene = begun({ players });
      for (const room of farRooms.slice(0, count)) {
        assert.deepEqual([scene.key, scene.pending.seat], ['h18.spores', 'explorer2']);
        scene.choose({ c: 'room', room });
        assert.ok(!scene.pending.choices.some(choice => choice.c === 'room' && choice.room === room));
      }
      assert.equal(scene.key, 'turn.free');
      assert.deepEqual(sporesIn(scene), farRooms.slice(0, count));
    });

  test('H-20.4 #18 the plant is rooted where the haunt began', () => {
    assert.deepEqual(
      started().state.monsters.map(({ kind, room }) => [kind, room]),
      [['bloom', 'creaky-hallway']],
    );
  });

  test('H-20.4 #18 without a bed in the house the Conservatory comes', () => {
    const scene = hauntScene(pollenSeason, { tiles: far });
    for (const room of farRooms) if (scene.key === 'h18.spores') scene.choose({ c: 'room', room });
    assert.equal(scene.pending.seat, 'explorer1');
    scene.passTo('explorer3');
    assert.ok(scene.state.tiles.some(({ room }) => room === 'conservatory'));
    assert.ok(!started().state.tiles.some(({ room }) => room === 'conservatory'));
  });
});

describe('H-20.4 #18 the spores', () => {
  test('H-20.4 #18 entering a room with spores costs a hero 1 die physical', () => {
    const scene = started().run(sporesAt('foyer')).choose({ c: 'step', to: 'foyer' });
    assert.deepEqual([scene.key, scene.pending.dice], ['roll.damage', 1]);
    scene.roll(2);
    assert.deepEqual(scene.pending.values, { steps: 2, kind: 'physical' });
  });

  test('H-20.4 #18 starting a turn there too, and the traitor never', () => {
    const scene = started().run(sporesAt('entrance-hall')).end();
    assert.equal(scene.state.turn.seat, 'explorer1');
    assert.equal(scene.key, 'h18.breath');
    scene.choose({ c: 'option', key: 'h18.breathe' });
    assert.equal(scene.key, 'roll.damage');
    scene.roll(0).end();
    assert.deepEqual([scene.state.turn.seat, scene.key], ['explorer2', 'turn.free']);
  });

  for (const [players, count] of [
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ] as const)
    test(`H-20.4 #18 each monsters’ turn brings ${count} more with ${players} players`, () => {
      const scene = started({ players }).passTo('explorer2');
      const before = sporesIn(scene).length;
      onTo(scene, 'explorer3');
      assert.equal(sporesIn(scene).length - before, count);
      assert.equal(new Set(sporesIn(scene)).size, sporesIn(scene).length);
    });

  test('H-20.4 #18 they go on when the traitor is dead', () => {
    const scene = started().run({ verb: 'kill', who: 'traitor' }).end().end();
    assert.deepEqual([scene.key, scene.pending.seat], ['h18.spores', 'explorer2']);
  });
});

describe('H-20.4 #18 holding breath', () => {
  const hold = { c: 'act', key: 'h18.hold-breath' } as const;

  test('H-20.4 #18 as many rooms with spores as the hero has Might do nothing', () => {
    const scene = started({ explorers: { explorer3: { tracks: { might: 0, speed: 7 } } } });
    scene.run(sporesAt('entrance-hall', 'foyer')).choose(hold);
    scene.choose({ c: 'step', to: 'foyer' }).choose({ c: 'step', to: 'entrance-hall' });
    assert.equal(scene.key, 'turn.free');
    assert.equal(scene.choose({ c: 'step', to: 'foyer' }).key, 'roll.damage');
  });

  test('H-20.4 #18 held at the start of the turn, the room itself is the first', () => {
    const scene = started({ explorers: { explorer1: { tracks: { might: 0 } } } });
    scene.run(sporesAt('entrance-hall', 'foyer')).end().choose({ c: 'option', key: 'h18.hold' });
    assert.equal(scene.key, 'turn.free');
    assert.equal(scene.state.haunt?.personal['breath@explorer1'], 3);
  });

  test('H-20.4 #18 in the next turn no move and no breath held, in the one after both again', () => {
    const scene = started().choose(hold);
    assert.ok(!scene.offered('act').some(({ key }) => key === hold.key));
    onTo(scene, 'explorer3');
    assert.deepEqual([scene.offered('step'), scene.offered('act')], [[], []]);
    onTo(scene, 'explorer3');
    assert.ok(scene.offered('step').length > 0);
    assert.equal(scene.offered('act').length, 1);
  });

  test('H-20.4 #18 out of breath among spores it must breathe', () => {
    const scene = onTo(started().choose(hold).run(sporesAt('entrance-hall')), 'explorer3');
    assert.deepEqual([scene.key, scene.pending.seat], ['roll.damage', 'explorer3']);
  });
});

describe('H-20.4 #18 the flower', () => {
  const inGardens: HauntPlace = { explorers: { explorer3: { room: 'gardens' } } };
  const find = { c: 'act', key: 'h18.find-flower' } as const;

  test('H-20.4 #18 Knowledge 5+ in a bed finds it, once', () => {
    const scene = started(inGardens).choose(find).rolls('roll.task', 4);
    assert.equal(scene.state.tokens.filter(({ kind }) => kind === 'h18-flower').length, 0);
    onTo(scene, 'explorer3').choose(find).rolls('roll.task', 5);
    assert.deepEqual(
      scene.state.tokens.filter(({ kind }) => kind === 'h18-flower').map(({ carrier }) => carrier),
      ['explorer3'],
    );
    onTo(scene, 'explorer3');
    assert.ok(!scene.offered('act').some(({ key }) => key === find.key));
  });

  test('H-20.4 #18 nowhere else', () => {
    assert.ok(
      !started()
        .offered('act')
        .some(({ key }) => key === find.key),
    );
  });

  test('H-20.4 #18 it cannot be stolen', () => {
    const scene = started().run(flowerFor('me'), { me: 'explorer3' }).passTo('explorer2');
    scene.choose({ c: 'attack', target: 'explorer3' }).rolls('roll.attack', 4).rolls('roll.defence', 1);
    assert.equal(scene.key, 'hurt.split');
  });
});

describe('H-20.4 #18 wins', () => {
  const beside = (players: number): Scene => started({ players, explorers: { explorer3: { room: 'creaky-hallway' } } });
  const wither = { c: 'act', key: 'h18.wither' } as const;

  test('H-20.4 #18 without the flower nothing withers', () => {
    assert.ok(
      !beside(3)
        .offered('act')
        .some(({ key }) => key === wither.key),
    );
    const elsewhere = beside(3).run(flowerFor('heroes.in(room:entrance-hall).first'), { me: 'explorer3' });
    assert.ok(!elsewhere.offered('act').some(({ key }) => key === wither.key));
  });

  for (const [players, needed] of [
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ] as const)
    test(`H-20.4 #18 ${needed} successes of Knowledge 4+ beside the plant win with ${players} players`, () => {
      const program: Program = [...(flowerFor('me') as readonly []), { verb: 'set', name: 'withered', to: needed - 2 }];
      const scene = beside(players).run(program, { me: 'explorer3' }).choose(wither).rolls('roll.task', 4);
      assert.equal(scene.state.result, null);
      assert.equal(scene.state.haunt?.variables['withered'], needed - 1);
      const last: Program = [...(flowerFor('me') as readonly []), { verb: 'set', name: 'withered', to: needed - 1 }];
      const failed = beside(players).run(last, { me: 'explorer3' }).choose(wither).rolls('roll.task', 3);
      assert.equal(failed.state.result, null);
      const won = beside(players).run(last, { me: 'explorer3' }).choose(wither).rolls('roll.task', 4);
      assert.equal(won.state.result?.side, 'heroes');
    });

  test('H-20.4 #18 the plant attacks a hero beside it', () => {
    const scene = beside(3).passTo('explorer2').end();
    while (scene.key === 'h18.spores') scene.choose({ ...scene.pending.choices.at(-1)! });
    assert.deepEqual([scene.key, scene.pending.dice], ['roll.attack', 4]);
  });

  test('H-20.4 #18 all heroes dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });
});

test('H-20.4 #18 games by chance end', () => {
  gamesByChance(pollenSeason);
});
