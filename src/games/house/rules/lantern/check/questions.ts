import type { Node } from '../language.ts';
import { checkExpression, constantOf } from './expressions.ts';
import type { Inspection, Scope } from './scope.ts';
import { within } from './scope.ts';
import { checkQuestion, decidedBy, decidedByNames } from './secrets.ts';
import { sideOfSelector } from './selectors.ts';

/** A choice among options: never empty (H-24.10), and not decided by what the asked may not know (H-24.9). */
export function checkAsk(inspection: Inspection, scope: Scope, node: Extract<Node, { verb: 'ask' }>): void {
  const asked = sideOfSelector(scope, node.who ?? 'me');
  if (node.options.length === 0) inspection.report(scope, 'asks without options');
  const isSure = node.options.some(option => option.if === undefined || (constantOf(option.if) ?? 0) !== 0);
  if (!isSure && !node.may && !scope.isGuarded)
    inspection.report(scope, 'may have nothing to offer: add "may", a condition around it or an option without "if"');
  for (const [at, option] of node.options.entries()) {
    const place = within(scope, `options[${at}]`);
    if (node.options.findIndex(({ key }) => key === option.key) < at)
      inspection.report(place, `two options are called "${option.key}"`);
    if (option.if === undefined) continue;
    checkExpression(inspection, within(place, 'if'), option.if);
    if (constantOf(option.if) === 0) inspection.report(place, 'unreachable option: its "if" is always false');
    checkQuestion(inspection, decidedBy(inspection, { ...place, secrets: [] }, option.if), asked);
  }
  checkQuestion(inspection, scope, asked);
}

/** A choice among figures, rooms, tokens or cards; chance asks nobody. */
export function checkPick(inspection: Inspection, scope: Scope, node: Extract<Node, { verb: 'pick' }>): void {
  if (!node.byChance)
    checkQuestion(inspection, decidedByNames(inspection, scope, node.from), sideOfSelector(scope, node.who ?? 'me'));
}

/** A sealed note is a question to whoever writes it, unless chance does. */
export function checkNote(inspection: Inspection, scope: Scope, node: Extract<Node, { verb: 'note' }>): void {
  const isNumber = node.least !== undefined && node.most !== undefined;
  if ((node.from === undefined) !== isNumber) inspection.report(scope, 'needs either "from" or "least" and "most"');
  if (node.least !== undefined) checkExpression(inspection, within(scope, 'least'), node.least);
  if (!node.byChance)
    checkQuestion(inspection, decidedByNames(inspection, scope, node.from), sideOfSelector(scope, node.who ?? 'me'));
}

/** A voluntary roll, or one with a choice of traits, asks before it. */
export function checkRollQuestion(inspection: Inspection, scope: Scope, node: Extract<Node, { verb: 'roll' }>): void {
  const chooses = node.trait === 'choice' || (Array.isArray(node.trait) && node.trait.length > 1);
  if (node.may || chooses) checkQuestion(inspection, scope, sideOfSelector(scope, node.who ?? 'me'));
}
