import type { Core } from '../../src/core/calls.ts';
import type { FloorPlacement, FloorTile } from '../../src/core/floor-calls.ts';
import { turnedDoors } from '../../src/core/floor-calls.ts';
import type { Contest, Variant } from './contest.ts';
import { variant } from './contest.ts';
import { digestOf } from './digest.ts';
import { houseScene } from './house-scene.ts';
import { countOpen, countOpenNear, countOpenWith, mapFloor, placementsOn } from './peers/map-floor.ts';
import { TypedFloor } from './peers/typed-floor.ts';

const scene = houseScene(23);
const slot = 0;

type Placement = Omit<FloorPlacement, 'isClosing'>;

/** All placements, in one order whatever order they were found in. */
function digestOfPlacements(placements: readonly Placement[]): string {
  const rows = placements.map(({ tile, rotation, y, x, joins, openAfter }) => [tile, rotation, y, x, joins, openAfter]);
  rows.sort((a, b) => a.map((value, index) => value - b[index]!).find(difference => difference !== 0) ?? 0);
  return digestOf(rows.flat());
}

const asObjects = (id: string, name: string, run: () => readonly Placement[]): Variant<never> =>
  variant({ id, name, run, checksum: digestOfPlacements });

export function placements(core: Core): Contest {
  const { floors } = core;
  const { tiles, stack } = scene;
  floors.lay(slot, tiles);
  const typed = new TypedFloor();
  typed.lay(tiles);
  const map = mapFloor(tiles);
  const open = countOpen(map);
  const { length } = floors.placements(slot, stack);
  return {
    id: 'placements',
    title: 'Every way to lay every tile of the stack',
    unit: 'enumeration',
    units: 1,
    variants: [
      variant({
        id: 'core',
        name: 'core, packed',
        run: () => floors.packedPlacements(slot, stack),
        checksum: found => digestOfPlacements([...found].map(packed => floors.unpacked(slot, packed))),
      }),
      variant({
        id: 'typed',
        name: 'JS twin, packed',
        run: () => typed.placements(stack),
        checksum: found =>
          digestOfPlacements(
            [...found].map(packed => {
              const [x, y] = typed.cellOf(packed);
              const { tile, rotation, joins, openAfter } = floors.unpacked(slot, packed);
              return { tile, rotation, joins, openAfter, x, y };
            }),
          ),
      }),
      asObjects('coreObjects', 'core, as objects', () => floors.placements(slot, stack)),
      asObjects('map', 'plain JS, a `Map`, the floor counted over after each try', () =>
        placementsOn(map, stack, tile => countOpenWith(map, tile)),
      ),
      asObjects('mapNear', 'plain JS, a `Map`, the four neighbours counted', () =>
        placementsOn(map, stack, tile => countOpenNear(map, open, tile)),
      ),
    ],
    notes: [
      `${tiles.length} of the real tiles lie on one floor, ${stack.length} are in the stack; ${length} placements.`,
    ],
  };
}

export function closure(core: Core): Contest {
  const { floors } = core;
  const { tiles, stack } = scene;
  floors.lay(slot, tiles);
  const typed = new TypedFloor();
  typed.lay(tiles);
  const map = mapFloor(tiles);
  const open = countOpen(map);
  const tries: readonly FloorTile[] = floors
    .placements(slot, stack)
    .map(({ x, y, tile, rotation }) => ({ x, y, doors: turnedDoors(stack[tile]!, rotation) }));
  const counted = (id: string, name: string, openAfter: (tile: FloorTile) => number): Variant<never> => {
    const found = new Int32Array(tries.length);
    const run = (): Int32Array => {
      for (let i = 0; i < tries.length; i++) found[i] = openAfter(tries[i]!);
      return found;
    };
    return variant({ id, name, run, checksum: digestOf });
  };
  return {
    id: 'closure',
    title: 'Doorways left open by one tile: does it close the floor?',
    unit: 'test',
    units: tries.length,
    variants: [
      counted('core', 'core', tile => floors.outcome(slot, tile)!.openAfter),
      counted('typed', 'JS twin', tile => typed.outcome(tile) >> 3),
      counted('map', 'plain JS, a `Map`, the floor counted over', tile => countOpenWith(map, tile)),
      counted('mapNear', 'plain JS, a `Map`, the four neighbours counted', tile => countOpenNear(map, open, tile)),
    ],
    notes: [],
  };
}
