import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TileChange } from '../../src/games/house/rules/choices.ts';
import { floorsOfCore } from '../../src/games/house/rules/floor-of-core.ts';
import { smallestChanges } from '../../src/games/house/rules/floor-rearrange.ts';
import type { FloorBoard } from '../../src/games/house/rules/floor-board.ts';
import type { Rearrangement, ArrangedTile } from '../../src/games/house/rules/rearrangement.ts';
import type { Rotation } from '../../src/games/house/rules/terms.ts';
import type { Chance } from '../core/scenes.ts';
import { chance, isSoak, newCore, pick, repeat } from '../core/scenes.ts';
import { joinsOf, openDoorwaysOf, placementsOf, turnedLetters } from '../support/flood-fill-oracle.ts';
import type { OracleTile } from '../support/flood-fill-oracle.ts';
import { drawnTiles } from '../support/floor-drawing.ts';
import { changed, changesOf, lookOf, questionOf, smallestByTrying, standsAlone } from '../support/rearrange-oracle.ts';

const floors = floorsOfCore((await newCore()).floors);

test('E-2: when turning one tile opens the floor, only such turns are offered', () => {
  const tiles = drawnTiles(
    '·╷·', //
    '╶┼┐',
    '·└╴',
  );
  const found = smallestChanges(floors, questionOf(tiles, { start: '1,1', placed: '0,1', joined: '1,1' }));
  assert.deepEqual(found, [[{ kind: 'turn', room: '2,1', rotation: 1 }]]);
});

test('E-2: when no turn helps, a tile of a floor in parts is put at an open doorway', () => {
  const tiles = drawnTiles(
    '·╷··', //
    '╶┼·╴',
    '·└··',
  );
  const found = smallestChanges(floors, questionOf(tiles, { start: '1,1', placed: '0,1', joined: '1,1' }));
  assert.deepEqual(found, [
    [{ kind: 'move', room: '3,1', x: 2, y: 1, rotation: 0 }],
    [{ kind: 'move', room: '3,1', x: 2, y: 2, rotation: 0 }],
  ]);
});

test('E-2: when neither turns nor moves help, two tiles are swapped and may be turned', () => {
  const tiles = drawnTiles(
    '·┌╷', //
    '╶┼┘',
    '·╵·',
  );
  const found = smallestChanges(floors, questionOf(tiles, { start: '1,1', placed: '1,0', joined: '1,1' }));
  assert.deepEqual(found, [[{ kind: 'swap', rooms: ['2,0', '2,1'], rotations: [1, 0] }]]);
});

test('two neighbours that do not join are swapped to join two parts of a floor', () => {
  const tiles = drawnTiles(
    '·╷···', //
    '╶┼┤├╴',
    '·╵···',
  );
  const found = smallestChanges(floors, questionOf(tiles, { start: '1,1', placed: '0,1', joined: '1,1' }));
  const swap = (...rotations: readonly [Rotation, Rotation]) => [{ kind: 'swap', rooms: ['2,1', '3,1'], rotations }];
  assert.deepEqual(found, [swap(1, 1), swap(1, 3), swap(3, 1), swap(3, 3)]);
});

test('E-2: when no single change helps, all two changes that do are offered', () => {
  const tiles = drawnTiles(
    '╶┐┐·', //
    '·└┼╴',
    '··╵·',
  );
  const question = questionOf(tiles, { start: '2,1', placed: '2,0', joined: '2,1' });
  const found = smallestChanges(floors, question);
  const looks = found.map(changes => lookOf(changes.reduce(changed, question.tiles)));
  assert.deepEqual({ kind: 'pair', looks: looks.sort() }, smallestByTrying(question));
  assert.ok(found.every(({ length }) => length === 2));
});

test('the new tile keeps joining the room its explorer came from, if it came from one', () => {
  const tiles = drawnTiles(
    '·╷·', //
    '╶┼┐',
    '·└┘',
  );
  const turn = (room: string, rotation: Rotation) => [{ kind: 'turn', room, rotation }];
  const turnsFrom = (joined: string | null) =>
    smallestChanges(floors, questionOf(tiles, { start: '1,1', placed: '2,2', joined }));
  assert.deepEqual(turnsFrom('2,1'), [turn('2,1', 3), turn('1,2', 1), turn('1,2', 3)]);
  assert.deepEqual(turnsFrom('1,2'), [turn('2,1', 1), turn('2,1', 3), turn('1,2', 1)]);
  assert.deepEqual(turnsFrom(null), [turn('2,1', 1), turn('2,1', 3), turn('1,2', 1), turn('1,2', 3)]);
});

test('when two changes do not help either, nothing is offered', () => {
  const tiles = drawnTiles(
    '·╷┐', //
    '╶┼┘',
    '·╵·',
  );
  const question = questionOf(tiles, { start: '1,1', placed: '2,0', joined: '2,1' });
  assert.deepEqual(smallestChanges(floors, question), []);
});

