import type { Program } from '../rules/lantern/language.ts';
import { damageDice, drawItems, event, forEach, ladder, nothing, steps, traitRoll } from './programs.ts';
import type { CardEntry } from './schema.ts';

const windRoll: Program = traitRoll(
  'might',
  [5, nothing],
  [3, damageDice('physical', 1)],
  [1, damageDice('mental', 1)],
  [
    0,
    [
      damageDice('physical', 1),
      {
        verb: 'pick',
        from: 'inHand(me).deck:item',
        key: 'shrieking-wind',
        do: { verb: 'move', what: 'it', to: 'room:entrance-hall' },
      },
    ],
  ],
);

/** Events whose ids begin with s, without the two secret ways (H-10.9). */
export const eventsS: readonly CardEntry[] = [
  event('shrieking-wind', [forEach('explorers.outdoor', windRoll), forEach('explorers.window', windRoll)]),
  event(
    'silence',
    forEach('explorers.in(floor:basement)', {
      verb: 'roll',
      trait: 'sanity',
      more: ['*', -2, ['count', 'me.holding(toy-monkey)']],
      ladder: ladder([4, nothing], [1, damageDice('mental', 1)], [0, damageDice('mental', 2)]),
    }),
  ),
  event('skeletons', [{ verb: 'placeToken', token: 'skeletons', at: 'here' }, damageDice('mental', 1)]),
  event('smoke', { verb: 'placeToken', token: 'smoke', at: 'here' }),
  event('something-hidden', {
    verb: 'roll',
    trait: 'knowledge',
    may: true,
    ladder: ladder([4, drawItems()], [0, steps('sanity', -1)]),
  }),
  event(
    'something-slimy',
    traitRoll('speed', [4, steps('speed', 1)], [1, steps('might', -1)], [0, [steps('might', -1), steps('speed', -1)]]),
  ),
  event('spider', {
    verb: 'roll',
    trait: ['speed', 'sanity'],
    ladder: ladder([4, steps('rolled', 1)], [1, damageDice('physical', 1)], [0, damageDice('physical', 2)]),
  }),
];
