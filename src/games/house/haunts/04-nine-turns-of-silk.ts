import type { Expression, Program } from '../rules/lantern/language.ts';
import {
  avoid,
  boss,
  clock,
  deed,
  frontDoor,
  growing,
  haunt,
  monster,
  need,
  reached,
  reduce,
  task,
  track,
  variable,
} from './parts.ts';

/** The bitten hero, as long as the web holds it. */
const webbed = 'explorers.with:h4-webbed';

const isCutLoose: Expression = ['=', ['count', 'monsters:web'], 0];
const isBroodDead: Expression = ['=', 'v:brood', 0];

/** Where the brood can be reached: beside the bitten hero, or where it died. */
const atBrood: Expression = [
  'and',
  ['not', isBroodDead],
  ['or', ['count', 'here.in(revealer)'], ['count', 'here.in(token:h4-brood)']],
];

const killBrood: Program = { verb: 'set', name: 'brood', to: 0 };

const cutLoose: Program = [
  { verb: 'flag', who: 'revealer', flag: 'h4-webbed', on: false },
  { verb: 'removeFigure', who: 'monsters:web' },
];

const hasNoRemedy: Expression = [
  '=',
  ['count', 'card:medical-kit.is(inHand(heroes)|lying(rooms))|card:healing-salve.is(inHand(heroes)|lying(rooms))'],
  0,
];

/** H-20.4 #4: cut the bitten hero out of the web, kill the brood in it and get out before it hatches. */
export const nineTurnsOfSilk = haunt(
  {
    number: 4,
    win: {
      heroes: ['and', isCutLoose, isBroodDead, ['count', 'heroes.away:outside']],
      traitor: ['or', ['>=', 'turn', 9], ['=', ['count', 'heroes'], 0]],
    },
    dead: { heroes: 0, traitor: 0 },
    variables: [variable('cuts'), variable('brood', { start: 1 })],
    lists: { 'h4-remedies': ['bedroom', 'kitchen', 'larder', 'operating-laboratory', 'research-laboratory'] },
    monsters: [
      monster(
        'web',
        { might: 3 },
        {
          mind: 'still',
          attacks: 'none',
          hinders: false,
          hits: [],
          beaten: [
            { verb: 'set', name: 'cuts', by: 1 },
            { verb: 'if', if: reached('cuts', 'players'), then: cutLoose },
          ],
        },
      ),
    ],
    traitorSetUp: [
      { verb: 'flag', who: 'revealer', flag: 'h4-webbed', on: true },
      { verb: 'placeMonster', kind: 'web', at: 'revealer' },
      {
        verb: 'if',
        if: ['<=', 'players', 4],
        then: [
          {
            verb: 'move',
            what: 'inHand(traitor).isNot(card:bite|card:dog|card:girl|card:madman)',
            to: 'roomOf(traitor)',
          },
          { verb: 'removeFigure', who: 'traitor' },
        ],
      },
    ],
    hooks: [
      { id: 'web-holds', side: 'all', at: 'leave', of: webbed, kind: 'forbid' },
      { id: 'web-binds', side: 'all', at: 'use', of: webbed, kind: 'forbid' },
      {
        id: 'web-only',
        side: 'all',
        at: 'attackAllowed',
        of: webbed,
        kind: 'forbid',
        if: ['=', ['count', 'foe.is(monsters:web)'], 0],
      },
      {
        id: 'spared',
        side: 'all',
        at: 'attackAllowed',
        of: 'traitors|monsters:weaver',
        kind: 'forbid',
        if: ['count', `foe.is(${webbed})`],
      },
      {
        id: 'helpless',
        side: 'all',
        at: 'attackAllowed',
        of: 'monsters:weaver',
        kind: 'forbid',
        if: ['<', 'turn', 2],
      },
      { id: 'sure-feet', side: 'all', at: 'blanksAgain', of: 'monsters:weaver', kind: 'allow' },
      {
        id: 'bitten-dies',
        side: 'all',
        at: 'death',
        of: 'revealer',
        kind: 'after',
        do: [
          ...cutLoose,
          { verb: 'if', if: ['not', isBroodDead], then: { verb: 'placeToken', token: 'h4-brood', at: 'deathRoom' } },
        ],
      },
    ],
    goals: {
      heroes: [
        track('v:cuts', 4),
        reduce('v:brood', 6),
        track('v:doorOpen', 4),
        need('monsters:web', 2),
        need('room:entrance-hall', 1),
        avoid('monsters:weaver', 1),
      ],
      traitor: [track('turn', 2), reduce(['count', 'heroes'], 4), reduce('v:cuts', 2), need('revealer', 1)],
    },
  },
  boss({
    kind: 'weaver',
    traits: { speed: 0, might: 0, sanity: 4, knowledge: 3 },
    at: 'revealer',
    mind: [
      { if: ['<', 'turn', 2], mind: 'still' },
      { if: 1, mind: 'free' },
    ],
  }),
  growing({
    kind: 'weaver',
    traits: ['speed'],
    table: [
      [0, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
    ],
  }),
  growing({
    kind: 'weaver',
    traits: ['might'],
    table: [
      [0, 0],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 6],
      [7, 8],
    ],
  }),
  clock({ most: 9 }),
  task({
    id: 'search-remedy',
    rooms: 'list:h4-remedies',
    if: ['and', ['not', isBroodDead], hasNoRemedy],
    rolls: [['knowledge', 4]],
    success: { verb: 'move', what: 'card:medical-kit', to: 'me' },
  }),
  task({
    id: 'treat-bite',
    cards: ['medical-kit'],
    if: atBrood,
    source: 'brood',
    rolls: [['knowledge', 4]],
    success: killBrood,
  }),
  deed({
    id: 'salve-bite',
    cards: ['healing-salve'],
    if: atBrood,
    source: 'brood',
    do: [{ verb: 'discard', card: 'card:healing-salve' }, killBrood],
  }),
  frontDoor({
    rolls: [
      ['knowledge', 6],
      ['might', 6],
    ],
    openIf: ['and', isCutLoose, isBroodDead],
    opened: [
      { verb: 'draw', deck: 'event' },
      { verb: 'stop', turn: true },
    ],
  }),
);
