import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { decisionOf } from '../../src/engine/bot.ts';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { randomStream } from '../../src/engine/chance.ts';
import type { Session } from '../../src/engine/session.ts';
import { conventBotFor } from '../../src/games/convent/bots/index.ts';
import type { ConventAction } from '../../src/games/convent/rules/actions.ts';
import type { ConventAsk } from '../../src/games/convent/rules/asks.ts';
import type { ConventState } from '../../src/games/convent/rules/state.ts';
import type { ConventView } from '../../src/games/convent/rules/view.ts';
import { board } from '../support/convent-game.ts';
import { options } from '../support/convent-table.ts';
import { dealt, keepGame, loaded } from '../support/e2e-game.ts';
import { dealtToBots, playedByBots } from '../support/e2e-bots.ts';
import { accessibilityProblems, unreadableText } from '../support/e2e-layout.ts';
import { shareFunctions } from '../support/e2e-page.ts';
import { played } from '../support/save-builder.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

const { rules } = loaded;
const viewports = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** As long as a name may be. */
const longName = 'Wilhelmina Charlotte';

/** A game that bots have played until a moment, or to its end. */
function playedUntil(session: Session, isReached: (session: Session) => boolean): Session {
  const random = randomStream([4, 3, 2, 1], 'layout');
  let at = session;
  while (!isReached(at)) {
    const { seat } = rules.asks(at.state, 'table')[0]!;
    const view = rules.view(at.state, seat) as ConventView;
    const ask = rules.asks(at.state, seat)[0] as ConventAsk;
    const legal = rules.legal(at.state, seat) as readonly ConventAction[];
    at = played(
      at,
      decisionOf(conventBotFor(board, { bot: 'simple', seat }).think({ view, ask, legal, told: [], random })).action,
    );
  }
  return at;
}

const roundOf = ({ state }: Session): number => (state as ConventState).round;
const isOver = ({ state }: Session): boolean => rules.result(state) !== null;

/** The last novice of a round is about to plan; a single person holds all seats. */
function aloneGame(): Session {
  const choices = options({ novices: [1, 2, 3, 4, 5, 6] });
  const sitting = { [longName]: ['novice1', 'novice2', 'novice3', 'novice4', 'novice5', 'novice6', 'guards'] };
  const isLast = ({ state }: Session): boolean =>
    rules.asks(state, 'table').length === 1 && rules.asks(state, 'novice6')[0]?.kind === 'plan';
  return playedUntil(
    dealt({ options: choices, sitting, id: 'alone' }),
    session => isOver(session) || (roundOf(session) >= 4 && isLast(session)),
  );
}

function gatedGame(): Session {
  const sitting = { [longName]: ['novice1'], Ben: ['novice2', 'guards'] };
  return dealt({ options: options({ novices: [1, 2] }), sitting, id: 'gated' });
}

function finishedGame(): Session {
  const sitting = { [longName]: ['novice1', 'novice3'], Ben: ['novice2', 'novice4', 'guards'] };
  return playedByBots(
    dealtToBots({ options: options({ novices: [1, 2, 3, 4] }), sitting, id: 'over' }, { Ben: 'level2' }),
  );
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

const tab = (index: number, ready: string): Screen['show'] => press('.tabs button', ready, index);

const screens: readonly Screen[] = [
  { name: 'home', show: route('#/', 'home-screen saved-games') },
  { name: 'set-up', show: route('#/set-up/convent', 'set-up-screen button.primary') },
  {
    name: 'set-up with all rules',
    show: page =>
      page.locator('set-up-screen summary').evaluateAll(all => all.forEach(each => (each as HTMLElement).click())),
  },
  { name: 'settings', show: route('#/settings', 'settings-screen h2') },
  { name: 'rules', show: route('#/rules/convent', 'rules-screen h2') },
  { name: 'gate', show: route('#/play/gated', 'seat-gate .gate button') },
  { name: 'novice’s turn', show: route('#/play/alone', 'convent-plan-panel .confirm button') },
  {
    name: 'novice’s hints',
    show: async page => {
      await tab(1, 'convent-hint-switches')(page);
      for (const hint of [4, 5]) await page.locator('convent-hint-switches input').nth(hint).check();
      await page.locator('convent-board .heat').first().waitFor({ state: 'attached' });
    },
  },
  { name: 'novice’s choices', show: tab(2, 'convent-plan-options') },
  { name: 'novice’s card', show: tab(3, 'convent-own-card') },
  { name: 'novice’s log', show: tab(4, 'convent-public-log') },
  {
    name: 'recap',
    show: async page => {
      await tab(0, 'convent-plan-panel')(page);
      await press('convent-plan-panel .confirm button', 'convent-recap-panel')(page);
    },
  },
  { name: 'roll of a die', show: press('convent-recap-panel .quiet', 'dice-roll .sides button') },
  {
    name: 'guards’ order',
    show: async page => {
      const [die, skip, order] = [
        'dice-roll .sides button',
        'convent-recap-panel .quiet',
        'convent-guard-panel .stops',
      ];
      while ((await page.locator(order).count()) === 0) {
        const next = page.locator(`${die}, ${skip}`).last();
        if ((await next.count()) > 0) await next.click({ timeout: 500 }).catch(() => undefined);
      }
    },
  },
  { name: 'guard’s turn', show: press('convent-guard-panel .stops button', 'convent-guard-panel .chips button') },
  { name: 'public log', show: tab(1, 'convent-public-log') },
  { name: 'pencil', show: tab(2, 'convent-pencil-bar') },
  {
    name: 'guards’ hints',
    show: async page => {
      await tab(3, 'convent-guess-panel')(page);
      await press('convent-guess-panel input', 'convent-guess-panel li')(page);
    },
  },
  { name: 'menu', show: press('convent-play-menu [aria-haspopup="dialog"]', 'dialog[open]') },
  { name: 'end', show: route('#/play/over', 'convent-end-panel') },
  { name: 'replay', show: route('#/replay/over', 'replay-screen .tabs button') },
  { name: 'film', show: tab(1, 'convent-film-controls') },
  {
    name: 'bots’ beliefs',
    show: async page => {
      await tab(2, 'thought-list')(page);
      await page.locator('convent-film-controls input[type="range"]').press('ArrowLeft');
      await page.locator('thought-list section').first().waitFor();
      await page.locator('thought-list [role="status"]').waitFor({ state: 'detached' });
    },
  },
  { name: 'log sheets', show: tab(3, 'convent-log-sheets') },
];

describe('every screen', () => {
  let server: StaticServer;
  let browser: Browser;

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
    for (const game of [aloneGame(), gatedGame(), finishedGame()]) await keepGame(page, game);
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
