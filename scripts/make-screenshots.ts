/**
 * Takes the pictures of the manifest and the README from the built app: `npx tsx scripts/make-screenshots.ts` after a build.
 * A game is played by the simple bots up to a guard's walk, so that everything on it is real.
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { decisionOf } from '../src/engine/bot.ts';
import { randomStream } from '../src/engine/chance.ts';
import type { Session } from '../src/engine/session.ts';
import { conventBotFor } from '../src/games/convent/bots/index.ts';
import type { ConventAction } from '../src/games/convent/rules/actions.ts';
import type { ConventAsk } from '../src/games/convent/rules/asks.ts';
import type { ConventState } from '../src/games/convent/rules/state.ts';
import type { ConventView } from '../src/games/convent/rules/view.ts';
import { board } from '../test/support/convent-game.ts';
import { options } from '../test/support/convent-table.ts';
import { dealt, keepGame, loaded } from '../test/support/e2e-game.ts';
import { played } from '../test/support/save-builder.ts';
import { serveDist } from '../test/support/static-server.ts';
import { chromiumFlags, findChromium } from './chromium.mjs';

const { rules } = loaded;
const folder = join(import.meta.dirname, '../public/screenshots');

function playedUntil(session: Session, isReached: (session: Session) => boolean): Session {
  const random = randomStream([7, 7, 7, 7], 'screenshots');
  let at = session;
  while (!isReached(at)) {
    const { seat } = rules.asks(at.state, 'table')[0]!;
    const ask = rules.asks(at.state, seat)[0] as ConventAsk;
    const view = rules.view(at.state, seat) as ConventView;
    const legal = rules.legal(at.state, seat) as readonly ConventAction[];
    at = played(
      at,
      decisionOf(conventBotFor(board, { bot: 'simple', seat }).think({ view, ask, legal, told: [], random })).action,
    );
  }
  return at;
}

const choices = options({ novices: [1, 2, 3, 4, 5, 6] });
const sitting = { Anna: ['novice1', 'novice2', 'novice3', 'novice4', 'novice5', 'novice6', 'guards'] };

const game = (id: string, asked: 'plan' | 'guardMove'): Session =>
  playedUntil(dealt({ options: choices, sitting, id }), ({ state }) => {
    const { round } = state as ConventState;
    const waiting = rules.asks(state, 'table');
    return round === 5 && waiting.length === 1 && rules.asks(state, waiting[0]!.seat)[0]?.kind === asked;
  });

const server = await serveDist();
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
for (const { name, width, height } of [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'narrow', width: 360, height: 640 },
]) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: name === 'narrow' ? 2 : 1,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('home-screen article button').first().waitFor();
  for (const asked of ['plan', 'guardMove'] as const) await keepGame(page, game(asked, asked));
  for (const [asked, ready] of [
    ['plan', 'convent-plan-panel .confirm button'],
    ['guardMove', 'convent-guard-panel .chips button'],
  ] as const) {
    await page.goto(`${server.url}#/play/${asked}`);
    await page.reload();
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({
      path: join(folder, `${asked === 'plan' ? 'novice' : 'guard'}-${name}.jpg`),
      type: 'jpeg',
      quality: 82,
    });
  }
  await context.close();
}
await browser.close();
await server.stop();
