import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HauntEntry, TraitorRule } from '../../src/games/house/content/schema.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { hauntScene, invented, tableWith } from '../support/house-haunt.ts';
import { Scene } from '../support/house-scene.ts';

const numbered = (...numbers: readonly number[]): readonly HauntEntry[] => numbers.map(number => invented({ number }));

/** The haunt that a reveal leads to among some written ones. */
function revealed(written: readonly HauntEntry[], place: HauntPlace & { readonly played?: readonly number[] }): Scene {
  const scene = new Scene({ ...place, turn: place.revealer ?? 'explorer1' }, tableWith(...written));
  scene.state = { ...scene.state, options: { ...scene.state.options, played: place.played ?? [] } };
  return scene.begin({
    revealer: place.revealer ?? 'explorer1',
    omen: place.omen ?? 'book',
    room: place.omenRoom ?? 'foyer',
  });
}

const traitorBy = (traitor: TraitorRule, place: HauntPlace = {}): string | null =>
  hauntScene(invented({ traitor }), { ...place, stopAtBooks: true }).state.haunt!.traitor;

test('H-14.1, H-14.2 row of the omen, column of the room', () => {
  const scene = revealed(numbered(19, 43), {
    omen: 'spear',
    omenRoom: 'catacombs',
    tiles: [['catacombs', 'basement', 0, -1]],
  });
  assert.equal(scene.state.haunt!.number, 19);
});

test('H-14.3 an omen drawn elsewhere uses the placed omen room nearest to that room', () => {
  const tiles = [
    ['junk-room', 'ground', 0, -1],
    ['abandoned-room', 'ground', 0, -2],
  ] as const;
  const scene = revealed(numbered(31, 28, 18), { omen: 'book', omenRoom: 'foyer', tiles });
  assert.equal(scene.state.haunt!.number, 18, 'Book in the Junk Room, which lies nearer');
});

test('H-14.4, E-23 values are compared, and the revealer may be excepted', () => {
  const place = {
    characters: ['ox-bellows', 'madame-zostra', 'darrin-flash-williams'],
    explorers: {
      explorer1: { tracks: { speed: 0 } },
      explorer2: { tracks: { speed: 2 } },
      explorer3: { tracks: { speed: 0 } },
    },
  };
  const rule = { kind: 'trait', trait: 'speed', extreme: 'lowest', exceptRevealer: true } as const;
  assert.equal(traitorBy(rule, place), 'explorer2');
  assert.equal(traitorBy({ ...rule, exceptRevealer: false }, place), 'explorer1');
  assert.equal(traitorBy({ kind: 'left' }), 'explorer2');
  assert.equal(traitorBy({ kind: 'none' }), null);
});

test('H-14.4 oldest and youngest go by the card', () => {
  const rule = { kind: 'age', extreme: 'oldest', exceptRevealer: false } as const;
  const characters = ['zoe-ingstrom', 'father-rhinehardt', 'ox-bellows'];
  assert.equal(traitorBy(rule, { characters }), 'explorer2');
  assert.equal(traitorBy({ ...rule, extreme: 'youngest', exceptRevealer: true }, { characters }), 'explorer3');
});

test('H-14.5, E-22 a named character is the traitor, whoever plays the same figure else is not', () => {
  const lowest = { kind: 'trait', trait: 'speed', extreme: 'lowest', exceptRevealer: false } as const;
  const rule = { kind: 'named', character: 'brandon-jaspers', otherwise: lowest } as const;
  const place = {
    explorers: { explorer1: { tracks: { speed: 5 } }, explorer2: { tracks: { speed: 0 } } },
    revealer: 'explorer2',
  };
  const others = ['ox-bellows', 'zoe-ingstrom'];
  assert.equal(traitorBy(rule, { ...place, characters: ['brandon-jaspers', ...others] }), 'explorer1');
  assert.equal(traitorBy(rule, { ...place, characters: ['peter-akimoto', ...others] }), 'explorer2');
});

test('H-14.5 with `candidates` the named and the trait holder both qualify, and a tie goes left of the revealer', () => {
  const lowest = { kind: 'trait', trait: 'speed', extreme: 'lowest', exceptRevealer: false } as const;
  const rule = { kind: 'named', character: 'brandon-jaspers', otherwise: lowest } as const;
  const place = {
    characters: ['zoe-ingstrom', 'ox-bellows', 'brandon-jaspers'],
    explorers: { explorer2: { tracks: { speed: 0 } } },
    settings: { namedTraitor: 'candidates' },
  } as const;
  assert.equal(traitorBy(rule, place), 'explorer2');
});

