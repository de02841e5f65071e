import type { Seat } from '../../../engine/contract.ts';
import type { HouseSettings, HousePreset } from './settings.ts';

/** What a game of the house is set up with; part of the save. */
export interface HouseOptions {
  readonly preset: HousePreset;
  readonly settings: HouseSettings;
  /** Explorers clockwise, three to six (H-1.3), each with its character. */
  readonly explorers: readonly { readonly seat: Seat; readonly character: string }[];
  /** The day the game was begun, for the first player (H-2.8). */
  readonly today: { readonly month: number; readonly day: number };
  /** Explorer who begins, with `startPlayer` = `chosen`. */
  readonly first: Seat | null;
  /** Numbers of haunts this table has played, for `avoidRepeats` (H-14.7). */
  readonly played: readonly number[];
  readonly dice: 'drawn' | 'typed';
}
