import type { Seat, Viewer } from '../../../engine/contract.ts';
import type { HouseResult } from './events.ts';
import type { HouseOptions } from './options.ts';
import type {
  ExplorerState,
  HouseState,
  HauntState,
  Knowledge,
  MonsterState,
  PlacedTile,
  RoomToken,
  TurnState,
} from './state.ts';
import type { CardId, Deck, Floor, RoomId, Side, Trait } from './terms.ts';

/** An explorer as everybody sees it; `values` are those the track shows now, the skull being 0. */
export interface ExplorerView extends Readonly<ExplorerState> {
  readonly values: Readonly<Record<Trait, number>>;
}

/** A monster as everybody sees it; `values` are its traits now, those it lacks left out (H-17.9). */
export interface MonsterView extends Readonly<MonsterState> {
  readonly values: Readonly<Partial<Record<Trait, number>>>;
}

/** Something a haunt lets a side do (H-19.3): its action key, and the rooms and cards it is done at, where there are any. */
export interface HauntTask {
  readonly key: string;
  readonly rooms: readonly RoomId[];
  readonly cards: readonly CardId[];
}

/** The haunt as one viewer may know it: variables of its own side only (H-15.7). */
export interface HauntView extends Pick<
  HauntState,
  'number' | 'chartNumber' | 'revealer' | 'traitor' | 'players' | 'startHeroes' | 'room' | 'omen' | 'track'
> {
  readonly variables: Readonly<Record<string, number>>;
  readonly personal: Readonly<Record<string, number>>;
  /** Tasks of the sides whose book this viewer may read, and those of both. */
  readonly tasks: readonly HauntTask[];
  /** Sides whose book this viewer may read. */
  readonly books: readonly ('heroes' | 'traitor')[];
}

/** Everything a viewer may know, built by listing it. */
export interface HouseView {
  readonly viewer: Viewer;
  readonly options: HouseOptions;
  readonly phase: HouseState['phase'];
  readonly round: number;
  readonly seats: readonly Seat[];
  readonly first: Seat;
  readonly explorers: Readonly<Record<Seat, ExplorerView>>;
  readonly tiles: readonly Readonly<PlacedTile>[];
  readonly tokens: readonly Readonly<RoomToken>[];
  readonly monsters: readonly MonsterView[];
  readonly piles: Readonly<Record<string, readonly CardId[]>>;
  readonly companions: readonly { readonly card: CardId; readonly room: RoomId; readonly barrierSide: Side | null }[];
  readonly discards: Readonly<Record<Deck, readonly CardId[]>>;
  readonly removed: readonly string[];
  readonly omensDrawn: number;
  readonly turn: Readonly<TurnState>;
  /** Cards left in each deck, tiles left in the stack and lying discarded, and the floors on the back of the top one (H-2.6). */
  readonly left: Readonly<Record<Deck | 'tiles' | 'tileDiscards', number>>;
  readonly topTileFloors: readonly Floor[];
  /** Rooms that are not in the house yet; public, as all others lie open (H-6.7). */
  readonly roomsLeft: readonly RoomId[];
  readonly banked: Readonly<Record<Seat, number>>;
  readonly haunt: HauntView | null;
  /** What this viewer was told or looked at. */
  readonly known: readonly Knowledge[];
  readonly awaited: readonly Seat[];
  /** What is asked now, or its answers, is for the awaited seat's eyes alone: a book, a look, a sealed note (H-15.9). */
  readonly asksInPrivate: boolean;
  readonly result: HouseResult | null;
}
