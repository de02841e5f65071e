import type { Node, Rung } from '../language.ts';
import { mostDice } from '../../roll-odds.ts';
import { mostOf } from './expressions.ts';
import type { Inspection, Scope } from './scope.ts';
import { within } from './scope.ts';

type RollNode = Extract<Node, { verb: 'roll' }>;

/** The most a card may add to a trait roll's result (Adrenaline Shot). */
const mostBonus = 4;
const highestFace = 2;

/** The highest result the dice of a roll can show, as far as its form tells. */
export function highestResult(node: RollNode): number {
  const isTraitRoll = node.trait !== undefined;
  const parts = [node.dice ?? 0, node.more ?? 0].map(mostOf);
  const dice =
    isTraitRoll || parts.includes(null) ? mostDice : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  return Math.min(mostDice, dice) * highestFace + (isTraitRoll ? mostBonus : 0);
}

/** Ladders cover every result from 0 up, without two rungs for one result and without rungs nobody can reach (H-24.5). */
export function checkLadder(inspection: Inspection, scope: Scope, node: RollNode): void {
  const rungs: readonly Rung[] = node.ladder;
  const starts = rungs.map(({ least }) => least);
  if (!starts.includes(0)) inspection.report(within(scope, 'ladder'), 'the ladder does not cover 0');
  const most = highestResult(node);
  for (const [at, least] of starts.entries()) {
    const place = within(scope, `ladder[${at}]`);
    if (!Number.isInteger(least) || least < 0) inspection.report(place, `a rung cannot begin at ${least}`);
    if (starts.indexOf(least) < at) inspection.report(place, `two rungs begin at ${least}`);
    if (least > most) inspection.report(place, `unreachable rung: ${least} is above the highest result ${most}`);
  }
}
