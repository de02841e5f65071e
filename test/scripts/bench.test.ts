import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hold, quickEffort, variant } from '../../scripts/bench/contest.ts';
import type { Contest, ContestResult, Timing } from '../../scripts/bench/contest.ts';
import type { FigureGroup } from '../../scripts/bench/figures.ts';
import { browserGatesOf, gatesOf, judge } from '../../scripts/bench/gates.ts';
import { withBlock } from '../../scripts/bench/readme.ts';
import { markdownOf, numberText } from '../../scripts/bench/report.ts';

const machine = { processor: 'some', cores: 2, system: 'any', node: '20.0.0', date: '2026-11-30' };

/** A contest whose variants answer these numbers. */
const contestOf = (answers: Readonly<Record<string, number | null>>): Contest => ({
  id: 'sums',
  title: 'Sums',
  unit: 'sum',
  units: 10,
  variants: Object.entries(answers).map(([id, answer]) =>
    variant({ id, name: id, run: () => answer, checksum: result => (result === null ? null : String(result)) }),
  ),
  notes: [],
});

describe('a contest', () => {
  const { timings } = hold(contestOf({ ours: 7, same: 7, other: 8, unlike: null }), quickEffort);
  const timing = (id: string): Timing => timings.find(each => each.id === id)!;

  it('takes as many rounds as it is told and measures each variant', () => {
    for (const { medianUs, leastUs, rounds } of timings) {
      assert.equal(rounds, quickEffort.rounds);
      assert.ok(medianUs >= leastUs && leastUs >= 0);
    }
  });

  it('tells a ratio only where the answers agree', () => {
    assert.equal(timing('ours').ratio, 1);
    assert.equal(typeof timing('same').ratio, 'number');
    assert.deepEqual([timing('other').agrees, timing('other').ratio], [false, null]);
    assert.deepEqual([timing('unlike').agrees, timing('unlike').ratio], [null, null]);
  });

  it('tells none when an answer changes between rounds', () => {
    let count = 0;
    const changing = variant({ id: 'changing', name: '', run: () => count++, checksum: String });
    const { variants } = contestOf({ ours: 7 });
    const [ours, other] = hold({ ...contestOf({}), variants: [...variants, changing] }, quickEffort).timings;
    assert.deepEqual([ours!.agrees, other!.agrees, other!.ratio], [true, false, null]);
  });

  it('prints no ratio between unequal answers', () => {
    const contests = [hold(contestOf({ ours: 7, other: 8 }), quickEffort)];
    const row = markdownOf({ machine, contests, groups: [] })
      .split('\n')
      .find(line => line.startsWith('| other |'))!;
    assert.match(row, /\| other answers \|$/);
    assert.doesNotMatch(row, /\d x/);
  });
});

/** Results with these ratios, and sizes in bytes. */
function reportOf({ ratios, raw = 11_000, brotli = 5_000 }: Wish) {
  const contests = Object.entries(ratios).map(([id, byVariant]): ContestResult => ({
    id,
    title: id,
    unit: '',
    notes: [],
    timings: Object.entries(byVariant).map(([name, ratio]) => ({
      id: name,
      name,
      medianUs: 1,
      leastUs: 1,
      rounds: 1,
      ratio,
      agrees: ratio !== null,
    })),
  }));
  const figures = [
    { id: 'raw', name: '', value: raw, unit: 'bytes' },
    { id: 'brotli', name: '', value: brotli, unit: 'bytes' },
  ];
  const groups: FigureGroup[] = [{ id: 'sizes', title: '', figures, notes: [] }];
  return { contests, groups };
}

type Ratios = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

interface Wish {
  readonly ratios: Ratios;
  readonly raw?: number;
  readonly brotli?: number;
}

const justKept: Ratios = {
  stepCheck: { plain: 40 },
  tables: { flatten: 50 },
  cone: { compute: 9, viewport: 6 },
  noise: { brandes: 1000 },
  placements: { map: 200 },
  engine: { boardgameIo: 10 },
};

describe('the gates', () => {
  const brokenBy = (wish: Wish): readonly string[] => judge(gatesOf(reportOf(wish))).broken.map(({ what }) => what);
  const withRatio = (contest: string, ratios: Readonly<Record<string, number | null>>): Wish => ({
    ratios: { ...justKept, [contest]: ratios },
  });

  it('are kept by figures that are just good enough', () => {
    assert.deepEqual(brokenBy({ ratios: justKept, raw: 24 * 1024, brotli: 10 * 1024 }), []);
  });

  it('are broken one by one by figures just below', () => {
    const wishes: readonly Wish[] = [
      withRatio('stepCheck', { plain: 39.9 }),
      withRatio('tables', { flatten: 49.9 }),
      withRatio('cone', { compute: 9, viewport: 5.9 }),
      withRatio('cone', { compute: 5.9, viewport: 9 }),
      withRatio('noise', { brandes: 999 }),
      withRatio('placements', { map: 199 }),
      withRatio('engine', { boardgameIo: 9.9 }),
      { ratios: justKept, raw: 24 * 1024 + 1 },
      { ratios: justKept, brotli: 10 * 1024 + 1 },
    ];
    for (const wish of wishes) assert.equal(brokenBy(wish).length, 1, JSON.stringify(wish));
    assert.equal(new Set(wishes.flatMap(brokenBy)).size, 8);
  });

  it('are broken by answers that could not be compared, and by what was not measured', () => {
    assert.equal(brokenBy(withRatio('noise', { brandes: null })).length, 1);
    assert.equal(brokenBy(withRatio('cone', { compute: null, viewport: 9 })).length, 1);
    assert.equal(brokenBy({ ratios: {} }).length, 6);
    assert.equal(judge(gatesOf({ contests: [], groups: [] })).broken.length, 8);
  });

  it('say of each whether it is kept', () => {
    const { lines } = judge(gatesOf(reportOf(withRatio('engine', { boardgameIo: 2.5 }))));
    assert.equal(lines.filter(line => line.startsWith('ok ')).length, 7);
    assert.match(
      lines.find(line => line.startsWith('FAIL'))!,
      /boardgame\.io: 2\.50 x \(at least 10 x\)/,
    );
  });
});

describe('the gates of the browser', () => {
  const brokenBy = (rows: Readonly<Record<string, number>>): number =>
    judge(
      browserGatesOf({
        rows: Object.entries(rows).map(([id, value]) => ({ id, name: id, unit: 'ms', values: [0.1, 0.2, value] })),
      }),
    ).broken.length;

  it('look at the slowest page', () => {
    assert.equal(brokenBy({ start: 100, cones: 0.5 }), 0);
    assert.equal(brokenBy({ start: 100.1, cones: 0.5 }), 1);
    assert.equal(brokenBy({ start: 100, cones: 0.51 }), 1);
    assert.equal(brokenBy({}), 2);
  });
});

describe('the report', () => {
  it('shows three digits that count', () => {
    assert.deepEqual([0.01234, 1.2345, 12.345, 123.45, 1234.5, 0, 987_654].map(numberText), [
      '0.0123',
      '1.23',
      '12.3',
      '123',
      '1,230',
      '0',
      '988,000',
    ]);
  });

  it('goes between its marks in the README and leaves everything else alone', () => {
    const text = 'before\n<!-- a -->\nold\n<!-- /a -->\nafter\n';
    const once = withBlock(text, 'a', 'new\n');
    assert.equal(once, 'before\n<!-- a -->\n\nnew\n\n<!-- /a -->\nafter\n');
    assert.equal(withBlock(once, 'a', 'new'), once);
    assert.throws(() => withBlock(text, 'b', 'new'));
  });
});
