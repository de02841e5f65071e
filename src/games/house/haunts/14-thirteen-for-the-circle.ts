import type { Expression, Node, Program } from '../rules/lantern/language.ts';
import { clock, count, deed, guard, haunt, need, reached, reduce, swarm, thing, track, variable } from './parts.ts';

const companions = 'card:dog|card:girl|card:madman';

/** What the circle takes is gone for good: 2 points for a companion, 1 for any other card. */
const giveCard = (card: string): Program => [
  {
    verb: 'if',
    if: ['count', `${card}.is(${companions})`],
    then: count('points', 2),
    else: count('points'),
  },
  { verb: 'discard', card, into: 'aside' },
];

/** Bodies count 4. */
const giveBodies: Program = [
  { verb: 'each', of: 'token:h14-corpse.carriedBy(me)', as: 'body', do: count('points', 4) },
  { verb: 'removeToken', token: 'token:h14-corpse.carriedBy(me)' },
];

const hasPaint: Expression = ['count', 'token:h14-paint.carriedBy(me)'];
const isAtCircle: Expression = ['count', 'here.is(room:pentagram-chamber)'];

const layPaint = (at: string): Program => [{ verb: 'placeToken', token: 'h14-paint', at }, count('cans')];

const layKnownPaint: Node = {
  verb: 'pick',
  who: 'heroes.first',
  key: 'h14.paint',
  from: 'list:h14-cupboards.explored.notIn(token:h14-paint)',
  do: layPaint('it'),
};

/** H-20.4 #14: the circle wants thirteen points of offerings, the heroes drown it in paint. */
export const thirteenForTheCircle = haunt(
  {
    number: 14,
    win: {
      heroes: reached('poured', 'players'),
      traitor: ['or', reached('points', 13), ['=', ['count', 'heroes'], 0]],
    },
    dead: { heroes: 0, traitor: 0 },
    variables: [variable('points'), variable('cans'), variable('poured')],
    lists: {
      'h14-cupboards': [
        'attic',
        'bedroom',
        'conservatory',
        'dining-room',
        'game-room',
        'junk-room',
        'kitchen',
        'larder',
        'operating-laboratory',
        'research-laboratory',
        'servants-quarters',
        'storeroom',
        'wine-cellar',
      ],
    },
    traitorSetUp: { verb: 'placeRoom', room: 'pentagram-chamber', who: 'traitor' },
    heroesSetUp: { verb: 'times', count: 'players', most: 6, do: layKnownPaint },
    hooks: [
      {
        id: 'cupboard',
        side: 'all',
        at: 'discover',
        kind: 'after',
        if: ['and', ['<', 'v:cans', 'players'], ['count', 'here.is(list:h14-cupboards)']],
        do: layPaint('here'),
      },
      {
        id: 'body',
        side: 'all',
        at: 'death',
        of: 'explorers|dead',
        kind: 'after',
        do: { verb: 'placeToken', token: 'h14-corpse', at: 'deathRoom' },
      },
      {
        id: 'follower-offers',
        side: 'all',
        at: 'turnEnd',
        of: 'monsters:follower',
        kind: 'after',
        if: isAtCircle,
        do: [{ verb: 'each', of: 'inHand(me)', as: 'offering', do: giveCard('offering') }, ...[giveBodies].flat()],
      },
    ],
    goals: {
      heroes: [
        track('v:poured', 6),
        need('token:h14-paint.lying', 3),
        reduce('v:points', 2),
        need('connectedTo(room:pentagram-chamber)', 1),
      ],
      traitor: [
        track('v:points', 4),
        reduce(['count', 'heroes'], 4),
        reduce('v:poured', 2),
        need('token:h14-corpse.lying', 2),
        guard('room:pentagram-chamber', 1),
      ],
    },
  },
  clock({ most: 12, ticks: { verb: 'if', if: ['>=', 'turn', 12], then: count('points') } }),
  swarm({
    kind: 'follower',
    traits: { speed: 3, might: 4, sanity: 3, knowledge: 2 },
    at: 'room:pentagram-chamber',
    count: ['-', 'players', 1],
    steals: true,
    carries: true,
  }),
  thing('h14-corpse', { carriers: 'traitors|monsters:follower', weight: 1, give: false, steal: false }),
  thing('h14-paint', { steal: false }),
  deed({
    id: 'offer-card',
    side: 'traitor',
    rooms: 'room:pentagram-chamber',
    if: ['count', 'inHand(me).isNot(card:bite)'],
    often: true,
    do: {
      verb: 'pick',
      from: 'inHand(me).isNot(card:bite)',
      as: 'offering',
      key: 'h14.offer',
      do: giveCard('offering'),
    },
  }),
  deed({
    id: 'offer-body',
    side: 'traitor',
    rooms: 'room:pentagram-chamber',
    if: ['count', 'token:h14-corpse.carriedBy(me)'],
    do: giveBodies,
  }),
  deed({
    id: 'pour-paint',
    cost: 1,
    often: true,
    if: ['and', hasPaint, ['count', 'here.is(room:pentagram-chamber)|connected.is(room:pentagram-chamber)']],
    do: [{ verb: 'removeToken', token: 'token:h14-paint.carriedBy(me)' }, count('poured')],
  }),
);
