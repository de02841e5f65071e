import type { Node, Program } from '../rules/lantern/language.ts';
import {
  avoid,
  byPlayers,
  clock,
  eachTurn,
  haunt,
  monster,
  need,
  reached,
  reduce,
  track,
  variable,
  woundable,
  woundsOf,
} from './parts.ts';

const rise = (none?: Program): Node => ({
  verb: 'pick',
  who: 'traitor',
  key: 'h10.rise',
  from: none ? 'list:omen.explored.notIn(monsters:relative)' : 'list:omen.explored',
  do: { verb: 'placeMonster', kind: 'relative', at: 'it' },
  none: none ?? { verb: 'placeMonster', kind: 'relative', at: 'hauntRoom' },
});

/** A relative comes into a room it knew, and nobody sits there yet. */
const remembers: Node = {
  verb: 'roll',
  key: 'roll.task',
  trait: 'knowledge',
  ladder: [
    { least: 4, do: [] },
    {
      least: 0,
      do: [
        { verb: 'placeToken', token: 'h10-seated', at: 'here' },
        { verb: 'removeFigure', who: 'me' },
        { verb: 'set', name: 'seated', by: 1 },
      ],
    },
  ],
};

/** H-20.4 #10: the dead of the house walk, and stay only where a room reminds them of their lives. */
export const relativesUnderTheBoards = haunt(
  {
    number: 10,
    win: { heroes: reached('seated', byPlayers(2, 2, 3, 3)), traitor: ['=', ['count', 'heroes'], 0] },
    dead: { heroes: 0, traitor: 0 },
    variables: [variable('seated')],
    lists: { 'h10-memories': ['attic', 'chapel', 'conservatory', 'game-room', 'library', 'master-bedroom'] },
    monsters: [
      monster(
        'relative',
        { speed: 2, might: 4, sanity: 2, knowledge: 2 },
        { mind: 'nearestInSight', mustAttack: true },
      ),
      monster('madman', { speed: 3, might: 5, sanity: 4, knowledge: 3 }, { beaten: woundable('madman', 5) }),
    ],
    traitorSetUp: [
      { verb: 'times', count: 'players', most: 6, do: rise(rise()) },
      { verb: 'move', what: 'inHand(traitor).isNot(card:bite|card:dog|card:girl|card:madman)', to: 'roomOf(traitor)' },
      { verb: 'discard', card: 'card:madman', into: 'aside' },
      { verb: 'placeMonster', kind: 'madman', at: 'traitor' },
      { verb: 'removeFigure', who: 'traitor' },
    ],
    hooks: [
      {
        id: 'memory',
        side: 'all',
        at: 'enter',
        of: 'monsters:relative',
        kind: 'after',
        if: ['count', 'here.in(list:h10-memories).notIn(token:h10-seated)'],
        do: remembers,
      },
    ],
    goals: {
      heroes: [
        track('v:seated', 6),
        need('list:h10-memories.explored.notIn(token:h10-seated)', 3),
        avoid('monsters', 2),
      ],
      traitor: [reduce(['count', 'heroes'], 4), reduce('v:seated', 3), need('heroes', 2)],
    },
  },
  woundsOf('madman'),
  clock({ most: 12 }),
  eachTurn({
    id: 'cold',
    of: 'heroes',
    if: ['>=', 'turn', 12],
    do: [
      { verb: 'trait', trait: 'might', by: -1 },
      { verb: 'trait', trait: 'speed', by: -1 },
    ],
  }),
);
