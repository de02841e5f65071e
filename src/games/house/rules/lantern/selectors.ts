import type { HouseContent } from '../content-index.ts';
import { areOpponents, explorerOf, livingExplorers, monsterOf, neighbourSeat, roomOfFigure } from '../figures.ts';
import { adjacentRooms, tileOf, waysFrom } from '../house-map.ts';
import type { Environment, HouseState } from '../state.ts';
import type { CardId, Floor, RoomId } from '../terms.ts';
import { filtered, placeOf, roomOfToken } from './filters.ts';
import { cardsInHand, holds } from './holding.ts';
import type { Selector } from './language.ts';
import type { Part } from './selector-parts.ts';
import { alternatives, parseSelector } from './selector-parts.ts';

export type { Part };
export { holds, parseSelector };

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

const figures = (ids: readonly string[]): Named => ({ sort: 'figure', ids });
const rooms = (ids: readonly string[]): Named => ({ sort: 'room', ids });
const cards = (ids: readonly string[]): Named => ({ sort: 'card', ids });

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
  if (env.token) return roomOfToken(state, env.token);
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

const carrierOf = (state: HouseState, token: string): readonly string[] => {
  const carrier = state.tokens.find(({ id }) => id === token)?.carrier;
  return carrier ? [carrier] : [];
};

const holdersOf = (state: HouseState, card: CardId): readonly string[] =>
  [...state.seats, ...state.monsters.map(({ id }) => id)].filter(figure => holds(state, figure, card));

const captivesOf = (state: HouseState, captors: readonly string[]): readonly string[] =>
  livingExplorers(state)
    .filter(({ heldBy }) => heldBy && captors.includes(heldBy))
    .map(({ seat }) => seat);

/** What a sealed note names, in the order written (H-15.7). */
function noted(reading: Reading, name: string): Named {
  const ids = [reading.state.hidden.notes[name] ?? []].flat().filter(id => typeof id === 'string');
  return { sort: ids[0] === undefined ? 'room' : bound(reading, ids[0]).sort, ids };
}

function base(reading: Reading, part: Part): Named {
  const { state, content, env } = reading;
  const living = (): readonly string[] => livingExplorers(state).map(explorer => explorer.seat);
  const here = myRoom(reading);
  const within = (sort: Named['sort']): readonly string[] => {
    const named = select(reading, part.inner ?? 'me');
    return named.sort === sort ? named.ids : [];
  };
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
    case 'traitors':
      return figures(living().filter(seat => state.explorers[seat]!.party === 'traitor'));
    case 'explorers':
      return figures(living());
    case 'dead':
      return figures(state.seats.filter(seat => !state.explorers[seat]!.alive));
    case 'ownerOf':
      return figures(within('figure').flatMap(id => monsterOf(state, id)?.of ?? []));
    case 'holderOf':
      return figures([
        ...new Set([
          ...within('token').flatMap(id => carrierOf(state, id)),
          ...within('card').flatMap(card => holdersOf(state, card)),
        ]),
      ]);
    case 'captives':
      return figures(captivesOf(state, within('figure')));
    case 'around':
      return figures(env.me ? clockwiseFrom(living(), state.seats, env.me) : []);
    case 'figures':
      return figures([...living(), ...state.monsters.map(monster => monster.id)]);
    case 'heroes':
      return figures(living().filter(seat => state.explorers[seat]!.party !== 'traitor'));
    case 'monsters':
      return figures(
        state.monsters.filter(monster => !part.detail || monster.kind === part.detail).map(monster => monster.id),
      );
    case 'opponents':
      return figures(
        [...living(), ...state.monsters.map(monster => monster.id)].filter(
          id => env.me !== null && areOpponents(state, env.me, id),
        ),
      );
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
    case 'connectedTo':
      return rooms([
        ...new Set(
          placesOf(reading, part.inner ?? 'here').flatMap(room => waysFrom(state, content, room).map(way => way.to)),
        ),
      ]);
    case 'note':
      return noted(reading, part.detail ?? '');
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
        ids:
          part.detail === null
            ? env.token
              ? [env.token]
              : []
            : state.tokens.filter(token => token.kind === part.detail).map(token => token.id),
      };
    case 'card':
      return { sort: 'card', ids: part.detail ? [part.detail] : env.card ? [env.card] : [] };
    default: {
      const id = env.bound[part.word];
      return id === undefined ? figures([]) : bound(reading, id);
    }
  }
}

/** Rooms of whatever a selector names: figures' rooms, tokens' rooms, the holder's room or pile of a card. */
export function placesOf(reading: Reading, selector: Selector): readonly RoomId[] {
  const { state } = reading;
  const named = select(reading, selector);
  if (named.sort === 'room') return named.ids;
  const places = named.ids.map(id => {
    if (named.sort === 'figure') return roomOfFigure(state, id);
    if (named.sort === 'token') return placeOf(state, 'token', id);
    const holder =
      state.seats.find(seat => holds(state, seat, id)) ??
      state.monsters.find(monster => monster.cards.includes(id))?.id;
    if (holder) return roomOfFigure(state, holder);
    const pile = Object.entries(state.piles).find(([, cards]) => cards.includes(id));
    return pile ? pile[0].split('/')[0]! : null;
  });
  return [...new Set(places.filter(place => place !== null))];
}

/** Reads one alternative: its base, then its filters from left to right. */
function selectOne(reading: Reading, selector: Selector): Named {
  const [first, ...filters] = parseSelector(selector);
  const lookup = {
    places: (inner: Selector) => placesOf(reading, inner),
    ids: (inner: Selector) => select(reading, inner).ids,
  };
  return filters.reduce(
    (named, part): Named => ({ sort: named.sort, ids: filtered({ reading, lookup }, named, part) }),
    base(reading, first!),
  );
}

/** Reads a selector against a state: ids in seat, tile or serial order. Unknown words name nothing; unknown filters throw. */
export function select(reading: Reading, selector: Selector): Named {
  const [first, ...others] = alternatives(selector).map(one => selectOne(reading, one));
  if (others.length === 0) return first!;
  const all = [first!, ...others].filter(({ ids }) => ids.length > 0);
  return { sort: all[0]?.sort ?? first!.sort, ids: [...new Set(all.flatMap(({ ids }) => ids))] };
}
