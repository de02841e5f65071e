import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LaidFloor } from '../../src/games/house/rules/floor-board.ts';
import { floorsOfCore } from '../../src/games/house/rules/floor-of-core.ts';
import type { Floor, Side } from '../../src/games/house/rules/terms.ts';
import { chance, newCore, repeat } from '../core/scenes.ts';
import { forOracle, lettersOf, randomHouse } from '../core/floor-scenes.ts';
import { joinsOf, openDoorwaysOf, placementsOf, turnedLetters } from '../support/flood-fill-oracle.ts';
import type { OracleTile } from '../support/flood-fill-oracle.ts';
import { drawnTiles } from '../support/floor-drawing.ts';

const floors = floorsOfCore((await newCore()).floors);

const sidesOf = (letters: string): readonly Side[] => [...letters] as Side[];

function laid(tiles: readonly OracleTile[], floor: Floor = 'ground'): LaidFloor {
  return { floor, tiles: tiles.map(({ x, y, doors }) => ({ x, y, doors: sidesOf(doors) })) };
}

test('E-1: a tile with one doorway closes a floor with one open doorway, in every rotation that fits', () => {
  const oneLeft = laid(drawnTiles('·╷·', '╶┼┐', '·╵│'));
  assert.deepEqual(floors.openDoorways(oneLeft), [{ x: 2, y: 2, side: 'S' }]);
  const found = floors.rotationsAt(oneLeft, { x: 2, y: 3, towards: 'N', doors: ['E'] });
  assert.deepEqual(found, [{ x: 2, y: 3, rotation: 3, openAfter: 0, joins: 1 }]);
});

test('a tile with one doorway is legal while another doorway of the floor stays open, however far', () => {
  const ground = laid(drawnTiles('╷···', '├──┐', '│··│'));
  const [found] = floors.rotationsAt(ground, { x: 3, y: 3, towards: 'N', doors: ['N'] });
  assert.deepEqual(found, { x: 3, y: 3, rotation: 0, openAfter: 1, joins: 1 });
});

test('a tile with four doorways closes a floor when all its sides meet filled cells', () => {
  const upper = laid(drawnTiles('┌─╴', '│·▒', '└╴·'), 'upper');
  assert.deepEqual(floors.openDoorways(upper), []);
  const pocket = laid(drawnTiles('┌┬┐', '│·│', '└─┘'), 'upper');
  const found = floors.rotationsAt(pocket, { x: 1, y: 1, towards: 'N', doors: ['N', 'E', 'S', 'W'] });
  assert.deepEqual(
    found,
    [0, 1, 2, 3].map(rotation => ({ x: 1, y: 1, rotation, openAfter: 0, joins: 1 })),
  );
});

test('E-3: a doorway against the plain side of a neighbour is neither open nor joined, and legal', () => {
  const ground = laid(drawnTiles('┼╴', '··'));
  const [plain, back] = floors.rotationsAt(ground, { x: 0, y: 1, towards: 'N', doors: ['N', 'E'] });
  assert.deepEqual(plain, { x: 0, y: 1, rotation: 0, openAfter: 3, joins: 1 });
  assert.deepEqual(back, { x: 0, y: 1, rotation: 3, openAfter: 3, joins: 1 });
  const withFalseDoor = laid(drawnTiles('┼╴', '└│'));
  assert.deepEqual(
    floors.openDoorways(withFalseDoor).map(({ x, y, side }) => `${x}${y}${side}`),
    ['00N', '00W', '11S'],
  );
});

test('cells without doorways are filled and have none', () => {
  const basement = laid(drawnTiles('▒┼▒', '·▒·'), 'basement');
  assert.deepEqual(floors.openDoorways(basement), [{ x: 1, y: 0, side: 'N' }]);
  assert.deepEqual(floors.rotationsAt(basement, { x: 0, y: 0, towards: null, doors: ['N'] }), []);
});

test('behind a wall all rotations are tried without need of a doorway on the shared side', () => {
  const upper = laid(drawnTiles('│', '│'), 'upper');
  const found = floors.rotationsAt(upper, { x: 1, y: 0, towards: null, doors: ['N'] });
  assert.deepEqual(
    found.map(({ rotation, openAfter, joins }) => [rotation, openAfter, joins]),
    [
      [0, 3, 0],
      [1, 3, 0],
      [2, 3, 0],
      [3, 2, 0],
    ],
  );
});

test('all questions agree with a recount, whatever floor was asked about before', () => {
  const from = chance(72);
  for (const floor of repeat(200, i => (['basement', 'ground', 'upper'] as const)[i % 3]!)) {
    const tiles = forOracle(randomHouse(from));
    const doors = lettersOf(from.below(16));
    const asked = laid(tiles, floor);
    const doorways = openDoorwaysOf(tiles);
    assert.deepEqual(floors.openDoorways(asked), doorways);
    assert.deepEqual(floors.placements(asked, sidesOf(doors)), placementsOf(tiles, doors));
    for (const cell of placementsOf(tiles, 'NESW').slice(0, 3)) {
      for (const towards of [null, ...sidesOf('NESW')]) {
        const expected = [0, 1, 2, 3].flatMap(rotation => {
          const tile = { x: cell.x, y: cell.y, doors: turnedLetters(doors, rotation) };
          if (towards !== null && !tile.doors.includes(towards)) return [];
          const openAfter = openDoorwaysOf([...tiles, tile]).length;
          return [{ x: tile.x, y: tile.y, rotation, openAfter, joins: joinsOf(tiles, tile) }];
        });
        assert.deepEqual(floors.rotationsAt(asked, { ...cell, towards, doors: sidesOf(doors) }), expected);
      }
    }
  }
});
