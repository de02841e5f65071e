import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { HintPreferences } from '../../src/app/preferences.ts';
import { openBrowser, throttleProcessor, type TestBrowser } from '../support/browser.ts';
import { options } from '../support/convent-table.ts';
import { dealt, keepGame, loaded } from '../support/e2e-game.ts';
import { TouchHand } from '../support/e2e-hands.ts';
import { shareFunctions } from '../support/e2e-page.ts';
import { RecordedPage } from '../support/e2e-recorder.ts';
import { speedOf, watchSpeed, type PageFigures } from '../support/e2e-speed.ts';
import { TablePage, type Sight } from '../support/e2e-table.ts';
import { playedAtRandom } from '../support/save-builder.ts';
import { isHomeReady } from '../support/shell.ts';
import { distFolder, serveDist, type StaticServer } from '../support/static-server.ts';

const kilobyte = 1024;
const precacheBudgetBytes = 900 * kilobyte;
const shiftBudget = 0.02;
const phone = { width: 360, height: 640 };

const everyHint: HintPreferences = {
  sight: true,
  nextSight: true,
  noise: true,
  way: true,
  risk: true,
  guessed: true,
  heat: true,
  odds: true,
};

/** Wall-clock times depend on the machine: they are told, never judged. */
function tell(what: string, figures: Partial<PageFigures>): void {
  const { lcpMs, tbtMs, longestTaskMs, pressToPaintMs, shift } = figures;
  const measured = { LCP: lcpMs, TBT: tbtMs, 'longest task': longestTaskMs, 'press to paint': pressToPaintMs };
  const times = Object.entries(measured).flatMap(([name, ms]) =>
    ms === undefined ? [] : [`${name} ${Math.round(ms)} ms`],
  );
  console.log(`${what}: ${[...times, ...(shift === undefined ? [] : [`CLS ${shift.toFixed(4)}`])].join(', ')}`);
}

describe('the files of the build', () => {
  it('fit into the precache budget, compressed', () => {
    const worker = readFileSync(join(distFolder, 'sw.js'), 'utf8');
    const files = [...worker.matchAll(/\burl:\s*"([^"]+)"/g)].map(match => match[1]!);
    assert.ok(files.some(file => file.endsWith('.wasm')));
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(distFolder, file))).length, 0);
    console.log(
      `precache: ${files.length} files, ${(bytes / kilobyte).toFixed(0)} KB of ${precacheBudgetBytes / kilobyte}`,
    );
    assert.ok(bytes <= precacheBudgetBytes, `${bytes} bytes`);
  });

  it('never need each other in a circle, for then one of them runs before what it needs', () => {
    const folder = join(distFolder, 'assets');
    const scripts = readdirSync(folder).filter(name => name.endsWith('.js'));
    const needs = new Map(
      scripts.map(name => {
        const text = readFileSync(join(folder, name), 'utf8');
        return [
          name,
          [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(match => match[1]!),
        ] as const;
      }),
    );
    assert.ok([...needs.values()].some(others => others.length > 0));
    const done = new Set<string>();
    const follow = (name: string, path: readonly string[]): void => {
      assert.ok(!path.includes(name), `${[...path.slice(path.indexOf(name)), name].join(' needs ')}`);
      if (done.has(name)) return;
      for (const other of needs.get(name) ?? []) follow(other, [...path, name]);
      done.add(name);
    };
    for (const name of scripts) follow(name, []);
  });
});

describe('an old phone', () => {
  let server: StaticServer;
  let browser: TestBrowser;
  let recorded: RecordedPage;
  const requested: string[] = [];

  before(async () => {
    // Without the service worker, whose precache would hide what the page itself asks for.
    server = await serveDist({ missing: path => path === 'sw.js' });
    browser = await openBrowser({ viewport: phone, hasTouch: true });
    await shareFunctions(browser.context);
    await watchSpeed(browser.page);
    recorded = new RecordedPage(browser.page);
    await recorded.start();
    browser.context.on('request', request => requested.push(new URL(request.url()).pathname));
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  it('shows home without the core, without any game and without moving what is there', async () => {
    const { page } = browser;
    await throttleProcessor(page, 4);
    await page.goto(server.url);
    await isHomeReady(page);
    await page.waitForLoadState('networkidle');
    const figures = await speedOf(page);
    tell('home at 4x', figures);
    assert.ok(requested.some(path => path.endsWith('.js')));
    assert.deepEqual(
      requested.filter(path => /\.wasm$|\/(worker-)?(convent|house)-|\/worker-/.test(path)),
      [],
    );
    assert.ok(figures.shift <= shiftBudget, `${figures.shift} of layout shift`);
  });

  it('answers a tap on a space and the turn of a guard by itself, without asking the referee', async () => {
    const { page } = browser;
    const alone = { Anna: ['novice1', 'novice2', 'guards'] };
    const choices = options({ novices: [1, 2] });
    const planning = dealt({ options: choices, sitting: alone, id: 'planning' });
    let guarding = dealt({ options: choices, sitting: alone, id: 'guarding' });
    while (loaded.rules.asks(guarding.state, 'guards')[0]?.kind !== 'guardMove') guarding = playedAtRandom(guarding, 1);
    // Later in the night there is something to fear.
    let hinted = dealt({ options: choices, sitting: alone, id: 'hinted' });
    const isPlanning = (): boolean => loaded.rules.asks(hinted.state, 'novice1')[0]?.kind === 'plan';
    while (hinted.steps.length < 60 || !isPlanning()) hinted = playedAtRandom(hinted, 1);
    for (const game of [planning, guarding, hinted]) await keepGame(page, game);
    const table = new TablePage(page, new TouchHand(page));

    const measure = async (what: string, press: (sight: Sight) => Promise<void>): Promise<void> => {
      const sight = await table.untilAsked();
      await recorded.atRest();
      // Not `exposure`, which turns the accessibility tree on: drawing is judged as it is without a screen reader.
      await recorded.messages();
      await throttleProcessor(page, 6);
      await speedOf(page);
      await press(sight);
      const { longestTaskMs, pressToPaintMs } = await speedOf(page);
      tell(`${what} at 6x`, { longestTaskMs, pressToPaintMs });
      await throttleProcessor(page, 1);
      assert.deepEqual(await recorded.messages(), [], `${what} asked the referee`);
    };

    await table.open(server.url, 'planning');
    await measure('a tap on a space', ({ offered }) => table.hand.pickSpace(offered[0]!));
    assert.match((await table.look()).words, /Steps: [1-9]/);
    await table.open(server.url, 'guarding');
    await measure('a look towards a space', ({ offered }) => table.lookTowards(offered[0]!));
    assert.match((await table.look()).words, /Step to \d/);

    await page.evaluate(hints => {
      localStorage.setItem('vigil.preferences', JSON.stringify({ hints }));
      // As if another tab had switched them on.
      dispatchEvent(new StorageEvent('storage', { key: 'vigil.preferences' }));
    }, everyHint);
    await table.open(server.url, 'hinted');
    await page.locator('convent-board .risk').first().waitFor({ state: 'attached' });
    await measure('a tap on a space with every hint on', ({ offered }) => table.hand.pickSpace(offered[0]!));
    assert.match((await table.look()).words, /Steps: [1-9]/);
  });
});
