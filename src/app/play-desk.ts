import type { ActionBase, EventBase, Refusal, Seat } from '../engine/contract.ts';
import type { Table } from '../engine/table.ts';
import type { Advice, SeatUpdate, TableUpdate, Thought } from '../workers/referee-port.ts';

/** Whose turn it is on this device. A private turn stands behind the seat gate, a public one on the table. */
export interface Turn {
  readonly seat: Seat;
  readonly isPrivate: boolean;
}

/** What somebody at the table may do, whatever the game. Refusals come back to be worded by whoever asked. */
export interface PlayDesk {
  act(action: ActionBase): Promise<Refusal | null>;
  undo(seat: Seat): Promise<Refusal | null>;
  /** What can be known from the table or from a seat that is looked through, worked out beside the page; null when it cannot. */
  advise(viewer: Seat | 'table'): Promise<Advice | null>;
  /** What moved those bots to some entries, by number from 0, who tell it before the end. */
  thoughts(entries: readonly number[]): Promise<readonly Thought[]>;
  /** All news up to now were told: the game goes on to the next turn. */
  newsTold(): void;
  /** From the table to the private turn that waits. */
  goToTurn(): void;
  /** Away from a private turn, to the table. The turn stays open. */
  goToTable(): void;
  exportGame(): void;
  leave(): void;
  showRules(): void;
  showReplay(): void;
  showAudit(): void;
  /** What a person prepares lives here: outside the document, for as long as the page lives, never stored. */
  readonly memory: Map<string, unknown>;
}

/** A game in progress as its elements see it. */
export interface PlayContext {
  readonly id: string;
  readonly name: string;
  readonly table: Table;
  readonly update: TableUpdate;
  /** All public events so far. */
  readonly log: readonly EventBase[];
  /** How many of them were told already. */
  readonly toldCount: number;
  /** Number of entries whose events were told already. */
  readonly toldRevision: number;
  /** The turn that waits on this device, if any. */
  readonly turn: Turn | null;
  /** The sight of the seat whose turn is played in public; null while it is not here yet. */
  readonly sight: SeatUpdate | null;
  /** The table has moved on since the sight was taken: a fresh one is on its way. */
  readonly isSightStale: boolean;
  /** Only one human sits at the table: nothing need be hidden from anybody. */
  readonly isAlone: boolean;
  readonly desk: PlayDesk;
}
