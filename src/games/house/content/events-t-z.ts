import type { Program } from '../rules/lantern/language.ts';
import { heldFast } from './held-fast.ts';
import {
  damageDice,
  diceRoll,
  discardThis,
  drawItems,
  event,
  fallTo,
  forEach,
  lastingEvent,
  nothing,
  putMe,
  steps,
  traitRoll,
} from './programs.ts';
import type { CardEntry } from './schema.ts';

const beckoned: Program = traitRoll(
  'sanity',
  [3, nothing],
  [0, [{ verb: 'placeRoom', room: 'patio' }, putMe('room:patio'), damageDice('physical', 1)]],
);

const backToTheDoor = putMe('room:entrance-hall');

/** Events whose ids begin with t to z (H-10.9). */
export const eventsTToZ: readonly CardEntry[] = [
  event('the-beckoning', [forEach('explorers.in(list:beckoned)', beckoned), forEach('explorers.window', beckoned)]),
  event(
    'the-lost-one',
    traitRoll(
      'knowledge',
      [5, steps('knowledge', 1)],
      [
        0,
        diceRoll(
          3,
          [6, backToTheDoor],
          [4, putMe('room:upper-landing')],
          [2, fallTo('upper', backToTheDoor)],
          [0, fallTo('basement', backToTheDoor)],
        ),
      ],
    ),
  ),
  event('the-voice', traitRoll('knowledge', [4, drawItems()], [0, nothing])),
  event('the-walls', fallTo('any', nothing)),
  lastingEvent('webs', {
    drawn: traitRoll('might', [4, [steps('might', 1), discardThis]], [0, nothing]),
    ...heldFast('webs', { verb: 'stop', who: 'actor' }),
  }),
  event('what-the', { verb: 'native', name: 'moveTile' }),
  event('whoops', {
    verb: 'pick',
    from: 'inHand(me).deck:item',
    key: 'whoops',
    byChance: true,
    do: { verb: 'discard', card: 'it' },
  }),
];
