import { inHouseOrder } from './monster-ways.ts';
import { isThere, stepsFrom } from './house-map.ts';
import type { Machine } from './machine.ts';
import type { CardId, RoomId } from './terms.ts';

/** The omen and the room that name a haunt on the chart, and the number (H-14.1). */
export interface ChartCell {
  readonly omen: CardId;
  readonly room: RoomId;
  readonly number: number;
}

const chartNumber = ({ content }: Machine, omen: CardId, room: RoomId): number | undefined =>
  content.chart[omen]?.[room];

/** Columns of the chart that lie in the house (none: all), nearest to a room first; ties in the order of H-4.10 (H-14.3, H-14.7). */
function placedOmenRooms(machine: Machine, from: RoomId): readonly RoomId[] {
  const { state, content } = machine;
  const steps = stepsFrom(state, content, from);
  const columns = Object.keys(Object.values(content.chart)[0] ?? {});
  const order = inHouseOrder(machine);
  const away = (room: RoomId): number => steps.get(room) ?? 999;
  const placed = columns.filter(room => isThere(state, room));
  const rooms = placed.length > 0 ? placed : columns;
  return [...rooms].sort((one, other) => away(one) - away(other) || order(one, other));
}

/** A number that was not played before; unwritten ones count as played (H-14.9). */
const isNew = ({ state, content }: Machine, number: number): boolean =>
  content.haunts.has(number) && !state.options.played.includes(number);

/** Cells of an omen: the room where it was drawn, then the other placed omen rooms, nearest to the revealer first (H-14.7). */
function cellsOf(machine: Machine, omen: CardId, rooms: readonly RoomId[]): readonly ChartCell[] {
  return rooms.flatMap(room => {
    const number = chartNumber(machine, omen, room);
    return number === undefined ? [] : [{ omen, room, number }];
  });
}

/** What the chart says of one omen, or undefined when every room gives a known haunt. */
const firstNew = (machine: Machine, omen: CardId, rooms: readonly RoomId[]): ChartCell | undefined =>
  cellsOf(machine, omen, rooms).find(({ number }) => isNew(machine, number));

export interface Reveal {
  readonly revealer: string;
  readonly omen: CardId;
  readonly room: RoomId;
}

/**
 * The haunt a reveal leads to (H-14.1 to H-14.8). `drawn` are omens taken off the deck in place of the revealer's, the last
 * of which is kept; a caller moves the cards.
 */
export function chooseCell(
  machine: Machine,
  reveal: Reveal,
): { readonly cell: ChartCell | null; readonly drawn: readonly CardId[] } {
  const { state } = machine;
  const revealer = state.explorers[reveal.revealer]!;
  const columns = placedOmenRooms(machine, reveal.room);
  const [nearestColumn] = columns;
  const first = chartNumber(machine, reveal.omen, reveal.room) === undefined ? nearestColumn : reveal.room;
  const others = placedOmenRooms(machine, revealer.room).filter(room => room !== first);
  const rooms = first === undefined ? others : [first, ...others];
  const found = cellsOf(machine, reveal.omen, rooms)[0] ?? null;
  if (state.options.settings.avoidRepeats === 'false') return { cell: found, drawn: [] };
  const fresh = firstNew(machine, reveal.omen, rooms);
  if (fresh) return { cell: fresh, drawn: [] };
  if (state.options.settings.repeatHaunt === 'heldOmens') {
    const held = revealer.cards.filter(
      card => machine.content.cards.get(card)?.deck === 'omen' && card !== reveal.omen,
    );
    const cells = [...held].reverse().map(omen => firstNew(machine, omen, rooms));
    return { cell: cells.find(cell => cell !== undefined) ?? found, drawn: [] };
  }
  const deck = state.hidden.decks.omen;
  const at = deck.findIndex(omen => firstNew(machine, omen, rooms) !== undefined);
  if (at < 0) return { cell: found, drawn: [] };
  return { cell: firstNew(machine, deck[at]!, rooms)!, drawn: deck.slice(0, at + 1) };
}

/** The written haunt a number leads to (H-14.9); null when none is written at all. */
export function writtenHaunt({ content }: Machine, number: number): number | null {
  if (content.haunts.has(number)) return number;
  const standIn = content.standIns[number];
  if (standIn !== undefined && content.haunts.has(standIn)) return standIn;
  return [...content.haunts.keys()].sort((one, other) => one - other)[0] ?? null;
}
