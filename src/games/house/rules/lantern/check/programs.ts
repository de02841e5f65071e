import type { Hook, Node, Program } from '../language.ts';
import { checkRule } from './hooks.ts';
import { checkNode } from './nodes.ts';
import type { Inspection, Scope } from './scope.ts';
import { within } from './scope.ts';

const isList = (program: Program): program is readonly Node[] => Array.isArray(program);

/** The nodes of a program, in order. */
export const nodesOf = (program: Program | undefined): readonly Node[] =>
  program === undefined ? [] : isList(program) ? program : [program];

/** Checks every node; what a `tell` revealed holds for the nodes after it. */
export function checkProgram(inspection: Inspection, scope: Scope, program: Program): void {
  let now = scope;
  for (const [at, node] of nodesOf(program).entries()) {
    const place = isList(program) ? within(now, `[${at}]`) : now;
    const told = checkNode(inspection, place, { node, checkInner: checkProgram, checkHook });
    now = { ...scope, told };
  }
}

/** Checks a rule added at a point, with its program. */
export function checkHook(inspection: Inspection, scope: Scope, hook: Hook): void {
  const inside = checkRule(inspection, scope, hook);
  if (hook.do !== undefined) checkProgram(inspection, inside, hook.do);
}
