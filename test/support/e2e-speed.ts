import type { Page } from 'playwright-core';

/** Times in ms, shifts as Chromium counts them. */
export interface PageFigures {
  /** Largest contentful paint. */
  readonly lcpMs: number;
  /** What long tasks took beyond 50 ms each, added up. */
  readonly tbtMs: number;
  readonly longestTaskMs: number;
  /** Layout shifts that nobody caused by a press, added up. */
  readonly shift: number;
  /** From a press to the picture that answers it, the slowest; 0 when nothing was pressed. */
  readonly pressToPaintMs: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Collects what the browser measures of a page. Goes in before the page opens. */
export const watchSpeed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const figures = { lcpMs: 0, tbtMs: 0, longestTaskMs: 0, shift: 0, pressToPaintMs: 0 };
    const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}): void => {
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
    };
    observe('largest-contentful-paint', ({ startTime }) => (figures.lcpMs = startTime));
    observe('longtask', ({ duration }) => {
      figures.tbtMs += duration - 50;
      figures.longestTaskMs = Math.max(figures.longestTaskMs, duration);
    });
    observe('layout-shift', entry => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) figures.shift += value;
    });
    observe('event', ({ duration }) => (figures.pressToPaintMs = Math.max(figures.pressToPaintMs, duration)), {
      durationThreshold: 16,
    });
    Object.assign(globalThis, { figures });
  });

/** What was measured since the page opened or since the last call. */
export const speedOf = (page: Page): Promise<PageFigures> =>
  page.evaluate(async () => {
    // Two pictures and a pause: measurements are told a little later than they are made.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise(resolve => setTimeout(resolve, 300));
    const { figures } = globalThis as unknown as { figures: Record<string, number> };
    const read = { ...figures };
    for (const name of ['tbtMs', 'longestTaskMs', 'pressToPaintMs', 'shift']) figures[name] = 0;
    return read as unknown as PageFigures;
  });
