import type { HouseContent } from '../content-index.ts';
import { explorerOf, livingExplorers, monsterOf, neighbourSeat, areOpponents, roomOfFigure, sideOf, traitOf } from '../figures.ts';
import { adjacentRooms, hasTrueWindow, isThere, stepsFrom, tileOf, waysFrom } from '../house-map.ts';
import type { Environment, HouseState } from '../state.ts';
import type { CardId, Deck, Floor, RoomId, Trait } from '../terms.ts';
import { floors, traits } from '../terms.ts';
import type { Selector } from './language.ts';

/** What a selector names: ids of one sort. */
export interface Named {
  readonly sort: 'figure' | 'room' | 'token' | 'card';
  readonly ids: readonly string[];
}

/** What names are read against. */
export interface Reading {
  readonly state: HouseState;
  readonly content: HouseContent;
  readonly env: Environment;
}

/** One part of a selector: a word, what follows its colon, and what stands in its parentheses. */
export interface Part {
  readonly word: string;
  readonly detail: string | null;
  readonly inner: string | null;
}

const parsed = new Map<Selector, readonly Part[]>();

/** Splits at dots outside parentheses. Throws on unbalanced parentheses; the content check runs it over every selector. */
export function parseSelector(selector: Selector): readonly Part[] {
  const known = parsed.get(selector);
  if (known) return known;
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= selector.length; at++) {
    const letter = selector[at];
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth < 0) throw new Error(`unbalanced selector: ${selector}`);
    if (letter === undefined || (letter === '.' && depth === 0)) {
      pieces.push(selector.slice(start, at));
      start = at + 1;
    }
  }
  if (depth !== 0) throw new Error(`unbalanced selector: ${selector}`);
  const parts = pieces.map(piece => {
    const match = /^([a-zA-Z]+)(?::([a-zA-Z0-9-]+))?(?:\((.*)\))?$/.exec(piece);
    if (!match) throw new Error(`not a selector: ${selector}`);
    return { word: match[1]!, detail: match[2] ?? null, inner: match[3] ?? null };
  });
  parsed.set(selector, parts);
  return parts;
}

const figures = (ids: readonly string[]): Named => ({ sort: 'figure', ids });
const rooms = (ids: readonly string[]): Named => ({ sort: 'room', ids });
const cards = (ids: readonly string[]): Named => ({ sort: 'card', ids });

const cardsInHand = (state: HouseState, figure: string): readonly CardId[] =>
  (explorerOf(state, figure) ?? monsterOf(state, figure))?.cards ?? [];

/** Cards of a room's piles, on whichever side of a barrier. */
export const cardsLying = (state: HouseState, room: RoomId): readonly CardId[] =>
  Object.entries(state.piles).flatMap(([key, pile]) => (key.split('/')[0] === room ? pile : []));

/** The sort of an id bound by `each` or `pick`. */
function bound(reading: Reading, id: string): Named {
  const { state, content } = reading;
  if (explorerOf(state, id) ?? monsterOf(state, id)) return figures([id]);
  if (content.rooms.has(id)) return rooms([id]);
  return content.cards.has(id) ? { sort: 'card', ids: [id] } : { sort: 'token', ids: [id] };
}

const placedRooms = (state: HouseState): readonly RoomId[] =>
  state.tiles.filter(tile => tile.state === 'there').map(tile => tile.room);

function myRoom({ state, env }: Reading): RoomId | null {
  if (env.token) return state.tokens.find(token => token.id === env.token)?.room ?? null;
  return env.me ? roomOfFigure(state, env.me) : null;
}

/** Living seats in the order of the table, beginning with one of them or whoever follows it (H-0.6). */
function clockwiseFrom(living: readonly string[], seats: readonly string[], first: string): readonly string[] {
  const start = seats.indexOf(first);
  return [...seats.slice(start), ...seats.slice(0, start)].filter(seat => living.includes(seat));
}

function partnerRooms({ state, env }: Reading): readonly RoomId[] {
  const partner = state.tokens.find(token => token.id === env.token)?.partner;
  const other = partner ? state.tokens.find(token => token.id === partner) : undefined;
  return other ? [other.room] : [];
}

