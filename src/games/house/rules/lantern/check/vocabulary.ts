import type { Named } from '../selectors.ts';

export type Sort = Named['sort'];
/** What follows a colon. */
export type DetailKind =
  'room' | 'card' | 'token' | 'list' | 'floor' | 'deck' | 'trait' | 'flag' | 'monster' | 'number' | 'note' | 'place';

export interface BaseWord {
  /** Null where it depends on what was written. */
  readonly sort: Sort | null;
  readonly detail?: DetailKind;
  readonly needsDetail?: boolean;
  /** Sorts the selector in parentheses may name; without it there are no parentheses. */
  readonly inner?: readonly Sort[];
}

export interface FilterWord {
  /** Sorts it can be asked of. */
  readonly of: readonly Sort[];
  readonly detail?: DetailKind;
  /** The name may be left out. */
  readonly isDetailOpen?: boolean;
  /** What stands in parentheses: the id of a card, or a selector of these sorts. */
  readonly inner?: 'card' | readonly Sort[];
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
  traitors: figure,
  dead: figure,
  ownerOf: { sort: 'figure', inner: ['figure'] },
  holderOf: { sort: 'figure', inner: ['token', 'card'] },
  captives: { sort: 'figure', inner: ['figure'] },
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
  connectedTo: { sort: 'room', inner: places },
  note: { sort: null, detail: 'note', needsDetail: true },
  token: { sort: 'token', detail: 'token' },
  card: { sort: 'card', detail: 'card' },
  inHand: { sort: 'card', inner: ['figure'] },
  lying: { sort: 'card', inner: anywhere },
};

const ofFigures = { of: ['figure'] } as const satisfies FilterWord;
const ofRooms = { of: ['room'] } as const satisfies FilterWord;
const byPlace = { of: anywhere, inner: places } satisfies FilterWord;
const byIds = { of: places, inner: places, needsInner: true } satisfies FilterWord;

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
  inSight: { of: anywhere, inner: ['figure'] },
  beside: { of: ['room'], inner: places },
  lost: ofRooms,
  is: byIds,
  isNot: byIds,
  present: ofFigures,
  away: { of: ['figure'], detail: 'place', isDetailOpen: true },
  held: ofFigures,
  free: ofFigures,
  of: { of: ['figure'], inner: ['figure'] },
  carriedBy: { of: ['token'], inner: ['figure'] },
  lying: { of: ['token'] },
  first: { of: places },
};

/** Words of expressions without an operand. */
export const expressionWords: readonly string[] = [
  'players',
  'omens',
  'turn',
  'round',
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
  '/': [2, 2],
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
  'monsterTurnEnd',
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
  'blanksAgain',
  'steal',
  'attacked',
  'hurt',
  'death',
  'moveCost',
  'allowance',
  'step',
  'ride',
  'use',
  'raised',
  'eventDice',
  'action',
];
