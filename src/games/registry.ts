import type { Core } from '../core/calls.ts';
import type { Bot } from '../engine/bot.ts';
import type { ActionBase, AskBase, Seat } from '../engine/contract.ts';
import type { LoadedGame } from '../engine/loaded-game.ts';

/**
 * The games of the app, before a line of them is loaded. `nameKey` is a key of the app's texts; `players` counts
 * everybody at the table, bots too (C-2.1).
 */
export const games = {
  convent: { nameKey: 'game.convent', players: { least: 2, most: 8 } },
  house: { nameKey: 'game.house', players: { least: 3, most: 6 } },
} as const;

export type PlayableId = keyof typeof games;

export const isPlayable = (game: string): game is PlayableId => Object.hasOwn(games, game);

/** Games whose code is here, offered at home or not. */
type KnownId = 'convent' | 'house';

/** A bot as workers hand requests on: each knows its own game's words. */
export type AnyBot = Bot<unknown, AskBase, ActionBase>;

/** Rules by game, for workers and scripts: no element is loaded. The core holds that game's board from then on. */
export const loadRules: Readonly<Record<KnownId, (core: Core) => Promise<LoadedGame>>> = {
  convent: async core => (await import('./convent/index.ts')).loadConvent(core),
  house: async core => (await import('./house/index.ts')).loadHouse(core),
};

/** Bots by game; the core is the bots' own. */
export const loadBots: Readonly<Record<KnownId, (core: Core) => Promise<(bot: string, seat: Seat) => AnyBot>>> = {
  convent: async core => {
    const [{ openBoard }, { conventBotOrAdviser }] = await Promise.all([
      import('./convent/board/board.ts'),
      import('./convent/bots/index.ts'),
    ]);
    const board = openBoard(core);
    return (bot, seat) => conventBotOrAdviser(board, { bot, seat }) as AnyBot;
  },
  house: async () => {
    const { houseBotFor } = await import('./house/bots/index.ts');
    return bot => houseBotFor({ bot }) as AnyBot;
  },
};

/** Elements of a game's table, for the page. */
export const loadUi = {
  convent: async () => (await import('./convent/ui/index.ts')).conventUi,
  house: async () => (await import('./house/ui/index.ts')).houseUi,
} as const;
