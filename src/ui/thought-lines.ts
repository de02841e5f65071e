import { msg } from '@lit/localize';
import type { Decision, Reason } from '../engine/bot.ts';

/** What one bot thought, already worded. */
export interface ThoughtGroup {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The reasons of a decision as sentences; `textOf` answers null for a reason that need not be told. */
export function reasonLines(decision: Decision | null, textOf: (reason: Reason) => string | null): readonly string[] {
  if (decision === null) {
    return [msg('Why is not known: this bot would decide otherwise today.', { id: 'thoughts.notKnown' })];
  }
  const lines = decision.because.flatMap(reason => textOf(reason) ?? []);
  return lines.length > 0 ? lines : [msg('No reason worth telling.', { id: 'thoughts.noReason' })];
}
