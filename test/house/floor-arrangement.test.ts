import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Arrangement } from '../../src/games/house/rules/floor-arrangement.ts';
import type { Rotation } from '../../src/games/house/rules/terms.ts';
import { chance } from '../core/scenes.ts';
import { drawnTiles } from '../support/floor-drawing.ts';
import { questionOf } from '../support/rearrange-oracle.ts';

const tiles = drawnTiles(
  '·╷┌┐', //
  '╶┼┤│',
  '·└┴┘',
  '▒···',
);
const question = questionOf(tiles, { start: '1,1', placed: '0,1', joined: '1,1' });
const indexes = [...question.tiles.keys()];

const answers = (arrangement: Arrangement) =>
  indexes.map(one => [
    arrangement.stands(),
    arrangement.key(),
    arrangement.laidWithout(one),
    ...indexes.map(other => [
      arrangement.missingWithout(one, other),
      arrangement.mostJoins(one, other),
      arrangement.touch(one, other),
    ]),
  ]);

test('a floor on which tiles were changed answers like one laid so from the start', () => {
  const arrangement = new Arrangement(question);
  const from = chance(73);
  for (let i = 0; i < 200; i++) {
    const [one, other] = [from.below(tiles.length), from.below(tiles.length)];
    const rotation = from.below(4) as Rotation;
    const { x, y } = arrangement.pose(other);
    const poses =
      one === other
        ? [{ ...arrangement.pose(one), rotation }]
        : [
            { tile: one, x, y, rotation },
            { ...arrangement.pose(one), tile: other },
          ];
    const asked = answers(arrangement);
    const before = arrangement.change(poses);
    const lying = indexes.map(tile => ({ ...question.tiles[tile]!, ...arrangement.pose(tile) }));
    const fresh = new Arrangement({ ...question, tiles: lying });
    assert.deepEqual(answers(arrangement), answers(fresh));
    if (from.below(2)) continue;
    arrangement.change(before);
    assert.deepEqual(answers(arrangement), asked);
  }
});

test('joined doorways that are missing count to one less than the tiles, lost ones left out', () => {
  const arrangement = new Arrangement(question);
  const indexOf = (room: string): number => question.tiles.findIndex(tile => tile.room === room);
  const [landing, corner, dead] = ['1,1', '3,0', '0,1'].map(indexOf) as [number, number, number];
  // 11 pairs of joined doorways on 10 tiles.
  assert.equal(arrangement.missingWithout(dead, dead), 9 - 11 + 1);
  assert.equal(arrangement.missingWithout(corner, corner), 9 - 11 + 2);
  assert.equal(arrangement.missingWithout(landing, corner), 9 - 11 + 4 + 2);
  assert.deepEqual([arrangement.mostJoins(dead, landing), arrangement.mostJoins(landing, corner)], [1, 2]);
  assert.deepEqual([arrangement.touch(dead, landing), arrangement.touch(dead, corner)], [true, false]);
});
