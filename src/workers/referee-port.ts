import type { AuditReport } from '../engine/audit.ts';
import type { ActionBase, AskBase, EventBase, Refusal, Seat, Viewer } from '../engine/contract.ts';
import type { ReplayFrame } from '../engine/replay.ts';
import type { RoundWords } from '../engine/round-words.ts';
import type { GameSummary } from '../engine/save.ts';
import type { Table } from '../engine/table.ts';
import type { ListChange } from '../store/games.ts';
import type { SavingState } from '../store/saving-state.ts';
import type { Advice } from './advice.ts';
import type { Thought } from './thoughts.ts';

export type { Advice, AuditReport, ListChange, ReplayFrame, RoundWords, SavingState, Thought };

/** What a new game is made of; the referee draws the seed itself and never tells it. */
export interface NewGame {
  readonly game: 'convent' | 'house';
  readonly options: unknown;
  readonly table: Table;
  readonly name: string;
}

/** Everything the page may hold of the public table. Sent when a game is opened and after every accepted action. */
export interface TableUpdate {
  readonly id: string;
  /** Number of entries so far: grows by one an action, falls on undo. */
  readonly revision: number;
  /** The table's view. */
  readonly view: unknown;
  /** Who is awaited; names nothing but seats. */
  readonly asks: readonly AskBase[];
  /** Dice to be rolled at the table and typed in, of whatever seat; a roll is public. */
  readonly rolls: readonly AskBase[];
  /** The table's events since the last update; on opening all of them. */
  readonly events: readonly EventBase[];
  /** True when `events` replaces the whole log: on opening and after an undo. */
  readonly replaces: boolean;
  /** Seats that may take their last action back. */
  readonly undoable: readonly Seat[];
  readonly saving: SavingState;
  /** Of the round that was over last, for whoever likes to note them; null when it was played before games were sealed. */
  readonly words: RoundWords | null;
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

export type ActAnswer =
  { readonly ok: true; readonly revision: number } | { readonly ok: false; readonly refused: Refusal };

export type OpenFailure =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'notASave' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'fromTheFuture' }
  | { readonly kind: 'otherVersion' }
  | { readonly kind: 'openElsewhere' }
  | { readonly kind: 'noCore' }
  | { readonly kind: 'storeFailed' };

export interface Failed {
  readonly ok: false;
  readonly failure: OpenFailure;
}

export interface OpenedGame {
  readonly ok: true;
  readonly game: 'convent' | 'house';
  /** With `table`, what a rematch is created with. */
  readonly options: unknown;
  readonly table: Table;
  readonly name: string;
  readonly update: TableUpdate;
}

export type OpenAnswer = OpenedGame | Failed;
export type CreateAnswer = { readonly ok: true; readonly id: string } | Failed;
export type ExportAnswer =
  { readonly ok: true; readonly fileName: string; readonly bytes: Uint8Array; readonly secret: boolean } | Failed;

/** An audited log, with what it is shown with. `table` is null when the header of a file cannot be read. */
export type AuditAnswer =
  { readonly ok: true; readonly report: AuditReport; readonly name: string; readonly table: Table | null } | Failed;

/**
 * The referee as the page sees it, through the worker boundary. It owns the true state, the journal and a core; the page
 * gets public updates, and a seat's sight only while that seat looks.
 */
export interface RefereePort {
  /** Every game of the journal, and those that could not be saved and live in memory only; latest played first. */
  games(): Promise<readonly GameSummary[]>;
  /** Gives a game another name; it must not be open anywhere. */
  rename(id: string, name: string): Promise<ListChange>;
  /** Deletes a game for good; it must not be open anywhere. */
  remove(id: string): Promise<ListChange>;
  /** Deals and journals a new game; answers its id. `damaged`: options or table are no playable set. */
  create(game: NewGame): Promise<CreateAnswer>;
  /** Opens a game and subscribes to its public updates. One game at a time; a second tab is refused. */
  open(id: string, onUpdate: (update: TableUpdate) => void): Promise<OpenAnswer>;
  /**
   * Checks, applies, journals, and only then answers. A refusal changes nothing. Only entered seats may act, except for
   * a roll (anybody types it in) and for resigning.
   */
  act(action: ActionBase): Promise<ActAnswer>;
  /**
   * What the seat sees now; call it again after each update to see more. Several seats may be entered at once.
   * @throws for a bot's seat and without an open game
   */
  enterSeat(seat: Seat): Promise<SeatUpdate>;
  leaveSeat(seat: Seat): Promise<void>;
  undo(seat: Seat): Promise<ActAnswer>;
  /** Milliseconds between a bot being asked and its answer, the same for whatever it answers. */
  setPace(paceMs: number): Promise<void>;
  /** Every frame of a finished game; refused (empty) while there is no result. */
  replay(): Promise<readonly ReplayFrame[]>;
  /**
   * What moved the bots to these entries (numbers from 0): of a finished game all that bots decided, before the end only
   * what bots did that teach.
   */
  thoughts(entries: readonly number[]): Promise<readonly Thought[]>;
  /**
   * What can be known from the table, or from a seat that is entered, for whoever wants hints; null when it cannot be told.
   * Other seats' secrets play no part in it.
   */
  advise(viewer: Viewer): Promise<Advice | null>;
  /** Audits the open game; null while there is no result. */
  audit(): Promise<AuditAnswer | null>;
  /** Audits a readable log that was written by this app or another; keeps nothing of it. */
  auditFile(bytes: Uint8Array): Promise<AuditAnswer>;
  /** The file of the game: a readable log when it is over, else a packed backup marked as secret. */
  exportGame(id: string): Promise<ExportAnswer>;
  /** Keeps the game of a file and answers its id, to be opened. A game that is here already stays as it is. */
  importGame(bytes: Uint8Array): Promise<CreateAnswer>;
  /** Ends the open game's updates and lets other tabs open it; nothing is lost. */
  close(): Promise<void>;
}
