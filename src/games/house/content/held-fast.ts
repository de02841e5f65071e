import type { Hook, Node, Program } from '../rules/lantern/language.ts';
import { discardThis, ladder } from './programs.ts';
import type { CardEntry } from './schema.ts';

/** Failed tries after which the explorer comes free on the next own turn (H-10.7). */
const triesNeeded = 3;

const forbidden: readonly Hook[] = [
  { at: 'leave', kind: 'forbid' },
  { at: 'attackAllowed', kind: 'forbid' },
  { at: 'use', kind: 'forbid' },
];

/**
 * What buried and stuck explorers suffer until they are free (H-10.7): they themselves and explorers in their room may try
 * Might 4+, once in each own turn; every failed try counts.
 *
 * `id` names the card, `helperFails` follows when somebody else's try failed, with him as `actor`.
 */
export function heldFast(id: string, helperFails?: Node): Pick<CardEntry, 'hooks' | 'lost'> {
  const failed: Program = [
    { verb: 'flag', flag: id, on: true, count: true },
    ...(helperFails ? [{ verb: 'if', if: ['count', 'actor.notMe'], then: helperFails } as const] : []),
  ];
  return {
    hooks: [
      ...forbidden,
      {
        at: 'turnStart',
        kind: 'after',
        do: { verb: 'if', if: ['>=', ['flag', 'me', id], triesNeeded], then: discardThis },
      },
      {
        at: 'action',
        of: 'explorers.here',
        kind: 'action',
        key: id,
        source: id,
        do: { verb: 'roll', who: 'actor', trait: 'might', ladder: ladder([4, discardThis], [0, failed]) },
      },
    ],
    lost: { verb: 'flag', flag: id, on: false },
  };
}
