import type { TemplateResult } from 'lit';
import type { EventBase } from '../engine/contract.ts';
import type { Table } from '../engine/table.ts';
import type { TableUpdate, Thought } from '../workers/referee-port.ts';

/** What may be done with a game that is over. */
export interface ReplayDesk {
  /** The same table and options, dealt anew. */
  rematch(): void;
  exportGame(): void;
  showAudit(): void;
  /** What moved the bots to some entries, by their numbers from 0: thought once more, so ask for what is shown only. */
  thoughts(entries: readonly number[]): Promise<readonly Thought[]>;
  leave(): void;
}

/** A game that is over, opened. */
export interface ReplayContext {
  readonly name: string;
  readonly table: Table;
  readonly update: TableUpdate;
  /** Everything that happened, secrets too. */
  readonly log: readonly EventBase[];
  /** Index in the log of the event with which each entry begins; an entry without events begins where the next one does. */
  readonly starts: readonly number[];
  readonly desk: ReplayDesk;
}

/** How a game is looked back at; every game's `ui/replay/` exports one. */
export interface ReplayUi {
  /** Loads all that must be there before the first picture. Rejects when something is missing. */
  open(): Promise<void>;
  render(context: ReplayContext): TemplateResult;
}
