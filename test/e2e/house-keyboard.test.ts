import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import { haunts } from '../../src/games/house/haunts/index.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { KeyboardHand } from '../support/e2e-hands.ts';
import { HousePage, sayHouse, type HouseMoment } from '../support/e2e-house.ts';
import { dealAlike, shareFunctions } from '../support/e2e-page.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

/** A deal that leads to a short haunt when the dice are thrown as the page object throws them. */
const deal = 11;
/** More than any game on the way taken here needs. */
const mostAnswers = 300;

/** The texts of the written haunts by the English title of each. */
const booksByTitle = new Map(
  haunts.map(({ number }) => {
    const file = new URL(
      `../../src/games/house/text/haunts/${String(number).padStart(2, '0')}.en.json`,
      import.meta.url,
    );
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    const of = (key: string): string => texts[`haunt.${number}.${key}`]!;
    return [of('title'), { traitor: of('traitor.story'), heroes: of('heroes.story') }] as const;
  }),
);

describe('the house by keyboard alone', () => {
  let server: StaticServer;
  let browser: TestBrowser;

  before(async () => {
    server = await serveDist();
    browser = await openBrowser({ reducedMotion: 'reduce' });
    await shareFunctions(browser.context);
    await dealAlike(browser.context, deal);
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

  /** Three explorers, two people and real dice. */
  async function setUp(hand: KeyboardHand): Promise<void> {
    const { page } = browser;
    // Whose birthday comes next begins, so the day is part of the deal.
    await page.clock.setFixedTime(new Date(2026, 2, 1));
    await page.goto(server.url);
    await isHomeReady(page);
    await hand.press(page.locator('a[href="#/set-up/house"]'));
    await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
    await hand.press(page.getByRole('button', { name: 'Add a person' }));
    await page.waitForFunction(() => getSelection()?.toString() !== '');
    await page.keyboard.type('Ben');
    await hand.reach(page.locator('house-seating').getByRole('radio', { name: '4' }));
    await page.keyboard.press('ArrowLeft');
    for (const explorer of ['Vivian Lopez', 'Brandon Jaspers']) {
      const select = page.getByRole('combobox', { name: explorer });
      await hand.reach(select);
      await page.keyboard.type('Ben');
      assert.equal(await select.evaluate(element => (element as HTMLSelectElement).selectedOptions[0]?.label), 'Ben');
    }
    await hand.reach(page.getByRole('radio', { name: 'On the screen' }));
    await page.keyboard.press('ArrowRight');
    await hand.press(page.getByRole('button', { name: 'Begin the game' }));
  }

  /** A book is shown when its reader asks for it, and only that side's. */
  async function readsTheBook({ page }: HousePage, hand: KeyboardHand): Promise<void> {
    const heading = await page.locator('house-book h2').innerText();
    const [, stories] = [...booksByTitle].find(([title]) => heading.includes(title))!;
    const [own, other] = heading.startsWith(sayHouse('book.traitor'))
      ? [stories.traitor, stories.heroes]
      : [stories.heroes, stories.traitor];
    const written = (story: string): Promise<number> => page.getByText(story.slice(0, 40)).count();
    assert.equal(await written(own), 0, 'a book is open before anybody asked for it');
    await hand.press(page.locator('house-book hold-to-show .timed').first());
    await page.getByText(own.slice(0, 40)).waitFor();
    assert.equal(await written(other), 0);
  }

  it('is set up, explored, haunted, played to the end and looked back at', async () => {
    const { page } = browser;
    const hand = new KeyboardHand(page);
    const table = new HousePage(page, hand);
    await setUp(hand);
    const answered = new Set<HouseMoment>();
    let sight = await table.untilAsked();
    for (let answers = 0; sight.moment !== 'end'; answers++) {
      assert.ok(answers < mostAnswers, 'the game takes too long; is it still a short haunt?');
      if (sight.moment === 'private' && !answered.has('private')) await readsTheBook(table, hand);
      answered.add(sight.moment);
      sight = await table.answer(sight);
    }
    for (const moment of ['menu', 'placement', 'roll', 'told', 'gate', 'private'] as const)
      assert.ok(answered.has(moment), `nobody was asked for ${moment}`);

    await hand.press(page.locator('house-table').getByRole('button', { name: sayHouse('end.replay') }));
    await page.locator('replay-screen').waitFor();
    assert.deepEqual(browser.problems, []);
  });
});
