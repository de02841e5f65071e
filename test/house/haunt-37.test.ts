import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { paleOpponent } from '../../src/games/house/haunts/37-pale-opponent.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

const niches: readonly TilePlace[] = [
  ['chapel', 'ground', 0, -1, 2],
  ['library', 'ground', 0, 1, 2],
  ['attic', 'upper', 0, -1],
  ['crypt', 'basement', 1, 0, 3],
  ['furnace-room', 'basement', 0, -1],
  ['charred-room', 'upper', 1, 0],
];

/** The cast with Ox as hero of the first turn: explorer 2 has the lowest Might and is the traitor. */
const characters = ['ox-bellows', 'father-rhinehardt', 'madame-zostra'];

const begun = (place: HauntPlace = {}): Scene =>
  hauntScene(paleOpponent, place.players ? place : { characters, ...place });

/** Seals lie in the first five listed rooms offered; the opponent sits down beside explorer 1. */
function started(place: HauntPlace = {}): Scene {
  const scene = begun(place);
  while (scene.key === 'h37.seal') scene.choose({ c: 'room', room: scene.offered('room')[0]!.room });
  if (scene.key === 'h37.seat') scene.choose({ c: 'figure', figure: 'explorer1' });
  return scene.key === 'stairs.rescue' ? scene.choose({ c: 'no' }) : scene;
}

const sealsIn = ({ state }: Scene): readonly string[] =>
  state.tokens.filter(({ kind }) => kind === 'h37-seal').map(({ room }) => room);

const breakSeal = { c: 'act', key: 'h37.break-seal' } as const;
const offersBreak = (scene: Scene): boolean => scene.offered('act').some(({ key }) => key === breakSeal.key);

/** Up to the opponent's roll in the next monsters' turn; whoever is asked who plays takes the first. */
function toGame(scene: Scene): Scene {
  while (scene.key !== 'roll.attack' && !scene.state.result) {
    if (scene.key === 'h37.player') scene.choose({ c: 'figure', figure: scene.offered('figure')[0]!.figure });
    else scene.end();
  }
  return scene;
}

const steps = (scene: Scene, seat: string): readonly number[] => [
  scene.index(seat, 'sanity'),
  scene.index(seat, 'might'),
];

describe('H-20.4 #37 set-up', () => {
  test('H-20.4 #37 the lowest Might is the traitor, the opponent sits down beside the hero the heroes name', () => {
    const scene = begun({ explorers: { explorer3: { room: 'upper-landing' } } });
    assert.deepEqual([scene.state.haunt?.traitor, scene.key], ['explorer2', 'h37.seat']);
    scene.choose({ c: 'figure', figure: 'explorer3' });
    assert.deepEqual(
      scene.state.monsters.map(({ kind, room }) => [kind, room]),
      [['opponent', 'upper-landing']],
    );
  });

  test('H-20.4 #37 five seals, the heroes choosing among the listed rooms in the house', () => {
    const scene = begun({ tiles: niches });
    assert.equal(scene.key, 'h37.seal');
    assert.equal(scene.offered('room').length, 6);
    assert.equal(new Set(sealsIn(started({ tiles: niches }))).size, 5);
  });

  test('H-20.4 #37 seals that found no room wait in listed rooms still to be discovered', () => {
    const scene = started({
      stack: ['bloody-room'],
      top: { item: ['axe'] },
      explorers: { explorer3: { room: 'upper-landing' } },
    });
    assert.deepEqual(sealsIn(scene), []);
    scene.choose({ c: 'explore', side: 'N' });
    while (scene.key !== 'turn.free') {
      const { seat, id, choices } = scene.pending;
      scene.apply({ t: 'choose', seat, ask: id, choice: choices[0]! });
    }
    assert.deepEqual(sealsIn(scene), ['bloody-room']);
  });

  test('H-20.4 #37 nobody can attack the opponent, and it holds nobody up', () => {
    const scene = started();
    assert.deepEqual(
      scene.offered('attack').filter(({ target }) => target.startsWith('opponent')),
      [],
    );
    const away = started({ explorers: { explorer2: { room: 'upper-landing' } } });
    assert.equal(away.offered('step')[0]?.cost, 1);
  });
});

