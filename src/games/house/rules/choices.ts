import type { Seat } from '../../../engine/contract.ts';
import type { TaskRoll } from './lantern/hook.ts';
import type { CardId, FigureId, Floor, RoomId, Rotation, Side, TokenId, Trait } from './terms.ts';

/** A change of the smallest rearrangement (H-6.6). */
export type TileChange =
  | { readonly kind: 'turn'; readonly room: RoomId; readonly rotation: Rotation }
  | {
      readonly kind: 'move';
      readonly room: RoomId;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | {
      readonly kind: 'swap';
      readonly rooms: readonly [RoomId, RoomId];
      readonly rotations: readonly [Rotation, Rotation];
    };

/** How a step leads from room to room (H-4.2). */
export type WayKind =
  | 'door'
  | 'stairs'
  | 'secretStairs'
  | 'secretPassage'
  | 'revolvingWall'
  | 'chute'
  | 'climb'
  | 'drop'
  | 'slide'
  | 'throughWall';

/** One answer to a question; the list in the ask is complete, and an answer is one of its entries. */
export type Choice =
  | { readonly c: 'step'; readonly to: RoomId; readonly way: WayKind; readonly cost: number }
  | { readonly c: 'explore'; readonly side: Side; readonly cost: number }
  | { readonly c: 'cross' }
  /** Down the hole or from the balcony (H-7.7, H-7.8); `safe`: without the die of damage. */
  | { readonly c: 'jump'; readonly from: 'collapsed-room' | 'gallery'; readonly safe: boolean; readonly cost: number }
  | { readonly c: 'use'; readonly card: CardId }
  /** A room's, token's or haunt's action by the id of its source; what it takes, where that is said aloud (H-15.8). */
  | {
      readonly c: 'act';
      readonly source: string;
      readonly key: string;
      readonly room: RoomId | null;
      readonly targets?: readonly TaskRoll[];
    }
  | { readonly c: 'attack'; readonly target: FigureId; readonly trait: Trait; readonly weapon: CardId | null }
  | { readonly c: 'give'; readonly card: CardId; readonly to: Seat }
  | { readonly c: 'drop'; readonly card: CardId }
  | { readonly c: 'pickUp'; readonly card: CardId }
  /** Things of a haunt that are no cards (H-19.5): taken up, laid down, handed over. */
  | { readonly c: 'take'; readonly thing: TokenId }
  | { readonly c: 'lay'; readonly thing: TokenId }
  | { readonly c: 'pass'; readonly thing: TokenId; readonly to: Seat }
  | { readonly c: 'end' }
  | { readonly c: 'yes' }
  | { readonly c: 'no' }
  | { readonly c: 'option'; readonly index: number; readonly key: string }
  | { readonly c: 'figure'; readonly figure: FigureId }
  | { readonly c: 'room'; readonly room: RoomId }
  | { readonly c: 'card'; readonly card: CardId }
  | { readonly c: 'token'; readonly token: string }
  | { readonly c: 'trait'; readonly trait: Trait }
  | { readonly c: 'number'; readonly value: number }
  | { readonly c: 'doorway'; readonly floor: Floor; readonly room: RoomId; readonly side: Side }
  | { readonly c: 'place'; readonly floor: Floor; readonly x: number; readonly y: number; readonly rotation: Rotation }
  | { readonly c: 'change'; readonly change: TileChange }
  /** Steps of damage on each trait (H-12.5). */
  | { readonly c: 'split'; readonly steps: Readonly<Partial<Record<Trait, number>>> }
  | { readonly c: 'order'; readonly cards: readonly string[] }
  | { readonly c: 'side'; readonly side: Side };
