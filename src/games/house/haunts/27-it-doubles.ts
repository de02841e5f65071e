import type { Expression, Node, Program } from '../rules/lantern/language.ts';
import {
  avoid,
  count,
  deed,
  eachMonsterTurn,
  eachTurn,
  fact,
  haunt,
  need,
  reached,
  reduce,
  task,
  thing,
  track,
} from './parts.ts';

const companions = 'card:dog|card:girl|card:madman';
const filled = 'token:h27-growth';
/** Rooms one step from the growth by door, stairs, passage or chute. */
const shore = `connectedTo(${filled}).notIn(${filled})`;
const changedOnes = 'traitors.with:h27-changed';
const paceOfChanged = 2;

const fill = (at: string): Node => ({ verb: 'placeToken', token: 'h27-growth', at });

const mostAtOnce = 2;

/** One room more for every room it fills, up to a limit: it doubles until the house is too large for it. */
const spread = (count: Expression): Node => ({
  verb: 'times',
  count,
  most: mostAtOnce,
  do: { verb: 'pick', who: 'traitor', from: shore, key: 'h27.spread', do: fill('it') },
});

/** Cut off from what is left, it comes up somewhere else: nobody is safe behind a wall for ever. */
const breakOut: Node = {
  verb: 'pick',
  who: 'traitor',
  from: `rooms.notIn(${filled})`,
  key: 'h27.break-out',
  do: fill('it'),
};

/** A hero becomes part of it: no card stays in its hands, and losing them cannot kill what is no longer quite alive. */
const change: Program = [
  { verb: 'flag', flag: 'h27-changed', on: true },
  { verb: 'convert', who: 'me' },
  { verb: 'move', what: `inHand(me).isNot(card:bite|${companions})`, to: 'roomOf(me)' },
  { verb: 'move', what: 'token:h27-reagent.carriedBy(me)', to: 'roomOf(me)' },
  { verb: 'discard', card: `inHand(me).is(${companions})`, into: 'aside' },
  { verb: 'stop', turn: true },
  { verb: 'flag', flag: 'h27-whole', on: true },
];

const swallow: Node = { verb: 'each', of: `heroes.in(${filled})`, asMe: true, do: change };

const grow: Program = [
  { verb: 'if', if: ['count', shore], then: spread(['min', mostAtOnce, ['count', filled]]), else: breakOut },
  {
    verb: 'roll',
    key: 'roll.h27.spread',
    dice: 1,
    ladder: [
      { least: 2, do: spread(1) },
      { least: 0, do: [] },
    ],
  },
  swallow,
];

const isBallInHouse: Expression = ['count', 'card:crystal-ball.is(inHand(explorers)|lying(rooms))'];

/** Haunt 27, It Doubles (H-20.4): a growth that fills room after room, and the brew that it cannot bear. */
export const itDoubles = haunt(
  {
    number: 27,
    lists: {
      'h27-stores': [
        'attic',
        'chapel',
        'conservatory',
        'dining-room',
        'furnace-room',
        'gardens',
        'kitchen',
        'larder',
        'operating-laboratory',
        'research-laboratory',
        'storeroom',
        'wine-cellar',
      ],
    },
    traitorSetUp: {
      verb: 'if',
      if: isBallInHouse,
      then: [fill('roomOf(card:crystal-ball)'), { verb: 'discard', card: 'card:crystal-ball', into: 'aside' }],
      else: fill('hauntRoom'),
    },
    hooks: [
      {
        id: 'touch',
        side: 'all',
        at: 'enter',
        of: 'heroes',
        kind: 'after',
        if: ['count', `here.in(${filled})`],
        do: change,
      },
      {
        id: 'survives-change',
        side: 'all',
        at: 'death',
        of: `${changedOnes}.without:h27-whole`,
        kind: 'replace',
        do: [],
      },
      {
        id: 'crawls',
        side: 'all',
        at: 'allowance',
        of: changedOnes,
        kind: 'change',
        change: ['-', paceOfChanged, ['trait', 'actor', 'speed']],
      },
      {
        id: 'empty-hands',
        side: 'all',
        at: 'gain',
        of: changedOnes,
        kind: 'after',
        if: ['count', `source.isNot(card:bite|${companions})`],
        do: { verb: 'move', what: 'source', to: 'roomOf(actor)' },
      },
    ],
    win: { heroes: reached('thrown', 'startHeroes'), traitor: ['=', ['count', 'heroes'], 0] },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [
        track('v:insight', 3),
        need(`list:h27-stores.explored.notIn(token:h27-emptied)`, 2),
        need('token:h27-reagent.lying', 2),
        need(shore, 2),
        track('v:thrown', 6),
        avoid(filled, 4),
      ],
      traitor: [reduce(['count', 'heroes'], 5), track(['count', filled], 2), need('heroes', 2), reduce('v:thrown', 2)],
    },
  },
  fact('insight'),
  fact('thrown'),
  thing('h27-reagent', { carriers: 'heroes', limit: 9, steal: false }),
  eachMonsterTurn('growth', grow),
  eachTurn({
    id: 'seed',
    of: changedOnes,
    at: 'turnEnd',
    if: ['count', `here.notIn(${filled})`],
    do: fill('here'),
  }),
  task({
    id: 'study',
    rolls: [['knowledge', 3]],
    rooms: shore,
    if: ['<', 'v:insight', 'startHeroes'],
    success: count('insight'),
  }),
  task({
    id: 'gather',
    rolls: [['knowledge', 3]],
    rooms: 'list:h27-stores',
    if: ['and', reached('insight', 'startHeroes'), ['count', 'here.notIn(token:h27-emptied)']],
    success: [
      { verb: 'placeToken', token: 'h27-emptied', at: 'here' },
      { verb: 'placeToken', token: 'h27-reagent', at: 'here' },
      { verb: 'move', what: 'token:h27-reagent.here.lying.first', to: 'me' },
    ],
  }),
  deed({
    id: 'throw',
    rooms: shore,
    cost: 1,
    often: true,
    if: ['count', 'token:h27-reagent.carriedBy(me)'],
    do: [{ verb: 'removeToken', token: 'token:h27-reagent.carriedBy(me).first' }, count('thrown')],
  }),
);
