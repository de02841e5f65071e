import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { headersOfFile } from '../../scripts/security-headers.mjs';
import type { Session } from '../../src/engine/session.ts';
import { openBrowser, waitForPrecache, type TestBrowser } from '../support/browser.ts';
import { options } from '../support/convent-table.ts';
import { after, dealt, keepGame } from '../support/e2e-game.ts';
import { MouseHand } from '../support/e2e-hands.ts';
import { dealtHouse, loadedHouse } from '../support/e2e-house-game.ts';
import { HousePage, sayHouse } from '../support/e2e-house.ts';
import { shareFunctions } from '../support/e2e-page.ts';
import { Player } from '../support/e2e-player.ts';
import { TablePage } from '../support/e2e-table.ts';
import { say } from '../support/e2e-words.ts';
import { recordingProxy, type RecordingProxy } from '../support/recording-proxy.ts';
import { playedAtRandom } from '../support/save-builder.ts';
import { isHomeReady, playAlone } from '../support/shell.ts';
import { distFolder, serveDist, type StaticServer } from '../support/static-server.ts';

const headers = headersOfFile(readFileSync(join(distFolder, '_headers'), 'utf8'));
const stranger = 'http://stranger.invalid/';

let server: StaticServer;
let proxy: RecordingProxy;
let browser: TestBrowser;

async function start(options: { readonly headers?: Readonly<Record<string, string>> } = {}): Promise<Page> {
  server = await serveDist(options);
  const { page } = browser;
  await page.goto(server.url);
  await isHomeReady(page);
  await waitForPrecache(page);
  return page;
}

beforeEach(async () => {
  proxy = await recordingProxy();
  browser = await openBrowser({
    reducedMotion: 'reduce',
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  });
  await shareFunctions(browser.context);
});

afterEach(async () => {
  await browser.close();
  await server.stop();
  await proxy.stop();
});

const asksAStranger = (address: string): Promise<string> =>
  fetch(address).then(
    () => 'answered',
    () => 'refused',
  );

/** Runs in the page: what a policy must refuse, and what came of it. */
async function tryToBreakIn(): Promise<Record<string, boolean>> {
  const inline = document.createElement('script');
  inline.textContent = 'globalThis.ranInline = true';
  const styled = document.createElement('p');
  styled.setAttribute('style', 'color: rgb(1, 2, 3)');
  const sheet = document.createElement('style');
  sheet.textContent = 'p { color: rgb(1, 2, 3) }';
  const picture = document.createElement('img');
  picture.setAttribute('onerror', 'globalThis.ranHandler = true');
  document.body.append(inline, styled, sheet, picture);
  picture.src = 'nowhere.png';
  setTimeout(['globalThis.ranText', 'true'].join(' = ') as unknown as () => void, 0);
  await new Promise(resolve => setTimeout(resolve, 300));
  const refused = {
    inlineScript: !('ranInline' in globalThis),
    handler: !('ranHandler' in globalThis),
    text: !('ranText' in globalThis),
    inlineStyle: getComputedStyle(styled).color !== 'rgb(1, 2, 3)',
  };
  for (const element of [inline, styled, sheet, picture]) element.remove();
  return refused;
}

const allRefused = { inlineScript: true, handler: true, text: true, inlineStyle: true };

/** A game with its last two rounds still to be played. */
function nearTheEnd(): Session {
  const sitting = { Anna: ['novice1', 'guards'] };
  const start = dealt({ options: options({ novices: [1] }), sitting });
  const whole = playedAtRandom(start, 1000);
  const { length } = whole.steps;
  const rounds = whole.steps.map(({ events }) => events.some(({ t }) => t === 'roundBegan'));
  const left = rounds.lastIndexOf(true) + 1;
  assert.ok(left < length);
  return after(
    start,
    whole.steps.slice(0, left).map(({ entry }) => entry.action),
  );
}

async function playsConvent(page: Page): Promise<void> {
  const table = new TablePage(page, new MouseHand(page));
  const goal = async () => null;
  const player = new Player(table, { goal, pictures: 2 });
  let sight = await table.open(server.url, 'friday');
  while (sight.moment !== 'end') sight = await player.answer(sight);
  await page.getByRole('button', { name: say('end.replay') }).click();
  await page.locator('replay-screen convent-board').waitFor();
  await page.getByRole('button', { name: 'Check the log' }).click();
}

