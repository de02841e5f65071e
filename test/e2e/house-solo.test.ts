import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { TouchHand } from '../support/e2e-hands.ts';
import { HousePage, sayHouse, type HouseMoment } from '../support/e2e-house.ts';
import { dealAlike, shareFunctions } from '../support/e2e-page.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

/** More than any game against bots needs in which somebody ends every turn of a haunt. */
const mostAnswers = 300;
/** A film's last pictures, among which some bot did something. */
const mostPictures = 30;

describe('the house alone against bots, by touch on a small phone', () => {
  let server: StaticServer;
  let browser: TestBrowser;

  before(async () => {
    server = await serveDist();
    browser = await openBrowser({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });
    await shareFunctions(browser.context);
    await dealAlike(browser.context, 3);
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  it('is begun with one tap, played to the end, and tells why each bot did what it did', async () => {
    const { page } = browser;
    const hand = new TouchHand(page);
    const table = new HousePage(page, hand);
    await page.goto(server.url);
    await isHomeReady(page);
    await hand.press(page.locator('home-screen article').last().getByRole('button', { name: 'Play alone now' }));

    const answered = new Set<HouseMoment>();
    let sight = await table.untilAsked();
    for (let answers = 0; sight.moment !== 'end'; answers++) {
      assert.ok(answers < mostAnswers, 'the game takes too long');
      answered.add(sight.moment);
      sight = await table.answer(sight);
    }
    for (const moment of ['menu', 'told', 'private'] as const)
      assert.ok(answered.has(moment), `nobody was asked for ${moment}`);
    assert.ok(!answered.has('gate'), 'whoever is alone needs no gate');

    await hand.press(page.locator('house-table').getByRole('button', { name: sayHouse('end.replay') }));
    const replay = page.locator('replay-screen');
    await hand.press(replay.getByRole('button', { name: 'Film' }));
    const reasons = replay.locator('thought-news li');
    for (let pictures = 0; (await reasons.count()) === 0; pictures++) {
      assert.ok(pictures < mostPictures, 'no bot tells anything');
      await hand.press(replay.getByRole('button', { name: 'One picture back' }));
      await page.waitForTimeout(100);
    }
    assert.deepEqual(browser.problems, []);
  });
});
