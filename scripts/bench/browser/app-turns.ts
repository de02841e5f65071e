import type { CDPSession, Page } from 'playwright-core';
import { options } from '../../../test/support/convent-table.ts';
import { dealt, keepGame, loaded } from '../../../test/support/e2e-game.ts';
import { TouchHand } from '../../../test/support/e2e-hands.ts';
import { speedOf } from '../../../test/support/e2e-speed.ts';
import { TablePage } from '../../../test/support/e2e-table.ts';
import { playedAtRandom } from '../../../test/support/save-builder.ts';
import { median } from '../contest.ts';

/** What a turn costs on the app's own screens. */
export interface TurnFigures {
  /** From a tap on a space to the picture that answers it, the slowest of some; 0 when all took less than 16 ms. */
  readonly tapToPaintMs: number;
  readonly lookToPaintMs: number;
  /** Of the main thread, for each picture while a guard's candlelight turns: script, style and painting together. */
  readonly lightFrameMs: number;
  readonly heapMegabytes: number;
  readonly nodes: number;
}

const alone = { Anna: ['novice1', 'novice2', 'guards'] };

/** Puts two games into the app: one where a novice plans, one where a guard walks. Home must be shown. */
export async function keepTurns(page: Page): Promise<void> {
  const choices = options({ novices: [1, 2] });
  await keepGame(page, dealt({ options: choices, sitting: alone, id: 'planning' }));
  let guarding = dealt({ options: choices, sitting: alone, id: 'guarding' });
  while (loaded.rules.asks(guarding.state, 'guards')[0]?.kind !== 'guardMove') guarding = playedAtRandom(guarding, 1);
  await keepGame(page, guarding);
}

async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Pictures and main-thread time while the light turns once, which takes about a third of a second. */
async function lightTurn(page: Page, session: CDPSession, turn: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { frames: 0, isOn: true };
    const count = (): void => {
      counted.frames++;
      if (counted.isOn) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(globalThis, { counted });
  });
  await turn();
  const before = await mainThreadMs(session);
  await page.evaluate(() => ((globalThis as unknown as { counted: { frames: number } }).counted.frames = 0));
  await page.waitForTimeout(200);
  const after = await mainThreadMs(session);
  const frames = await page.evaluate(() => {
    const { counted } = globalThis as unknown as { counted: { frames: number; isOn: boolean } };
    counted.isOn = false;
    return counted.frames;
  });
  return (after - before) / Math.max(frames, 1);
}

/** Plays pieces of both kept games with the processor slowed down by `factor`. */
export async function turnFigures(page: Page, url: string, factor: number): Promise<TurnFigures> {
  const session = await page.context().newCDPSession(page);
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Performance.enable');
  const table = new TablePage(page, new TouchHand(page));

  const planning = await table.open(url, 'planning');
  await throttle(factor);
  await speedOf(page);
  const taps: number[] = [];
  for (const space of planning.offered.slice(0, 3)) {
    await table.hand.pickSpace(space);
    taps.push((await speedOf(page)).pressToPaintMs);
    await table.clearPlan();
    await speedOf(page);
  }
  await throttle(1);

  const guarding = await table.open(url, 'guarding');
  await throttle(factor);
  await speedOf(page);
  const looks: number[] = [];
  const frames: number[] = [];
  const spaces = guarding.offered.slice(0, 2);
  for (const space of [...spaces, ...spaces, ...spaces]) {
    frames.push(await lightTurn(page, session, () => table.lookTowards(space)));
    looks.push((await speedOf(page)).pressToPaintMs);
  }
  await throttle(1);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return {
    tapToPaintMs: Math.max(...taps),
    lookToPaintMs: Math.max(...looks),
    lightFrameMs: median(frames),
    heapMegabytes: usedSize / 2 ** 20,
    nodes,
  };
}
