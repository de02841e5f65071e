import type { Hook, Program } from '../rules/lantern/language.ts';
import { tokenDice } from './dice.ts';
import { damageDice, diceRoll, drawItems, nothing, putMe, removeThis, traitRoll } from './programs.ts';
import type { TokenEntry } from './schema.ts';
import { slideDown } from './slide.ts';

/** Something an explorer standing at the token may do, once in each own turn (H-8.7). */
const act = (key: string, program: Program): Hook => ({ at: 'action', kind: 'action', key, do: program });

/** Dice of rolls based on a trait by those in the token's room (H-8.7). */
const dice = (of: string, change: number): Hook => ({ at: 'rollDice', of, kind: 'change', change });

const safeOpens: Program = [drawItems(2), removeThis];

/** Tokens that lie in rooms, with what they let explorers do there (H-8). */
export const tokens: readonly TokenEntry[] = [
  { id: 'below-collapsed-room', hooks: [] },
  { id: 'vault-empty', hooks: [] },
  { id: 'stairs', hooks: [] },
  { id: 'passage', hooks: [] },
  {
    id: 'wall',
    hooks: [
      {
        ...act('wall', {
          verb: 'if',
          if: ['count', 'me.hero'],
          then: traitRoll('knowledge', [3, putMe('partner')], [0, nothing]),
          else: putMe('partner'),
        }),
        moves: true,
      },
    ],
  },
  { id: 'slide', hooks: [{ ...act('slide', slideDown), if: ['count', 'here.notIn(floor:basement)'], moves: true }] },
  {
    id: 'closet',
    hooks: [
      act(
        'closet',
        diceRoll(
          2,
          [4, drawItems()],
          [2, { verb: 'draw', deck: 'event' }],
          [0, [{ verb: 'draw', deck: 'event' }, removeThis]],
        ),
      ),
    ],
  },
  {
    id: 'safe',
    hooks: [
      act('safe', {
        verb: 'if',
        if: ['count', 'me.holding(skeleton-key)'],
        then: safeOpens,
        else: traitRoll('knowledge', [5, safeOpens], [2, damageDice('physical', 1)], [0, damageDice('physical', 2)]),
      }),
    ],
  },
  {
    id: 'skeletons',
    hooks: [act('skeletons', traitRoll('sanity', [5, [drawItems(), removeThis]], [0, damageDice('mental', 1)]))],
  },
  { id: 'smoke', blocksSight: true, hooks: [dice('explorers.here', tokenDice.smoke)] },
  { id: 'drip', hooks: [dice('explorers.here', tokenDice.drip)] },
  { id: 'blessing', hooks: [dice('heroes.here', tokenDice.blessing)] },
];
