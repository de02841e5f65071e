import type { Reason } from '../../../engine/bot.ts';
import { reasonLines, type ThoughtGroup } from '../../../ui/thought-lines.ts';
import type { Thought } from '../../../workers/referee-port.ts';
import type { Narrator } from './narrator.ts';

/** A harm of so many tenths is one step on a track. */
const tenthsOfStep = 15;

/** A reason as a sentence; null for one that tells nothing. Of two harms the greater is where a figure stood (or goes) before. */
function whyText({ reason, numbers }: Reason, narrator: Narrator): string | null {
  const [, instead, name] = /^house\.(instead\.)?(\w+)$/.exec(reason) ?? [];
  if (name === undefined) return null;
  const own = instead ? numbers.slice(0, -1) : numbers;
  const [a = 0, b = 0] = name === 'danger' ? own.map(harm => Math.round((10 * harm) / tenthsOfStep) / 10) : own;
  const key = own.length === 0 || (name === 'danger' && own.length === 1) ? `why.${name}.here` : `why.${name}`;
  const text = narrator.find(key, { a, b }) ?? narrator.find(`why.${name}`, { a, b });
  return text !== null && instead ? narrator.find('why.instead', { other: text }) : text;
}

/** What moved each bot, decision by decision. */
export const whyGroups = (thoughts: readonly Thought[], narrator: Narrator): readonly ThoughtGroup[] =>
  thoughts.map(({ seat, decision }) => ({
    name: narrator.figure(seat),
    lines: reasonLines(decision, reason => whyText(reason, narrator)),
  }));

/** Numbers of the entries whose events begin in a stretch of the log. */
export const entriesIn = (
  starts: readonly number[],
  { from, events }: { readonly from: number; readonly events: readonly unknown[] },
): readonly number[] => starts.flatMap((start, n) => (start >= from && start < from + events.length ? [n] : []));