function base(reading: Reading, part: Part): Named {
  const { state, content, env } = reading;
  const living = (): readonly string[] => livingExplorers(state).map(explorer => explorer.seat);
  const here = myRoom(reading);
  switch (part.word) {
    case 'me':
      return figures(env.me ? [env.me] : []);
    case 'foe':
      return figures(env.foe ? [env.foe] : []);
    case 'left':
    case 'right':
      return figures(env.me ? [neighbourSeat(state, env.me, part.word)] : []);
    case 'holder':
      return figures(state.seats.filter(seat => holds(state, seat, part.detail ?? env.card ?? '')));
    case 'revealer':
      return figures(state.haunt ? [state.haunt.revealer] : []);
    case 'traitor':
      return figures(state.haunt?.traitor ? [state.haunt.traitor] : []);
    case 'explorers':
      return figures(living());
    case 'around':
      return figures(env.me ? clockwiseFrom(living(), state.seats, env.me) : []);
    case 'figures':
      return figures([...living(), ...state.monsters.map(monster => monster.id)]);
    case 'heroes':
      return figures(living().filter(seat => state.explorers[seat]!.party !== 'traitor'));
    case 'monsters':
      return figures(state.monsters.filter(monster => !part.detail || monster.kind === part.detail).map(monster => monster.id));
    case 'opponents':
      return figures([...living(), ...state.monsters.map(monster => monster.id)].filter(id => env.me !== null && areOpponents(state, env.me, id)));
    case 'here':
      return rooms(here ? [here] : []);
    case 'room':
      return rooms([part.detail ?? '']);
    case 'rooms':
      return rooms(placedRooms(state));
    case 'list':
      return rooms(content.lists[part.detail ?? ''] ?? []);
    case 'floor':
      return rooms(placedRooms(state).filter(room => tileOf(state, room)?.floor === (part.detail as Floor)));
    case 'adjacent':
      return rooms(here ? adjacentRooms(state, content, here) : []);
    case 'near':
      return rooms(here ? [here, ...adjacentRooms(state, content, here)] : []);
    case 'partner':
      return rooms(partnerRooms(reading));
    case 'connected':
      return rooms(here ? [...new Set(waysFrom(state, content, here).map(way => way.to))] : []);
    case 'inHand':
      return cards(select(reading, part.inner ?? 'me').ids.flatMap(id => cardsInHand(state, id)));
    case 'lying':
      return cards(placesOf(reading, part.inner ?? 'here').flatMap(room => cardsLying(state, room)));
    case 'roomOf':
      return rooms(placesOf(reading, part.inner ?? ''));
    case 'hauntRoom':
      return rooms(state.haunt ? [state.haunt.room] : []);
    case 'token':
      return {
        sort: 'token',
        ids: part.detail === null ? (env.token ? [env.token] : []) : state.tokens.filter(token => token.kind === part.detail).map(token => token.id),
      };
    case 'card':
      return { sort: 'card', ids: part.detail ? [part.detail] : env.card ? [env.card] : [] };
    default: {
      const id = env.bound[part.word];
      return id === undefined ? figures([]) : bound(reading, id);
    }
  }
}

export const holds = (state: HouseState, figure: string, card: string): boolean =>
  [explorerOf(state, figure)?.cards, explorerOf(state, figure)?.lasting, monsterOf(state, figure)?.cards].some(hand => hand?.includes(card));

/** Rooms of whatever a selector names: figures' rooms, tokens' rooms, the holder's room or pile of a card. */
export function placesOf(reading: Reading, selector: Selector): readonly RoomId[] {
  const { state } = reading;
  const named = select(reading, selector);
  if (named.sort === 'room') return named.ids;
  const places = named.ids.map(id => {
    if (named.sort === 'figure') return roomOfFigure(state, id);
    if (named.sort === 'token') return state.tokens.find(token => token.id === id)?.room ?? null;
    const holder = state.seats.find(seat => holds(state, seat, id)) ?? state.monsters.find(monster => monster.cards.includes(id))?.id;
    if (holder) return roomOfFigure(state, holder);
    const pile = Object.entries(state.piles).find(([, cards]) => cards.includes(id));
    return pile ? pile[0].split('/')[0]! : null;
  });
  return [...new Set(places.filter(place => place !== null))];
}

function placeOf({ state }: Reading, sort: Named['sort'], id: string): RoomId | null {
  if (sort === 'room') return id;
  if (sort === 'figure') return roomOfFigure(state, id);
  return state.tokens.find(token => token.id === id)?.room ?? null;
}

function byDistance(reading: Reading, named: Named, part: Part): readonly string[] {
  const from = placesOf(reading, part.inner ?? 'me')[0];
  if (!from) return [];
  const steps = stepsFrom(reading.state, reading.content, from);
  const away = (id: string): number => steps.get(placeOf(reading, named.sort, id) ?? '') ?? 99;
  if (part.word === 'atLeast') return named.ids.filter(id => away(id) >= Number(part.detail) && away(id) < 99);
  const reachable = named.ids.filter(id => away(id) < 99);
  const wanted = part.word === 'nearest' ? Math.min(...reachable.map(away)) : Math.max(...reachable.map(away));
  return reachable.filter(id => away(id) === wanted);
}

