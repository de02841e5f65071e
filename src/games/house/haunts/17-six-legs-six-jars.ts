import type { MonsterKind } from '../content/schema.ts';
import type { Expression, Node, Program, Selector } from '../rules/lantern/language.ts';
import type { RoomId } from '../rules/terms.ts';
import {
  allHeroesDead,
  avoid,
  byPlayers,
  clock,
  count,
  deed,
  fact,
  haunt,
  killHeroes,
  monster,
  need,
  reached,
  reduce,
  task,
  thing,
  track,
} from './parts.ts';

/** One ingredient in each. */
const shelves: readonly RoomId[] = ['bedroom', 'conservatory', 'graveyard', 'larder', 'library', 'wine-cellar'];

interface Insect {
  readonly room: RoomId;
  readonly kind: MonsterKind;
}

const hunter = { mind: 'nearestHero', mustAttack: true } as const;

/** Comes out where the haunt began; its shell lets no blow through. */
const beetle = monster('beetle', { speed: 2, might: 4 }, { ...hunter, beaten: 'nothing' });

/** Every insect has a way of its own; it comes out once its room is in the house. */
const insects: readonly Insect[] = [
  { room: 'kitchen', kind: monster('roach', { speed: 2, might: 5 }, { mind: 'still', mustAttack: true }) },
  {
    room: 'attic',
    kind: monster(
      'webspinner',
      { speed: 2, might: 3 },
      { ...hunter, hits: { verb: 'flag', who: 'foe', flag: 'h17-webbed', on: true } },
    ),
  },
  { room: 'gardens', kind: monster('wasp', { speed: 3, might: 3 }, { ...hunter, attackTrait: 'speed' }) },
  { room: 'gallery', kind: monster('moth', { speed: 2, might: 3 }, { ...hunter, damage: 'mental' }) },
  { room: 'chapel', kind: monster('mantis', { speed: 2, might: 3 }, { ...hunter, attackDice: 4 }) },
];

/** No wall and no fallen stairs keep the beetle from anybody at last; another follows one that was sprayed. */
const dig: Node = {
  verb: 'pick',
  who: 'traitor',
  from: 'heroes.present',
  as: 'prey',
  key: 'h17.dig',
  do: {
    verb: 'if',
    if: ['count', 'monsters:beetle'],
    then: { verb: 'move', what: 'monsters:beetle', to: 'roomOf(prey)' },
    else: { verb: 'placeMonster', kind: 'beetle', at: 'roomOf(prey)' },
  },
};

/** A nest marks the rooms whose insect has come out. */
const hatching: readonly Node[] = insects.map(({ room, kind }) => ({
  verb: 'each',
  of: `room:${room}.explored.notIn(token:h17-nest)`,
  do: [
    { verb: 'placeToken', token: 'h17-nest', at: 'it' },
    { verb: 'placeMonster', kind: kind.kind, at: 'it' },
  ],
}));

/** A shelf marks the rooms whose jar was put out. */
const stocking: Program = {
  verb: 'each',
  of: 'list:h17-shelves.explored.notIn(token:h17-shelf)',
  do: [
    { verb: 'placeToken', token: 'h17-shelf', at: 'it' },
    { verb: 'placeToken', token: 'h17-jar', at: 'it' },
  ],
};

/** Two heroes alone cannot carry and run as much as more of them. */
const jarsNeeded = byPlayers(2, 3, 3, 3);
const jarsAtHand: Selector = 'token:h17-jar.carriedBy(heroes.here)|token:h17-jar.lying.in(here)';
const noSpray: Expression = ['=', ['count', 'token:h17-spray'], 0];

/** What the traitor carries into fire or water is gone; a spray takes its ingredients with it. */
const drowned: Program = [
  {
    verb: 'set',
    name: 'destroyed',
    by: ['+', ['count', 'token:h17-jar.carriedBy(me)'], ['*', jarsNeeded, ['count', 'token:h17-spray.carriedBy(me)']]],
  },
  { verb: 'removeToken', token: 'token:h17-jar.carriedBy(me)|token:h17-spray.carriedBy(me)' },
];

const brewed: Program = [
  {
    verb: 'times',
    count: jarsNeeded,
    most: 3,
    do: { verb: 'pick', from: jarsAtHand, key: 'h17.jar', byChance: true, do: { verb: 'removeToken', token: 'it' } },
  },
  { verb: 'placeToken', token: 'h17-spray', at: 'here' },
  { verb: 'move', what: 'token:h17-spray', to: 'me' },
];

