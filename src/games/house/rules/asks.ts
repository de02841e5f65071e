import type { Seat } from '../../../engine/contract.ts';
import type { Choice } from './choices.ts';
import type { CardId, RoomId, Rotation, Trait } from './terms.ts';

interface AskHead {
  readonly id: string;
  readonly seat: Seat;
}

/** Why a rotation or tile is not offered (H-6.4, H-5.5). */
export interface RefusedPlacement {
  readonly rotation: Rotation;
  readonly why: 'noDoorBack' | 'closesFloor' | 'joinsFewer';
}

/** A question with its complete list of answers. `key` names the question's text, `values` fill its placeholders. */
export interface ChooseAsk extends AskHead {
  readonly kind: 'choose';
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly choices: readonly Choice[];
  /** What the question is about, for the picture. */
  readonly card: CardId | null;
  readonly room: RoomId | null;
  readonly refused: readonly RefusedPlacement[];
  /** Rotations after which every open doorway of the floor lies behind a barrier (H-6.10). */
  readonly warned: readonly Rotation[];
}

/** Dice to be typed in; only with `dice` = `typed`. */
export interface RollAsk extends AskHead {
  readonly kind: 'roll';
  readonly key: string;
  readonly dice: number;
  /** The trait that is rolled, and the card that asks for it. */
  readonly trait: Trait | null;
  readonly card: CardId | null;
}

/** All the table learns of a question: who is awaited. */
export interface AwaitedAsk extends AskHead {
  readonly kind: 'awaited';
}

export type HouseAsk = ChooseAsk | RollAsk | AwaitedAsk;
