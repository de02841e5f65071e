import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FLOOR_TILES,
  MAX_FLOOR_TILES,
  STATUS_BAD_COORDINATE,
  STATUS_BAD_DOORS,
  STATUS_CELL_TAKEN,
  STATUS_OK,
  STATUS_TOO_MANY,
  STATUS_TOO_WIDE,
} from '../../assembly/layout.ts';
import { CoreError } from '../../src/core/error.ts';
import type { CoreErrorCode } from '../../src/core/error.ts';
import { checkedExports } from '../../src/core/exports.ts';
import type { FloorCore, FloorTile } from '../../src/core/floor-calls.ts';
import { coreBytes, newCore, repeat } from './scenes.ts';

const tile = (x: number, y: number, doors = 15): FloorTile => ({ x, y, doors });
const good = [tile(0, 0), tile(1, 0)];

const refused: readonly (readonly [string, CoreErrorCode, number | null, readonly FloorTile[]])[] = [
  ['too many tiles', 'tooMany', null, repeat(33, i => tile(i % 8, i >> 3))],
  ['a cell too far east', 'badCoordinate', 1, [tile(0, 0), tile(1_048_576, 0)]],
  ['a cell too far north', 'badCoordinate', 0, [tile(0, -1_048_576)]],
  ['a cell between whole numbers', 'badCoordinate', 1, [tile(0, 0), tile(0.5, 0)]],
  ['a cell that wraps round 32 bits', 'badCoordinate', 0, [tile(0, 2 ** 32)]],
  ['a cell that is no number', 'badCoordinate', 0, [tile(NaN, 0)]],
  ['a fifth doorway', 'badDoors', 1, [tile(0, 0), tile(0, 1, 16)]],
  ['doorways below 0', 'badDoors', 0, [tile(0, 0, -1)]],
  ['half a doorway', 'badDoors', 0, [tile(0, 0, 1.5)]],
  ['two tiles in a cell', 'cellTaken', 2, [tile(3, 4), tile(4, 4), tile(3, 4, 0)]],
  ['a row of 31 cells', 'tooWide', 1, [tile(-15, 0), tile(15, 0)]],
  ['a column of 31 cells', 'tooWide', 2, [tile(0, 5), tile(0, 0), tile(0, 30)]],
  ['the ends of the plane', 'tooWide', 1, [tile(-1_048_575, 0), tile(1_048_575, 0)]],
];

const fails =
  (code: CoreErrorCode, index: number | null = null) =>
  (error: unknown) =>
    error instanceof CoreError && error.code === code && error.index === index;

for (const build of ['release', 'debug'] as const) {
  test(`a bad floor is refused with the reason and left empty (${build})`, async () => {
    const { floors } = await newCore(build);
    for (const [name, code, index, tiles] of refused) {
      floors.lay(0, good);
      floors.lay(1, good);
      assert.throws(() => floors.lay(0, tiles), fails(code, index), name);
      assert.deepEqual([floors.openCount(0), floors.openDoorways(0), floors.placements(0, [15])], [0, [], []], name);
      assert.deepEqual(floors.outcome(0, tile(3, 4)), { joins: 0, openAfter: 4, isClosing: false }, name);
      assert.equal(floors.openCount(1), 6, name);
    }
  });

  test(`the core itself tells by a status what is wrong (${build})`, async () => {
    const imports = { env: { abort: () => assert.fail('no assert must meet bad input') } };
    const { instance } = await WebAssembly.instantiate(coreBytes(build), imports);
    const core = checkedExports(instance.exports);
    const lay = (...numbers: readonly number[]) => {
      new Int32Array(core.memory.buffer, FLOOR_TILES, numbers.length).set(numbers);
      return [core.layFloor(0, numbers.length / 3), core.floorProblem()];
    };
    assert.deepEqual(lay(), [STATUS_OK, -1]);
    assert.deepEqual(lay(5, 5, 0), [STATUS_OK, -1]);
    assert.deepEqual(lay(5, 5, 0, -(2 ** 31), 0, 0), [STATUS_BAD_COORDINATE, 1]);
    assert.deepEqual(lay(2 ** 31 - 1, 5, 0), [STATUS_BAD_COORDINATE, 0]);
    assert.deepEqual(lay(5, 5, 0, 5, 6, -1), [STATUS_BAD_DOORS, 1]);
    assert.deepEqual(lay(5, 5, 0, 5, 5, 0), [STATUS_CELL_TAKEN, 1]);
    assert.deepEqual(lay(5, 5, 0, 5, 35, 0), [STATUS_TOO_WIDE, 1]);
    assert.deepEqual(lay(5, 5, 0, 5, 34, 0), [STATUS_OK, -1]);
    assert.deepEqual([core.layFloor(0, MAX_FLOOR_TILES + 1), core.floorProblem()], [STATUS_TOO_MANY, -1]);
    assert.equal(core.layFloor(0, -1), STATUS_TOO_MANY);
  });
}

test('a question with a wrong floor, cell, mask or stack is refused', async () => {
  const { floors } = await newCore();
  floors.lay(0, good);
  const questions: readonly (readonly [CoreErrorCode, (floors: FloorCore) => unknown])[] = [
    ...[-1, 4, 0.5, NaN].flatMap(wrong => [
      ['badIndex', (core: FloorCore) => core.lay(wrong, [])] as const,
      ['badIndex', (core: FloorCore) => core.openCount(wrong)] as const,
      ['badIndex', (core: FloorCore) => core.openDoorways(wrong)] as const,
      ['badIndex', (core: FloorCore) => core.outcome(wrong, tile(0, 1))] as const,
      ['badIndex', (core: FloorCore) => core.placements(wrong, [1])] as const,
    ]),
    ...[-1, 16, 0.5, NaN].flatMap(wrong => [
      ['badDoors', (core: FloorCore) => core.outcome(0, tile(0, 1, wrong))] as const,
      ['badDoors', (core: FloorCore) => core.placements(0, [1, wrong])] as const,
      ['badDoors', (core: FloorCore) => core.placements(0, [wrong], { alike: true })] as const,
    ]),
    ['badCoordinate', core => core.outcome(0, tile(0.5, 1))],
    ['badCoordinate', core => core.outcome(0, tile(0, 1_048_576))],
    [
      'tooMany',
      core =>
        core.placements(
          0,
          repeat(49, () => 1),
        ),
    ],
  ];
  for (const [code, ask] of questions) assert.throws(() => ask(floors), fails(code), ask.toString());
});