function byTrait(reading: Reading, named: Named, part: Part): readonly string[] {
  const trait = traits.find(name => name === part.detail) as Trait;
  const value = (id: string): number => traitOf(reading.state, reading.content, id, trait) ?? 0;
  const values = named.ids.map(value);
  const wanted = part.word === 'lowest' ? Math.min(...values) : Math.max(...values);
  return named.ids.filter(id => value(id) === wanted);
}

function keeps(reading: Reading, named: Named, part: Part): (id: string) => boolean {
  const { state, content, env } = reading;
  const place = (id: string): RoomId | null => placeOf(reading, named.sort, id);
  switch (part.word) {
    case 'alive':
      return id => explorerOf(state, id)?.alive ?? monsterOf(state, id) !== undefined;
    case 'here': {
      const here = myRoom(reading);
      return id => here !== null && place(id) === here;
    }
    case 'in': {
      const places = placesOf(reading, part.inner ?? '');
      return id => places.includes(place(id) ?? '');
    }
    case 'notIn': {
      const places = placesOf(reading, part.inner ?? '');
      return id => !places.includes(place(id) ?? '');
    }
    case 'owning':
      return id => cardsInHand(state, id).some(card => content.cards.get(card)?.deck === part.detail);
    case 'has': {
      const trait = traits.find(name => name === part.detail)!;
      return id => traitOf(state, content, id, trait) !== null;
    }
    case 'holding':
      return id => holds(state, id, part.inner ?? '');
    case 'explored':
      return id => isThere(state, id);
    case 'unexplored':
      return id => tileOf(state, id) === undefined;
    case 'empty':
      return id => ![...state.seats, ...state.monsters.map(monster => monster.id)].some(figure => roomOfFigure(state, figure) === id);
    case 'symbol':
      return id => content.rooms.get(id)?.symbol === (part.detail as Deck);
    case 'floor':
      return id => tileOf(state, place(id) ?? '')?.floor === (part.detail as Floor);
    case 'below': {
      const height = (room: RoomId | null | undefined): number => floors.indexOf(tileOf(state, room ?? '')?.floor as Floor);
      const [from] = placesOf(reading, part.inner ?? 'here');
      return id => height(place(id)) >= 0 && height(place(id)) < height(from);
    }
    case 'otherFloor': {
      const [from] = placesOf(reading, part.inner ?? 'here');
      const floorOf = (room: RoomId | null | undefined): Floor | undefined => tileOf(state, room ?? '')?.floor;
      return id => floorOf(place(id)) !== undefined && floorOf(place(id)) !== floorOf(from);
    }
    case 'deck':
      return id => content.cards.get(id)?.deck === (part.detail as Deck);
    case 'outdoor':
      return id => content.rooms.get(place(id) ?? '')?.outdoor === true;
    case 'window':
      return id => hasTrueWindow(state, content, place(id) ?? '');
    case 'notMe':
      return id => id !== env.me;
    case 'hero':
      return id => sideOf(state, id) !== 'traitor';
    case 'stunned':
      return id => monsterOf(state, id)?.stunned === true;
    case 'awake':
      return id => monsterOf(state, id)?.stunned !== true;
    case 'with':
      return id => ((explorerOf(state, id) ?? monsterOf(state, id))?.flags[part.detail ?? ''] ?? 0) !== 0;
    case 'without':
      return id => ((explorerOf(state, id) ?? monsterOf(state, id))?.flags[part.detail ?? ''] ?? 0) === 0;
    default:
      throw new Error(`unknown filter: ${part.word}`);
  }
}

/** Reads a selector against a state: ids in seat, tile or serial order. Unknown words name nothing; unknown filters throw. */
export function select(reading: Reading, selector: Selector): Named {
  const [first, ...filters] = parseSelector(selector);
  let named = base(reading, first!);
  for (const part of filters) {
    if (part.word === 'nearest' || part.word === 'farthest' || part.word === 'atLeast') named = { sort: named.sort, ids: byDistance(reading, named, part) };
    else if (part.word === 'lowest' || part.word === 'highest') named = { sort: named.sort, ids: byTrait(reading, named, part) };
    else if (part.word === 'first') named = { sort: named.sort, ids: named.ids.slice(0, 1) };
    else named = { sort: named.sort, ids: named.ids.filter(keeps(reading, named, part)) };
  }
  return named;
}
