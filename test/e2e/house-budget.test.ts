import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { after, before, describe, it } from 'node:test';
import { openBrowser, throttleProcessor, type TestBrowser } from '../support/browser.ts';
import { keepGame } from '../support/e2e-game.ts';
import { dealtHouse, loadedHouse, playedTo } from '../support/e2e-house-game.ts';
import { shareFunctions } from '../support/e2e-page.ts';
import { speedOf, watchSpeed } from '../support/e2e-speed.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

const phone = { width: 360, height: 640 };
const alone = { Anna: ['explorer1', 'explorer2', 'explorer3', 'explorer4'] };

/** Taps the middle of what the map shows of a room. */
async function tapWhatShows(page: Page, room: Locator): Promise<void> {
  const [box, map] = await Promise.all([room.boundingBox(), page.locator('house-map .viewport').boundingBox()]);
  const middle = (at: 'x' | 'y', size: 'width' | 'height'): number =>
    (Math.max(box![at], map![at]) + Math.min(box![at] + box![size], map![at] + map![size])) / 2;
  await page.touchscreen.tap(middle('x', 'width'), middle('y', 'height'));
}

describe('the house on an old phone', () => {
  let server: StaticServer;
  let browser: TestBrowser;

  before(async () => {
    server = await serveDist({ missing: path => path === 'sw.js' });
    browser = await openBrowser({ viewport: phone, hasTouch: true });
    await shareFunctions(browser.context);
    await watchSpeed(browser.page);
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  it('answers a step on the map and a turn of the tile in hand', async () => {
    const { page } = browser;
    const deal = (id: string) => dealtHouse({ players: 4, dice: 'drawn' }, { sitting: alone, id, seed: 6 });
    // A late turn, so that the map is full.
    const walking = playedTo(
      deal('walking'),
      ({ key, choices }, { tiles }) =>
        key === 'turn.free' && tiles.length > 20 && choices.some(({ c }) => c === 'step'),
    );
    const laying = playedTo(
      deal('laying'),
      ({ key, choices }, { tiles }) => key === 'tile.rotation' && choices.length > 1 && tiles.length > 12,
    );
    await page.goto(server.url);
    await isHomeReady(page);
    for (const game of [walking, laying]) await keepGame(page, game, loadedHouse);

    /** Wall-clock times depend on the machine: they are told, never judged. */
    const measure = async (what: string, press: () => Promise<void>, isAnswered: () => Promise<unknown>) => {
      await throttleProcessor(page, 6);
      await speedOf(page);
      await press();
      // Nobody looks while it is worked out: looking costs the page more than answering.
      await new Promise(resolve => setTimeout(resolve, 800));
      const { longestTaskMs, pressToPaintMs } = await speedOf(page);
      await throttleProcessor(page, 1);
      await isAnswered();
      const [longest, paint] = [longestTaskMs, pressToPaintMs].map(Math.round);
      console.log(`${what} at 6x: longest task ${longest} ms, press to paint ${paint} ms`);
    };

    await page.goto(`${server.url}#/play/walking`);
    const room = page.locator('house-map .room.offered').first();
    await room.waitFor();
    const name = await room.getAttribute('data-room');
    await measure(
      'a step in the house',
      () => tapWhatShows(page, room),
      () => page.locator(`house-map .room[data-room="${name}"]:not(.offered)`).first().waitFor(),
    );
    await page.goto(`${server.url}#/play/laying`);
    const turn = page.locator('house-placement-panel .hand button').last();
    await turn.waitFor();
    const doors = page.locator('house-placement-panel .hand');
    const before = await doors.textContent();
    await measure(
      'a turn of the tile in hand',
      () => turn.tap(),
      async () => {
        while ((await doors.textContent()) === before) await page.waitForTimeout(20);
      },
    );
    assert.notEqual(await doors.textContent(), before);
  });
});
