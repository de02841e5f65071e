import { guardIds, noviceSeat } from './seats.ts';
import type { ConventSeat, GuardId, NoviceNumber } from './seats.ts';
import type { ConventSettings, Preset } from './settings.ts';

/** What a game is set up with; part of the save (C-0.2, C-2). */
export interface ConventOptions {
  readonly preset: Preset;
  /** The complete settings, the preset's with whatever was changed. */
  readonly settings: ConventSettings;
  /** The novices in play, ascending, one to six (C-2.1). */
  readonly novices: readonly NoviceNumber[];
  readonly guardPlayers: 1 | 2;
  /** `typed`: real dice are rolled at the table and typed in. */
  readonly dice: 'drawn' | 'typed';
}

/** The seats of these options in turn order: novices by number, then the guards' side. */
export function seatsOf(options: ConventOptions): readonly ConventSeat[] {
  const guards: readonly ConventSeat[] = options.guardPlayers === 2 ? guardIds : ['guards'];
  return [...options.novices.map(noviceSeat), ...guards];
}

/** The seat that moves a guard under these options (C-14.1). */
export const seatOfGuard = (options: ConventOptions, guard: GuardId): ConventSeat =>
  options.guardPlayers === 2 ? guard : 'guards';