async function playsHouse(page: Page): Promise<void> {
  const table = new HousePage(page, new MouseHand(page));
  await page.goto(`${server.url}#/play/saturday`);
  let sight = await table.untilAsked();
  for (let answers = 0; answers < 25 && sight.moment !== 'end'; answers++) sight = await table.answer(sight);
  if (sight.moment !== 'end') {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto(`${server.url}#/`);
    await page.goto(`${server.url}#/play/saturday`);
    await table.untilAsked();
    const aside = page.getByRole('button', { name: 'Look at the board' });
    if ((await aside.count()) > 0) await aside.click();
    await press(sayHouse('menu.open'));
    await press(sayHouse('menu.resign'));
    await press(sayHouse('resign.yes'));
    const told = page.locator('house-moment-panel .buttons .quiet');
    const end = page.getByRole('button', { name: sayHouse('end.replay') });
    await told.or(end).first().waitFor();
    if ((await told.count()) > 0) await told.click();
  }
  await page.getByRole('button', { name: 'Check the log' }).click();
}

describe('the built app under the headers of the example', () => {
  it('plays both games, looks back and checks their logs, and asks for nothing once it is loaded', async () => {
    const page = await start({ headers });
    const strangers = proxy.asked.filter(address => !address.startsWith(server.url));
    assert.deepEqual(strangers, []);
    assert.ok(
      proxy.asked.some(address => address.endsWith('.wasm')),
      'nothing was recorded at all',
    );
    await keepGame(page, nearTheEnd());
    const sitting = { Anna: ['explorer1', 'explorer2', 'explorer3'] };
    const saturday = dealtHouse({ players: 3 }, { sitting, id: 'saturday' });
    await keepGame(page, playedAtRandom(saturday, 60), loadedHouse);
    await page.reload();
    await isHomeReady(page);
    assert.equal(await page.evaluate(() => navigator.serviceWorker.controller !== null), true);
    proxy.forget();

    for (const plays of [playsConvent, playsHouse]) {
      await plays(page);
      const verdict = page.locator('audit-screen h2#verdict');
      assert.match(await verdict.innerText(), /Everything fits/);
    }
    // Some time after a page was loaded the browser itself looks whether its service worker is still the newest.
    assert.deepEqual(
      proxy.asked.filter(address => address !== `${server.url}sw.js`),
      [],
    );
    assert.deepEqual(browser.problems, []);
  });

  it('lets neither page nor worker nor service worker ask anybody else', async () => {
    const page = await start({ headers });
    await playAlone(page);
    await page.locator('play-screen convent-board').waitFor();
    proxy.forget();
    const [serviceWorker] = browser.context.serviceWorkers();
    assert.ok(serviceWorker);
    assert.ok(page.workers().length >= 2);
    const askers: readonly Pick<Page, 'evaluate'>[] = [page, serviceWorker, ...page.workers()];
    for (const asker of askers) assert.equal(await asker.evaluate(asksAStranger, stranger), 'refused');
    assert.deepEqual(proxy.asked, []);
    assert.deepEqual(await page.evaluate(tryToBreakIn), allRefused);
  });
});

describe('the built app on a web space that sends no headers', () => {
  it('is held by the policy in its page; what its workers asked would be seen', async () => {
    const page = await start();
    assert.deepEqual(await page.evaluate(tryToBreakIn), allRefused);
    assert.equal(await page.evaluate(asksAStranger, stranger), 'refused');
    await playAlone(page);
    await page.locator('play-screen convent-board').waitFor();
    proxy.forget();
    const [worker] = page.workers();
    const [serviceWorker] = browser.context.serviceWorkers();
    // A policy in a page binds no worker. That these are seen shows that nothing escapes the recording above.
    for (const asker of [worker!, serviceWorker!]) await asker.evaluate(asksAStranger, stranger);
    assert.deepEqual(proxy.asked, [stranger, stranger]);
  });

  it('shows names that look like HTML as they are written', async () => {
    const page = await start();
    const name = '<img src=x onerror=alert(1)><b>Eve</b>';
    const session = dealt({
      options: options({ novices: [1, 2] }),
      sitting: { [name]: ['novice1', 'novice2', 'guards'] },
    });
    await keepGame(page, { ...session, header: { ...session.header, name } });
    await page.reload();
    await isHomeReady(page);
    await page.locator('saved-games').getByText(name).first().waitFor();
    await page.goto(`${server.url}#/play/friday`);
    await page.locator('play-screen convent-turn').waitFor();
    const found = await page.evaluate(() => {
      const roots: ParentNode[] = [document];
      for (const root of roots)
        for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
      return roots.flatMap(root => [...root.querySelectorAll('img, b')]).length;
    });
    assert.equal(found, 0);
    assert.deepEqual(browser.problems, []);
  });
});
