import { traits } from '../../terms.ts';
import type { Expression } from '../language.ts';
import type { Audience, Inspection, Scope, Secret } from './scope.ts';
import { everybody } from './scope.ts';
import { checkSelector } from './selectors.ts';
import { expressionWords, operators } from './vocabulary.ts';

const audiences: Readonly<Record<string, Audience>> = {
  all: everybody,
  heroes: ['heroes'],
  traitor: ['traitor'],
  nobody: [],
};

/** Who may see a haunt's variable; null for one the haunt does not have. */
export function audienceOf(scope: Scope, name: string): Audience | null {
  const entry = scope.haunt?.variables.find(variable => variable.name === name);
  return entry ? (audiences[entry.seen] ?? everybody) : null;
}

function checkWord(inspection: Inspection, scope: Scope, word: string): void {
  if (word.startsWith('v:')) {
    const [name = '', selector] = word.slice(2).split('@');
    const entry = scope.haunt?.variables.find(variable => variable.name === name);
    if (!entry) inspection.report(scope, `unknown variable "${name}"`);
    else if ((entry.personal ?? false) !== (selector !== undefined))
      inspection.report(scope, `"${name}" is ${entry.personal ? '' : 'not '}personal`);
    if (selector !== undefined) checkSelector(inspection, scope, { selector, wanted: ['figure'] });
  } else if (!expressionWords.includes(word)) inspection.report(scope, `unknown word "${word}"`);
  else if (word === 'rolled' && !scope.hasRoll) inspection.report(scope, '"rolled" is read where nothing was rolled');
}

function checkTrait(
  inspection: Inspection,
  scope: Scope,
  trait: { readonly name: unknown; readonly mayBeRolled: boolean },
): void {
  if (trait.name === 'rolled' && trait.mayBeRolled) {
    if (!scope.hasTrait) inspection.report(scope, 'the trait "rolled" is read where no trait was rolled');
  } else if (!traits.some(known => known === trait.name))
    inspection.report(scope, `unknown trait "${String(trait.name)}"`);
}

/** Checks every word, operator and selector of an expression. */
export function checkExpression(inspection: Inspection, scope: Scope, expression: Expression): void {
  if (typeof expression === 'number') {
    if (!Number.isInteger(expression)) inspection.report(scope, `not an integer: ${expression}`);
    return;
  }
  if (typeof expression === 'string') {
    checkWord(inspection, scope, expression);
    return;
  }
  if (!Array.isArray(expression)) {
    inspection.report(scope, `not an expression: ${JSON.stringify(expression)}`);
    return;
  }
  const [operator, ...operands] = expression as readonly [string, ...unknown[]];
  const figures = (at: number): void => {
    checkSelector(inspection, scope, { selector: String(operands[at]), wanted: ['figure'] });
  };
  switch (operator) {
    case 'count':
      checkSelector(inspection, scope, { selector: String(operands[0]) });
      return;
    case 'trait':
    case 'stepsLeft':
    case 'belowStart':
      figures(0);
      checkTrait(inspection, scope, { name: operands[1], mayBeRolled: operator !== 'trait' });
      return;
    case 'flag':
      figures(0);
      if (!inspection.flags.has(String(operands[1]))) inspection.report(scope, `unknown flag "${String(operands[1])}"`);
      return;
    case 'noted':
      checkSelector(inspection, scope, { selector: `note:${String(operands[0])}` });
      return;
    case 'distance':
      for (const selector of operands) checkSelector(inspection, scope, { selector: String(selector) });
      return;
    case 'table':
      checkExpression(inspection, scope, operands[0] as Expression);
      checkTable(inspection, scope, operands[1] as readonly (readonly [number, number])[]);
      return;
    default:
      checkOperands(inspection, scope, { operator, operands: operands as readonly Expression[] });
  }
}

function checkTable(inspection: Inspection, scope: Scope, rows: readonly (readonly [number, number])[]): void {
  const keys = rows.map(([from]) => from);
  const isAscending = keys.every((key, at) => at === 0 || key > keys[at - 1]!);
  if (rows.length === 0 || !isAscending) inspection.report(scope, 'the rows of a table must ascend');
}

function checkOperands(
  inspection: Inspection,
  scope: Scope,
  use: { readonly operator: string; readonly operands: readonly Expression[] },
): void {
  const limits = operators[use.operator];
  if (!limits) {
    inspection.report(scope, `unknown operator "${use.operator}"`);
    return;
  }
  if (use.operands.length < limits[0] || use.operands.length > limits[1])
    inspection.report(scope, `"${use.operator}" has ${use.operands.length} operands`);
  for (const operand of use.operands) checkExpression(inspection, scope, operand);
}

/** The value of an expression that no state can change; null for any other. */
export function constantOf(expression: Expression): number | null {
  if (typeof expression === 'number') return expression;
  if (typeof expression === 'string') return null;
  if (expression[0] !== 'not') return null;
  const inner = constantOf(expression[1]);
  return inner === null ? null : Number(inner === 0);
}

/** The largest value of an expression as far as its form tells; null when nothing bounds it. */
export function mostOf(expression: Expression): number | null {
  const constant = constantOf(expression);
  if (constant !== null || typeof expression === 'string') return constant;
  if (typeof expression === 'number') return expression;
  if (expression[0] === 'table') return Math.max(...expression[2].map(([, value]) => value));
  if (expression[0] !== '+' && expression[0] !== 'min') return null;
  const bounds = (expression.slice(1) as readonly Expression[]).map(mostOf);
  const known = bounds.filter(bound => bound !== null);
  if (expression[0] === 'min') return known.length > 0 ? Math.min(...known) : null;
  return known.length === bounds.length ? known.reduce((sum, bound) => sum + bound, 0) : null;
}

const isPrivate = (audience: Audience): boolean => audience.length < everybody.length;

/** Sealed notes that a selector reads and that not everybody knows. */
export function secretsNamed(inspection: Inspection, scope: Scope, selector: string | undefined): readonly Secret[] {
  const notes = scope.haunt ? inspection.made.get(scope.haunt)?.notes : undefined;
  const names = [...(selector ?? '').matchAll(/\bnote:([\w-]+)/g)].map(match => match[1]!);
  return names.flatMap(name => {
    const knownTo = notes?.get(name) ?? everybody;
    return isPrivate(knownTo) ? [{ name, knownTo }] : [];
  });
}

/** Variables and sealed notes of the haunt that an expression reads and that not everybody may see. */
export function secretsIn(inspection: Inspection, scope: Scope, expression: Expression | undefined): readonly Secret[] {
  if (expression === undefined || typeof expression === 'number') return [];
  if (typeof expression !== 'string') {
    const [operator, ...operands] = expression as readonly [string, ...unknown[]];
    if (operator === 'noted') return secretsNamed(inspection, scope, `note:${String(operands[0])}`);
    return operands.flatMap(part => secretsIn(inspection, scope, part as Expression));
  }
  if (!expression.startsWith('v:')) return secretsNamed(inspection, scope, expression);
  const name = expression.slice(2).split('@')[0]!;
  const knownTo = audienceOf(scope, name);
  return knownTo !== null && isPrivate(knownTo) ? [{ name, knownTo }] : [];
}
