import type { TemplateResult } from 'lit';
import type { EventBase, Seat } from '../engine/contract.ts';
import type { Table } from '../engine/table.ts';
import type { SeatUpdate, TableUpdate } from '../workers/referee-port.ts';
import type { PlayContext, Turn } from './play-desk.ts';

export interface TurnQuestion {
  readonly update: TableUpdate;
  readonly log: readonly EventBase[];
  /** Awaited seats of people, those of whoever has the device first. Never empty. */
  readonly seats: readonly Seat[];
}

/** What the play screen needs of a game; every game's `ui/` exports one. */
export interface PlayUi {
  /** Loads all that must be there before the first picture: core, board, texts. Rejects when something is missing. */
  open(): Promise<void>;
  /** The turn that waits on this device, among the seats that are held by people here and awaited. */
  nextTurn(position: TurnQuestion): Turn | null;
  /** Whether these events must be told before the next turn. */
  isNews(events: readonly EventBase[], table: Table): boolean;
  renderTable(context: PlayContext): TemplateResult;
  renderTurn(context: PlayContext, sight: SeatUpdate): TemplateResult;
}