test('with at most two doorways for every tile but one the search is skipped', () => {
  const unasked = (): never => assert.fail('the floor was searched');
  const nothing: FloorBoard = { openDoorways: unasked, rotationsAt: unasked, placements: unasked };
  const few = drawnTiles('▒╷▒▒', '╶┼─╴', '·╵··');
  assert.deepEqual(smallestChanges(nothing, questionOf(few, { start: '1,1', placed: '0,1', joined: '1,1' })), []);
  const more = drawnTiles('·╷┐', '╶┼┘', '·╵·');
  assert.throws(() => smallestChanges(nothing, questionOf(more, { start: '1,1', placed: '2,0', joined: '2,1' })));
});

const doorwaysOf = (tiles: readonly ArrangedTile[]): number => tiles.reduce((sum, { doors }) => sum + doors.length, 0);

/**
 * A floor of a few tiles, closed as far as chance allows, on which the last one joins. One in five is left open and has a
 * tile or a lost cell that lies apart.
 */
function randomQuestion(from: Chance, most: number): Rearrangement | null {
  const shapes = ['N', 'N', 'NS', 'NE', 'NE', 'NES', 'NESW'];
  const isApart = from.below(5) === 0;
  const tiles: OracleTile[] = [{ x: 0, y: 0, doors: 'NESW' }];
  while (tiles.length < most && openDoorwaysOf(tiles).length > 0) {
    const tries = repeat(6, () => pick(from, shapes)).flatMap(doors =>
      placementsOf(tiles, doors).map(placement => ({ doors, placement })),
    );
    const least = Math.min(...tries.map(({ placement }) => placement.openAfter));
    const closest = tries.filter(({ placement }) => placement.openAfter === least);
    const { doors, placement } = pick(from, isApart || from.below(4) === 0 ? tries : closest);
    tiles.push({ x: placement.x, y: placement.y, doors: turnedLetters(doors, placement.rotation) });
  }
  const placed = tiles.at(-1)!;
  const isBeside = ({ x, y }: OracleTile): boolean => Math.abs(x - placed.x) + Math.abs(y - placed.y) === 1;
  const joined = tiles.find(tile => isBeside(tile) && joinsOf([tile], placed) > 0)!;
  const nameOf = ({ x, y }: OracleTile): string => `${x},${y}`;
  const question = questionOf(tiles, { start: '0,0', placed: nameOf(placed), joined: nameOf(joined) });
  const spun = question.tiles.map(tile => printedOtherwise(tile, from.below(4)));
  if (!isApart) return openDoorwaysOf(tiles).length > 0 ? null : { ...question, tiles: spun };
  const far = { room: 'far', x: from.below(5) - 2, y: from.below(5) - 2, rotation: 0 as const };
  if (tiles.some(({ x, y }) => x === far.x && y === far.y)) return null;
  const isLost = from.below(3) === 0;
  return { ...question, tiles: [...spun, { ...far, doors: isLost ? [] : ['E'], isFixed: isLost }] };
}

/** The same tile as it lies, printed another way round. */
function printedOtherwise(tile: ArrangedTile, rotation: number): ArrangedTile {
  const doors = [...turnedLetters(tile.doors.join(''), 4 - rotation)] as ArrangedTile['doors'];
  return { ...tile, doors, rotation: rotation as ArrangedTile['rotation'] };
}

const rarity = { turn: 8, move: 8, swap: 1, pair: 3 };

const kindOf = ([changes]: readonly (readonly TileChange[])[]): keyof typeof rarity =>
  changes!.length > 1 ? 'pair' : changes![0]!.kind;

test('the smallest changes are those that trying everything finds', () => {
  const from = chance(71);
  const seen: Record<string, number> = {};
  for (let done = 0; done < (isSoak ? 500 : 60);) {
    const question = randomQuestion(from, 3 + from.below(5));
    if (question === null) continue;
    const { tiles } = question;
    const found = smallestChanges(floors, question);
    // The kinds that turn up often are thinned out: trying everything takes its time.
    const often = found.length === 0 ? (doorwaysOf(tiles) > 2 * (tiles.length - 1) ? 8 : 60) : rarity[kindOf(found)];
    if (from.below(often) > 0) continue;
    done++;
    const told = JSON.stringify(question);
    const expected = smallestByTrying(question);
    const results = found.map(changes =>
      changes.reduce((floor, change) => {
        const allowed = changesOf[change.kind](floor).map(each => lookOf(changed(floor, each)));
        assert.ok(allowed.includes(lookOf(changed(floor, change))), told);
        return changed(floor, change);
      }, tiles),
    );
    const kinds = new Set(found.map(changes => kindOf([changes])));
    assert.deepEqual([...kinds], expected.kind === 'none' ? [] : [expected.kind], told);
    assert.deepEqual(results.map(lookOf).sort(), expected.looks, told);
    for (const floor of results) assert.ok(standsAlone(floor, question), told);
    seen[expected.kind] = (seen[expected.kind] ?? 0) + 1;
  }
  for (const kind of ['turn', 'move', 'swap', 'pair', 'none']) assert.ok((seen[kind] ?? 0) > 0, JSON.stringify(seen));
});
