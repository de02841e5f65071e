import { explorerOf, monsterOf, roomOfFigure, sideOf, traitOf } from '../figures.ts';
import { hasTrueWindow, isThere, stepsFrom, tileOf } from '../house-map.ts';
import { roomsInSight } from '../sight.ts';
import type { HouseState, PlacedTile, RoomToken } from '../state.ts';
import type { Deck, FigureId, Floor, RoomId, TokenId, Trait } from '../terms.ts';
import { floors, traits } from '../terms.ts';
import { cardsInHand, holds } from './holding.ts';
import type { Selector } from './language.ts';
import type { Part } from './selector-parts.ts';
import type { Named, Reading } from './selectors.ts';

interface Context {
  readonly reading: Reading;
  readonly lookup: Lookup;
}

/** The room of a token: where it lies, or where whoever carries it stands (H-19.5). */
export function roomOfToken(state: HouseState, id: TokenId): RoomId | null {
  const token = state.tokens.find(other => other.id === id);
  return token?.carrier ? roomOfFigure(state, token.carrier) : (token?.room ?? null);
}

/** Where something of a sort is: a room itself, a figure's room, a token's. */
export function placeOf(state: HouseState, sort: Named['sort'], id: string): RoomId | null {
  if (sort === 'room') return id;
  return sort === 'figure' ? roomOfFigure(state, id) : roomOfToken(state, id);
}

/** How a filter reads the selector in its parentheses. */
export interface Lookup {
  readonly places: (selector: Selector) => readonly RoomId[];
  readonly ids: (selector: Selector) => readonly string[];
}

function byDistance({ reading, lookup }: Context, named: Named, part: Part): readonly string[] {
  const from = lookup.places(part.inner ?? 'me')[0];
  if (!from) return [];
  const steps = stepsFrom(reading.state, reading.content, from);
  const away = (id: string): number => steps.get(placeOf(reading.state, named.sort, id) ?? '') ?? 99;
  if (part.word === 'atLeast') return named.ids.filter(id => away(id) >= Number(part.detail) && away(id) < 99);
  const reachable = named.ids.filter(id => away(id) < 99);
  const wanted = part.word === 'nearest' ? Math.min(...reachable.map(away)) : Math.max(...reachable.map(away));
  return reachable.filter(id => away(id) === wanted);
}

function byTrait({ reading }: Context, named: Named, part: Part): readonly string[] {
  const trait = traits.find(name => name === part.detail) as Trait;
  const value = (id: string): number => traitOf(reading.state, reading.content, id, trait) ?? 0;
  const values = named.ids.map(value);
  const wanted = part.word === 'lowest' ? Math.min(...values) : Math.max(...values);
  return named.ids.filter(id => value(id) === wanted);
}

function keeps(context: Context, named: Named, part: Part): (id: string) => boolean {
  const { state, content, env } = context.reading;
  const { places, ids } = context.lookup;
  const place = (id: string): RoomId | null => placeOf(state, named.sort, id);
  const tokenOf = (id: string): RoomToken | undefined => state.tokens.find(token => token.id === id);
  switch (part.word) {
    case 'alive':
      return id => explorerOf(state, id)?.alive ?? monsterOf(state, id) !== undefined;
    case 'here': {
      const [here] = places('here');
      return id => here !== undefined && place(id) === here;
    }
    case 'in': {
      const rooms = places(part.inner ?? '');
      return id => rooms.includes(place(id) ?? '');
    }
    case 'notIn': {
      const rooms = places(part.inner ?? '');
      return id => !rooms.includes(place(id) ?? '');
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
      return id =>
        ![...state.seats, ...state.monsters.map(monster => monster.id)].some(
          figure => roomOfFigure(state, figure) === id,
        );
    case 'symbol':
      return id => content.rooms.get(id)?.symbol === (part.detail as Deck);
    case 'floor':
      return id => tileOf(state, place(id) ?? '')?.floor === (part.detail as Floor);
    case 'below': {
      const height = (room: RoomId | null | undefined): number =>
        floors.indexOf(tileOf(state, room ?? '')?.floor as Floor);
      const [from] = places(part.inner ?? 'here');
      return id => height(place(id)) >= 0 && height(place(id)) < height(from);
    }
    case 'otherFloor': {
      const [from] = places(part.inner ?? 'here');
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
    case 'is':
      return id => ids(part.inner ?? '').includes(id);
    case 'isNot':
      return id => !ids(part.inner ?? '').includes(id);
    case 'present':
      return id => roomOfFigure(state, id) !== null;
    case 'away':
      return id =>
        part.detail === null ? Boolean(explorerOf(state, id)?.away) : explorerOf(state, id)?.away === part.detail;
    case 'held':
      return id => Boolean(explorerOf(state, id)?.heldBy);
    case 'free':
      return id => !explorerOf(state, id)?.heldBy;
    case 'of': {
      const owners = ids(part.inner ?? 'me');
      return id => owners.includes(monsterOf(state, id)?.of ?? '');
    }
    case 'carriedBy': {
      const carriers = ids(part.inner ?? 'me');
      return id => carriers.includes(tokenOf(id)?.carrier ?? '');
    }
    case 'lying':
      return id => tokenOf(id) !== undefined && !tokenOf(id)?.carrier;
    case 'inSight': {
      const seen = ids(part.inner ?? 'me').flatMap(id => roomsSeenFrom(context.reading, id));
      return id => seen.includes(place(id) ?? '');
    }
    case 'beside': {
      const tiles = places(part.inner ?? 'here').map(room => tileOf(state, room));
      return id => tiles.some(tile => tile !== undefined && areBeside(tile, tileOf(state, id)));
    }
    case 'lost':
      return id => tileOf(state, id)?.state === 'lost';
    default:
      throw new Error(`unknown filter: ${part.word}`);
  }
}

/** The own room and all in a line of sight (H-12.9). */
function roomsSeenFrom(reading: Reading, figure: FigureId): readonly RoomId[] {
  const room = roomOfFigure(reading.state, figure);
  const piece = explorerOf(reading.state, figure) ?? monsterOf(reading.state, figure);
  return room === null ? [] : [room, ...roomsInSight(reading, { room, barrierSide: piece?.barrierSide ?? null })];
}

const areBeside = (one: PlacedTile, other: PlacedTile | undefined): boolean =>
  other !== undefined && other.floor === one.floor && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;

/** What a filter leaves of the named. Unknown filters throw. */
export function filtered(context: Context, named: Named, part: Part): readonly string[] {
  switch (part.word) {
    case 'nearest':
    case 'farthest':
    case 'atLeast':
      return byDistance(context, named, part);
    case 'lowest':
    case 'highest':
      return byTrait(context, named, part);
    case 'first':
      return named.ids.slice(0, 1);
    default:
      return named.ids.filter(keeps(context, named, part));
  }
}
