import type { Program } from '../rules/lantern/language.ts';
import type { RoomId } from '../rules/terms.ts';
import {
  allHeroesDead,
  avoid,
  byPlayers,
  clock,
  fact,
  frontDoor,
  fuse,
  haunt,
  killHeroes,
  need,
  reached,
  task,
  track,
} from './parts.ts';

/** Rooms with an omen or event symbol whose tile may lie in the basement. */
const hidingPlaces: readonly RoomId[] = [
  'abandoned-room',
  'catacombs',
  'crypt',
  'furnace-room',
  'game-room',
  'gymnasium',
  'junk-room',
  'kitchen',
  'operating-laboratory',
  'organ-room',
  'pentagram-chamber',
  'research-laboratory',
  'servants-quarters',
  'statuary-corridor',
  'underground-lake',
  'vault',
];

/** The hostage goes to whoever won the fight, or to the nearest hero when nobody fought; the bomb stays behind. */
const hostageFreed: Program = [
  { verb: 'set', name: 'freed', to: 1 },
  { verb: 'placeToken', token: 'h16-bomb', at: 'here' },
  {
    verb: 'if',
    if: ['count', 'foe.hero'],
    then: { verb: 'move', what: 'card:girl', to: 'foe' },
    else: {
      verb: 'pick',
      from: 'heroes.nearest(me)',
      key: 'h16.hostage',
      byChance: true,
      do: { verb: 'move', what: 'card:girl', to: 'it' },
    },
  },
  { verb: 'removeFigure', who: 'me' },
];

/** Haunt 16, The Fuse and the Hostage (H-20.4): a bomb that ticks louder each turn, a hostage seen only for a moment. */
export const fuseAndHostage = haunt(
  {
    number: 16,
    lists: { 'h16-hiding': hidingPlaces },
    // Without a way down nobody could ever meet the phantom.
    traitorSetUp: [
      { verb: 'discard', card: 'card:girl', into: 'aside' },
      { verb: 'placeRoom', room: 'stairs-from-basement' },
    ],
    win: {
      heroes: ['or', reached('defused', 1), reached('saved', 1)],
      traitor: ['or', reached('blast', 1), allHeroesDead],
    },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [
        track('v:freed', 4),
        need('monsters:phantom', 4),
        need('token:h16-bomb', 2),
        track('v:doorOpen', 2),
        need('heroes.holding(girl).in(room:entrance-hall)', 3),
      ],
      traitor: [track('turn', 3), killHeroes, avoid('monsters:phantom', 1)],
    },
  },
  fact('freed'),
  fact('defused'),
  fact('saved'),
  fact('blast'),
  {
    monsters: [
      {
        kind: 'phantom',
        large: true,
        traits: { speed: 4, might: 5, sanity: 5 },
        mind: 'still',
        mustAttack: true,
        beaten: hostageFreed,
      },
    ],
    hooks: [
      {
        id: 'phantom-shows',
        side: 'all',
        at: 'discover',
        kind: 'after',
        if: ['and', ['=', 'v:freed', 0], ['count', 'found.in(list:h16-hiding).floor:basement']],
        do: [
          { verb: 'removeFigure', who: 'monsters:phantom' },
          { verb: 'placeMonster', kind: 'phantom', at: 'found', owner: 'actor' },
        ],
      },
      {
        // Once nothing is left to be discovered it has to show itself where it was before.
        id: 'phantom-returns',
        side: 'all',
        at: 'monsterTurn',
        kind: 'after',
        if: [
          'and',
          ['=', 'v:freed', 0],
          ['=', ['count', 'monsters:phantom'], 0],
          ['=', ['count', 'list:h16-hiding.unexplored'], 0],
        ],
        do: {
          verb: 'pick',
          from: 'list:h16-hiding.floor:basement.empty',
          key: 'h16.returns',
          byChance: true,
          do: { verb: 'placeMonster', kind: 'phantom', at: 'it', owner: 'traitor' },
        },
      },
      {
        id: 'phantom-slips',
        side: 'all',
        at: 'turnStart',
        kind: 'after',
        if: ['count', 'monsters:phantom.of(actor)'],
        do: { verb: 'removeFigure', who: 'monsters:phantom' },
      },
      {
        // Whoever saw it has no further turn.
        id: 'phantom-forgotten',
        side: 'all',
        at: 'monsterTurnEnd',
        kind: 'after',
        if: ['count', 'monsters:phantom.of(dead)'],
        do: { verb: 'removeFigure', who: 'monsters:phantom' },
      },
    ],
  },
  clock({ ticks: fuse({ dice: 'turn', least: byPlayers(8, 7, 6, 5), burns: { verb: 'set', name: 'blast', to: 1 } }) }),
  task({
    id: 'disarm',
    rolls: [['knowledge', 7]],
    rooms: 'roomOf(token:h16-bomb)',
    success: { verb: 'set', name: 'defused', to: 1 },
  }),
  frontDoor({
    rolls: [
      ['knowledge', 6],
      ['might', 6],
    ],
    leavers: 'heroes.holding(girl)',
    left: { verb: 'set', name: 'saved', to: 1 },
  }),
);
