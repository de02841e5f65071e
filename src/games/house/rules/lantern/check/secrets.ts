import type { Expression } from '../language.ts';
import { audienceOf, secretsIn, secretsNamed } from './expressions.ts';
import type { Audience, Inspection, Scope } from './scope.ts';
import { everybody } from './scope.ts';

const namesOf = (audience: Audience): string => (audience.length === 0 ? 'nobody' : audience.join(' and '));

/** The scope of what runs only because of an expression. */
export const decidedBy = (inspection: Inspection, scope: Scope, expression: Expression | undefined): Scope => ({
  ...scope,
  isGuarded: scope.isGuarded || expression !== undefined,
  secrets: [...scope.secrets, ...secretsIn(inspection, scope, expression)],
});

/** The scope of what runs for those a selector names. */
export const decidedByNames = (inspection: Inspection, scope: Scope, selector: string | undefined): Scope => ({
  ...scope,
  secrets: [...scope.secrets, ...secretsNamed(inspection, scope, selector)],
});

/** The scope of what comes after a `tell` to these sides. */
export const afterTelling = (scope: Scope, sides: Audience): Scope => ({
  ...scope,
  told: everybody.filter(side => scope.told.includes(side) || sides.includes(side)),
});

/**
 * A question put to a side whose existence or options hang on what that side may not know, unless it was told first
 * (H-24.9).
 */
export function checkQuestion(inspection: Inspection, scope: Scope, asked: Audience): void {
  for (const { name, knownTo } of scope.secrets) {
    const ignorant = asked.filter(side => !knownTo.includes(side) && !scope.told.includes(side));
    if (ignorant.length > 0)
      inspection.report(
        scope,
        `asks ${namesOf(ignorant)} because of "${name}", known to ${namesOf(knownTo)}: tell first`,
      );
  }
}

/** A variable that more people see than know what is put into it (H-24.9). */
export function checkPublishing(
  inspection: Inspection,
  scope: Scope,
  put: { readonly name: string; readonly value: Expression | undefined },
): void {
  const seenBy = audienceOf(scope, put.name);
  if (seenBy === null) return;
  for (const { name, knownTo } of [...secretsIn(inspection, scope, put.value), ...scope.secrets]) {
    const ignorant = seenBy.filter(side => !knownTo.includes(side) && !scope.told.includes(side));
    if (ignorant.length > 0)
      inspection.report(scope, `"${put.name}" shows ${namesOf(ignorant)} something of "${name}": tell first`);
  }
}
