import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { TouchHand } from '../support/e2e-hands.ts';
import { dealAlike, shareFunctions } from '../support/e2e-page.ts';
import { Player, type Goal } from '../support/e2e-player.ts';
import { TablePage, type Moment } from '../support/e2e-table.ts';
import { anySaid, say } from '../support/e2e-words.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

describe('the convent by touch on a small phone', () => {
  let server: StaticServer;
  let browser: TestBrowser;

  before(async () => {
    server = await serveDist();
    browser = await openBrowser({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });
    await shareFunctions(browser.context);
    await dealAlike(browser.context, 3);
    await browser.context.addInitScript(() => {
      addEventListener(
        'pointerdown',
        ({ pointerType }) => {
          if (pointerType !== 'touch') console.error(`somebody used a ${pointerType}`);
        },
        { capture: true },
      );
    });
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  /** What the novice needs next, as her hint says it. */
  async function goal({ page, hand, button }: TablePage): Promise<Goal> {
    await hand.press(button(say('tab.hints')));
    const hint = await page.locator('convent-hint-switches p').innerText();
    await hand.press(button(say('tab.plan')));
    await page.locator('convent-plan-panel').waitFor();
    const found = anySaid('hint.stepsLeft').test(hint) ? /(\d+)\.$/.exec(hint) : null;
    assert.ok(found, hint);
    return { space: Number(found[1]), locksOpen: !hint.includes(say('aim.key')) };
  }

  it('is begun with one tap, played to the end and looked back at', async () => {
    const { page } = browser;
    const hand = new TouchHand(page);
    const table = new TablePage(page, hand);
    await page.goto(server.url);
    await isHomeReady(page);
    await hand.press(page.locator('home-screen article').first().getByRole('button', { name: 'Play alone now' }));

    const player = new Player(table, { goal: () => goal(table), pictures: 12 });
    const answered: Moment[] = [];
    let sight = await table.untilAsked();
    await hand.press(table.button(say('board.whole')));
    await hand.press(table.button(say('board.toPiece')));
    while (sight.moment !== 'end') {
      answered.push(sight.moment);
      sight = await player.answer(sight);
    }
    assert.ok(answered.filter(moment => moment === 'plan').length > 1);
    assert.ok(answered.includes('recap'));

    await hand.press(table.button(say('end.replay')));
    const replay = page.locator('replay-screen');
    await hand.press(replay.getByRole('button', { name: 'Logs' }));
    await replay.locator('convent-log-sheets table').waitFor();
    await hand.press(replay.getByRole('button', { name: 'Film' }));
    await hand.press(replay.getByRole('button', { name: 'One event back' }));
    await replay.locator('.told').waitFor();
    assert.deepEqual(browser.problems, []);
  });
});
