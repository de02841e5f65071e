import type { FillValues } from '../app/fill.ts';
import type { Refusal } from '../engine/contract.ts';

/** Why something was refused, in a plain sentence with the number of the rule where a rule says so. */
export function refusalText(
  { code, rule }: Refusal,
  narrator: { readonly say: (key: never, values?: FillValues) => string },
): string {
  const say = narrator.say as (key: string, values?: FillValues) => string;
  const sentence = say(`refusal.${code}`);
  return rule === '' ? sentence : say('refusal.withRule', { sentence, rule });
}
