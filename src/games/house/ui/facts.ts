import { characters } from '../content/characters.ts';
import { chart } from '../content/chart.ts';
import { drawnRooms, startRooms } from '../content/rooms.ts';
import type { CharacterEntry, RoomEntry } from '../content/schema.ts';
import { characterFor, roomFor } from '../content/variations.ts';
import { opposite, turned } from '../rules/house-map.ts';
import type { HouseSettings } from '../rules/settings.ts';
import type { CardId, RoomId, Side } from '../rules/terms.ts';
import type { HouseView } from '../rules/view.ts';

export type Tile = HouseView['tiles'][number];
export type Token = HouseView['tokens'][number];
export type Monster = HouseView['monsters'][number];

/** What a page must know of the content: no program of any card or haunt. */
export interface HouseFacts {
  readonly rooms: ReadonlyMap<RoomId, RoomEntry>;
  readonly characters: ReadonlyMap<string, CharacterEntry>;
}

let made: { readonly settings: HouseSettings; readonly facts: HouseFacts } | null = null;

/** Rooms and characters under a game's settings; the last answer is kept. */
export function factsFor(settings: HouseSettings): HouseFacts {
  if (made?.settings === settings) return made.facts;
  const facts: HouseFacts = {
    rooms: new Map([...drawnRooms, ...startRooms].map(room => [room.id, roomFor(settings, room)])),
    characters: new Map(characters.map(entry => [entry.id, characterFor(settings, entry)])),
  };
  made = { settings, facts };
  return facts;
}

/** The chart has one row for each omen (H-14.2). */
export const isOmen = (card: CardId): boolean => Object.hasOwn(chart, card);

/** Sides with a doorway, of a tile as it lies. */
export const doorsAt = (facts: HouseFacts, { room, rotation }: Pick<Tile, 'room' | 'rotation'>): readonly Side[] =>
  (facts.rooms.get(room)?.doors ?? []).map(side => turned(side, rotation));

const offsets: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const cellBeside = ({ x, y }: Cell, side: Side): Cell => ({ x: x + offsets[side][0], y: y + offsets[side][1] });

/** The tile behind a side; undefined when the cell is empty. */
export function tileBeside(tiles: readonly Tile[], tile: Tile, side: Side): Tile | undefined {
  const { x, y } = cellBeside(tile, side);
  return tiles.find(other => other.floor === tile.floor && other.x === x && other.y === y);
}

/** What a doorway leads to: a room, nothing yet, or a plain wall (H-4.4, H-6.1). */
export type DoorState = 'joined' | 'open' | 'false';

export function doorState(
  facts: HouseFacts,
  { tiles, tile, side }: { readonly tiles: readonly Tile[]; readonly tile: Tile; readonly side: Side },
): DoorState {
  const other = tileBeside(tiles, tile, side);
  if (!other) return 'open';
  return other.state === 'there' && doorsAt(facts, other).includes(opposite(side)) ? 'joined' : 'false';
}
