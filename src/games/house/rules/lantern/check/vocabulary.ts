import type { Named } from '../selectors.ts';

export type Sort = Named['sort'];
/** What follows a colon. */
export type DetailKind =
  'room' | 'card' | 'token' | 'list' | 'floor' | 'deck' | 'trait' | 'flag' | 'monster' | 'number';

export interface BaseWord {
  readonly sort: Sort;
  readonly detail?: DetailKind;
  readonly needsDetail?: boolean;
  /** Sorts the selector in parentheses may name; without it there are no parentheses. */
  readonly inner?: readonly Sort[];
}

export interface FilterWord {
  /** Sorts it can be asked of. */
  readonly of: readonly Sort[];
  readonly detail?: DetailKind;
  /** What stands in parentheses: a selector of places, or the id of a card. */
  readonly inner?: 'place' | 'card';
  readonly needsInner?: boolean;
}

const figure: BaseWord = { sort: 'figure' };
const room: BaseWord = { sort: 'room' };
const anywhere: readonly Sort[] = ['figure', 'room', 'token'];
const places: readonly Sort[] = ['figure', 'room', 'token', 'card'];

/** First words of selectors; names bound by `each`, `pick` and hooks come on top. */
export const baseWords: Readonly<Record<string, BaseWord>> = {
  me: figure,
  foe: figure,
  left: figure,
  right: figure,
  revealer: figure,
  traitor: figure,
  explorers: figure,
  around: figure,
  heroes: figure,
  figures: figure,
  opponents: figure,
  holder: { sort: 'figure', detail: 'card' },
  monsters: { sort: 'figure', detail: 'monster' },
  here: room,
  rooms: room,
  adjacent: room,
  near: room,
  connected: room,
  partner: room,
  hauntRoom: room,
  room: { sort: 'room', detail: 'room', needsDetail: true },
  list: { sort: 'room', detail: 'list', needsDetail: true },
  floor: { sort: 'room', detail: 'floor', needsDetail: true },
  roomOf: { sort: 'room', inner: places },
  token: { sort: 'token', detail: 'token' },
  card: { sort: 'card', detail: 'card' },
  inHand: { sort: 'card', inner: ['figure'] },
  lying: { sort: 'card', inner: anywhere },
};

const ofFigures = { of: ['figure'] } as const satisfies FilterWord;
const ofRooms = { of: ['room'] } as const satisfies FilterWord;
const byPlace = { of: anywhere, inner: 'place' } as const satisfies FilterWord;

/** Words after a dot. */
export const filterWords: Readonly<Record<string, FilterWord>> = {
  alive: ofFigures,
  notMe: ofFigures,
  hero: ofFigures,
  stunned: ofFigures,
  awake: ofFigures,
  holding: { of: ['figure'], inner: 'card', needsInner: true },
  owning: { of: ['figure'], detail: 'deck' },
  has: { of: ['figure'], detail: 'trait' },
  lowest: { of: ['figure'], detail: 'trait' },
  highest: { of: ['figure'], detail: 'trait' },
  with: { of: ['figure'], detail: 'flag' },
  without: { of: ['figure'], detail: 'flag' },
  explored: ofRooms,
  unexplored: ofRooms,
  empty: ofRooms,
  symbol: { of: ['room'], detail: 'deck' },
  deck: { of: ['card'], detail: 'deck' },
  here: { of: anywhere },
  outdoor: { of: anywhere },
  window: { of: anywhere },
  floor: { of: anywhere, detail: 'floor' },
  in: { ...byPlace, needsInner: true },
  notIn: { ...byPlace, needsInner: true },
  below: byPlace,
  otherFloor: byPlace,
  nearest: byPlace,
  farthest: byPlace,
  atLeast: { ...byPlace, detail: 'number' },
  first: { of: places },
};

/** Words of expressions without an operand. */
export const expressionWords: readonly string[] = [
  'players',
  'omens',
  'turn',
  'rolled',
  'margin',
  'haunt',
  'startHeroes',
  'halfPlayersUp',
  'halfPlayersDown',
  'halfHeroesUp',
];

/** Operators over expressions, with the fewest and most operands. */
export const operators: Readonly<Record<string, readonly [number, number]>> = {
  '+': [1, 99],
  '-': [1, 99],
  '*': [2, 99],
  min: [1, 99],
  max: [1, 99],
  '=': [2, 2],
  '<': [2, 2],
  '>': [2, 2],
  '<=': [2, 2],
  '>=': [2, 2],
  and: [1, 99],
  or: [1, 99],
  not: [1, 1],
};

export const hookPoints: readonly string[] = [
  'hauntStart',
  'turnStart',
  'turnEnd',
  'monsterTurn',
  'roundEnd',
  'enter',
  'leave',
  'discover',
  'draw',
  'gain',
  'lose',
  'rollDice',
  'rollResult',
  'fightDice',
  'fightResult',
  'fightWon',
  'attackAllowed',
  'hurt',
  'death',
  'moveCost',
  'allowance',
  'use',
  'raised',
  'eventDice',
  'action',
];
