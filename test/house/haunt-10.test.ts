import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { relativesUnderTheBoards } from '../../src/games/house/haunts/10-relatives-under-the-boards.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { Scene } from '../support/house-scene.ts';

const far = { explorer2: { room: 'upper-landing' }, explorer3: { room: 'upper-landing' } };

/** Explorer 1 reveals and is gone, explorer 2 has the first turn; a Relative rose in each of three omen rooms on one line. */
function started(place: HauntPlace = {}): Scene {
  const scene = hauntScene(relativesUnderTheBoards, {
    settings: { stairsRescue: 'turn' },
    stopAtBooks: true,
    tiles: [
      ['charred-room', 'ground', 0, -1],
      ['abandoned-room', 'ground', 0, -2],
      ['servants-quarters', 'basement', 0, 1],
      ['game-room', 'ground', 0, 1],
      ['library', 'ground', -1, 1],
    ],
    ...place,
  }).readAll();
  while (scene.key === 'h10.rise') scene.choose({ c: 'room', room: scene.offered('room')[0]!.room });
  return scene;
}

const monsters = ({ state }: Scene, kind: string) => state.monsters.filter(other => other.kind === kind);
const variable = ({ state }: Scene, name: string): number | undefined => state.haunt?.variables[name];

/** Relatives are put into a room by hand, the others taken away. */
const relativeIn = (scene: Scene, room: string): Scene =>
  scene.run([
    { verb: 'removeFigure', who: 'monsters' },
    { verb: 'placeMonster', kind: 'relative', at: `room:${room}` },
  ]);

describe('H-20.4 #10 set-up', () => {
  test('H-20.4 #10 the traitor chooses a different omen room for each Relative, as long as there are enough', () => {
    const scene = hauntScene(relativesUnderTheBoards, {
      players: 4,
      stopAtBooks: true,
      tiles: [
        ['charred-room', 'ground', 0, -1],
        ['abandoned-room', 'ground', 0, -2],
        ['servants-quarters', 'basement', 0, 1],
      ],
    }).readAll();
    const asked: number[] = [];
    while (scene.key === 'h10.rise') {
      assert.equal(scene.pending.seat, 'explorer1');
      asked.push(scene.offered('room').length);
      scene.choose({ c: 'room', room: scene.offered('room')[0]!.room });
    }
    assert.deepEqual(asked, [3, 2, 3], 'the third is placed without asking');
    assert.deepEqual(
      monsters(scene, 'relative').map(({ room }) => room),
      ['abandoned-room', 'charred-room', 'servants-quarters', 'abandoned-room'],
    );
  });

  test('H-20.4 #10 without any omen room they rise where the haunt began', () => {
    const scene = started({ tiles: [] });
    assert.deepEqual(
      monsters(scene, 'relative').map(({ room }) => room),
      ['foyer', 'foyer', 'foyer'],
    );
  });

  test('H-20.4 #10 the Madman stands in the place of the explorer, whose things lie there', () => {
    const scene = started({ explorers: { explorer1: { cards: ['axe', 'madman'], room: 'game-room' } } });
    assert.deepEqual(
      monsters(scene, 'madman').map(({ room }) => room),
      ['game-room'],
    );
    assert.equal(scene.explorer().away, 'removed');
    assert.deepEqual(scene.state.piles, { 'game-room': ['axe'] });
    assert.ok(scene.state.removed.includes('madman'));
  });
});

describe('H-20.4 #10 Relatives', () => {
  /** The monsters' turn is on, with one Relative in the Abandoned Room, two steps north of the Foyer. */
  const walking = (explorers: HauntPlace['explorers'], spaces: number): Scene =>
    relativeIn(started({ explorers: { ...far, ...explorers } }), 'abandoned-room')
      .passTo('explorer3')
      .end()
      .rolls('roll.monsterSpeed', spaces);

  test('H-20.4 #10 one that sees a hero runs to it and must attack at once', () => {
    const scene = walking({ explorer2: { room: 'foyer' } }, 4);
    assert.equal(monsters(scene, 'relative')[0]!.room, 'foyer');
    assert.equal(scene.key, 'roll.attack');
    assert.equal(scene.pending.dice, 4);
  });

  test('H-20.4 #10 it goes as far as it gets, to the nearest it sees', () => {
    const scene = walking({ explorer2: { room: 'game-room' }, explorer3: { room: 'foyer' } }, 1);
    assert.equal(monsters(scene, 'relative')[0]!.room, 'charred-room');
    assert.equal(scene.key, 'turn.free');
  });

  test('H-20.4 #10 one that sees nobody is moved by the traitor’s player', () => {
    const scene = walking({}, 2);
    assert.equal(scene.key, 'monster.free');
    assert.equal(scene.pending.seat, 'explorer1');
  });

  test('H-20.4 #10 beaten it is only stunned', () => {
    const scene = relativeIn(started({ explorers: { ...far, explorer2: { room: 'foyer' } } }), 'foyer');
    scene
      .choose({ c: 'attack', target: monsters(scene, 'relative')[0]!.id })
      .rolls('roll.attack', 8)
      .rolls('roll.defence', 0);
    assert.deepEqual(
      monsters(scene, 'relative').map(({ stunned }) => stunned),
      [true],
    );
  });
});

