import type { Seat } from '../../../engine/contract.ts';
import type { RefusedPlacement } from './asks.ts';
import type { TaskRoll } from './lantern/hook.ts';
import type { CardId, Deck, FigureId, Floor, RoomId, Rotation, Trait } from './terms.ts';

export interface HouseResult {
  readonly seats: readonly Seat[];
  readonly side: 'heroes' | 'traitor' | 'both' | 'nobody' | 'each';
  readonly reason: 'won' | 'deadlock' | 'resigned';
}

/** Where a roll's dice came from and what became of them. */
export interface RollRecord {
  readonly roller: FigureId;
  readonly key: string;
  readonly trait: Trait | null;
  readonly faces: readonly number[] | null;
  readonly dice: number;
  readonly result: number;
  readonly source: 'drawn' | 'typed' | 'named' | 'banked';
  readonly cards: readonly CardId[];
}

export type HouseEvent =
  | { readonly t: 'turnBegan'; readonly seat: Seat; readonly kind: 'explorer' | 'monsters'; readonly round: number }
  | { readonly t: 'turnEnded'; readonly seat: Seat }
  | {
      readonly t: 'stepped';
      readonly figure: FigureId;
      readonly from: RoomId;
      readonly to: RoomId;
      readonly way: string;
      readonly cost: number;
    }
  | { readonly t: 'putElsewhere'; readonly figure: FigureId; readonly from: RoomId; readonly to: RoomId }
  | { readonly t: 'stopped'; readonly seat: Seat }
  | { readonly t: 'barrierTried'; readonly seat: Seat; readonly room: RoomId; readonly crossed: boolean }
  /** A tile drawn and not placed; the name only when it was turned over (H-5.2, H-5.3). */
  | {
      readonly t: 'tileDiscarded';
      readonly room: RoomId | null;
      readonly why: 'otherFloor' | 'closesFloor' | 'declined' | 'noWall';
      readonly openDoorways: number;
    }
  /** `refused`: rotations that were not offered, and why (H-6.4). */
  | {
      readonly t: 'tilePlaced';
      readonly room: RoomId;
      readonly floor: Floor;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
      readonly by: FigureId | null;
      readonly refused: readonly RefusedPlacement[];
    }
  | {
      readonly t: 'tileMoved';
      readonly room: RoomId;
      readonly floor: Floor;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | { readonly t: 'tileLost'; readonly room: RoomId }
  | { readonly t: 'tilesShuffled' }
  | { readonly t: 'deckShuffled'; readonly deck: Deck }
  /** A discovery found no tile that could lie there (H-5.4). */
  | { readonly t: 'nothingFound'; readonly figure: FigureId; readonly floor: Floor }
  | { readonly t: 'cardDrawn'; readonly seat: Seat; readonly deck: Deck; readonly card: CardId | null }
  | {
      readonly t: 'cardGained';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: 'deck' | 'pile' | 'gift' | 'theft' | 'death' | 'haunt';
    }
  | {
      readonly t: 'cardLost';
      readonly seat: Seat;
      readonly card: CardId;
      readonly to: 'pile' | 'gift' | 'theft' | 'discard' | 'removed' | 'deck';
    }
  | { readonly t: 'cardUsed'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'rolled'; readonly roll: RollRecord }
  | {
      readonly t: 'traitChanged';
      readonly seat: Seat;
      readonly trait: Trait;
      readonly by: number;
      readonly index: number;
    }
  | {
      readonly t: 'hurt';
      readonly figure: FigureId;
      readonly kind: 'physical' | 'mental' | 'any';
      readonly steps: number;
      readonly reduced: number;
    }
  | {
      readonly t: 'fought';
      readonly attacker: FigureId | null;
      readonly defender: FigureId;
      readonly trait: Trait;
      readonly attack: number;
      readonly defence: number;
    }
  | { readonly t: 'stunned'; readonly monster: FigureId }
  | { readonly t: 'recovered'; readonly monster: FigureId }
  | { readonly t: 'died'; readonly figure: FigureId; readonly room: RoomId }
  | { readonly t: 'tokenPlaced'; readonly token: string; readonly kind: string; readonly room: RoomId }
  | { readonly t: 'tokenRemoved'; readonly token: string; readonly kind: string; readonly room: RoomId }
  /** A thing of the haunt changes hands or lies down (H-19.5). */
  | { readonly t: 'thingTaken'; readonly thing: string; readonly kind: string; readonly figure: FigureId }
  | {
      readonly t: 'thingLaid';
      readonly thing: string;
      readonly kind: string;
      readonly figure: FigureId;
      readonly room: RoomId;
    }
  | { readonly t: 'caught'; readonly seat: Seat; readonly by: FigureId | null }
  | { readonly t: 'released'; readonly seat: Seat; readonly by: FigureId | null }
  /** Off the board, to a place of the haunt, and back. */
  | { readonly t: 'wentAway'; readonly seat: Seat; readonly place: string }
  | { readonly t: 'cameBack'; readonly seat: Seat; readonly room: RoomId }
  | { readonly t: 'monsterCarries'; readonly monster: FigureId; readonly card: CardId; readonly isHeld: boolean }
  | { readonly t: 'monsterRemoved'; readonly monster: FigureId; readonly kind: string; readonly room: RoomId }
  | { readonly t: 'monsterTraitChanged'; readonly monster: FigureId; readonly trait: Trait; readonly value: number }
  | { readonly t: 'bookRead'; readonly seat: Seat }
  | { readonly t: 'monsterPlaced'; readonly monster: FigureId; readonly kind: string; readonly room: RoomId }
  | {
      readonly t: 'hauntRolled';
      readonly seat: Seat;
      readonly result: number;
      readonly omens: number;
      readonly begins: boolean;
    }
  | {
      readonly t: 'hauntBegan';
      readonly number: number;
      readonly chartNumber: number;
      readonly revealer: Seat;
      readonly traitor: Seat | null;
      readonly omen: CardId | null;
      readonly room: RoomId;
    }
  | { readonly t: 'converted'; readonly seat: Seat }
  | {
      readonly t: 'variableChanged';
      readonly name: string;
      readonly value: number;
      readonly seen: 'all' | 'heroes' | 'traitor' | 'nobody';
      readonly seat: Seat | null;
    }
  /** What is to be tried, before any roll; `targets` where they are said aloud (H-15.8). */
  | {
      readonly t: 'acted';
      readonly seat: Seat;
      readonly key: string;
      readonly room: RoomId;
      readonly targets?: readonly TaskRoll[];
    }
  | { readonly t: 'told'; readonly to: string; readonly key: string; readonly values: readonly (string | number)[] }
  | { readonly t: 'gameEnded'; readonly result: HouseResult };