test('H-14.6 ties go to the revealer, else to the nearest at its left', () => {
  const rule = { kind: 'trait', trait: 'might', extreme: 'lowest', exceptRevealer: false } as const;
  const characters = ['heather-granville', 'zoe-ingstrom', 'missy-dubourde', 'brandon-jaspers'];
  const explorers = Object.fromEntries(
    [0, 2, 1, 1].map((might, index) => [`explorer${index + 1}`, { tracks: { might } }]),
  );
  assert.equal(traitorBy(rule, { characters, explorers, revealer: 'explorer3' }), 'explorer3');
  assert.equal(
    traitorBy({ ...rule, exceptRevealer: true }, { characters, explorers, revealer: 'explorer3' }),
    'explorer4',
  );
});

const crypt = [
  ['catacombs', 'basement', 0, -1],
  ['abandoned-room', 'basement', 0, -2],
  ['gallery', 'upper', 0, -1],
  ['collapsed-room', 'upper', 0, -2],
] as const;

test('H-14.7, E-24 a played haunt: the other placed omen rooms, nearest to the revealer first', () => {
  const place = {
    omen: 'girl',
    omenRoom: 'catacombs',
    tiles: crypt,
    explorers: { explorer1: { room: 'catacombs', side: 'S' as const } },
    settings: { avoidRepeats: 'true' as const },
  };
  const scene = revealed(numbered(1, 33, 25), { ...place, played: [1] });
  assert.equal(scene.state.haunt!.chartNumber, 33);
  assert.equal(revealed(numbered(1, 33, 25), { ...place, played: [] }).state.haunt!.chartNumber, 1);
});

test('H-14.8, E-24 all rooms known: further omens, of which the last is kept and the others go back', () => {
  const scene = revealed(numbered(1, 33, 25), {
    omen: 'girl',
    omenRoom: 'catacombs',
    tiles: crypt,
    explorers: { explorer1: { room: 'catacombs', side: 'S', cards: ['girl'] } },
    top: { omen: ['bite', 'mask'] },
    settings: { avoidRepeats: 'true' },
    played: [1, 33],
  });
  assert.equal(scene.state.haunt!.number, 25);
  assert.deepEqual(scene.explorer().cards, ['mask']);
  const deck = scene.state.hidden.decks.omen;
  assert.ok(deck.includes('girl') && deck.includes('bite') && !deck.includes('mask'));
  assert.equal(scene.key, 'haunt.read', 'the Bite does not attack');
});

test('H-14.8 the omen that is replaced goes back into the deck from wherever it lies by then', () => {
  const scene = revealed(numbered(33, 25), {
    omen: 'girl',
    omenRoom: 'catacombs',
    tiles: crypt,
    explorers: { explorer1: { room: 'catacombs', side: 'S' }, explorer2: { cards: ['girl'] } },
    top: { omen: ['mask'] },
    settings: { avoidRepeats: 'true' },
    played: [33],
  });
  assert.deepEqual(scene.explorer().cards, ['mask']);
  assert.deepEqual(scene.explorer('explorer2').cards, []);
  assert.equal(scene.state.hidden.decks.omen.filter(card => card === 'girl').length, 1);
});

test('H-14.8 heldOmens: the other omens of the revealer, newest first; none helps: the first haunt found', () => {
  const place = {
    omen: 'girl',
    omenRoom: 'catacombs',
    tiles: crypt,
    preset: 'official' as const,
    settings: { avoidRepeats: 'true' as const },
  };
  const holding = { explorer1: { room: 'catacombs', side: 'S' as const, cards: ['mask', 'bite', 'girl'] } };
  assert.equal(
    revealed(numbered(1, 33, 25, 4), { ...place, explorers: holding, played: [1, 33] }).state.haunt!.number,
    4,
  );
  assert.equal(
    revealed(numbered(1, 33, 25, 4), { ...place, explorers: holding, played: [1, 33, 4] }).state.haunt!.number,
    25,
  );
  assert.equal(revealed(numbered(1, 33), { ...place, explorers: holding, played: [1, 33] }).state.haunt!.number, 1);
});

test('H-14.9 an unwritten number leads to a written haunt, and everybody is told both', () => {
  const scene = revealed(numbered(4), {
    omen: 'spear',
    omenRoom: 'catacombs',
    tiles: [['catacombs', 'basement', 0, -1]],
  });
  assert.equal(scene.state.haunt!.number, 4);
  assert.equal(scene.state.haunt!.chartNumber, 19);
  assert.deepEqual(scene.pending.values, { number: 4, chartNumber: 19 });
});
