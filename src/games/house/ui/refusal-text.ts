import type { Refusal } from '../../../engine/contract.ts';
import type { HouseReason } from '../rules/reasons.ts';
import type { Narrator } from './narrator.ts';
import type { PlayTexts } from './texts.ts';

/** The texts cover every reason: this does not compile while one is missing. */
type RefusalKey = `refusal.${HouseReason}` extends keyof PlayTexts ? `refusal.${HouseReason}` : never;

/** Why something was refused, in a plain sentence with the number of the rule where a rule says so. */
export function refusalText(refusal: Refusal, narrator: Narrator): string {
  const sentence = narrator.say(`refusal.${refusal.code}` as RefusalKey);
  return refusal.rule === '' ? sentence : narrator.say('refusal.withRule', { sentence, rule: refusal.rule });
}
