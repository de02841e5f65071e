import type { Seat } from '../../../engine/contract.ts';

export type Trait = 'speed' | 'might' | 'sanity' | 'knowledge';
export type Floor = 'basement' | 'ground' | 'upper';
export type Side = 'N' | 'E' | 'S' | 'W';
export type Deck = 'omen' | 'item' | 'event';
/** Quarter turns clockwise of a tile, 0 to 3. */
export type Rotation = 0 | 1 | 2 | 3;
export type DamageKind = 'physical' | 'mental' | 'any';

/** Id of a room tile in the content, for example `charred-room`; every room exists once, so it also names the place. */
export type RoomId = string;
/** Id of a card in the content; every card exists once. */
export type CardId = string;
/** An explorer's seat, or a monster such as `servant#2`. */
export type FigureId = string;
/** A token on a room, such as `closet#1`. */
export type TokenId = string;

export const traits: readonly Trait[] = ['speed', 'might', 'sanity', 'knowledge'];
export const physicalTraits: readonly Trait[] = ['speed', 'might'];
export const mentalTraits: readonly Trait[] = ['sanity', 'knowledge'];
export const floors: readonly Floor[] = ['basement', 'ground', 'upper'];
export const sides: readonly Side[] = ['N', 'E', 'S', 'W'];
export const decks: readonly Deck[] = ['omen', 'item', 'event'];

/** Seats clockwise: `explorer1` to `explorer6` (H-2.1). */
export const explorerSeat = (number: number): Seat => `explorer${number}`;
/** The seat that rolls nothing and decides nothing of its own: monsters are moved by the traitor's player (H-16.1). */
export type Party = 'explorers' | 'heroes' | 'traitor' | 'monsters';
