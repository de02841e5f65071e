import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createCore } from '../../src/core/load.ts';
import { coreBytes } from '../../test/core/scenes.ts';
import type { Effort } from './contest.ts';
import { plan } from './convent-scene.ts';
import { medianMs } from './figures.ts';
import type { Figure, FigureGroup } from './figures.ts';

/** Bytes of the core as it is served. */
export function sizes(): FigureGroup {
  const bytes = coreBytes();
  const figure = (id: string, name: string, value: number): Figure => ({ id, name, value, unit: 'bytes' });
  return {
    id: 'sizes',
    title: 'Size of the core',
    figures: [
      figure('raw', 'raw', bytes.length),
      figure('gzip', 'gzip', gzipSync(bytes, { level: 9 }).length),
      figure('brotli', 'brotli', brotliCompressSync(bytes).length),
    ],
    notes: [],
  };
}

/** From bytes to a board that answers, and what a call costs. Comes first of all, while nothing is warm. */
export async function startUp(effort: Effort): Promise<FigureGroup> {
  const bytes = coreBytes();
  const started = performance.now();
  const core = await createCore(bytes);
  const created = performance.now();
  core.loadGeometry(plan);
  const loaded = performance.now();
  const times: number[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const before = performance.now();
    await createCore(bytes);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);

  const { neighbourCount, distance } = core.exports;
  const calls = 1_000_000;
  let sum = 0;
  const nsPerCall = (call: (i: number) => number): number => {
    const loop = (): void => {
      for (let i = 0; i < calls; i++) sum += call(i & 127);
    };
    loop();
    return (medianMs(loop, effort) * 1e6) / calls;
  };
  const figure = (id: string, name: string, value: number, unit: string): Figure => ({ id, name, value, unit });
  const group = {
    id: 'start',
    title: 'Start of the core',
    figures: [
      figure('first', 'compile and instantiate, first time', created - started, 'ms'),
      figure('warm', 'compile and instantiate, warm', times[times.length >> 1]!, 'ms'),
      figure('tables', 'all tables of the board, first time', loaded - created, 'ms'),
      figure(
        'call1',
        'call from JavaScript, one number',
        nsPerCall(i => neighbourCount(i)),
        'ns',
      ),
      figure(
        'call2',
        'call from JavaScript, two numbers',
        nsPerCall(i => distance(i, 7)),
        'ns',
      ),
      figure(
        'bridge',
        'the same through the bridge, which checks both',
        nsPerCall(i => core.distance(i, 7)),
        'ns',
      ),
    ],
    notes: [],
  };
  if (sum === 0) throw new Error('nothing was answered');
  return group;
}
