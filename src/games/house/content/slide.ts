import type { Node } from '../rules/lantern/language.ts';
import { damageDice, fallTo, putMe, traitRoll } from './programs.ts';

/** Down the Mystic Slide (H-8.5): the traitor and whoever holds the Rope come down unhurt (H-8.6). */
export const slideDown: Node = traitRoll(
  'might',
  [5, { verb: 'pick', from: 'rooms.below(here)', key: 'slide', do: putMe('it') }],
  [
    0,
    [
      fallTo('basement'),
      {
        verb: 'if',
        if: ['and', ['count', 'me.hero'], ['not', ['count', 'me.holding(rope)']]],
        then: damageDice('physical', 1),
      },
    ],
  ],
);
