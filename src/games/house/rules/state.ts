import type { Seat, Seed } from '../../../engine/contract.ts';
import type { Choice } from './choices.ts';
import type { RefusedPlacement } from './asks.ts';
import type { Hook, Program } from './lantern/language.ts';
import type { HouseOptions } from './options.ts';
import type { HouseResult } from './events.ts';
import type { CardId, FigureId, Floor, RoomId, Rotation, Side, TokenId, Trait } from './terms.ts';

/** Index on a track; `over` remembers gains above the last value (H-9.9). An index of -1 is the skull. */
export interface TrackState {
  index: number;
  over: number;
}

export interface ExplorerState {
  readonly seat: Seat;
  readonly character: string;
  tracks: Record<Trait, TrackState>;
  room: RoomId;
  /** Side of a barrier the explorer stands on, by the doorway of the rotated tile; null elsewhere (H-7.4). */
  barrierSide: Side | null;
  alive: boolean;
  /** Off the board though alive: aboard, captured, outside, by the haunt's word. */
  away: string | null;
  /** Whoever has caught the explorer: it cannot leave by itself and goes along (H-19.8). */
  heldBy?: FigureId | null;
  party: 'explorer' | 'hero' | 'traitor';
  /** Items and omens in hand, in the order they came. */
  cards: CardId[];
  /** Events lying in front of the explorer (H-10.2). */
  lasting: CardId[];
  flags: Record<string, number>;
  /** Gain rooms already used (H-7.2). */
  gained: RoomId[];
}

export interface PlacedTile {
  readonly room: RoomId;
  floor: Floor;
  x: number;
  y: number;
  rotation: Rotation;
  /** `lost`: collapsed or turned down by a haunt; its cell counts as filled (H-6.1). */
  state: 'there' | 'lost';
  /** The symbol has acted or is spent (H-5.7 to H-5.9). */
  spent: boolean;
}

export interface RoomToken {
  readonly id: TokenId;
  readonly kind: string;
  room: RoomId;
  barrierSide: Side | null;
  /** The side of the room a revolving wall stands on; the room behind. */
  side: Side | null;
  /** The partner of stairs, passage, wall. */
  partner: TokenId | null;
  value: number;
  /** Who carries it, for things of a haunt (H-19.5); it is then where its carrier is. */
  carrier?: FigureId | null;
}

export interface MonsterState {
  readonly id: FigureId;
  readonly kind: string;
  room: RoomId;
  barrierSide: Side | null;
  stunned: boolean;
  /** Traits that differ from the kind's. */
  traits: Partial<Record<Trait, number>>;
  cards: CardId[];
  flags: Record<string, number>;
  /** Explorer whose double, shadow or captor it is; haunt's use. */
  of: Seat | null;
}

export interface TurnState {
  /** Counts turns of the game; part of every ask id. */
  number: number;
  readonly kind: 'explorer' | 'monsters';
  readonly seat: Seat;
  spent: number;
  hasMoved: boolean;
  stopped: boolean;
  hasAttacked: boolean;
  /** Sources used this turn (H-3.9, H-3.10). */
  used: string[];
  /** What happened to a card this turn (H-11.1). */
  touched: CardId[];
  /** Omens drawn this turn with the rooms they were drawn in (H-13.4). */
  omens: { card: CardId; room: RoomId }[];
  hasRidden: boolean;
  hasFreeMove: boolean;
  /** Monsters' turn: allowance by kind, spaces spent and what each has done. */
  allowances: Record<string, number>;
  moved: Record<FigureId, number>;
  acted: FigureId[];
  /** Questions asked in this turn: part of every ask id. */
  asks: number;
}

export interface InstalledHook {
  readonly id: string;
  readonly hook: Hook;
  /** Explorer for whom `me` stands, card or token it belongs to. */
  readonly owner: Seat | null;
  readonly card: CardId | null;
  readonly token: TokenId | null;
  readonly side: 'all' | 'heroes' | 'traitor';
  /** Age for the order of hooks (H-24.6). */
  readonly age: number;
}

/** Who is meant by the words of a program while it runs. */
export interface Environment {
  readonly me: FigureId | null;
  readonly card: CardId | null;
  readonly token: TokenId | null;
  /** Names bound by `each` and `pick`. */
  readonly bound: Readonly<Record<string, string>>;
  /** Result of the last roll whose ladder runs, the trait rolled, the margin of a fight. */
  readonly rolled: number;
  readonly rolledTrait: Trait | null;
  readonly margin: number;
  readonly foe: FigureId | null;
  /** Side whose knowledge this program belongs to. */
  readonly side: 'all' | 'heroes' | 'traitor';
}

