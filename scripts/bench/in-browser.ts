import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, throttleProcessor } from '../../test/support/browser.ts';
import { shareFunctions } from '../../test/support/e2e-page.ts';
import { watchSpeed } from '../../test/support/e2e-speed.ts';
import { isHomeReady } from '../../test/support/shell.ts';
import { distFolder, serveDist } from '../../test/support/static-server.ts';
import { keepTurns, turnFigures } from './browser/app-turns.ts';
import { botTurnsMs, someRequests } from './browser/bot-in-worker.ts';
import { coneFrameMs, startCoreMs } from './browser/core-in-page.ts';
import { factors } from './browser-report.ts';
import type { BrowserReport, BrowserRow } from './browser-report.ts';
import type { Effort } from './contest.ts';
import { median } from './contest.ts';
import { thisMachine } from './machine.ts';

function builtFile(pattern: RegExp): string {
  const file = readdirSync(join(distFolder, 'assets')).find(name => pattern.test(name));
  if (file === undefined) throw new Error(`the build has no ${pattern}`);
  return `assets/${file}`;
}

/** Measures the built app. */
export async function measureInBrowser({ rounds }: Effort, tell: (line: string) => void): Promise<BrowserReport> {
  const wasm = builtFile(/^core-.*\.wasm$/);
  const worker = builtFile(/^worker-game\.worker.*\.js$/);
  const server = await serveDist({ missing: path => path === 'sw.js' });
  const browser = await openBrowser({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const { page, context } = browser;
  try {
    await shareFunctions(context);
    await watchSpeed(page);
    const starts: number[] = [];
    const cones: number[] = [];
    for (const factor of factors) {
      tell(`the core at ${factor}x`);
      const [startMs, coneMs]: [number[], number[]] = [[], []];
      for (let round = 0; round < Math.min(rounds, 7); round++) {
        await page.goto(server.url);
        await page.reload();
        await isHomeReady(page);
        await throttleProcessor(page, factor);
        startMs.push(await startCoreMs(page, wasm));
        coneMs.push(await coneFrameMs(page));
        await throttleProcessor(page, 1);
      }
      starts.push(median(startMs));
      cones.push(median(coneMs));
    }
    await keepTurns(page);
    const turns = [];
    for (const factor of factors) {
      tell(`turns at ${factor}x`);
      turns.push(await turnFigures(page, server.url, factor));
    }
    tell('bots');
    const times = await botTurnsMs(page, { worker, wasm, requests: someRequests('level3') });
    const last = turns.at(-1)!;
    const row = (id: string, name: string, values: readonly number[], unit: BrowserRow['unit'] = 'ms'): BrowserRow => ({
      id,
      name,
      unit,
      values,
    });
    return {
      machine: thisMachine(),
      browser: `Chromium ${context.browser()?.version() ?? ''}`,
      rows: [
        row('start', 'core: fetch, compile, instantiate, all tables, first time', starts),
        row('cones', 'a picture of a dragged guard: two polygons, filled on a canvas', cones),
        row(
          'light',
          "the app's candlelight while a guard turns, main thread for a picture",
          turns.map(each => each.lightFrameMs),
        ),
        row(
          'tap',
          'tap on a space to the picture, slowest of 3',
          turns.map(each => each.tapToPaintMs),
        ),
        row(
          'look',
          'look towards a space to the picture, slowest of 6',
          turns.map(each => each.lookToPaintMs),
        ),
        row('bot', `a bot's decision, median of ${times.length}`, [median(times)]),
        row('botSlow', "a bot's decision, slowest", [Math.max(...times)]),
        row('heap', 'JavaScript heap of the page at the table', [last.heapMegabytes], 'MB'),
        row('nodes', 'nodes of the document at the table', [last.nodes], ''),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
