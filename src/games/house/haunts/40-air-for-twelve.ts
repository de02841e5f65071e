import type { Node, Program } from '../rules/lantern/language.ts';
import type { RoomId } from '../rules/terms.ts';
import {
  allHeroesDead,
  byPlayers,
  clock,
  count,
  fact,
  guard,
  haunt,
  killHeroes,
  need,
  reached,
  reduce,
  sealed,
  task,
  track,
} from './parts.ts';

const breaths = 12;
const fewestCellars = 5;

/** Cellars that are added until there are enough to choose from; with the landing and its stairs three always do. */
const cellars: readonly RoomId[] = ['furnace-room', 'larder', 'wine-cellar'];

const cellarAdded = (room: RoomId): Node => ({
  verb: 'if',
  if: ['<', ['count', 'floor:basement'], fewestCellars],
  then: { verb: 'placeRoom', room },
});

/** The heroes know the place; a mark lies there for all to see. */
const placeFound: Program = [
  { verb: 'tell', to: 'heroes', key: 'h40.here' },
  { verb: 'set', name: 'found', to: 1 },
  { verb: 'placeToken', token: 'h40-grave', at: 'note:grave' },
];

const breathGiven: Node = {
  verb: 'roll',
  key: 'roll.h40.breath',
  dice: 2,
  ladder: [{ least: 0, do: { verb: 'set', name: 'harm', by: ['-', 0, 'rolled'], least: 0 } }],
};

/** The board's hand lifts somebody to another room of the same floor. */
const explorerMoved: Node = {
  verb: 'pick',
  from: 'explorers.present',
  as: 'moved',
  key: 'h40.who',
  may: true,
  do: {
    verb: 'pick',
    from: 'rooms.isNot(rooms.otherFloor(moved)).notIn(moved)',
    as: 'place',
    key: 'h40.where',
    do: { verb: 'move', what: 'moved', to: 'place' },
  },
};

/** Haunt 40, Air for Twelve (H-20.4): somebody lies buried below the house, and only the traitor knows where. */
export const airForTwelve = haunt(
  {
    number: 40,
    traitorSetUp: [{ verb: 'placeRoom', room: 'stairs-from-basement' }, ...cellars.map(cellarAdded)],
    heroesSetUp: {
      verb: 'if',
      if: ['=', ['count', 'heroes.holding(spirit-board)'], 0],
      then: { verb: 'move', what: 'card:spirit-board', to: 'revealer' },
    },
    hooks: [
      {
        id: 'listen',
        side: 'all',
        at: 'enter',
        of: 'heroes',
        kind: 'after',
        oncePerTurn: 'room',
        if: ['and', ['=', 'v:found', 0], ['count', 'here.floor:basement']],
        do: {
          verb: 'roll',
          key: 'roll.h40.listen',
          trait: 'knowledge',
          ladder: [
            {
              least: 3,
              do: {
                verb: 'if',
                if: ['count', 'here.is(note:grave)'],
                then: placeFound,
                else: { verb: 'tell', to: 'heroes', key: 'h40.not-here' },
              },
            },
            { least: 0, do: [] },
          ],
        },
      },
      {
        id: 'board-broken',
        side: 'all',
        at: 'gain',
        of: 'traitors',
        kind: 'after',
        if: ['count', 'source.is(card:spirit-board)'],
        do: { verb: 'discard', card: 'card:spirit-board', into: 'aside' },
      },
    ],
    win: {
      heroes: reached('dug', byPlayers(2, 3, 5, 6)),
      traitor: ['or', reached('harm', breaths), allHeroesDead],
    },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [
        track('v:dug', 6),
        track('v:found', 4),
        reduce('v:harm', 3),
        need('roomOf(token:h40-grave)', 4),
        need('floor:basement', 1),
      ],
      traitor: [
        track('v:harm', 4),
        reduce('v:dug', 3),
        killHeroes,
        need('holder:spirit-board', 3),
        guard('token:h40-grave', 1),
      ],
    },
  },
  fact('harm'),
  fact('found'),
  fact('dug'),
  sealed('traitor', { name: 'grave', key: 'h40.grave', from: 'floor:basement.isNot(room:mystic-elevator)' }),
  clock({
    most: breaths,
    ticks: {
      verb: 'roll',
      key: 'roll.h40.air',
      dice: ['min', 8, 'turn'],
      ladder: [{ least: 0, do: { verb: 'set', name: 'harm', by: 'rolled' } }],
    },
  }),
  task({
    id: 'board',
    rolls: [['sanity', 3]],
    of: 'heroes.holding(spirit-board)',
    cards: ['spirit-board'],
    wholeTurn: true,
    success: {
      verb: 'if',
      if: ['<', 'rolled', 5],
      then: explorerMoved,
      else: { verb: 'if', if: ['and', ['>=', 'rolled', 7], ['=', 'v:found', 0]], then: placeFound, else: breathGiven },
    },
  }),
  task({
    id: 'dig',
    rolls: [['might', 4]],
    rooms: 'roomOf(token:h40-grave)',
    success: count('dug'),
  }),
);
