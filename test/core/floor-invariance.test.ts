import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Cell, FloorTile } from '../../src/core/floor-calls.ts';
import { turnedDoors } from '../../src/core/floor-calls.ts';
import { isSoak, newCore } from './scenes.ts';

const builds = [await newCore(), await newCore('debug')].map(({ floors }) => floors);
const numRuns = isSoak ? 50_000 : 500;

const anyTile: fc.Arbitrary<FloorTile> = fc.record({ x: fc.nat(6), y: fc.nat(6), doors: fc.nat(15) });
const anyFloor = fc.uniqueArray(anyTile, { minLength: 1, maxLength: 27, selector: ({ x, y }) => x * 7 + y });
const anyDoors = fc.nat(15);

const turnedCell = ({ x, y }: Cell): Cell => ({ x: -y, y: x });
const turnedTile = ({ doors, ...cell }: FloorTile): FloorTile => ({
  ...turnedCell(cell),
  doors: turnedDoors(doors, 1),
});
const sorted = (items: readonly object[]): readonly string[] => items.map(item => JSON.stringify(item)).sort();

/** Both builds are asked and must agree. */
function askAll(tiles: readonly FloorTile[], doors: number) {
  const [answer, checked] = builds.map(floors => {
    floors.lay(0, tiles);
    return { doorways: floors.openDoorways(0), placements: floors.placements(0, [doors], { alike: true }) };
  });
  assert.deepEqual(answer, checked);
  return answer!;
}

test('moving a floor moves every answer, however far', () => {
  const step = fc.integer({ min: -1_048_000, max: 1_048_000 });
  const moves = (tiles: readonly FloorTile[], doors: number, dx: number, dy: number) => {
    const move = <Item extends Cell>(item: Item): Item => ({ ...item, x: item.x + dx, y: item.y + dy });
    const { doorways, placements } = askAll(tiles, doors);
    const after = askAll(tiles.map(move), doors);
    assert.deepEqual(after, { doorways: doorways.map(move), placements: placements.map(move) });
  };
  fc.assert(fc.property(anyFloor, anyDoors, step, step, moves), { numRuns });
});

test('turning a floor turns every answer', () => {
  const turns = (tiles: readonly FloorTile[], doors: number) => {
    const { doorways, placements } = askAll(tiles, doors);
    const after = askAll(tiles.map(turnedTile), doors);
    const turnedDoorways = doorways.map(({ side, ...cell }) => ({ ...turnedCell(cell), side: (side + 1) % 4 }));
    const turnedPlacements = placements.map(placement => ({
      ...placement,
      ...turnedCell(placement),
      rotation: (placement.rotation + 1) % 4,
    }));
    assert.deepEqual(sorted(after.doorways), sorted(turnedDoorways));
    assert.deepEqual(sorted(after.placements), sorted(turnedPlacements));
  };
  fc.assert(fc.property(anyFloor, anyDoors, turns), { numRuns });
});

test('the order of the tiles changes no answer', () => {
  const reverses = (tiles: readonly FloorTile[], doors: number) =>
    assert.deepEqual(askAll([...tiles].reverse(), doors), askAll(tiles, doors));
  fc.assert(fc.property(anyFloor, anyDoors, reverses), { numRuns });
});

test('a tile that was put somewhere has changed the floor as foretold', () => {
  const foretells = (tiles: readonly FloorTile[], doors: number, pick: number) => {
    const { placements } = askAll(tiles, doors);
    const chosen = placements[pick % placements.length];
    if (chosen === undefined) return;
    const put = { x: chosen.x, y: chosen.y, doors: turnedDoors(doors, chosen.rotation) };
    const { doorways } = askAll([...tiles, put], doors);
    assert.equal(doorways.length, chosen.openAfter);
    assert.equal(chosen.isClosing, doorways.length === 0);
    for (const floors of builds) assert.equal(floors.openCount(0), chosen.openAfter);
  };
  fc.assert(fc.property(anyFloor, anyDoors, fc.nat(), foretells), { numRuns });
});