describe('H-20.4 #37 the game', () => {
  test('H-20.4 #37 each monsters’ turn it plays the best Knowledge at the board with 8 dice', () => {
    const scene = toGame(started({ explorers: { explorer3: { tracks: { knowledge: 7 } } } }));
    assert.deepEqual([scene.pending.seat, scene.pending.dice], ['explorer2', 8]);
    scene.roll(8);
    assert.deepEqual([scene.key, scene.pending.seat, scene.pending.dice], ['roll.defence', 'explorer3', 6]);
  });

  test('H-20.4 #37 blanks are thrown once more', () => {
    const drawn = (isTwice: boolean): number => {
      const hooks = paleOpponent.hooks.filter(({ id }) => isTwice || id !== 'blanks');
      let scene = hauntScene({ ...paleOpponent, hooks }, { characters, dice: 'drawn' });
      scene = scene.choose({ c: 'figure', figure: 'explorer1' }).choose({ c: 'no' });
      let seen = scene.told('fought');
      while (seen.length === 0) {
        if (scene.key === 'h37.player') scene.choose({ c: 'figure', figure: scene.offered('figure')[0]!.figure });
        else scene.end();
        seen = scene.told('fought');
      }
      return seen[0]!.attack;
    };
    assert.ok(drawn(true) > drawn(false));
  });

  for (const [margin, sanity, might] of [
    [1, 1, 0],
    [2, 1, 0],
    [3, 0, 1],
    [4, 0, 1],
    [5, 1, 1],
    [9, 1, 1],
  ] as const)
    test(`H-20.4 #37 lost by ${margin} it costs every hero ${sanity} Sanity and ${might} Might`, () => {
      const scene = toGame(started({ explorers: { explorer3: { room: 'basement-landing' } } }));
      const before = ['explorer1', 'explorer3', 'explorer2'].map(seat => steps(scene, seat));
      scene.roll(margin).roll(0);
      const lost = ['explorer1', 'explorer3', 'explorer2'].map((seat, at) =>
        steps(scene, seat).map((now, trait) => before[at]![trait]! - now),
      );
      assert.deepEqual(lost, [
        [sanity, might],
        [sanity, might],
        [0, 0],
      ]);
    });

  test('H-20.4 #37 a tie costs nothing', () => {
    const scene = toGame(started());
    const before = steps(scene, 'explorer1');
    scene.roll(3).roll(3);
    assert.deepEqual([steps(scene, 'explorer1'), scene.state.result], [before, null]);
  });

  test('H-20.4 #37 the Book adds a die', () => {
    const scene = toGame(started({ explorers: { explorer1: { cards: ['book'], tracks: { knowledge: 7 } } } })).roll(8);
    assert.deepEqual([scene.pending.seat, scene.pending.dice], ['explorer1', 7]);
  });
});

describe('H-20.4 #37 the seals', () => {
  const inLibrary: HauntPlace = { tiles: niches, explorers: { explorer3: { room: 'chapel' } } };

  test('H-20.4 #37 Sanity 4+ breaks the seal of the room, one try a turn', () => {
    const scene = started(inLibrary).choose(breakSeal).rolls('roll.task', 3);
    assert.ok(!offersBreak(scene));
    assert.equal(sealsIn(scene).length, 5);
    const broken = started(inLibrary).choose(breakSeal).rolls('roll.task', 4);
    assert.ok(!sealsIn(broken).includes('chapel'));
    assert.equal(broken.state.haunt?.variables['broken'], 1);
  });

  test('H-20.4 #37 not where none lies', () => {
    assert.ok(!offersBreak(started({ tiles: niches })));
  });

  for (const [players, broken, dice] of [
    [3, 1, 6],
    [4, 2, 4],
    [5, 1, 7],
    [6, 5, 3],
    [3, 5, 1],
  ] as const)
    test(`H-20.4 #37 with ${players} players and ${broken} broken it plays with ${dice} dice`, () => {
      const scene = started({ players }).run({ verb: 'set', name: 'broken', to: broken });
      assert.equal(toGame(scene).pending.dice, dice);
    });
});

describe('H-20.4 #37 wins', () => {
  test('H-20.4 #37 one game won by the heroes', () => {
    assert.equal(toGame(started()).roll(3).roll(4).state.result?.side, 'heroes');
  });

  test('H-20.4 #37 nobody sits at the board at its turn', () => {
    const scene = started({ explorers: { explorer3: { room: 'upper-landing' } } });
    scene.passTo('explorer1').choose({ c: 'step', to: 'foyer' });
    assert.equal(scene.state.result, null);
    assert.equal(toGame(scene).state.result?.side, 'traitor');
  });

  test('H-20.4 #37 all heroes dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });
});

test('H-20.4 #37 games by chance end', () => {
  gamesByChance(paleOpponent);
});
