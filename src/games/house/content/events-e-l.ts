import type { Node, Program } from '../rules/lantern/language.ts';
import { traits } from '../rules/terms.ts';
import type { Trait } from '../rules/terms.ts';
import {
  cardAttack,
  damage,
  damageDice,
  diceRoll,
  discardThis,
  drawItems,
  event,
  forEach,
  ladder,
  lastingEvent,
  nothing,
  putMe,
  steps,
  traitRoll,
} from './programs.ts';
import type { CardEntry } from './schema.ts';

const nearest = (program: Program): Node => ({
  verb: 'pick',
  from: 'explorers.notMe.nearest(me)',
  key: 'footsteps',
  do: program,
});

const hangedRoll = (trait: Trait): Node =>
  traitRoll(trait, [2, nothing], [0, [steps('rolled', -1), { verb: 'flag', flag: 'hanged', on: true }]]);

const look = (at: 'omen' | 'item' | 'event' | 'tiles'): Node => ({ verb: 'look', at, count: 3, then: 'order' });

/** Exchanged for a new item wherever they are held (first edition). */
const jonahsToys = ['puzzle-box', 'toy-monkey'];

const handIn = (card: string): Node =>
  forEach(`holder:${card}`, [
    { verb: 'flag', flag: `gave-${card}`, on: true },
    { verb: 'discard', card: `card:${card}` },
  ]);

const drawInItsPlace = (card: string): Node =>
  forEach(`explorers.with:gave-${card}`, [{ verb: 'flag', flag: `gave-${card}`, on: false }, drawItems()]);

/** Events whose ids begin with e to l (H-10.9). */
export const eventsEToL: readonly CardEntry[] = [
  event(
    'footsteps',
    diceRoll(
      ['+', 1, ['count', 'here.in(room:chapel)']],
      [4, [steps('might', 1), nearest(steps('might', 1, 'it'))]],
      [3, [steps('might', 1), nearest(steps('sanity', -1, 'it'))]],
      [2, steps('sanity', -1)],
      [1, steps('speed', -1)],
      [0, steps('any', -1, 'explorers')],
    ),
  ),
  event(
    'funeral',
    traitRoll(
      'sanity',
      [4, steps('sanity', 1)],
      [2, steps('sanity', -1)],
      [
        0,
        [
          steps('sanity', -1),
          steps('might', -1),
          { verb: 'pick', from: 'list:burial.explored', key: 'funeral', do: putMe('it') },
        ],
      ],
    ),
  ),
  lastingEvent('grave-dirt', {
    drawn: traitRoll('might', [4, [steps('might', 1), discardThis]], [0, nothing]),
    hooks: [
      { at: 'turnStart', kind: 'after', do: damage('physical', 1) },
      {
        at: 'raised',
        kind: 'after',
        do: { verb: 'if', if: ['count', 'source.deck:item'], then: { verb: 'discard', card: 'card:grave-dirt' } },
      },
      { at: 'turnEnd', kind: 'after', if: ['count', 'here.in(list:washing)'], do: discardThis },
    ],
  }),
  event('groundskeeper', {
    verb: 'roll',
    trait: 'knowledge',
    more: ['*', -2, ['count', 'here.in(room:gardens)']],
    ladder: ladder([4, drawItems()], [0, cardAttack(4, 'me')]),
  }),
  event('hanged-men', [
    ...traits.map(hangedRoll),
    {
      verb: 'if',
      if: ['count', 'me.with:hanged'],
      then: { verb: 'flag', flag: 'hanged', on: false },
      else: steps('any', 1),
    },
  ]),
  event(
    'hideous-shriek',
    forEach('explorers', traitRoll('sanity', [4, nothing], [1, damageDice('mental', 1)], [0, damageDice('mental', 2)])),
  ),
  event(
    'image-in-the-mirror-give',
    forEach('around.owning:item.first', {
      verb: 'pick',
      from: 'inHand(me).deck:item',
      key: 'image-in-the-mirror-give',
      do: [{ verb: 'discard', card: 'it', into: 'deck' }, steps('knowledge', 1)],
    }),
  ),
  event('image-in-the-mirror-receive', drawItems()),
  lastingEvent('it-is-meant-to-be', {
    drawn: {
      verb: 'ask',
      key: 'it-is-meant-to-be',
      options: [
        {
          key: 'meant.look',
          do: [
            {
              verb: 'ask',
              key: 'meant.stack',
              options: [
                { key: 'stack.omen', do: look('omen') },
                { key: 'stack.item', do: look('item') },
                { key: 'stack.event', do: look('event') },
                { key: 'stack.tiles', do: look('tiles') },
              ],
            },
            discardThis,
          ],
        },
        { key: 'meant.bank', do: diceRoll(4, [0, { verb: 'native', name: 'bankResult', with: { result: 'rolled' } }]) },
      ],
    },
  }),
  event('jonahs-turn', {
    verb: 'if',
    if: ['or', ...jonahsToys.map(card => ['count', `holder:${card}`] as const)],
    then: [...jonahsToys.map(handIn), ...jonahsToys.map(drawInItsPlace), steps('sanity', 1)],
    else: damageDice('mental', 1),
  }),
  lastingEvent('lights-out', {
    drawn: { verb: 'if', if: ['count', 'me.holding(candle)'], then: discardThis },
    hooks: [
      { at: 'allowance', kind: 'change', change: ['-', 1, ['trait', 'me', 'speed']] },
      {
        at: 'gain',
        kind: 'after',
        if: ['count', 'me.holding(candle)'],
        do: { verb: 'discard', card: 'card:lights-out' },
      },
      {
        at: 'turnEnd',
        kind: 'after',
        if: ['or', ['count', 'explorers.notMe.here'], ['count', 'here.in(room:furnace-room)']],
        do: discardThis,
      },
    ],
  }),
  event('locked-safe', { verb: 'placeToken', token: 'safe', at: 'here' }),
];
