import type {
  CardEntry,
  CharacterEntry,
  HauntEntry,
  MonsterKind,
  RoomEntry,
  ThingKind,
  TokenEntry,
} from '../content/schema.ts';
import type { CardId, Deck, RoomId } from './terms.ts';

/** The whole content, indexed once; rules and bots are handed it, so that tests can hand in less. */
export interface HouseContent {
  readonly version: number;
  readonly rooms: ReadonlyMap<RoomId, RoomEntry>;
  readonly cards: ReadonlyMap<CardId, CardEntry>;
  readonly decks: Readonly<Record<Deck, readonly CardId[]>>;
  readonly characters: ReadonlyMap<string, CharacterEntry>;
  readonly tokens: ReadonlyMap<string, TokenEntry>;
  readonly haunts: ReadonlyMap<number, HauntEntry>;
  /** Chart cell: row omen, column room (H-14.2). */
  readonly chart: Readonly<Record<CardId, Readonly<Record<RoomId, number>>>>;
  /** Where a number leads whose haunt is not written (H-14.9). */
  readonly standIns: Readonly<Record<number, number>>;
  /** Named lists of rooms: `outsideWindow`, `outdoor`, `omen` and the haunts' own. */
  readonly lists: Readonly<Record<string, readonly RoomId[]>>;
}

/** The kind of a monster in the haunt being played; undefined for one the haunt does not know. */
export function monsterKind(content: HouseContent, haunt: number, kind: string): MonsterKind | undefined {
  return content.haunts.get(haunt)?.monsters.find(entry => entry.kind === kind);
}

/** What a token of the haunt being played is as something to carry; undefined when it is none (H-19.5). */
export function thingKind(content: HouseContent, haunt: number, kind: string): ThingKind | undefined {
  return content.haunts.get(haunt)?.things?.find(entry => entry.kind === kind);
}
