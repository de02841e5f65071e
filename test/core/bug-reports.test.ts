import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CoreError } from '../../src/core/error.ts';
import type { Wall } from '../../src/core/geometry.ts';
import { isOpenLine } from '../support/geometry-oracle.ts';
import { board, newCore, place } from './scenes.ts';

/** Geometry on which published sight code failed; `source` names the public report. */
interface Report {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly walls: readonly Wall[];
  readonly queries: readonly Query[];
}

interface Query {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly visible: boolean;
  readonly tag?: string;
}

const reports: readonly Report[] = JSON.parse(readFileSync(new URL('./bug-reports.json', import.meta.url), 'utf8'));
const isPoint = ([x1, y1, x2, y2]: Wall): boolean => x1 === x2 && y1 === y2;

for (const [report, build] of reports.flatMap(report => [[report, 'release'] as const, [report, 'debug'] as const])) {
  test(`${report.id}: ${report.name} (${build})`, async () => {
    const core = await newCore(build);
    const hasPointWall = report.walls.some(isPoint);
    if (hasPointWall) {
      const isRefusal = (error: unknown) =>
        error instanceof CoreError && error.code === 'zeroLengthWall' && error.index === 0;
      assert.throws(() => core.loadGeometry(board({ walls: report.walls })), isRefusal);
    } else {
      core.loadGeometry(board({ walls: report.walls }));
    }
    for (const { from, to, visible } of report.queries) {
      const [a, b] = [place(...from), place(...to)];
      assert.equal(isOpenLine(a, b, report.walls), visible, 'the oracle');
      if (hasPointWall) continue;
      assert.equal(core.sightLine(a, b), visible, `${from} to ${to}`);
      assert.equal(core.sightLine(b, a), visible, `${to} to ${from}`);
    }
  });
}

test('a point on a wall is refused by its index', async () => {
  const core = await newCore();
  const reported = reports.filter(report => report.queries.some(query => query.tag === 'reject-at-load'));
  for (const { walls, queries } of reported.filter(report => !report.walls.some(isPoint))) {
    const points = queries.flatMap(({ from, to }) => [place(...from), place(...to)]);
    const index = points.findIndex(point => !isOpenLine(point, point, walls));
    const isRefusal = (error: unknown) =>
      error instanceof CoreError && error.code === 'pointOnWall' && error.index === index;
    assert.throws(() => core.loadGeometry(board({ walls, points })), isRefusal);
  }
  assert.ok(reported.length >= 3);
});
