import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { convent, conventOptions } from '../../scripts/arena/convent.ts';
import { calibrationError, meanSample } from '../../scripts/arena/belief-sample.ts';
import { readArguments } from '../../scripts/arena/options.ts';
import { seedOf } from '../../scripts/arena/pool.ts';
import { table } from '../../scripts/arena/table.ts';
import { noTimes, quantile, sumOfTimes, withTime } from '../../scripts/arena/times.ts';
import { shareText, wilson } from '../../scripts/arena/wilson.ts';

const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'vigil-arena-'));
after(() => rmSync(scratch, { recursive: true }));

const close = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 0.0005, `${actual} is not ${expected}`);

describe('the arena', () => {
  it('gives a 95% interval that holds for few games and at the ends', () => {
    // Worked by hand from the formula in Brown, Cai and DasGupta (2001).
    const half = wilson(50, 100);
    close(half.low, 0.4038);
    close(half.high, 0.5962);
    assert.deepEqual([wilson(0, 10).rate, wilson(0, 10).low], [0, 0]);
    close(wilson(0, 10).high, 0.2775);
    close(wilson(10, 10).low, 0.7225);
    assert.equal(shareText(50, 100), '50% (40-60)');
  });

  it('keeps durations to five percent', () => {
    const times = noTimes();
    for (let ms = 1; ms <= 100; ms++) withTime(times, ms);
    const both = sumOfTimes([times, times]);
    assert.ok(Math.abs(quantile(both, 0.5) / 50 - 1) < 0.06);
    assert.ok(Math.abs(quantile(both, 0.95) / 95 - 1) < 0.06);
  });

  it('weighs bands of calibration by their places', () => {
    const band = (places: number, expected: number, right: number) => [{ from: 0.2, places, expected, right }];
    const sample = meanSample([
      { bits: 6, samples: 2, bands: band(1, 0.2, 1) },
      { bits: 3, samples: 1, bands: band(3, 0.28, 0) },
    ]);
    assert.equal(sample.bits, 3);
    close(sample.bands[0]!.expected, 0.26);
    close(sample.bands[0]!.right, 0.25);
    close(calibrationError(sample), 0.01);
  });

  it('reads what is wished, and refuses what it does not understand', () => {
    const options = readArguments(['--game', 'convent', '--count', '4,5', '--games', '20', '--cell', 'level3:runner']);
    assert.ok(options !== 'help');
    const { game, count, games, cell, seed } = options;
    assert.deepEqual([game, count, games, cell, seed], [['convent'], [4, 5], 20, ['level3:runner'], 1]);
    assert.equal(readArguments(['--help']), 'help');
    for (const wrong of [
      ['--games', '0'],
      ['--seed', 'x'],
      ['--game', 'chess'],
      ['--colour', 'red'],
    ]) {
      assert.throws(() => readArguments(wrong), wrong.join(' '));
    }
  });

  it('plays the acceptance table when nothing is wished', () => {
    const cells = convent.cells({ cell: null, count: null, games: null });
    const top = cells.filter(({ cell }) => cell === 'level3:level3');
    assert.deepEqual(
      top.map(({ count, games }) => [count, games]),
      [1, 2, 3, 4, 5, 6].map(count => [count, 1000]),
    );
    assert.ok(cells.every(({ cell, games }) => games === 1000 || (games === 400 && cell !== 'level3:level3')));
    assert.deepEqual(
      cells.filter(({ cell }) => cell === 'followNoise:level3').map(({ count }) => count),
      [2, 3, 4, 5, 6],
    );
    assert.throws(() => convent.cells({ cell: ['level3'], count: null, games: null }), /guards:novices/);
  });

  it('pairs the games of all cells: the same deal and cells for the same count and number', () => {
    const seed = seedOf(1, { count: 4, index: 7 });
    assert.deepEqual(seedOf(1, { count: 4, index: 7 }), seed);
    assert.notDeepEqual(seedOf(2, { count: 4, index: 7 }), seed);
    assert.notDeepEqual(seedOf(1, { count: 5, index: 7 }), seed);
    const { novices } = conventOptions({ count: 4, seed });
    assert.equal(new Set(novices).size, 4);
    assert.deepEqual(novices, novices.toSorted());
    const starts = Array.from({ length: 40 }, (_, index) => seedOf(1, { count: 1, index })).map(
      each => conventOptions({ count: 1, seed: each }).novices[0],
    );
    assert.deepEqual([...new Set(starts)].toSorted(), [1, 2, 3, 4, 5, 6]);
  });

  it('lines its tables up', () => {
    const rows = [
      ['bot', 'ms'],
      ['level3', '1.5'],
    ];
    assert.deepEqual(table(rows), ['bot      ms', '-----------', 'level3  1.5']);
  });

  it('plays on both cores and writes the report, the same for the same seed', () => {
    const file = join(scratch, 'report.json');
    const report = (): Record<string, Record<string, unknown>[]> => {
      const args = [
        '--import=tsx',
        'scripts/arena/main.ts',
        '--game',
        'convent',
        '--cell',
        'level1:level1,level3:level2',
      ];
      const wish = ['--count', '2', '--games', '12', '--seed', '9', '--json', file];
      const { status, stdout, stderr } = spawnSync('node', [...args, ...wish], { cwd: root, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      assert.match(stdout, /level1:level1\s+2\s+12/);
      assert.match(stdout, /wins from cell/);
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>[]>;
    };
    const first = report();
    assert.deepEqual(Object.keys(first), ['convent', 'belief', 'decisions', 'house']);
    assert.deepEqual(Object.keys(first['convent']![0]!), [
      'guards',
      'novices',
      'count',
      'games',
      'rate',
      'low',
      'high',
    ]);
    assert.deepEqual(Object.keys(first['belief']![0]!), ['filter', 'count', 'bits', 'calibration']);
    assert.deepEqual(Object.keys(first['decisions']![0]!), ['bot', 'p50', 'p95']);
    const again = report();
    assert.deepEqual([again['convent'], again['belief']], [first['convent'], first['belief']]);
  });
});