/** What is still to be done, last entry first: a program, or a procedure of the rules by name. */
export type Frame =
  | { readonly kind: 'program'; readonly program: Program; readonly env: Environment }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly args: Readonly<Record<string, Json>>;
      readonly env: Environment;
    };

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The question the machine waits at; the answer goes to the procedure `then`. */
export interface PendingAsk {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: 'choose' | 'roll';
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly choices: readonly Choice[];
  readonly dice: number;
  readonly card: CardId | null;
  readonly room: RoomId | null;
  readonly refused: readonly RefusedPlacement[];
  readonly warned: readonly Rotation[];
  /** False: the choices name something only this seat may know. */
  readonly isPublic: boolean;
  readonly then: string;
  readonly args: Readonly<Record<string, Json>>;
  readonly env: Environment;
}

export interface HauntState {
  /** The written haunt played, and the number the chart gave (H-14.9). */
  readonly number: number;
  readonly chartNumber: number;
  readonly revealer: Seat;
  traitor: Seat | null;
  /** Number of players at the start of the haunt; never changes (H-0.6). */
  readonly players: number;
  readonly startHeroes: number;
  readonly room: RoomId;
  readonly omen: CardId | null;
  /** Turn track. */
  track: number;
  variables: Record<string, number>;
  /** Keyed `name@seat`. */
  personal: Record<string, number>;
  /** Ends of rounds in a row at which neither side could win any more (H-18.5). */
  deadRounds: number;
  /** Seats that have read their book. */
  hasRead: Seat[];
  /** The first turn after the set-up has begun (H-15.1). */
  hasStarted: boolean;
}

/** Something only one seat or side knows. */
export interface Knowledge {
  readonly to: 'heroes' | 'traitor' | Seat;
  readonly key: string;
  readonly values: readonly (string | number)[];
}

/**
 * The whole state of a game. Plain JSON; rules work on a private copy of it, so fields are writable here and readonly
 * for everybody else. Every secret sits under `hidden` (design: twin worlds walk this key).
 */
export interface HouseState {
  readonly version: number;
  readonly options: HouseOptions;
  phase: 'exploring' | 'haunt' | 'over';
  round: number;
  /** Seats clockwise. */
  readonly seats: readonly Seat[];
  /** Who began the game (H-2.8): a round of exploring begins with this seat. */
  first: Seat;
  explorers: Record<Seat, ExplorerState>;
  tiles: PlacedTile[];
  /** Discarded cards, face up. */
  discards: { omen: CardId[]; item: CardId[]; event: CardId[] };
  /** How many omens were drawn so far, wherever they are now (H-13.3). */
  omensDrawn: number;
  /** The omen drawn last and the room it was drawn in (H-18.7). */
  lastOmen: { readonly card: CardId; readonly room: RoomId } | null;
  tokens: RoomToken[];
  /** Item piles by room, and by side of a barrier as `room/side`. */
  piles: Record<string, CardId[]>;
  /** Companions without custody, waiting in a room (H-12.14). */
  companions: { readonly card: CardId; readonly room: RoomId; readonly barrierSide: Side | null }[];
  monsters: MonsterState[];
  turn: TurnState;
  haunt: HauntState | null;
  /** Cards and tiles out of the game. */
  removed: string[];
  /** Serial numbers for tokens, monsters, hooks. */
  serial: number;
  result: HouseResult | null;
  hidden: {
    readonly seed: Seed;
    /** Tiles still face down, the top first; discarded tiles, unseen or shown. */
    stack: RoomId[];
    tileDiscards: RoomId[];
    decks: { omen: CardId[]; item: CardId[]; event: CardId[] };
    hooks: InstalledHook[];
    work: Frame[];
    pending: PendingAsk | null;
    known: Knowledge[];
    /** Draws made for a purpose, so that the next has a key of its own. */
    draws: Record<string, number>;
    /** Sealed notes of haunts: rooms, numbers, roles (H-15.7). */
    notes: Record<string, Json>;
    /** Results kept for a later roll, by seat, and the card in front that says so (H-9.7). */
    banked: Record<Seat, { readonly result: number; readonly card: CardId }>;
  };
}
