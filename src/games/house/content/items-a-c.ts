import type { Program } from '../rules/lantern/language.ts';
import { heroesCloseIn, monstersCloseIn } from './approaches.ts';
import { damageDice, diceRoll, movable, putMe, steps, traitRoll, whileHeld } from './programs.ts';
import type { CardEntry } from './schema.ts';

const set = 'bell-book-candle';

/** Once a set was together it never works for the same explorer again. */
const setUsed = `${set}-used`;

const setComplete: Program = [
  { verb: 'flag', flag: set, on: true },
  { verb: 'flag', flag: setUsed, on: true },
  steps('all', 2),
];

const setBroken: Program = {
  verb: 'if',
  if: ['count', `me.with:${set}`],
  then: [{ verb: 'flag', flag: set, on: false }, steps('all', -2)],
};

/** The Bottle, with the steps of Might that a roll of three brings (`bottleThree`). */
export const bottleWith = (mightAtThree: number): CardEntry => ({
  id: 'bottle',
  deck: 'item',
  kind: 'object',
  use: {
    when: 'ownTurn',
    if: 'haunt',
    limit: 'game',
    discards: true,
    do: diceRoll(
      3,
      [6, { verb: 'pick', from: 'rooms', key: 'bottle', do: putMe('it') }],
      [5, [steps('might', 2), steps('speed', 2)]],
      [4, [steps('knowledge', 2), steps('sanity', 2)]],
      [3, [steps('knowledge', 1), steps('might', mightAtThree)]],
      [2, [steps('knowledge', -2), steps('sanity', -2)]],
      [1, [steps('might', -2), steps('speed', -2)]],
      [0, steps('all', -2)],
    ),
  },
  ...movable,
});

/** Items whose ids begin with a to c (H-10.9). */
export const itemsAToC: readonly CardEntry[] = [
  {
    id: 'adrenaline-shot',
    deck: 'item',
    kind: 'object',
    use: { when: 'beforeTraitRoll', limit: 'game', discards: true, result: 4 },
    ...movable,
  },
  {
    id: 'amulet-of-the-ages',
    deck: 'item',
    kind: 'object',
    gained: steps('all', 1),
    lost: steps('all', -3),
    ...movable,
  },
  {
    id: 'angel-feather',
    deck: 'item',
    kind: 'object',
    use: { when: 'insteadOfRoll', limit: 'game', discards: true, named: 8 },
    ...movable,
  },
  {
    id: 'armor',
    deck: 'item',
    kind: 'object',
    hooks: [{ at: 'hurt', kind: 'change', traits: ['might'], change: -1 }],
    give: false,
    drop: true,
    steal: false,
  },
  { id: 'axe', deck: 'item', kind: 'weapon', attack: { trait: 'might', moreDice: 1 }, ...movable },
  {
    id: 'bell',
    deck: 'item',
    kind: 'object',
    ...whileHeld(['sanity', 1]),
    use: {
      when: 'ownTurn',
      if: 'haunt',
      limit: 'turn',
      discards: false,
      do: traitRoll('sanity', [5, heroesCloseIn], [0, { verb: 'if', if: ['count', 'me.hero'], then: monstersCloseIn }]),
    },
    ...movable,
  },
  {
    id: 'blood-dagger',
    deck: 'item',
    kind: 'weapon',
    attack: { trait: 'might', moreDice: 3, after: steps('speed', -1) },
    stolen: damageDice('physical', 2),
    give: false,
    drop: false,
    steal: true,
  },
  bottleWith(-1),
  {
    id: 'candle',
    deck: 'item',
    kind: 'object',
    hooks: [
      { at: 'eventDice', kind: 'change', change: 1 },
      {
        at: 'gain',
        kind: 'after',
        if: ['count', `me.holding(bell).holding(book).without:${setUsed}`],
        do: setComplete,
      },
      { at: 'lose', kind: 'after', if: ['not', ['count', 'me.holding(bell).holding(book)']], do: setBroken },
    ],
    lost: setBroken,
    ...movable,
  },
];
