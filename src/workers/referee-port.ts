import type { ActionBase, AskBase, EventBase, Refusal, Seat } from '../engine/contract.ts';
import type { Table } from '../engine/table.ts';

/** What a new game is made of; the referee draws the seed itself and never tells it. */
export interface NewGame {
  readonly game: 'convent' | 'house';
  readonly options: unknown;
  readonly table: Table;
  readonly name: string;
}

/** Where the journal goes: `memory` means nothing is being saved, with the reason to show. */
export type SavingState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'memory'; readonly why: 'absent' | 'full' | 'blocked' | 'failed' };

/** Everything the page may hold of the public table. Sent when a game is opened and after every accepted action. */
export interface TableUpdate {
  readonly id: string;
  /** Number of entries so far: grows by one an action, falls on undo. */
  readonly revision: number;
  /** The table's view. */
  readonly view: unknown;
  readonly asks: readonly AskBase[];
  /** The table's events since the last update; on opening all of them. */
  readonly events: readonly EventBase[];
  /** True when `events` replaces the whole log: on opening and after an undo. */
  readonly replaces: boolean;
  /** Seats that may take their last action back. */
  readonly undoable: readonly Seat[];
  readonly saving: SavingState;
}

/** A seat's private sight, only between `enterSeat` and `leaveSeat`. */
export interface SeatUpdate {
  readonly seat: Seat;
  readonly view: unknown;
  readonly asks: readonly AskBase[];
  readonly legal: readonly ActionBase[];
  /** All events this seat has witnessed. */
  readonly events: readonly EventBase[];
}

export type ActAnswer = { readonly ok: true; readonly revision: number } | { readonly ok: false; readonly refused: Refusal };

/** One step of a finished game, opened: the state after an entry and what happened in it. */
export interface ReplayFrame {
  readonly n: number;
  readonly view: unknown;
  readonly events: readonly EventBase[];
}

export type OpenFailure =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'fromTheFuture' }
  | { readonly kind: 'openElsewhere' }
  | { readonly kind: 'noCore' }
  | { readonly kind: 'storeFailed' };

export type OpenAnswer =
  | { readonly ok: true; readonly table: Table; readonly name: string; readonly update: TableUpdate }
  | { readonly ok: false; readonly failure: OpenFailure };

/**
 * The referee as the page sees it, through the worker boundary. It owns the true state, the journal and a core; the page
 * gets public updates, and a seat's sight only while that seat looks.
 */
export interface RefereePort {
  /** Deals and journals a new game; answers its id. */
  create(game: NewGame): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly failure: OpenFailure }>;
  /** Opens a game of the journal and subscribes to its public updates. One game at a time; a second tab is refused. */
  open(id: string, onUpdate: (update: TableUpdate) => void): Promise<OpenAnswer>;
  /** Checks, applies, journals, and only then answers. A refusal changes nothing. */
  act(action: ActionBase): Promise<ActAnswer>;
  enterSeat(seat: Seat): Promise<SeatUpdate>;
  leaveSeat(seat: Seat): Promise<void>;
  undo(seat: Seat): Promise<ActAnswer>;
  /** Every frame of a finished game; refused (empty) while there is no result. */
  replay(): Promise<readonly ReplayFrame[]>;
  /** The file of the game: a readable log when it is over, else a packed backup marked as secret. */
  exportGame(id: string): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }>;
  importGame(bytes: Uint8Array): Promise<OpenAnswer | { readonly ok: false; readonly failure: OpenFailure }>;
  close(): Promise<void>;
}
