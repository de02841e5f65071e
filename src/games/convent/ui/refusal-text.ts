import type { Refusal } from '../../../engine/contract.ts';
import type { ConventReason } from '../rules/reasons.ts';
import type { Narrator, PlayTexts } from './narrator.ts';

/** The texts cover every reason: this does not compile while one is missing. */
type RefusalKey = `refusal.${ConventReason}` extends keyof PlayTexts ? `refusal.${ConventReason}` : never;

/** Why something was refused, in a plain sentence with the number of the rule where a rule says so. */
export function refusalText(refusal: Refusal, narrator: Narrator): string {
  const sentence = narrator.say(`refusal.${refusal.code}` as RefusalKey);
  return refusal.rule === '' ? sentence : narrator.say('refusal.withRule', { sentence, rule: refusal.rule });
}
