import type { HauntEntry, Mind, MonsterKind, TraitorRule } from '../../../content/schema.ts';
import type { Expression } from '../language.ts';
import { checkEnds, checkPart, checkToken } from './entries.ts';
import { checkExpression } from './expressions.ts';
import { checkHook } from './programs.ts';
import type { Inspection, Scope } from './scope.ts';
import { outermost, within } from './scope.ts';
import { checkSelector } from './selectors.ts';

const minds: readonly string[] = ['free', 'nearestHero', 'nearestInSight', 'still'];

function checkMind(inspection: Inspection, scope: Scope, mind: Mind): void {
  if (typeof mind === 'string') {
    if (!minds.includes(mind)) inspection.report(scope, `unknown mind "${mind}"`);
  } else if ('towards' in mind) checkSelector(inspection, scope, { selector: mind.towards });
  else checkPart(inspection, scope, { name: 'act', program: mind.act });
}

const isSeveral = (mind: MonsterKind['mind']): mind is readonly { readonly if: Expression; readonly mind: Mind }[] =>
  Array.isArray(mind);

/** Checks a monster kind: its mind, its figures and its programs, in which `me` is the monster. */
function checkMonster(inspection: Inspection, outer: Scope, kind: MonsterKind): void {
  const scope: Scope = { ...outer, mine: outer.haunt?.traitor.kind === 'none' ? outer.mine : ['traitor'] };
  const value = (name: string, expression: Expression | undefined): void => {
    if (expression !== undefined) checkExpression(inspection, within(scope, name), expression);
  };
  for (const { if: test, mind } of isSeveral(kind.mind) ? kind.mind : [{ if: 1, mind: kind.mind }]) {
    value('mind', test);
    checkMind(inspection, within(scope, 'mind'), mind);
  }
  if (kind.prey !== undefined)
    checkSelector(inspection, within(scope, 'prey'), { selector: kind.prey, wanted: ['figure'] });
  value('moves.dice', kind.moves?.dice);
  value('moves.spaces', kind.moves?.spaces);
  value('attackDice', kind.attackDice);
  const armed: Scope = { ...scope, names: new Map([['weapon', { sort: 'card', side: [] }]]) };
  if (kind.attackable !== undefined && typeof kind.attackable !== 'boolean')
    checkExpression(inspection, within(armed, 'attackable'), kind.attackable);
  checkPart(inspection, scope, { name: 'hits', program: kind.hits });
  if (typeof kind.beaten === 'object') checkPart(inspection, scope, { name: 'beaten', program: kind.beaten });
}

/** Things and tokens of a haunt carry its number, since all haunts share one list of them. */
function checkOwnTokens(inspection: Inspection, scope: Scope, haunt: HauntEntry): void {
  for (const kind of inspection.made.get(haunt)?.tokens ?? []) {
    const isCommon = inspection.content.tokens.has(kind);
    if (!isCommon && !kind.startsWith(`h${haunt.number}-`))
      inspection.report(scope, `the token "${kind}" must begin with "h${haunt.number}-"`);
  }
  for (const thing of haunt.things ?? [])
    checkSelector(inspection, within(scope, `things.${thing.kind}`), { selector: thing.carriers, wanted: ['figure'] });
  for (const token of haunt.tokens ?? []) checkToken(inspection, token, within(scope, `tokens.${token.id}`));
  for (const [list, rooms] of Object.entries(haunt.lists ?? {}))
    for (const room of rooms)
      if (!inspection.content.rooms.has(room))
        inspection.report(within(scope, `lists.${list}`), `unknown room "${room}"`);
}

function checkTraitor(inspection: Inspection, scope: Scope, rule: TraitorRule): void {
  if (rule.kind !== 'named') return;
  if (!inspection.content.characters.has(rule.character))
    inspection.report(scope, `unknown character "${rule.character}"`);
  checkTraitor(inspection, scope, rule.otherwise);
}

function checkUnique(inspection: Inspection, scope: Scope, names: readonly string[]): void {
  for (const [at, name] of names.entries())
    if (names.indexOf(name) < at) inspection.report(scope, `"${name}" stands there twice`);
}

/** Checks a haunt: variables, monsters, set-up, rules, and that both sides can win and have aims (H-24.8). */
export function checkHaunt(inspection: Inspection, haunt: HauntEntry): void {
  const scope = outermost(`haunt ${haunt.number}`, haunt);
  checkUnique(
    inspection,
    within(scope, 'variables'),
    haunt.variables.map(({ name }) => name),
  );
  checkUnique(
    inspection,
    within(scope, 'monsters'),
    haunt.monsters.map(({ kind }) => kind),
  );
  checkUnique(
    inspection,
    within(scope, 'hooks'),
    haunt.hooks.map(({ id }) => id),
  );
  checkTraitor(inspection, within(scope, 'traitor'), haunt.traitor);
  for (const variable of haunt.variables)
    checkExpression(inspection, within(scope, `variables.${variable.name}`), variable.start);
  for (const kind of haunt.monsters) checkMonster(inspection, within(scope, `monsters.${kind.kind}`), kind);
  checkOwnTokens(inspection, scope, haunt);
  checkPart(inspection, { ...scope, mine: ['traitor'] }, { name: 'setUp.traitor', program: haunt.setUp.traitor });
  checkPart(inspection, { ...scope, mine: ['heroes'] }, { name: 'setUp.heroes', program: haunt.setUp.heroes });
  for (const hook of haunt.hooks) checkHook(inspection, within(scope, `hooks.${hook.id}`), hook);
  for (const side of ['heroes', 'traitor'] as const) {
    checkExpression(inspection, within(scope, `win.${side}`), haunt.win[side]);
    checkExpression(inspection, within(scope, `dead.${side}`), haunt.dead[side]);
    if (haunt.goals[side].length === 0) inspection.report(within(scope, `goals.${side}`), 'no goals');
    for (const [at, { of }] of haunt.goals[side].entries())
      checkGoal(inspection, within(scope, `goals.${side}[${at}]`), of);
  }
  checkEnds(inspection, scope, haunt);
}

/** A goal is about a number or about places and figures: what reads as neither is wrong. */
function checkGoal(inspection: Inspection, scope: Scope, of: HauntEntry['goals']['heroes'][number]['of']): void {
  if (typeof of !== 'string') {
    checkExpression(inspection, scope, of);
    return;
  }
  const problems: string[] = [];
  const trial: Inspection = { ...inspection, report: (_place, what) => problems.push(what) };
  checkExpression(trial, scope, of as never);
  if (problems.length > 0) checkSelector(inspection, scope, { selector: of });
}
