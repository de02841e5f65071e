import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openBrowser, waitForPrecache, type TestBrowser } from '../support/browser.ts';
import { keepGame } from '../support/e2e-game.ts';
import { MouseHand } from '../support/e2e-hands.ts';
import { HousePage, type HouseMoment, type HouseSight } from '../support/e2e-house.ts';
import { dealtHouse, loadedHouse } from '../support/e2e-house-game.ts';
import { shareFunctions } from '../support/e2e-page.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

describe('a game of the house whose browser is killed', () => {
  let server: StaticServer;
  let browser: TestBrowser;
  let table: HousePage;

  async function start(profile?: string): Promise<void> {
    browser = await openBrowser({ reducedMotion: 'reduce', ...(profile === undefined ? {} : { profile }) });
    await shareFunctions(browser.context);
    table = new HousePage(browser.page, new MouseHand(browser.page));
  }

  /** Ends the browser without a warning and comes back to the game from home, with the server gone for good. */
  async function killAndContinue(): Promise<HouseSight> {
    const { profile } = browser;
    await browser.kill();
    await start(profile);
    await browser.page.goto(server.url);
    await isHomeReady(browser.page);
    await browser.page.getByRole('link', { name: 'Continue: Friday' }).click();
    return table.untilAsked();
  }

  beforeEach(async () => {
    server = await serveDist();
    await start();
    await browser.page.goto(server.url);
    await isHomeReady(browser.page);
    await waitForPrecache(browser.page);
    const sitting = { Anna: ['explorer1', 'explorer3'], Ben: ['explorer2'] };
    await keepGame(browser.page, dealtHouse({ players: 3 }, { sitting, id: 'friday', seed: 2 }), loadedHouse);
    await server.stop();
    await browser.page.goto('about:blank');
    await browser.page.goto(`${server.url}#/play/friday`);
  });

  afterEach(() => browser.close());

  /** Plays on until somebody is asked for this, before the haunt or in it. */
  async function playTo(moment: HouseMoment, inHaunt: boolean): Promise<HouseSight> {
    let sight = await table.untilAsked();
    while (sight.moment !== moment || sight.hasHaunt !== inHaunt) sight = await table.answer(sight);
    return sight;
  }

  /** The house with everything in it, and what is asked; what was told before is not told again. */
  async function shown({ moment }: HouseSight): Promise<unknown> {
    // The title of a haunt is loaded with its texts; until they are there its number stands for it.
    const status = browser.page.locator('.strip .status', { hasNotText: /^\s*Round\s+\d+\s+\d+\s*$/ });
    const strip = await status.first().innerText();
    const labels = await browser.page
      .locator('house-map [aria-label]')
      .evaluateAll(all => all.map(each => each.getAttribute('aria-label')));
    const panel = browser.page.locator('house-ask-panel, house-roll-entry');
    const asked = (await panel.count()) > 0 ? await panel.first().innerText() : '';
    return { moment, strip, labels, asked };
  }

  it('goes on at the same state with the server stopped, whatever it was killed in', async () => {
    for (const [moment, inHaunt] of [
      ['placement', false],
      ['roll', false],
      ['menu', true],
      ['roll', true],
    ] as const) {
      const before = await shown(await playTo(moment, inHaunt));
      assert.deepEqual(await shown(await killAndContinue()), before, `${moment}`);
    }
    let sight = await table.untilAsked();
    while (sight.moment !== 'end') sight = await table.answer(sight);
    assert.deepEqual(browser.problems, []);
  });
});
