import type { HauntHook } from '../content/schema.ts';
import type { AskOption, Expression, Node, Program } from '../rules/lantern/language.ts';
import type { HookPoint } from '../rules/lantern/hook.ts';
import { traits } from '../rules/terms.ts';
import {
  avoid,
  clock,
  deed,
  eachMonsterTurn,
  fact,
  halfLeft,
  haunt,
  monster,
  moreThanHalfLost,
  need,
  reached,
  reduce,
  task,
  track,
} from './parts.ts';

const flightSpaces = 5;
const hungerFrom = 12;

const afoot = 'explorers.without:h35-pilot';
const pilot = 'heroes.with:h35-pilot';
const jumpers = 'heroes.here.notMe.free.without:h35-jumped';
const toys = 'list:h35-toys';

/** What nobody of this size can do. */
const forbidden = (id: string, at: HookPoint): HauntHook => ({ id, side: 'all', at, of: 'explorers', kind: 'forbid' });

/** The plane comes down: its spring must be wound again, and whoever sat in it stands beside it. */
const crash = (who: string, room: string): Program => [
  { verb: 'flag', who, flag: 'h35-pilot', on: false },
  { verb: 'set', name: 'flying', to: 0 },
  { verb: 'placeToken', token: 'h35-plane', at: room },
  { verb: 'back', who: 'heroes.away:aboard', to: room },
];

const caught: Program = [
  { verb: 'if', if: ['count', 'foe.with:h35-pilot'], then: crash('foe', 'roomOf(foe)') },
  { verb: 'hold', who: 'foe', by: 'me' },
];

const wriggle = (trait: (typeof traits)[number]): AskOption => ({
  key: `h35.${trait}`,
  do: {
    verb: 'fight',
    attacker: 'me',
    defender: 'monsters:cat.here.first',
    trait,
    harmless: true,
    win: { verb: 'hold', who: 'me' },
  },
});

/** From then on it knows every hole they hide in. */
const pounce: Node = {
  verb: 'each',
  of: 'monsters:cat',
  as: 'hunter',
  do: {
    verb: 'pick',
    who: 'traitor',
    from: 'heroes.present.free',
    as: 'prey',
    key: 'h35.pounce',
    do: { verb: 'move', what: 'hunter', to: 'roomOf(prey)' },
  },
};

const allAboard: Expression = ['=', ['count', 'heroes.present'], 1];

/** Haunt 35, Mice with Names (H-20.4): everybody is as small as a mouse, a cat is about, and a toy plane could fly. */
export const miceWithNames = haunt(
  {
    number: 35,
    lists: { 'h35-toys': ['attic', 'bedroom', 'game-room', 'junk-room', 'storeroom'] },
    traitorSetUp: {
      verb: 'placeMonster',
      kind: 'cat',
      at: 'room:entrance-hall',
      count: [
        'table',
        'players',
        [
          [3, 1],
          [5, 2],
        ],
      ],
    },
    heroesSetUp: {
      verb: 'if',
      if: ['=', ['count', `${toys}.explored`], 0],
      then: { verb: 'placeRoom', room: 'game-room' },
    },
    monsters: [
      monster(
        'cat',
        { speed: 3, might: 4, sanity: 3, knowledge: 3 },
        {
          large: true,
          prey: 'heroes.free',
          mustAttack: true,
          attackable: false,
          beaten: 'nothing',
          hits: caught,
        },
      ),
    ],
    hooks: [
      forbidden('no-cards', 'use'),
      forbidden('no-draws', 'draw'),
      forbidden('no-gains', 'gain'),
      forbidden('no-rides', 'ride'),
      forbidden('no-fights', 'attackAllowed'),
      { ...forbidden('no-drops', 'step'), ways: ['drop', 'climb'] },
      { id: 'doorways', side: 'all', at: 'moveCost', of: afoot, kind: 'change', change: 1 },
      {
        id: 'stairs',
        side: 'all',
        at: 'step',
        of: afoot,
        kind: 'change',
        ways: ['stairs', 'secretStairs'],
        traits: ['might'],
        change: 3,
      },
      {
        id: 'flight',
        side: 'all',
        at: 'allowance',
        of: pilot,
        kind: 'change',
        change: ['-', flightSpaces, ['trait', 'actor', 'speed']],
      },
      {
        id: 'next-jump',
        side: 'all',
        at: 'turnEnd',
        of: pilot,
        kind: 'after',
        do: { verb: 'flag', who: 'heroes', flag: 'h35-jumped', on: false },
      },
      {
        id: 'pilot-dies',
        side: 'all',
        at: 'death',
        of: 'dead.with:h35-pilot',
        kind: 'after',
        do: crash('actor', 'deathRoom'),
      },
    ],
    win: {
      heroes: ['and', reached('escaped', 1), halfLeft],
      traitor: moreThanHalfLost,
    },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [
        track('v:found', 2),
        track('v:flying', 4),
        track(['count', 'heroes.away:aboard'], 3),
        track('v:escaped', 6),
        need(toys, 1),
        need('token:h35-plane', 3),
        avoid('monsters:cat', 3),
      ],
      traitor: [
        reduce(['count', 'heroes'], 5),
        track(['count', 'heroes.held'], 3),
        reduce('v:flying', 2),
        need('heroes', 1),
      ],
    },
  },
  fact('found'),
  fact('flying'),
  fact('escaped'),
  eachMonsterTurn('swallow', { verb: 'each', of: 'captives(monsters:cat)', do: { verb: 'kill', who: 'it' } }),
  clock({ most: hungerFrom }),
  eachMonsterTurn('hunger', pounce, ['>=', 'turn', hungerFrom]),
  deed({
    id: 'escape',
    of: 'heroes.held',
    insteadOfAttack: true,
    do: { verb: 'ask', key: 'h35.wriggle', options: traits.map(wriggle) },
  }),
  task({
    id: 'find-plane',
    rolls: [['knowledge', 3]],
    rooms: toys,
    if: ['and', ['=', 'v:found', 0], ['count', 'me.free']],
    success: [
      { verb: 'set', name: 'found', to: 1 },
      { verb: 'placeToken', token: 'h35-plane', at: 'here' },
    ],
  }),
  task({
    id: 'start-plane',
    rolls: [['knowledge', 4]],
    rooms: 'roomOf(token:h35-plane)',
    if: ['count', 'me.free'],
    success: [
      { verb: 'removeToken', token: 'token:h35-plane' },
      { verb: 'flag', flag: 'h35-pilot', on: true },
      { verb: 'set', name: 'flying', to: 1 },
    ],
  }),
  deed({
    id: 'collect',
    of: pilot,
    often: true,
    if: ['count', jumpers],
    do: {
      verb: 'pick',
      from: jumpers,
      as: 'jumper',
      key: 'h35.jumper',
      do: [
        { verb: 'flag', who: 'jumper', flag: 'h35-jumped', on: true },
        {
          verb: 'roll',
          who: 'jumper',
          key: 'roll.task',
          trait: 'speed',
          ladder: [
            { least: 4, do: { verb: 'away', who: 'jumper', place: 'aboard' } },
            { least: 0, do: [] },
          ],
        },
      ],
    },
  }),
  deed({
    id: 'fly-out',
    of: pilot,
    rooms: 'rooms.window|rooms.outdoor',
    if: ['and', allAboard, ['count', 'me.free']],
    do: { verb: 'set', name: 'escaped', to: 1 },
  }),
);
