import { heldFast } from './held-fast.ts';
import {
  cardAttack,
  damageDice,
  diceRoll,
  discardThis,
  event,
  lastingEvent,
  putMe,
  steps,
  traitRoll,
} from './programs.ts';
import type { CardEntry } from './schema.ts';

const tokenHere = (token: string) => ({ verb: 'placeToken', token, at: 'here' }) as const;

const attackIt = { verb: 'fight', attacker: 'me', defender: 'it', trait: 'might' } as const;

/** Events whose ids begin with a to d (H-10.9). */
export const eventsAToD: readonly CardEntry[] = [
  event('a-moment-of-hope', tokenHere('blessing')),
  event(
    'angry-being',
    traitRoll(
      'speed',
      [5, steps('speed', 1)],
      [2, damageDice('mental', 1)],
      [0, [damageDice('mental', 1), damageDice('physical', 1)]],
    ),
  ),
  event(
    'bloody-vision',
    traitRoll(
      'sanity',
      [4, steps('sanity', 1)],
      [2, steps('sanity', -1)],
      [
        0,
        {
          verb: 'pick',
          from: 'explorers.notMe.in(near).lowest:might',
          key: 'bloody-vision',
          do: attackIt,
          none: { verb: 'pick', from: 'monsters.in(near).has:might', key: 'bloody-vision', do: attackIt },
        },
      ],
    ),
  ),
  event(
    'burning-man',
    traitRoll(
      'sanity',
      [4, steps('sanity', 1)],
      [2, putMe('room:entrance-hall')],
      [0, [damageDice('physical', 1), damageDice('mental', 1)]],
    ),
  ),
  event('closet-door', tokenHere('closet')),
  event(
    'creepy-crawlies',
    traitRoll('sanity', [5, steps('sanity', 1)], [1, steps('sanity', -1)], [0, steps('sanity', -2)]),
  ),
  event('creepy-puppet', [
    {
      verb: 'hook',
      id: 'creepy-puppet',
      hook: { at: 'hurt', of: 'me', kind: 'after', until: 'used', do: steps('might', 2, 'holder:spear.notMe') },
    },
    cardAttack(4, 'me'),
    { verb: 'drop', id: 'creepy-puppet' },
  ]),
  lastingEvent('debris', {
    drawn: traitRoll(
      'speed',
      [3, [steps('speed', 1), discardThis]],
      [1, damageDice('physical', 1)],
      [0, damageDice('physical', 2)],
    ),
    ...heldFast('debris'),
  }),
  event(
    'disquieting-sounds',
    diceRoll(6, [
      0,
      { verb: 'if', if: ['>=', 'rolled', 'omens'], then: steps('sanity', 1), else: damageDice('mental', 1) },
    ]),
  ),
  event('drip', tokenHere('drip')),
];