describe('H-20.4 #10 rooms full of memories', () => {
  /** A Relative comes from the Foyer into the Game Room, where a hero waits. */
  const lured = (roll: number): Scene =>
    relativeIn(started({ explorers: { ...far, explorer2: { room: 'game-room' } } }), 'foyer')
      .passTo('explorer3')
      .end()
      .rolls('roll.monsterSpeed', 2)
      .rolls('roll.task', roll);

  test('H-20.4 #10 below Knowledge 4 it sits there for good and attacks nobody', () => {
    const scene = lured(3);
    assert.deepEqual(scene.state.monsters, []);
    assert.equal(variable(scene, 'seated'), 1);
    assert.deepEqual(
      scene.state.tokens.map(({ kind, room }) => [kind, room]),
      [['h10-seated', 'game-room']],
    );
    assert.equal(scene.key, 'turn.free');
  });

  test('H-20.4 #10 with 4 or more it goes on', () => {
    const scene = lured(4);
    assert.equal(monsters(scene, 'relative')[0]!.room, 'game-room');
    assert.equal(scene.key, 'roll.attack');
  });

  test('H-20.4 #10 each room seats one', () => {
    const scene = relativeIn(started({ explorers: { ...far, explorer2: { room: 'game-room' } } }), 'foyer');
    scene.run({ verb: 'placeToken', token: 'h10-seated', at: 'room:game-room' }).passTo('explorer3').end();
    assert.equal(scene.rolls('roll.monsterSpeed', 2).key, 'roll.attack');
  });

  test('H-20.4 #10 other rooms keep nobody, and the Madman remembers nothing', () => {
    const scene = started({ explorers: { ...far, explorer1: { room: 'foyer' } } }).run({
      verb: 'removeFigure',
      who: 'monsters:relative',
    });
    scene.passTo('explorer3').end().rolls('roll.monsterSpeed', 4).choose({ c: 'step', to: 'game-room' });
    assert.equal(scene.key, 'monster.free');
  });

  test('H-20.4 #10 two seated win with three players', () => {
    const scene = relativeIn(started({ explorers: { ...far, explorer2: { room: 'game-room' } } }), 'foyer');
    scene.run({ verb: 'set', name: 'seated', to: 1 }).passTo('explorer3').end();
    scene.rolls('roll.monsterSpeed', 2).rolls('roll.task', 0);
    assert.deepEqual(scene.state.result, { seats: ['explorer2', 'explorer3'], side: 'heroes', reason: 'won' });
  });
});

describe('H-20.4 #10 the Madman and the end', () => {
  test('H-20.4 #10 he is not stunned, and 5 damage in all kill him', () => {
    const scene = started({ explorers: { ...far, explorer1: { room: 'foyer' }, explorer2: { room: 'foyer' } } });
    const hit = (margin: number): Scene =>
      scene
        .choose({ c: 'attack', target: monsters(scene, 'madman')[0]!.id, trait: 'might' })
        .rolls('roll.attack', margin + 1)
        .rolls('roll.defence', 1);
    hit(3);
    assert.deepEqual(
      monsters(scene, 'madman').map(({ stunned }) => stunned),
      [false],
    );
    scene.run({ verb: 'hurt', who: 'monsters:madman', kind: 'physical', by: 1 });
    assert.equal(variable(scene, 'wounds-madman'), 4);
    assert.equal(monsters(scene, 'madman').length, 1);
    scene.run({ verb: 'hurt', who: 'monsters:madman', kind: 'physical', by: 1 });
    assert.deepEqual(monsters(scene, 'madman'), []);
    assert.equal(scene.state.result, null);
  });

  test('H-20.4 #10 the traitor wins when every hero is dead', () => {
    assert.deepEqual(started().run({ verb: 'kill', who: 'heroes' }).state.result, {
      seats: ['explorer1'],
      side: 'traitor',
      reason: 'won',
    });
  });

  test('H-20.4 #10 from 12 on the cold takes a step of Might and of Speed of every hero at its turn start', () => {
    const scene = started({ explorers: far }).run([
      { verb: 'removeFigure', who: 'monsters' },
      { verb: 'set', name: 'turn', to: 10 },
    ]);
    scene.passTo('explorer3').end();
    assert.equal(scene.key, 'turn.free', 'not at 11');
    const { seat } = scene.pending;
    const before = [scene.index(seat, 'might') - 1, scene.index(seat, 'speed') - 1];
    scene.passTo('explorer3').end();
    assert.deepEqual([scene.index(scene.pending.seat, 'might'), scene.index(scene.pending.seat, 'speed')], before);
    assert.equal(scene.state.haunt?.track, 12);
  });
});

test('H-20.4 #10 games by chance end', () => {
  for (const { haunt } of gamesByChance(relativesUnderTheBoards)) assert.equal(haunt?.number, 10);
});
