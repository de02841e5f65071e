import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import type { Session } from '../../src/engine/session.ts';
import { keepGame } from '../support/e2e-game.ts';
import { dealtHouse, loadedHouse, playedTo } from '../support/e2e-house-game.ts';
import { accessibilityProblems, unreadableText } from '../support/e2e-layout.ts';
import { shareFunctions } from '../support/e2e-page.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

const viewports = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** As long as a name may be. */
const longName = 'Wilhelmina Charlotte';

const alone = { [longName]: ['explorer1', 'explorer2', 'explorer3', 'explorer4'] };
const shared = { [longName]: ['explorer1', 'explorer3'], Ben: ['explorer2', 'explorer4'] };

/** Games at the moments that are looked at, each under its own name. */
function games(): readonly Session[] {
  const deal = (
    id: string,
    dice: 'drawn' | 'typed' = 'drawn',
    sitting: typeof alone | typeof shared = alone,
  ): Session => dealtHouse({ players: 4, dice }, { sitting, id, seed: 6 });
  return [
    playedTo(deal('turn'), (pending, { tiles }) => pending.key === 'turn.free' && tiles.length > 12),
    playedTo(deal('placement'), ({ key, choices }) => key === 'tile.rotation' && choices.length > 1),
    playedTo(deal('card'), ({ card, choices }) => card !== null && choices.length > 1),
    playedTo(deal('roll', 'typed'), ({ kind }) => kind === 'roll'),
    playedTo(deal('book'), ({ key }) => key === 'haunt.read'),
    playedTo(deal('gate', 'drawn', shared), ({ key }) => key === 'haunt.read'),
    playedTo(deal('haunt'), ({ key }, { haunt, turn }) => key === 'turn.free' && haunt?.traitor === turn.seat),
    playedTo(deal('over', 'drawn', shared), null),
  ];
}

interface Screen {
  readonly name: string;
  /** From the screen before it. */
  readonly show: (page: Page) => Promise<unknown>;
}

const route =
  (hash: string, ready: string): Screen['show'] =>
  async page => {
    await page.evaluate(to => (location.hash = to), hash);
    await page.locator(ready).first().waitFor();
  };

const press =
  (selector: string, ready: string, index = 0): Screen['show'] =>
  async page => {
    await page.locator(selector).nth(index).click();
    await page.locator(ready).first().waitFor();
  };

const tab = (index: number, ready: string): Screen['show'] => press('house-table .tabs button', ready, index);

const screens: readonly Screen[] = [
  { name: 'set-up', show: route('#/set-up/house', 'house-options segmented-choice') },
  {
    name: 'set-up with all rules',
    show: page =>
      page.locator('set-up-screen summary').evaluateAll(all => all.forEach(each => (each as HTMLElement).click())),
  },
  { name: 'how to play', show: route('#/rules/house', 'rules-screen h2') },
  { name: 'turn', show: route('#/play/turn', 'house-turn-menu') },
  { name: 'people', show: tab(1, 'house-people-panel') },
  { name: 'chart and odds', show: tab(2, 'house-haunt-panel') },
  { name: 'log', show: tab(3, 'house-log-panel') },
  { name: 'menu', show: press('house-play-menu [aria-haspopup="dialog"]', 'dialog[open]') },
  { name: 'tools', show: press('house-play-menu #menu .list button', 'house-play-menu house-tools', -4) },
  { name: 'placement', show: route('#/play/placement', 'house-placement-panel') },
  {
    name: 'after a placement',
    show: press('house-placement-panel button.primary', 'house-moment-panel, house-ask-panel'),
  },
  { name: 'card', show: route('#/play/card', 'house-ask-panel house-card') },
  { name: 'roll of real dice', show: route('#/play/roll', 'house-roll-entry') },
  { name: 'gate', show: route('#/play/gate', 'seat-gate .gate button') },
  { name: 'book among others', show: press('seat-gate .gate button', 'house-book') },
  { name: 'book', show: route('#/play/book', 'house-book .shown') },
  { name: 'traitor’s turn', show: route('#/play/haunt', 'house-turn-menu') },
  { name: 'the haunt', show: tab(2, 'house-haunt-panel') },
  { name: 'end', show: route('#/play/over', 'house-table h2') },
  { name: 'replay', show: route('#/replay/over', 'replay-screen') },
];

describe('every screen of the house', () => {
  let server: StaticServer;
  let browser: Browser;
  const kept = games();

  before(async () => {
    server = await serveDist();
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  async function openHome(locale: string): Promise<Page> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale,
      viewport: viewports[0],
    });
    context.setDefaultTimeout(15_000);
    await shareFunctions(context);
    const page = await context.newPage();
    await page.goto(server.url);
    await isHomeReady(page);
    for (const game of kept) await keepGame(page, game, loadedHouse);
    await page.reload();
    return page;
  }

  for (const [language, locale, tag] of [
    ['English', 'en-US', 'en'],
    ['繁體中文', 'zh-TW', 'zh-Hant'],
    ['简体中文', 'zh-CN', 'zh-Hans'],
  ] as const) {
    it(`can be read in ${language} on a phone, a tablet and a wide screen`, async () => {
      const page = await openHome(locale);
      assert.equal(await page.locator('html').getAttribute('lang'), tag);
      const problems: string[] = [];
      for (const { name, show } of screens) {
        await page.setViewportSize(viewports[0]);
        await show(page);
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          const found = await unreadableText(page);
          problems.push(...found.map(problem => `${name}, ${viewport.width} px: ${problem}`));
        }
      }
      assert.ok(problems.length === 0, `\n${problems.join('\n')}`);
      await page.context().close();
    });
  }

  for (const [colorScheme, viewport] of [
    ['dark', viewports[2]],
    ['light', viewports[0]],
  ] as const) {
    it(`has enough contrast and no serious mistake of accessibility in the ${colorScheme} theme`, async () => {
      const page = await openHome('en-US');
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      const problems: string[] = [];
      for (const { name, show } of screens) {
        await show(page);
        const found = await accessibilityProblems(page);
        problems.push(...found.map(problem => `${name}: ${problem}`));
      }
      assert.ok(problems.length === 0, `\n${problems.join('\n')}`);
      await page.context().close();
    });
  }
});
