import type { Expression, Program } from '../rules/lantern/language.ts';
import {
  allHeroesDead,
  avoid,
  boss,
  byPlayers,
  clock,
  count,
  deed,
  eachMonsterTurn,
  eachTurn,
  fact,
  haunt,
  killHeroes,
  need,
  reached,
  task,
  thing,
  thingIn,
  track,
} from './parts.ts';

const beds = 'room:conservatory|room:gardens|room:graveyard';
const amongSpores: Expression = ['count', 'here.in(token:h18-spores)'];
/** From this turn on there is no room left to breathe in. */
const fullHouse = 12;
const choke: Program = { verb: 'hurt', kind: 'physical', dice: 1 };

const sporesLaid: Program = {
  verb: 'pick',
  who: 'traitor',
  from: 'rooms.notIn(token:h18-spores)',
  key: 'h18.spores',
  do: { verb: 'placeToken', token: 'h18-spores', at: 'it' },
};

/** Breath for as many rooms as the hero has Might; `used` of them already. */
const breathHeld = (used: number): Program => [
  { verb: 'flag', flag: 'h18-holding', on: true },
  { verb: 'set', name: 'breath', who: 'me', to: ['-', ['trait', 'me', 'might'], used] },
];

/** Whoever held its breath in the turn before gets no further now, and has to breathe. */
const outOfBreath: Program = [
  { verb: 'flag', flag: 'h18-winded', on: false },
  { verb: 'flag', flag: 'h18-gasping', on: true },
  { verb: 'stop' },
  { verb: 'if', if: amongSpores, then: choke },
];

/** Haunt 18, Pollen Season (H-20.4): a plant that fills the house with spores, and the flower that withers it. */
export const pollenSeason = haunt(
  {
    number: 18,
    variables: [{ name: 'breath', start: 0, seen: 'all', personal: true }],
    traitorSetUp: { verb: 'times', count: byPlayers(1, 2, 3, 3), most: 3, do: sporesLaid },
    heroesSetUp: {
      verb: 'if',
      if: ['=', ['count', 'list:h18-beds.explored'], 0],
      then: { verb: 'placeRoom', room: 'conservatory', who: 'revealer' },
    },
    lists: { 'h18-beds': ['conservatory', 'gardens', 'graveyard'] },
    hooks: [
      {
        id: 'breathing',
        side: 'all',
        at: 'turnStart',
        of: 'heroes',
        kind: 'after',
        do: {
          verb: 'if',
          if: ['count', 'me.with:h18-winded'],
          then: outOfBreath,
          else: {
            verb: 'if',
            if: amongSpores,
            then: {
              verb: 'ask',
              key: 'h18.breath',
              options: [
                { key: 'h18.hold', do: breathHeld(1) },
                { key: 'h18.breathe', do: choke },
              ],
            },
          },
        },
      },
      {
        id: 'passing',
        side: 'all',
        at: 'enter',
        of: 'heroes',
        kind: 'after',
        if: amongSpores,
        do: {
          verb: 'if',
          if: ['>', 'v:breath@me', 0],
          then: { verb: 'set', name: 'breath', who: 'me', by: -1 },
          else: choke,
        },
      },
      {
        id: 'breath-out',
        side: 'all',
        at: 'turnEnd',
        of: 'heroes',
        kind: 'after',
        do: [
          { verb: 'flag', flag: 'h18-gasping', on: false },
          {
            verb: 'if',
            if: ['count', 'me.with:h18-holding'],
            then: [
              { verb: 'flag', flag: 'h18-holding', on: false },
              { verb: 'flag', flag: 'h18-winded', on: true },
              { verb: 'set', name: 'breath', who: 'me', to: 0 },
            ],
          },
        ],
      },
    ],
    win: { heroes: reached('withered', byPlayers(2, 2, 3, 3)), traitor: allHeroesDead },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [
        track('v:withered', 5),
        need(beds, 2),
        need('token:h18-flower', 3),
        need('monsters:bloom', 3),
        avoid('token:h18-spores', 2),
      ],
      traitor: [killHeroes, track(['count', 'heroes.in(token:h18-spores)'], 2)],
    },
  },
  fact('withered'),
  thing('h18-flower', { steal: false }),
  boss({ kind: 'bloom', traits: { might: 4 }, at: 'hauntRoom', mind: 'still', mustAttack: true }),
  clock({ most: fullHouse }),
  eachTurn({
    id: 'full-house',
    of: 'heroes',
    if: ['>=', 'turn', fullHouse],
    do: [
      { verb: 'trait', trait: 'might', by: -1 },
      { verb: 'trait', trait: 'speed', by: -1 },
    ],
  }),
  eachMonsterTurn('spores', { verb: 'times', count: byPlayers(1, 1, 2, 2), most: 2, do: sporesLaid }),
  deed({
    id: 'hold-breath',
    if: ['and', ['count', 'me.without:h18-holding'], ['count', 'me.without:h18-gasping']],
    do: breathHeld(0),
  }),
  task({
    id: 'find-flower',
    rolls: [['knowledge', 5]],
    rooms: beds,
    if: ['=', ['count', 'token:h18-flower'], 0],
    success: [
      { verb: 'placeToken', token: 'h18-flower', at: 'here' },
      { verb: 'move', what: 'token:h18-flower', to: 'me' },
    ],
  }),
  task({
    id: 'wither',
    rolls: [['knowledge', 4]],
    rooms: 'roomOf(monsters:bloom)',
    if: thingIn('h18-flower', 'monsters:bloom'),
    success: count('withered'),
  }),
);
