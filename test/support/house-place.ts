import type { Seat } from '../../src/engine/contract.ts';
import type { HouseState, InstalledHook } from '../../src/games/house/rules/state.ts';
import type { Deck, Floor, Rotation, Side, Trait } from '../../src/games/house/rules/terms.ts';
import { decks, traits } from '../../src/games/house/rules/terms.ts';
import type { OptionsWish } from './house-options.ts';

/** Where an explorer is and what it has; by default in the Entrance Hall with start values and nothing. */
export interface ExplorerPlace {
  readonly room?: string;
  readonly side?: Side;
  readonly cards?: readonly string[];
  readonly lasting?: readonly string[];
  /** Indexes on the tracks. */
  readonly tracks?: Partial<Record<Trait, number>>;
  readonly party?: 'hero' | 'traitor';
}

export type TilePlace = readonly [room: string, floor: Floor, x: number, y: number, rotation?: Rotation];

export interface ScenePlace extends OptionsWish {
  readonly seed?: number;
  readonly turn?: Seat;
  readonly explorers?: Readonly<Record<Seat, ExplorerPlace>>;
  /** Tiles beside the start tiles, all discovered. */
  readonly tiles?: readonly TilePlace[];
  /** Tiles that were lost: their cells only count as filled. */
  readonly lost?: readonly string[];
  /** Tiles whose symbol still waits. */
  readonly fresh?: readonly string[];
  /** The top of the stack. */
  readonly stack?: readonly string[];
  /** Nothing but these is left in the stack. */
  readonly onlyStack?: readonly string[];
  readonly tileDiscards?: readonly string[];
  /** The top of each deck. */
  readonly top?: Partial<Record<Deck, readonly string[]>>;
  readonly onlyDeck?: Partial<Record<Deck, readonly string[]>>;
  readonly discards?: Partial<Record<Deck, readonly string[]>>;
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  readonly tokens?: readonly {
    readonly kind: string;
    readonly room: string;
    readonly partner?: string;
    readonly barrierSide?: Side;
  }[];
  readonly omensDrawn?: number;
  readonly hooks?: readonly InstalledHook[];
  /** The haunt has begun, with this traitor; its number names no written haunt. */
  readonly haunt?: { readonly traitor: Seat | null };
}

const without = (list: readonly string[], gone: readonly string[]): string[] =>
  list.filter(item => !gone.includes(item));

function setTiles(state: HouseState, place: ScenePlace): void {
  const { hidden } = state;
  for (const [room, floor, x, y, rotation = 0] of place.tiles ?? [])
    state.tiles.push({
      room,
      floor,
      x,
      y,
      rotation,
      state: (place.lost ?? []).includes(room) ? 'lost' : 'there',
      spent: !(place.fresh ?? []).includes(room),
    });
  hidden.tileDiscards = [...(place.tileDiscards ?? [])];
  const top = place.onlyStack ?? place.stack ?? [];
  const placed = [...state.tiles.map(({ room }) => room), ...top, ...hidden.tileDiscards];
  hidden.stack = [...top, ...(place.onlyStack ? [] : without(hidden.stack, placed))];
}

function setCards(state: HouseState, place: ScenePlace): void {
  const held = Object.values(place.explorers ?? {}).flatMap(({ cards = [], lasting = [] }) => [...cards, ...lasting]);
  const lying = Object.values(place.piles ?? {}).flat();
  for (const deck of decks) {
    const discarded = place.discards?.[deck] ?? [];
    const top = place.onlyDeck?.[deck] ?? place.top?.[deck] ?? [];
    const rest = place.onlyDeck?.[deck]
      ? []
      : without(state.hidden.decks[deck], [...held, ...lying, ...discarded, ...top]);
    state.hidden.decks[deck] = [...top, ...rest];
    state.discards[deck] = [...discarded];
  }
  state.piles = Object.fromEntries(Object.entries(place.piles ?? {}).map(([room, cards]) => [room, [...cards]]));
}

function setExplorer(state: HouseState, seat: Seat, place: ExplorerPlace): void {
  const explorer = state.explorers[seat]!;
  explorer.room = place.room ?? explorer.room;
  explorer.barrierSide = place.side ?? null;
  explorer.cards = [...(place.cards ?? [])];
  explorer.lasting = [...(place.lasting ?? [])];
  for (const trait of traits) explorer.tracks[trait].index = place.tracks?.[trait] ?? explorer.tracks[trait].index;
}

function setHaunt(state: HouseState, { traitor }: NonNullable<ScenePlace['haunt']>): void {
  const players = state.seats.length;
  state.phase = 'haunt';
  for (const seat of state.seats) state.explorers[seat]!.party = seat === traitor ? 'traitor' : 'hero';
  state.haunt = {
    number: 0,
    chartNumber: 0,
    revealer: state.seats[0]!,
    traitor,
    players,
    startHeroes: players - (traitor ? 1 : 0),
    room: 'foyer',
    omen: null,
    track: 0,
    variables: {},
    personal: {},
    deadRounds: 0,
    hasRead: [],
    hasStarted: true,
  };
}

/** Arranges a dealt game as a scene wants it, before the turn begins. */
export function setScene(state: HouseState, place: ScenePlace): void {
  setTiles(state, place);
  setCards(state, place);
  for (const [seat, explorer] of Object.entries(place.explorers ?? {})) setExplorer(state, seat, explorer);
  for (const token of place.tokens ?? [])
    state.tokens.push({
      id: `${token.kind}#${token.room}`,
      kind: token.kind,
      room: token.room,
      barrierSide: token.barrierSide ?? null,
      side: null,
      partner: token.partner === undefined ? null : `${token.kind}#${token.partner}`,
      value: 0,
    });
  state.omensDrawn = place.omensDrawn ?? 0;
  state.hidden.hooks = [...(place.hooks ?? [])];
  if (place.haunt) setHaunt(state, place.haunt);
}
