import type { Node } from '../rules/lantern/language.ts';
import { cardAttack, movable, nothing, steps, traitRoll, unmovable, whileHeld } from './programs.ts';
import type { CardEntry } from './schema.ts';
import { monstersCloseIn } from './approaches.ts';

const search = (at: 'item' | 'event'): Node => ({ verb: 'look', at, then: 'oneOnTop' });

const maskOn: Node = { verb: 'flag', flag: 'masked', on: true };
const maskOff: Node = { verb: 'flag', flag: 'masked', on: false };
const unmask = [steps('sanity', 2), steps('knowledge', -2), maskOff];

const omen = (
  id: string,
  text: Omit<CardEntry, 'id' | 'deck' | 'kind'> & { readonly kind?: CardEntry['kind'] },
): CardEntry => ({
  id,
  deck: 'omen',
  kind: 'object',
  ...text,
});

/** The thirteen omens (H-10.9). Bite, Dog, Girl and Madman are no objects (H-10.4). */
export const omens: readonly CardEntry[] = [
  omen('bite', { kind: 'mark', drawn: cardAttack(4, 'me'), ...unmovable }),
  omen('book', { ...whileHeld(['knowledge', 2]), ...movable }),
  omen('crystal-ball', {
    use: {
      when: 'ownTurn',
      if: 'haunt',
      limit: 'turn',
      discards: false,
      do: traitRoll(
        'knowledge',
        [
          4,
          {
            verb: 'ask',
            key: 'crystal-ball',
            options: [
              { key: 'stack.item', do: search('item') },
              { key: 'stack.event', do: search('event') },
            ],
          },
        ],
        [1, steps('sanity', -1)],
        [0, steps('sanity', -2)],
      ),
    },
    ...movable,
  }),
  omen('dog', {
    kind: 'companion',
    ...whileHeld(['might', 1], ['sanity', 1]),
    use: {
      when: 'ownTurn',
      limit: 'turn',
      discards: false,
      do: { verb: 'native', name: 'dogWalk', with: { spaces: 6 } },
    },
    ...unmovable,
  }),
  omen('girl', { kind: 'companion', ...whileHeld(['sanity', 1], ['knowledge', 1]), ...unmovable }),
  omen('holy-symbol', { ...whileHeld(['sanity', 2]), ...movable }),
  omen('madman', { kind: 'companion', ...whileHeld(['might', 2], ['sanity', -1]), ...unmovable }),
  omen('mask', {
    use: {
      when: 'ownTurn',
      limit: 'turn',
      discards: false,
      do: traitRoll(
        'sanity',
        [
          4,
          {
            verb: 'ask',
            key: 'mask',
            may: true,
            options: [
              {
                key: 'mask.on',
                if: ['count', 'me.without:masked'],
                do: [steps('knowledge', 2), steps('sanity', -2), maskOn],
              },
              { key: 'mask.off', if: ['count', 'me.with:masked'], do: unmask },
            ],
          },
        ],
        [0, nothing],
      ),
    },
    lost: { verb: 'if', if: ['count', 'me.with:masked'], then: unmask },
    ...movable,
  }),
  omen('medallion', { byRules: true, ...movable }),
  omen('ring', { attack: { trait: 'sanity', moreDice: 0 }, ...movable }),
  omen('skull', { byRules: true, ...movable }),
  omen('spear', { kind: 'weapon', attack: { trait: 'might', moreDice: 2 }, ...movable }),
  omen('spirit-board', {
    use: {
      when: 'beforeMove',
      limit: 'turn',
      discards: false,
      do: [
        { verb: 'look', at: 'tiles', count: 1 },
        { verb: 'if', if: 'haunt', then: monstersCloseIn },
      ],
    },
    ...movable,
  }),
];
