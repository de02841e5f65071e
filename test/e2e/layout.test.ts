import { decisionOf } from '../../src/engine/bot.ts';
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
import { everyScreen, longName, press, route, type Screen } from '../support/e2e-screens.ts';
import { played } from '../support/save-builder.ts';

const { rules } = loaded;

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

everyScreen('every screen', {
  screens,
  keep: async page => {
    for (const game of [aloneGame(), gatedGame(), finishedGame()]) await keepGame(page, game);
  },
});
