import type { HauntEntry } from '../../src/games/house/content/schema.ts';
import * as parts from '../../src/games/house/haunts/parts.ts';

const { haunt } = parts;

/**
 * An invented haunt with a traitor: ghouls that run at heroes, a warden that catches and drags, an urn that is carried, a rite
 * in three places, a front door, a secret room, a clock.
 */
export const siege: HauntEntry = haunt(
  {
    number: 1,
    traitor: { kind: 'revealer' },
    win: {
      heroes: [
        'or',
        parts.reached('rites', 2),
        parts.thingIn('h1-urn', 'room:basement-landing'),
        parts.reached('escaped', 2),
      ],
      traitor: ['or', parts.allHeroesDead, ['>=', 'turn', 6]],
    },
    dead: { heroes: 0, traitor: 0 },
    goals: { heroes: [parts.track('v:rites'), parts.avoid('monsters')], traitor: [parts.killHeroes] },
  },
  parts.fact('escaped'),
  parts.swarm({
    kind: 'ghoul',
    traits: { speed: 3, might: 3 },
    at: 'hauntRoom',
    count: 'halfPlayersUp',
    mind: 'nearestHero',
    mustAttack: true,
  }),
  parts.grabber({
    kind: 'warden',
    traits: { speed: 4, might: 6 },
    at: 'room:basement-landing',
    large: true,
    immuneTo: ['speed'],
    lair: 'room:basement-landing',
    spaces: 2,
    arrived: { verb: 'kill', who: 'it' },
  }),
  parts.thing('h1-urn', { weight: 1, cost: 1 }),
  { heroesSetUp: { verb: 'placeToken', token: 'h1-urn', at: 'room:upper-landing' } },
  parts.exorcism({
    id: 'rite',
    target: 4,
    sources: [
      { trait: 'sanity', rooms: ['upper-landing', 'foyer'] },
      { trait: 'knowledge', cards: ['book'] },
    ],
  }),
  parts.frontDoor({ rolls: [['might', 4]], left: parts.count('escaped') }),
  parts.sealed('traitor', { name: 'grave', key: 'h1.grave', from: 'floor:ground' }),
  parts.task({
    id: 'search',
    rolls: [['knowledge', 3]],
    rooms: 'rooms',
    success: {
      verb: 'if',
      if: ['count', 'here.is(note:grave)'],
      then: { verb: 'tell', to: 'heroes', key: 'h1.found' },
      else: { verb: 'tell', to: 'heroes', key: 'h1.nothing' },
    },
  }),
  parts.clock({ most: 6 }),
);

/**
 * An invented haunt without a traitor: doubles that hunt their own, mould that spreads and turns heroes, a house that falls, a
 * beast that must be wounded and grows.
 */
export const mould: HauntEntry = haunt(
  {
    number: 2,
    traitor: { kind: 'none' },
    win: { heroes: ['or', ['>=', 'turn', 6], ['=', ['count', 'monsters'], 0]], traitor: parts.allHeroesDead },
    dead: { heroes: ['>=', 'v:hopeless', 1], traitor: ['>=', 'v:hopeless', 1] },
    goals: { heroes: [parts.track('turn')], traitor: [parts.reduce(['count', 'heroes'])] },
    heroesSetUp: [
      { verb: 'placeToken', token: 'h2-mould', at: 'room:upper-landing' },
      { verb: 'note', name: 'hour', who: 'revealer', key: 'h2.hour', least: 1, most: 3, seen: 'nobody' },
    ],
    hooks: [
      {
        id: 'falls',
        side: 'all',
        at: 'roundEnd',
        kind: 'after',
        if: ['>=', 'turn', 4],
        do: {
          verb: 'pick',
          who: 'revealer',
          from: 'floor:upper.isNot(room:upper-landing)',
          key: 'h2.fall',
          do: { verb: 'loseRoom', room: 'it' },
        },
      },
    ],
  },
  parts.fact('hopeless'),
  parts.swarm({
    kind: 'double',
    traits: {},
    at: 'room:entrance-hall',
    owner: 'explorers',
    prey: 'ownerOf(me)',
    mind: 'nearestHero',
    playedBy: 'owner',
    beaten: 'dies',
    placed: (['speed', 'might', 'sanity', 'knowledge'] as const).map(trait => ({
      verb: 'trait',
      who: 'placed',
      trait,
      value: ['trait', 'ownerOf(placed)', trait],
    })),
  }),
  parts.boss({
    kind: 'beast',
    traits: { speed: 2, might: 2 },
    at: 'room:basement-landing',
    attacks: 'all',
    attackable: ['>=', 'turn', 1],
    beaten: parts.woundable('beast', 4, { soak: 1 }),
  }),
  parts.woundsOf('beast'),
  parts.growing({
    kind: 'beast',
    traits: ['might'],
    table: [
      [0, 2],
      [2, 5],
    ],
  }),
  parts.spreading({ id: 'creeps', token: 'h2-mould', most: 1, who: 'revealer' }),
  parts.eachTurn({
    id: 'infects',
    of: 'heroes',
    if: ['count', 'token:h2-mould.here'],
    do: {
      verb: 'roll',
      trait: 'sanity',
      ladder: [
        { least: 3, do: [] },
        { least: 0, do: { verb: 'convert', who: 'me' } },
      ],
    },
  }),
  parts.clock({ at: 'monsterTurn', most: 6 }),
);