/** Speed against Speed; who sprays is never hurt. */
const sprayed: Program = {
  verb: 'pick',
  from: 'monsters.here',
  key: 'h17.spray',
  do: {
    verb: 'fight',
    attacker: 'me',
    defender: 'it',
    trait: 'speed',
    harmless: true,
    win: [count('sprayed'), { verb: 'kill', who: 'it' }],
  },
};

/** Haunt 17, Six Legs, Six Jars (H-20.4): insects grown large, and ingredients that one side mixes and the other drowns. */
export const sixLegsSixJars = haunt(
  {
    number: 17,
    lists: { 'h17-shelves': shelves, 'h17-pits': ['chasm', 'furnace-room', 'underground-lake'] },
    monsters: [beetle, ...insects.map(({ kind }) => kind)],
    traitorSetUp: [{ verb: 'placeMonster', kind: 'beetle', at: 'hauntRoom' }, ...hatching],
    heroesSetUp: stocking,
    hooks: [
      // Whoever comes in sees the shelf at once, however the room came into the house.
      { id: 'shelf-seen', side: 'all', at: 'enter', of: 'explorers', kind: 'after', do: stocking },
      {
        id: 'drowned',
        side: 'all',
        at: 'turnEnd',
        of: 'traitors',
        kind: 'after',
        if: ['count', 'here.in(list:h17-pits)'],
        do: drowned,
      },
      { id: 'webbed', side: 'all', at: 'leave', of: 'explorers.with:h17-webbed', kind: 'forbid' },
      {
        // A web holds for two of its victim's own turns at most.
        id: 'web-dries',
        side: 'all',
        at: 'turnEnd',
        of: 'explorers.with:h17-webbed',
        kind: 'after',
        do: [
          { verb: 'flag', flag: 'h17-dry', on: true, count: true },
          { verb: 'if', if: ['>=', ['flag', 'me', 'h17-dry'], 2], then: webTorn('me') },
        ],
      },
    ],
    win: {
      heroes: reached('sprayed', byPlayers(2, 2, 3, 3)),
      traitor: ['or', ['and', reached('destroyed', 4), noSpray], allHeroesDead],
    },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [
        track('v:sprayed', 5),
        track(['count', 'token:h17-jar.carriedBy(heroes)'], 3),
        need('token:h17-jar.lying', 2),
        need('token:h17-spray', 4),
        avoid('monsters', 1),
      ],
      traitor: [
        track('v:destroyed', 4),
        need('token:h17-jar.lying', 3),
        need('token:h17-spray', 3),
        reduce(['count', 'token:h17-jar.carriedBy(heroes)'], 2),
        killHeroes,
      ],
    },
  },
  fact('sprayed'),
  fact('destroyed'),
  thing('h17-jar', { carriers: 'explorers', limit: 6 }),
  thing('h17-spray', { carriers: 'explorers' }),
  // Insects that are only stunned come back; they grow, so that hiding from them is no way to live.
  clock({
    at: 'monsterTurn',
    ticks: [
      ...hatching,
      {
        verb: 'if',
        if: ['or', ['=', 'turn', 8], ['=', 'turn', 12]],
        then: { verb: 'trait', who: 'monsters', trait: 'might', by: 1 },
      },
      { verb: 'if', if: ['>=', 'turn', 12], then: dig },
    ],
  }),
  task({
    id: 'brew',
    rolls: [['knowledge', 4]],
    rooms: 'room:research-laboratory|room:kitchen',
    if: ['and', noSpray, ['>=', ['count', jarsAtHand], jarsNeeded]],
    success: brewed,
  }),
  deed({
    id: 'spray',
    insteadOfAttack: true,
    if: ['and', ['count', 'token:h17-spray.carriedBy(me)'], ['count', 'monsters.here']],
    do: sprayed,
  }),
  task({
    id: 'tear-web',
    rolls: [['might', 4]],
    if: ['count', 'heroes.here.with:h17-webbed'],
    success: webTorn('heroes.here.with:h17-webbed'),
  }),
);

function webTorn(who: Selector): Program {
  return [
    { verb: 'flag', who, flag: 'h17-dry', on: false },
    { verb: 'flag', who, flag: 'h17-webbed', on: false },
  ];
}
