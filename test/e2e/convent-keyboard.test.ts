import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { KeyboardHand } from '../support/e2e-hands.ts';
import { dealAlike, shareFunctions } from '../support/e2e-page.ts';
import { Player } from '../support/e2e-player.ts';
import { TablePage, type Moment, type Sight } from '../support/e2e-table.ts';
import { say } from '../support/e2e-words.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

describe('the convent by keyboard alone', () => {
  let server: StaticServer;
  let browser: TestBrowser;

  before(async () => {
    server = await serveDist();
    browser = await openBrowser({ reducedMotion: 'reduce' });
    await shareFunctions(browser.context);
    await dealAlike(browser.context, 5);
    // A keyboard makes clicks of its own; a pointer would make these as well.
    await browser.context.addInitScript(() => {
      for (const name of ['pointerdown', 'mousedown', 'touchstart']) {
        addEventListener(name, () => console.error(`somebody used a ${name}`), { capture: true });
      }
    });
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  async function opensAndClosesTheMenu({ page, hand, button }: TablePage): Promise<void> {
    const menu = page.getByRole('dialog');
    await hand.press(button(say('menu.open')));
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }

  it('is set up, played to the end and looked back at', async () => {
    const { page } = browser;
    const hand = new KeyboardHand(page);
    const table = new TablePage(page, hand);
    await page.goto(server.url);
    await isHomeReady(page);

    await hand.press(page.locator('home-screen article').first().getByRole('link', { name: 'Set up a game' }));
    await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
    await hand.reach(page.getByLabel('Name of person 1'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Anna');
    await hand.press(page.getByRole('button', { name: 'Add a person' }));
    await page.waitForFunction(() => getSelection()?.toString() !== '');
    await page.keyboard.type('Ben');
    const seat = async (name: string, holder: string): Promise<void> => {
      const select = page.getByRole('combobox', { name });
      await hand.reach(select);
      await page.keyboard.type(holder);
      assert.equal(await select.evaluate(element => (element as HTMLSelectElement).selectedOptions[0]?.label), holder);
    };
    await seat('Novice 2', 'Ben');
    await seat('Novice 3', 'Not in play');
    await seat('Novice 4', 'Not in play');
    await seat('Both guards', 'Ben');
    await hand.press(page.locator('summary').filter({ hasText: 'Blessings and the end' }));
    await hand.reach(page.getByRole('radio', { name: 'players at the table' }));
    await page.keyboard.press('ArrowDown');
    await page.getByText('The guards win with 2 captures').waitFor();
    await hand.press(page.getByRole('button', { name: 'Begin the game' }));

    // Both novices run into the guards’ arms.
    const goal = async ({ labels }: Sight) => ({
      space: labels.findIndex(label => label.includes(say('name.abbess'))),
      locksOpen: true,
    });
    const player = new Player(table, { goal, pictures: 8 });
    const answered = new Set<Moment>();
    let sight = await table.untilAsked();
    while (sight.moment !== 'end') {
      if (sight.moment === 'order' && !answered.has('order')) await opensAndClosesTheMenu(table);
      answered.add(sight.moment);
      sight = await player.answer(sight);
    }
    for (const moment of ['gate', 'plan', 'recap', 'order', 'path', 'move'] as const) {
      assert.ok(answered.has(moment), `nobody was asked for ${moment}`);
    }
    assert.ok(sight.words.startsWith(say('result.captures', { winners: 'Ben' })), sight.words);

    await hand.press(table.button(say('end.replay')));
    const replay = page.locator('replay-screen');
    await hand.press(replay.getByRole('button', { name: 'Film' }));
    await hand.reach(replay.getByRole('slider'));
    await page.keyboard.press('Home');
    await replay.locator('[aria-valuetext="Before round 1"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await replay.locator('[aria-valuetext="Round 1, novices"]').waitFor();
    assert.ok((await replay.locator('.told').innerText()).length > 0);
    assert.deepEqual(browser.problems, []);
  });
});
