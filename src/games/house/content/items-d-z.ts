import type { Node } from '../rules/lantern/language.ts';
import type { Trait } from '../rules/terms.ts';
import {
  cardAttack,
  diceRoll,
  discardThis,
  drawItems,
  movable,
  nothing,
  steps,
  traitRoll,
  whileHeld,
} from './programs.ts';
import type { CardEntry, CardUse } from './schema.ts';

const toStart = (trait: Trait): Node => ({ verb: 'trait', who: 'it', trait, to: 'start' });

/** For the explorer himself or another in his room. */
const treat = (key: string, program: readonly Node[]): Node => ({
  verb: 'pick',
  from: 'explorers.here',
  key,
  do: program,
});

const once = (program: Node): CardUse => ({ when: 'ownTurn', limit: 'game', discards: true, do: program });
const eachTurn = (program: Node): CardUse => ({ when: 'ownTurn', limit: 'turn', discards: false, do: program });

const healUpTo = (count: number): Node => ({
  verb: 'times',
  count,
  most: 3,
  do: {
    verb: 'ask',
    key: 'medical-kit.step',
    may: true,
    options: [
      { key: 'heal.might', if: ['belowStart', 'it', 'might'], do: steps('might', 1, 'it') },
      { key: 'heal.speed', if: ['belowStart', 'it', 'speed'], do: steps('speed', 1, 'it') },
    ],
  },
});

const blast: Node = {
  verb: 'each',
  of: 'figures.in(it).has:might.has:speed',
  as: 'target',
  do: {
    verb: 'roll',
    who: 'target',
    trait: 'speed',
    ladder: [
      { least: 5, do: nothing },
      { least: 0, do: { verb: 'hurt', who: 'target', kind: 'physical', by: 4 } },
    ],
  },
};

const object = (id: string, text: Partial<CardEntry>): CardEntry => ({
  id,
  deck: 'item',
  kind: 'object',
  ...movable,
  ...text,
});

/** Items whose ids begin with d to z (H-10.9). */
export const itemsDToZ: readonly CardEntry[] = [
  object('druidic-charm', { ...whileHeld(['speed', 1]), dropped: { verb: 'stun', who: 'monsters.here' } }),
  object('dynamite', {
    use: {
      when: 'insteadOfAttack',
      if: ['count', 'adjacent'],
      limit: 'game',
      discards: true,
      do: { verb: 'pick', from: 'adjacent', key: 'dynamite', do: blast },
    },
  }),
  object('healing-salve', { use: once(treat('healing-salve', [toStart('might'), toStart('speed')])) }),
  object('lucky-stone', { use: { when: 'afterRoll', limit: 'game', discards: true, reroll: 'any' } }),
  object('medical-kit', {
    use: eachTurn(
      treat('medical-kit', [
        traitRoll('knowledge', [8, healUpTo(3)], [6, healUpTo(2)], [4, healUpTo(1)], [0, nothing]),
      ]),
    ),
  }),
  object('mystic-coin', {
    use: eachTurn(
      diceRoll(
        1,
        [2, steps('physical', 1)],
        [1, steps('mental', 1)],
        [0, [steps('physical', -1), steps('mental', -1)]],
      ),
    ),
  }),
  object('puzzle-box', { use: eachTurn(traitRoll('knowledge', [6, [drawItems(2), discardThis]], [0, nothing])) }),
  object('rabbits-foot', { use: { when: 'afterRoll', limit: 'turn', discards: false, reroll: 'one' } }),
  object('revolver', { kind: 'weapon', attack: { trait: 'speed', moreDice: 1, range: 'sight' } }),
  object('rope', { byRules: true }),
  object('skeleton-key', { byRules: true }),
  object('smelling-salts', { use: once(treat('smelling-salts', [toStart('knowledge')])) }),
  object('toy-monkey', {
    ...whileHeld(['speed', 1], ['knowledge', 1]),
    hooks: [
      {
        at: 'enter',
        kind: 'after',
        oncePerTurn: true,
        if: ['count', 'figures.here.notMe'],
        do: diceRoll(
          2,
          [3, nothing],
          [
            1,
            { verb: 'pick', from: 'figures.here.notMe.has:speed', key: 'toy-monkey', do: cardAttack(3, 'it', 'speed') },
          ],
          [0, cardAttack(3, 'me', 'speed')],
        ),
      },
    ],
  }),
];
