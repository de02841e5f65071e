import type { Hook } from '../language.ts';
import { traits } from '../../terms.ts';
import { checkExpression } from './expressions.ts';
import type { Inspection, Scope } from './scope.ts';
import { bind, everybody, within } from './scope.ts';
import { checkQuestion, decidedBy, decidedByNames } from './secrets.ts';
import { checkSelector, sideOfSelector } from './selectors.ts';
import type { Sort } from './vocabulary.ts';
import { hookPoints } from './vocabulary.ts';

/** Parts a kind of hook must have, and those it must not. */
const partsOf: Readonly<
  Record<Hook['kind'], { readonly needs: readonly (keyof Hook)[]; readonly refuses: readonly (keyof Hook)[] }>
> = {
  after: { needs: ['do'], refuses: ['change', 'key'] },
  replace: { needs: ['do'], refuses: ['change', 'key'] },
  change: { needs: ['change'], refuses: ['do', 'key'] },
  forbid: { needs: [], refuses: ['do', 'change', 'key'] },
  allow: { needs: [], refuses: ['do', 'change', 'key'] },
  action: { needs: ['do', 'key'], refuses: ['change'] },
};

function checkParts(inspection: Inspection, scope: Scope, hook: Hook): void {
  if (!hookPoints.includes(hook.at)) inspection.report(scope, `unknown point "${hook.at}"`);
  const parts = partsOf[hook.kind];
  if (!parts) {
    inspection.report(scope, `unknown kind "${hook.kind}"`);
    return;
  }
  for (const part of parts.needs)
    if (hook[part] === undefined) inspection.report(scope, `"${hook.kind}" needs "${part}"`);
  for (const part of parts.refuses)
    if (hook[part] !== undefined) inspection.report(scope, `"${hook.kind}" has no "${part}"`);
  if ((hook.at === 'action') !== (hook.kind === 'action'))
    inspection.report(scope, 'the point "action" and the kind "action" go together');
  for (const trait of hook.traits ?? [])
    if (!traits.includes(trait)) inspection.report(scope, `unknown trait "${trait}"`);
}

/** What else a point binds. */
const namesAtPoint: Readonly<Partial<Record<Hook['at'], readonly [string, Sort | null]>>> = {
  raised: ['source', 'card'],
  draw: ['source', 'card'],
  gain: ['source', 'card'],
  lose: ['source', 'card'],
  steal: ['source', null],
  discover: ['found', 'room'],
  death: ['deathRoom', 'room'],
  step: ['to', 'room'],
  attackAllowed: ['weapon', 'card'],
  attacked: ['weapon', 'card'],
  fightDice: ['weapon', 'card'],
  fightResult: ['weapon', 'card'],
  fightWon: ['weapon', 'card'],
  hurt: ['weapon', 'card'],
};

/** What the program of a hook may read: names of its point, and no roll unless the point is one. */
function scopeOfHook(scope: Scope, hook: Hook): Scope {
  const side = hook.of === undefined ? scope.mine : sideOfSelector(scope, hook.of);
  const rolls = hook.at === 'rollResult';
  const bare: Scope = { ...scope, names: new Map(), mine: side, hasRoll: rolls, hasTrait: hook.at === 'fightWon' };
  const named = bind(bare, 'actor', { sort: 'figure', side });
  const [name, sort = null] = namesAtPoint[hook.at] ?? [];
  return name ? bind(named, name, { sort, side: everybody }) : named;
}

function checkTask(inspection: Inspection, scope: Scope, task: Hook['task']): void {
  if (task?.rooms !== undefined) checkSelector(inspection, scope, { selector: task.rooms });
  for (const card of task?.cards ?? [])
    if (!inspection.content.cards.has(card)) inspection.report(scope, `unknown card "${card}"`);
}

/** Checks a rule added at a point and its condition. Answers the scope in which its program runs. */
export function checkRule(inspection: Inspection, outer: Scope, hook: Hook): Scope {
  checkParts(inspection, outer, hook);
  if (hook.of !== undefined) checkSelector(inspection, outer, { selector: hook.of, wanted: ['figure'] });
  const scope = scopeOfHook(outer, hook);
  if (hook.if !== undefined) checkExpression(inspection, within(scope, 'if'), hook.if);
  if (hook.change !== undefined) checkExpression(inspection, within(scope, 'change'), hook.change);
  const decided = decidedBy(inspection, decidedByNames(inspection, scope, hook.of), hook.if);
  if (hook.kind === 'action') checkQuestion(inspection, decided, decided.mine);
  checkTask(inspection, within(scope, 'task'), hook.task);
  return within(decided, 'do');
}
