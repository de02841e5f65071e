import type { Decision } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ConventAction } from '../rules/actions.ts';
import { noviceOfSeat } from '../rules/seats.ts';
import { samplePlan } from '../rules/sample-legal.ts';
import { anyLegal, patrol } from './guards/baselines.ts';
import { conventBotFor } from './index.ts';
import type { ConventBot } from './index.ts';
import { runnerPlan } from './novices/runner.ts';
import { simpleGuard } from './simple-guard.ts';

type Position = Parameters<ConventBot['think']>[0];
type Answer = (board: ConventBoard, position: Position) => ConventAction;

const random: Answer = (board, position) =>
  position.ask.kind === 'plan' ? samplePlan(board, position.ask, position.random) : anyLegal(position);

const answers: Readonly<Record<string, Answer>> = {
  random,
  patrol: (board, position) => patrol({ board, ...position }),
  runner(board, position) {
    const { ask, view } = position;
    if (ask.kind !== 'plan' || ask.caught || view.ownNovice === null) return random(board, position);
    const { seat, id, ties, releases } = ask;
    const rest = { tie: ties[0]!, release: releases[0]!, blessing: null };
    return { t: 'plan', seat, ask: id, ...rest, ...runnerPlan(board, { ask, own: view.ownNovice }) };
  },
};

const decided = (action: ConventAction): Decision<ConventAction> => ({ action, because: [], beliefs: [] });

/**
 * Every bot by its id: those of the app, and those that only show how strong they are: `random` for both sides, `runner`
 * for novices, `patrol` and `followNoise` for guards.
 */
export function anyBotFor(
  board: ConventBoard,
  { bot, seat }: { readonly bot: string; readonly seat: Seat },
): ConventBot {
  if (bot === 'followNoise' && noviceOfSeat(seat) === null) return simpleGuard(board);
  const answer = Object.hasOwn(answers, bot) ? answers[bot]! : null;
  if (answer === null) return conventBotFor(board, { bot, seat });
  return {
    id: bot,
    *think(position) {
      return decided(answer(board, position));
    },
  };
}
