import { shuffled } from '../../../engine/chance.ts';
import { isThere } from './house-map.ts';
import type { Machine } from './machine.ts';
import type { Floor, RoomId } from './terms.ts';

/** Whether the back of a tile shows one of these floors (H-2.6, H-5.2). */
export const showsFloor = (machine: Machine, room: RoomId, floors: readonly Floor[]): boolean =>
  machine.content.rooms.get(room)?.floors.some(floor => floors.includes(floor)) ?? false;

/** The Underground Lake lies in the basement whatever its back shows (H-7.11). */
export const isLake = (machine: Machine, room: RoomId): boolean => machine.content.rooms.get(room)?.special === 'lake';

/** Floors on which a tile can come to lie when one for `wanted` is sought. */
export const restingFloors = (machine: Machine, room: RoomId, wanted: readonly Floor[]): readonly Floor[] =>
  isLake(machine, room) ? ['basement'] : wanted.filter(floor => showsFloor(machine, room, [floor]));

/** Tiles that are left for these floors; public, as everything else lies open (H-6.7). */
export const tilesLeft = (machine: Machine, floors: readonly Floor[]): readonly RoomId[] => {
  const { stack, tileDiscards } = machine.state.hidden;
  return [...stack, ...tileDiscards].filter(room => showsFloor(machine, room, floors)).sort();
};

/** Shuffles keyed by how often this was done, so that nothing can shift it. */
export function shuffle<Item>(machine: Machine, purpose: string, items: readonly Item[]): Item[] {
  const { draws, seed } = machine.state.hidden;
  const time = draws[purpose] ?? 0;
  draws[purpose] = time + 1;
  machine.barrier = true;
  return [...shuffled(seed, `${purpose}/${time}`, items)];
}

/** The top tile, face down; an empty stack is made of the discards first (H-5.4). Undefined when nothing is left at all. */
export function drawTile(machine: Machine): RoomId | undefined {
  const { hidden } = machine.state;
  if (hidden.stack.length === 0) {
    hidden.stack = shuffle(machine, 'tiles', hidden.tileDiscards);
    hidden.tileDiscards = [];
    machine.emit({ t: 'tilesShuffled' });
  }
  machine.barrier = true;
  return hidden.stack.shift();
}

/** Takes a named tile out of stack or discards and shuffles what is left of the stack; false when it is not there. */
export function searchTile(machine: Machine, room: RoomId): boolean {
  const { hidden } = machine.state;
  if (isThere(machine.state, room) || ![...hidden.stack, ...hidden.tileDiscards].includes(room)) return false;
  hidden.tileDiscards = hidden.tileDiscards.filter(other => other !== room);
  hidden.stack = shuffle(
    machine,
    'tiles',
    hidden.stack.filter(other => other !== room),
  );
  machine.emit({ t: 'tilesShuffled' });
  return true;
}
