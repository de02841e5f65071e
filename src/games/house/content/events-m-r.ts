import type { Expression, Node } from '../rules/lantern/language.ts';
import { damageDice, diceRoll, event, forEach, nothing, steps, traitRoll } from './programs.ts';
import type { CardEntry } from './schema.ts';
import { slideDown } from './slide.ts';

const eventRoomDice = (more: number): Expression => ['+', 1, ['*', more, ['count', 'here.symbol:event']]];

/** Lays the second token of a passage in a room of these, and offers the way at once, even without movement (H-8.3). */
const passageTo = (from: string): Node => ({
  verb: 'pick',
  from,
  key: 'secret-passage',
  do: [
    { verb: 'placeToken', token: 'passage', at: 'here', partner: 'it' },
    {
      verb: 'ask',
      key: 'passage.now',
      may: true,
      options: [{ key: 'passage.go', do: { verb: 'move', what: 'me', to: 'it' } }],
    },
  ],
});

/** Events whose ids begin with m to r (H-10.9). */
export const eventsMToR: readonly CardEntry[] = [
  event(
    'mists-from-the-walls',
    forEach(
      'explorers.in(floor:basement)',
      traitRoll(
        'sanity',
        [4, nothing],
        [1, damageDice('mental', eventRoomDice(1))],
        [0, damageDice('mental', eventRoomDice(2))],
      ),
    ),
  ),
  event(
    'mystic-slide',
    forEach('around.notIn(floor:basement).first', [{ verb: 'placeToken', token: 'slide', at: 'here' }, slideDown]),
  ),
  event('night-view', traitRoll('knowledge', [5, steps('knowledge', 1)], [0, nothing])),
  event(
    'phone-call',
    diceRoll(
      2,
      [4, steps('sanity', 1)],
      [3, steps('knowledge', 1)],
      [1, damageDice('mental', 1)],
      [0, damageDice('physical', 2)],
    ),
  ),
  event('possession', {
    verb: 'roll',
    trait: 'choice',
    ladder: [
      { least: 4, do: steps('any', 1) },
      {
        least: 0,
        do: {
          verb: 'if',
          if: ['stepsLeft', 'me', 'rolled'],
          then: { verb: 'trait', trait: 'rolled', to: 'lowest' },
          else: { verb: 'trait', trait: 'any', to: 'lowest' },
        },
      },
    ],
  }),
  event('revolving-wall', { verb: 'native', name: 'revolvingWall' }),
  event(
    'rotten',
    traitRoll(
      'sanity',
      [5, steps('sanity', 1)],
      [2, steps('might', -1)],
      [1, [steps('might', -1), steps('speed', -1)]],
      [0, steps('all', -1)],
    ),
  ),
];

/** Ways that two tokens open (H-8.2, H-8.3). */
export const wayEvents: readonly CardEntry[] = [
  event(
    'secret-passage',
    diceRoll(
      3,
      [6, passageTo('rooms.notIn(here)')],
      [4, passageTo('floor:upper.notIn(here)')],
      [2, passageTo('floor:ground.notIn(here)')],
      [0, passageTo('floor:basement.notIn(here)')],
    ),
  ),
  event('secret-stairs', {
    verb: 'pick',
    from: 'rooms.otherFloor(here)',
    key: 'secret-stairs',
    do: [
      { verb: 'placeToken', token: 'stairs', at: 'here', partner: 'it' },
      {
        verb: 'ask',
        key: 'stairs.now',
        may: true,
        options: [
          {
            key: 'stairs.go',
            do: [
              { verb: 'move', what: 'me', to: 'it' },
              { verb: 'draw', deck: 'event' },
            ],
          },
        ],
      },
    ],
  }),
];
