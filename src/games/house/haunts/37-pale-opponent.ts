import type { Expression, Node, Program } from '../rules/lantern/language.ts';
import {
  allHeroesDead,
  count,
  eachMonsterTurn,
  fact,
  guard,
  haunt,
  killHeroes,
  monster,
  need,
  reached,
  reduce,
  task,
  track,
} from './parts.ts';

const sealsInAll = 5;
const atTheBoard = 'heroes.in(roomOf(monsters:opponent))';
const unsealed = 'list:h37-niches.explored.notIn(token:h37-seal)';

const laySeal = (at: string): Program => [{ verb: 'placeToken', token: 'h37-seal', at }, count('seals')];

const layKnownSeal: Node = {
  verb: 'pick',
  from: unsealed,
  key: 'h37.seal',
  do: laySeal('it'),
};

/** Eight dice, less for every broken seal: two where few heroes look for them. */
const diceOfOpponent: Expression = [
  'max',
  1,
  [
    '-',
    8,
    [
      '*',
      'v:broken',
      [
        'table',
        'players',
        [
          [3, 2],
          [5, 1],
        ],
      ],
    ],
  ],
];

const loseMind: Node = { verb: 'trait', who: 'heroes', trait: 'sanity', by: -1 };
const loseBody: Node = { verb: 'trait', who: 'heroes', trait: 'might', by: -1 };

/** What a lost game costs every hero. */
const price: Program = {
  verb: 'if',
  if: ['>=', 'margin', 5],
  then: [loseMind, loseBody],
  else: { verb: 'if', if: ['>=', 'margin', 3], then: loseBody, else: loseMind },
};

/** The heroes' best head at the board plays. */
const game: Program = {
  verb: 'pick',
  who: 'heroes.first',
  from: `${atTheBoard}.highest:knowledge`,
  as: 'player',
  key: 'h37.player',
  do: {
    verb: 'fight',
    attacker: 'monsters:opponent',
    attackDice: diceOfOpponent,
    defender: 'player',
    trait: 'knowledge',
    harmless: true,
    win: price,
    lose: { verb: 'set', name: 'won', to: 1 },
  },
};

/** Haunt 37, The Pale Opponent (H-20.4): a game for all lives, and five seals that lend the opponent its skill. */
export const paleOpponent = haunt(
  {
    number: 37,
    lists: {
      'h37-niches': [
        'attic',
        'ballroom',
        'bloody-room',
        'chapel',
        'charred-room',
        'crypt',
        'furnace-room',
        'game-room',
        'graveyard',
        'library',
        'organ-room',
        'statuary-corridor',
      ],
    },
    heroesSetUp: { verb: 'times', count: sealsInAll, most: sealsInAll, do: layKnownSeal },
    hooks: [
      {
        id: 'niche',
        side: 'all',
        at: 'discover',
        kind: 'after',
        if: ['and', ['<', 'v:seals', sealsInAll], ['count', 'found.is(list:h37-niches)']],
        do: laySeal('found'),
      },
      {
        id: 'blanks',
        side: 'all',
        at: 'blanksAgain',
        of: 'monsters:opponent',
        kind: 'allow',
      },
      {
        id: 'book',
        side: 'all',
        at: 'fightDice',
        of: 'heroes.holding(book)',
        kind: 'change',
        if: ['count', 'foe.is(monsters:opponent)'],
        change: 1,
      },
    ],
    win: {
      heroes: reached('won', 1),
      traitor: ['or', reached('deserted', 1), allHeroesDead],
    },
    dead: { heroes: 0, traitor: 0 },
    goals: {
      heroes: [
        track('v:broken', 5),
        need('token:h37-seal', 3),
        guard('monsters:opponent', 3),
        track(['count', `${atTheBoard}.holding(book)`], 1),
      ],
      traitor: [reduce(['count', atTheBoard], 4), killHeroes, reduce('v:broken', 2), need('monsters:opponent', 2)],
    },
  },
  fact('seals'),
  fact('broken'),
  fact('won'),
  fact('deserted'),
  {
    heroesSetUp: {
      verb: 'pick',
      from: 'heroes',
      as: 'player',
      key: 'h37.seat',
      do: { verb: 'placeMonster', kind: 'opponent', at: 'roomOf(player)' },
    },
    monsters: [
      monster(
        'opponent',
        { knowledge: 8 },
        { large: true, mind: 'still', attacks: 'none', attackable: false, hinders: false, beaten: 'nothing' },
      ),
    ],
  },
  eachMonsterTurn('game', {
    verb: 'if',
    if: ['count', atTheBoard],
    then: game,
    else: { verb: 'set', name: 'deserted', to: 1 },
  }),
  task({
    id: 'break-seal',
    rolls: [['sanity', 4]],
    rooms: 'roomOf(token:h37-seal)',
    success: [{ verb: 'removeToken', token: 'token:h37-seal.here' }, count('broken')],
  }),
);
