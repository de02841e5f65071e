/** One way to do a piece of work. */
export interface Variant<Result> {
  readonly id: string;
  /** As the table names it. */
  readonly name: string;
  /** Does the work of a whole round; whatever it answers is read once the clock has stopped. */
  run(): Result;
  /** Equal for two variants exactly when their results agree; null where nothing comparable comes out. */
  checksum(result: Result): string | null;
}

/** The same work done in several ways. The first variant is ours, the one that the others are compared with. */
export interface Contest {
  readonly id: string;
  readonly title: string;
  /** What one unit of the work is, for example `check`. */
  readonly unit: string;
  /** Units in one run. */
  readonly units: number;
  readonly variants: readonly Variant<never>[];
  /** What a reader must know to judge the figures. */
  readonly notes: readonly string[];
}

/** What came of one variant. */
export interface Timing {
  readonly id: string;
  readonly name: string;
  /** Microseconds for one unit: of all rounds the median and the least. */
  readonly medianUs: number;
  readonly leastUs: number;
  readonly rounds: number;
  /** How many times as long as the first variant of the same round, as a median; null unless both answers agree. */
  readonly ratio: number | null;
  /** Whether this variant came to the first one's answers; null where they cannot be compared. */
  readonly agrees: boolean | null;
}

export interface ContestResult {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly timings: readonly Timing[];
  readonly notes: readonly string[];
}

export interface Effort {
  readonly rounds: number;
  /** Each measurement repeats its run until it lasts at least this long. */
  readonly leastMs: number;
}

export const fullEffort: Effort = { rounds: 25, leastMs: 5 };
export const quickEffort: Effort = { rounds: 3, leastMs: 1 };

/** A variant whose result type is known, among others that have theirs. */
export const variant = <Result>(made: Variant<Result>): Variant<never> => made as unknown as Variant<never>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

interface Measured {
  readonly perRunMs: number;
  readonly result: never;
}

/**
 * Another's young garbage must not be collected on this one's time; only there with node's --expose-gc. Not a full
 * collection: after some of these the machine code of whoever waits for its turn is thrown away.
 */
export function collectGarbage(): void {
  const { gc } = globalThis as { gc?: (options: { readonly type: 'minor' }) => void };
  gc?.({ type: 'minor' });
}

function timed(each: Variant<never>, repeats: number): Measured {
  let result = undefined as never;
  const started = performance.now();
  for (let i = 0; i < repeats; i++) result = each.run();
  return { perRunMs: (performance.now() - started) / repeats, result };
}

/** Runs until the machine code is the final one, and answers how often a run must be repeated to be measured. */
function warmUp(each: Variant<never>, leastMs: number): number {
  const started = performance.now();
  for (let runs = 0; runs < 2 || (runs < 20_000 && performance.now() - started < 20 * leastMs); runs++) each.run();
  for (let repeats = 1; ;) {
    const lastedMs = timed(each, repeats).perRunMs * repeats;
    if (lastedMs >= leastMs) return repeats;
    repeats = Math.ceil(repeats * Math.min(10, (1.2 * leastMs) / Math.max(lastedMs, leastMs / 100)));
  }
}

/**
 * Times all variants in rounds, one after another in each and in a turning order, so that a slow moment of the machine
 * meets all alike. Every round's answers are read and compared.
 */
export function hold(contest: Contest, { rounds, leastMs }: Effort): ContestResult {
  const { variants, units } = contest;
  const repeats = variants.map(each => warmUp(each, leastMs));
  const times: number[][] = variants.map(() => []);
  const checksums = variants.map(() => new Set<string | null>());
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < variants.length; turn++) {
      const index = (turn + round) % variants.length;
      const each = variants[index]!;
      collectGarbage();
      const { perRunMs, result } = timed(each, repeats[index]!);
      times[index]!.push((perRunMs * 1000) / units);
      checksums[index]!.add(each.checksum(result));
    }
  }
  const timings = variants.map(({ id, name }, index): Timing => {
    const own = times[index]!;
    const agrees = agreement(checksums[0]!, checksums[index]!);
    const ratio = agrees === true ? median(own.map((us, round) => us / times[0]![round]!)) : null;
    return { id, name, medianUs: median(own), leastUs: Math.min(...own), rounds, ratio, agrees };
  });
  const { id, title, unit, notes } = contest;
  return { id, title, unit, timings, notes };
}

/** Two variants agree when every round of both came to one and the same answer. */
function agreement(ours: ReadonlySet<string | null>, theirs: ReadonlySet<string | null>): boolean | null {
  if (ours.has(null) || theirs.has(null)) return null;
  const all = new Set([...ours, ...theirs]);
  return all.size === 1;
}
