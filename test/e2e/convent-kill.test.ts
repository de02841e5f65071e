import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openBrowser, waitForPrecache, type TestBrowser } from '../support/browser.ts';
import { options } from '../support/convent-table.ts';
import { dealt, keepGame } from '../support/e2e-game.ts';
import { MouseHand } from '../support/e2e-hands.ts';
import { shareFunctions } from '../support/e2e-page.ts';
import { Player } from '../support/e2e-player.ts';
import { TablePage, type Moment, type Sight } from '../support/e2e-table.ts';
import { say } from '../support/e2e-words.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

describe('a game whose browser is killed', () => {
  let server: StaticServer;
  let browser: TestBrowser;
  let table: TablePage;
  let player: Player;

  async function start(profile?: string): Promise<void> {
    browser = await openBrowser({ reducedMotion: 'reduce', ...(profile === undefined ? {} : { profile }) });
    await shareFunctions(browser.context);
    table = new TablePage(browser.page, new MouseHand(browser.page));
    const goal = async ({ labels }: Sight) => ({
      space: labels.findIndex(label => label.includes(say('name.abbess'))),
      locksOpen: true,
    });
    player = new Player(table, { goal, pictures: 0 });
  }

  /** Ends the browser without a warning and comes back to the game from home, with the server gone for good. */
  async function killAndContinue(): Promise<Sight> {
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
    const sitting = { Anna: ['novice1', 'novice2', 'guards'] };
    await keepGame(browser.page, dealt({ options: options({ novices: [1, 2] }), sitting }));
    await server.stop();
    await browser.page.goto('about:blank');
    await table.open(server.url, 'friday');
  });

  afterEach(() => browser.close());

  /** Plays on until somebody is asked for this. */
  async function playTo(moment: Moment): Promise<Sight> {
    let sight = await table.untilAsked();
    do sight = await player.answer(sight);
    while (sight.moment !== moment);
    return sight;
  }

  /** What everybody can see: the board with all its pieces, round and captures, and what is asked for. */
  async function shown({ moment, words, labels }: Sight): Promise<unknown> {
    const strip = await browser.page.locator('.strip').first().innerText();
    return { moment, words, labels, strip };
  }

  it('goes on at the same state with the server stopped, whatever it was killed after', async () => {
    for (const moment of ['plan', 'roll', 'path', 'move', 'blessing', 'move'] as const) {
      const before = await shown(await playTo(moment));
      assert.deepEqual(await shown(await killAndContinue()), before);
    }
    assert.deepEqual(browser.problems, []);
  });

  it('holds an action whole or not at all when it is killed in the middle of it', async () => {
    const places = ({ labels }: Sight): readonly number[] =>
      labels.flatMap((label, space) => (label.includes(say('name.abbess')) ? [space] : []));
    const before = await playTo('move');
    const { offered } = before;
    await table.lookTowards(offered[0]!);
    await table.stepTo(offered[0]!);
    const continued = await killAndContinue();
    assert.ok([...places(before), ...offered].includes(places(continued)[0]!), `${places(continued)}`);
    await player.answer(continued);
  });
});
