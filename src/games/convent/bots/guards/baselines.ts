import type { RandomIndex } from '../../../../engine/contract.ts';
import type { ConventBoard } from '../../board/board.ts';
import type { ConventAction } from '../../rules/actions.ts';
import type { ConventAsk, GuardMoveAsk } from '../../rules/asks.ts';
import { dutySteps } from '../../rules/paths.ts';
import type { ConventView } from '../../rules/view.ts';
import { guardIn } from './situation.ts';

interface Position {
  readonly board: ConventBoard;
  readonly view: ConventView;
  readonly ask: ConventAsk;
  readonly legal: readonly ConventAction[];
  readonly random: RandomIndex;
}

export function anyLegal({ ask, legal, random }: Pick<Position, 'ask' | 'legal' | 'random'>): ConventAction {
  const action = legal[random(Math.max(1, legal.length))];
  if (action === undefined) throw new Error(`nothing to answer to ${ask.kind}`);
  return action;
}

/** Walks her card, four steps a round, whatever she sees or hears, and keeps her blessing. */
export function patrol(position: Position): ConventAction {
  const { ask, legal } = position;
  if (ask.kind === 'guardMove') return patrolStep({ ...position, ask }) ?? anyLegal(position);
  return legal.find(action => action.t === 'useBlessing' && action.use === null) ?? anyLegal(position);
}

function patrolStep({ board, view, ask, legal }: Position & { readonly ask: GuardMoveAsk }): ConventAction | undefined {
  const { path, space } = guardIn(view, ask.guard);
  const ahead = path === null ? [] : dutySteps(board, path, space);
  const step = legal.find(action => action.t === 'step' && ahead.includes(action.to));
  const stop = legal.find(action => action.t === 'stop');
  return ask.steps < 4 ? (step ?? legal.find(action => action.t === 'step')) : stop;
}
