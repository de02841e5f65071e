import { waitUntil } from '@open-wc/testing';
import { decisionOf } from '../../src/engine/bot.ts';
import { announcer } from '../../src/app/announcer.ts';
import type { SeatUpdate, TableUpdate } from '../../src/workers/referee-port.ts';
import { houseBotFor } from '../../src/games/house/bots/index.ts';
import type { HouseAsk } from '../../src/games/house/rules/asks.ts';
import type { HouseView } from '../../src/games/house/rules/view.ts';
import { houseUi } from '../../src/games/house/ui/index.ts';
import '../../src/screens/play.ts';
import type { PlayScreen } from '../../src/screens/play.ts';
import { houseReferee, type HouseReferee, type HouseWish } from '../support/house-ui-referee.ts';
import { find, settle } from './convent-page.ts';
import { testServices } from './shell-fixtures.ts';

/** Where the people's turns that the bot plays for them stop. */
export type Until = (ask: HouseAsk, view: HouseView) => boolean;

export const isKey =
  (key: string): Until =>
  ask =>
    ask.kind === 'choose' && ask.key === key;

/** Plays for everybody until a person is asked what the test wants, or the game is over. */
async function playOn(
  { id, port }: HouseReferee,
  { people, until }: { readonly people: readonly string[]; readonly until: Until },
) {
  let last: TableUpdate | null = null;
  const opened = await port.open(id, update => (last = update));
  if (!opened.ok) throw new Error(opened.failure.kind);
  last ??= opened.update;
  const bot = houseBotFor({ bot: 'simple' });
  const now = (): TableUpdate => last!;
  for (let steps = 0; steps < 2000; steps++) {
    await waitUntil(() => (now().view as HouseView).result !== null || people.includes(now().asks[0]?.seat ?? ''), '', {
      interval: 2,
      timeout: 8000,
    });
    if ((now().view as HouseView).result) break;
    const sight: SeatUpdate = await port.enterSeat(now().asks[0]!.seat);
    const ask = sight.asks[0] as HouseAsk;
    const view = sight.view as HouseView;
    if (until(ask, view)) break;
    const { action } = decisionOf(
      bot.think({ view, ask, legal: sight.legal as never, told: sight.events as never, random: () => 0 }),
    );
    await port.act(action);
  }
  await port.close();
}

export interface OpenHouse {
  readonly screen: PlayScreen;
  readonly referee: HouseReferee;
  readonly went: readonly unknown[];
}

const opened: Element[] = [];

/** A game of the house on the play screen, at the first question that the test wants. */
export async function openHouse({ until, ...wish }: HouseWish & { readonly until?: Until }): Promise<OpenHouse> {
  const referee = await houseReferee(wish);
  if (until) await playOn(referee, { people: wish.people.flat(), until });
  const went: unknown[] = [];
  const screen = document.createElement('play-screen');
  screen.services = testServices({ router: { go: (route: unknown) => went.push(route) } as never });
  screen.route = { screen: 'play', id: referee.id };
  screen.referee = referee.start;
  screen.loadUi = async () => houseUi;
  document.body.append(screen);
  opened.push(screen);
  await waitUntil(() => find(screen, 'house-map, house-turn, seat-gate, error-panel'), 'nothing was drawn', {
    timeout: 8000,
  });
  await settle();
  return { screen, referee, went };
}

export function closeHouses(): void {
  while (opened.length > 0) opened.pop()!.remove();
  announcer.clear();
}

/** The view of the table that is on the screen. */
export const tableView = (screen: PlayScreen): HouseView =>
  (find(screen, 'house-table') as unknown as { readonly context: { readonly update: TableUpdate } }).context.update
    .view as HouseView;

/** Tells all news away, if there are any. */
export async function skipNews(screen: PlayScreen): Promise<void> {
  const skip = (): HTMLButtonElement | null => {
    const panel = find(screen, 'house-moment-panel');
    return panel?.shadowRoot?.querySelector<HTMLButtonElement>('.buttons .quiet') ?? null;
  };
  while (skip()) {
    await waitUntil(() => !skip() || !skip()!.disabled, 'the news never end', { timeout: 8000 });
    skip()?.click();
    await settle();
  }
}
