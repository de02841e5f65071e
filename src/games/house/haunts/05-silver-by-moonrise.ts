import type { Expression, Program } from '../rules/lantern/language.ts';
import { avoid, clock, eachTurn, haunt, monster, need, reduce, task, thing, track, variable } from './parts.ts';

const companions = 'card:dog|card:girl|card:madman';

/** Everything that can lie on a floor falls where the beast stands; the Girl and the Madman run away for good. */
const dropAll = (who: string): Program => [
  { verb: 'move', what: `inHand(${who}).isNot(card:bite|${companions})`, to: `roomOf(${who})` },
  { verb: 'move', what: `token:h5-silver.carriedBy(${who})`, to: `roomOf(${who})` },
  { verb: 'discard', card: `inHand(${who}).is(${companions})`, into: 'aside' },
];

/** A hero turns: a new beast, at its old place in the order. */
const turn: Program = [
  { verb: 'set', name: 'bitten', who: 'me', to: 0 },
  { verb: 'convert', who: 'me' },
  ...[dropAll('me')].flat(),
  { verb: 'trait', who: 'me', trait: 'all', to: 'start' },
];

/** What is taken off a blow, so that half of it, rounded down, is left. */
const halved: Expression = ['-', ['/', 'margin', 2], 'margin'];

const isMoonHigh: Expression = ['>=', 'turn', 12];

const isRevolverLost: Expression = ['=', ['count', 'card:revolver.is(inHand(explorers)|lying(rooms))'], 0];

/** H-20.4 #5: beasts that only silver out of the Revolver can kill, and whose wounds turn heroes into beasts. */
export const silverByMoonrise = haunt(
  {
    number: 5,
    win: {
      heroes: ['=', ['count', 'traitors'], 0],
      traitor: ['=', ['count', 'heroes'], 0],
    },
    dead: { heroes: 0, traitor: 0 },
    variables: [variable('bitten', { personal: true })],
    lists: {
      'h5-gun-rooms': ['attic', 'game-room', 'junk-room', 'master-bedroom', 'servants-quarters'],
      'h5-forges': ['furnace-room', 'research-laboratory'],
    },
    monsters: [monster('hound', { speed: 4, might: 3, sanity: 3 })],
    traitorSetUp: [
      { verb: 'discard', card: 'card:dog', into: 'aside' },
      { verb: 'placeMonster', kind: 'hound', at: 'roomOf(traitor)' },
      ...[dropAll('me')].flat(),
      { verb: 'trait', who: 'me', trait: 'all', to: 'start' },
      { verb: 'times', count: ['-', 'startHeroes', 1], most: 4, do: { verb: 'trait', who: 'me', trait: 'any', by: 1 } },
    ],
    hooks: [
      {
        id: 'thick-hide',
        side: 'all',
        at: 'hurt',
        of: 'traitors',
        kind: 'change',
        change: halved,
      },
      {
        id: 'does-not-die',
        side: 'all',
        at: 'death',
        of: 'traitors.without:h5-shot',
        kind: 'replace',
        do: [],
      },
      {
        id: 'drops-all',
        side: 'all',
        at: 'gain',
        of: 'traitors',
        kind: 'after',
        if: ['count', `source.isNot(card:bite|${companions})`],
        do: { verb: 'move', what: 'source', to: 'roomOf(actor)' },
      },
      {
        id: 'bitten',
        side: 'all',
        at: 'hurt',
        of: 'heroes',
        kind: 'after',
        if: ['count', 'foe.is(traitors)'],
        do: { verb: 'set', name: 'bitten', who: 'actor', to: 1 },
      },
      {
        id: 'silver-shot',
        side: 'all',
        at: 'fightWon',
        of: 'heroes',
        kind: 'after',
        if: [
          'and',
          ['count', 'weapon.is(card:revolver)'],
          ['count', 'token:h5-silver.carriedBy(actor)'],
          ['count', 'foe.is(traitors)'],
        ],
        do: [
          { verb: 'flag', who: 'foe', flag: 'h5-shot', on: true },
          { verb: 'kill', who: 'foe' },
        ],
      },
    ],
    goals: {
      heroes: [
        need('roomOf(card:revolver)', 3),
        need('token:h5-silver', 3),
        reduce(['count', 'traitors'], 6),
        avoid('traitors', 2),
      ],
      traitor: [reduce(['count', 'heroes'], 6), track(['count', 'traitors'], 3), need('heroes', 2)],
    },
  },
  thing('h5-silver', { steal: false }),
  clock({
    most: 12,
    ticks: { verb: 'if', if: isMoonHigh, then: { verb: 'set', name: 'bitten', who: 'heroes', to: 1 } },
  }),
  eachTurn({
    id: 'fever',
    of: 'heroes',
    if: 'v:bitten@me',
    do: {
      verb: 'roll',
      key: 'roll.task',
      trait: 'sanity',
      ladder: [
        { least: 8, do: [] },
        { least: 4, do: { verb: 'if', if: isMoonHigh, then: turn } },
        { least: 0, do: turn },
      ],
    },
  }),
  eachTurn({
    id: 'hunger',
    of: 'traitors',
    do: { verb: 'trait', who: 'me', trait: 'might', by: 1 },
  }),
  task({
    id: 'find-revolver',
    rooms: 'list:h5-gun-rooms',
    if: isRevolverLost,
    rolls: [['knowledge', 5]],
    success: { verb: 'move', what: 'card:revolver', to: 'me' },
  }),
  task({
    id: 'cast-silver',
    rooms: 'list:h5-forges',
    if: ['=', ['count', 'token:h5-silver'], 0],
    rolls: [['knowledge', 5]],
    success: [
      { verb: 'placeToken', token: 'h5-silver', at: 'here' },
      { verb: 'move', what: 'token:h5-silver', to: 'me' },
    ],
  }),
);
