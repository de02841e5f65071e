import type { FillValues, Say } from '../../../app/fill.ts';
import type { Reason } from '../../../engine/bot.ts';
import type { NoviceNumber } from '../rules/seats.ts';
import { percent } from './advice.ts';
import type { Narrator } from './narrator.ts';

export type ThoughtTexts = typeof import('../text/thoughts.en.json');
export type SayThought = Say<ThoughtTexts>;

/** What a reason's numbers mean, in order; `percent` and `number` come in thousandths. */
const meanings: Readonly<Record<string, string>> = {
  'guard.sees': 'novice space',
  'guard.heard': 'novice space',
  'guard.vanished': 'novice space',
  'guard.mostLikely': 'novice percent space',
  'guard.homeward': 'novice percent',
  'guard.lost': 'novice',
  'guard.goes': 'space steps',
  'guard.catch': 'number',
  'guard.see': 'number',
  'guard.cover': 'number space',
  'guard.listen': '',
  'novice.toKey': 'space steps',
  'novice.toWish': 'space steps',
  'novice.toCell': 'space steps',
  'novice.unseen': '',
  'novice.seen': 'count',
  'novice.heardChance': 'percent',
  'novice.caughtChance': 'percent',
  'novice.guessed': 'percent',
  'novice.bluff': 'count',
  'novice.hurry': 'rounds needed',
  'novice.onTheRun': 'space percent',
  'novice.stayCaught': 'space percent',
};

/** Less than this of a novice is not worth a word. */
const leastNumber = 50;

/** A reason as a sentence; null for one that these texts do not know or that says next to nothing. */
export function reasonText(
  { reason, numbers }: Reason,
  { narrator, say }: { readonly narrator: Narrator; readonly say: SayThought },
): string | null {
  const meaning = meanings[reason];
  if (meaning === undefined || (meaning.startsWith('number') && (numbers[0] ?? 0) < leastNumber)) return null;
  const values = meaning.split(' ').map((name, index) => {
    const number = numbers[index] ?? 0;
    if (name === 'novice') return [name, narrator.novice(number as NoviceNumber)];
    if (name === 'percent') return [name, percent(number)];
    return [name, name === 'number' ? (number / 1000).toFixed(2) : number];
  });
  return say(reason as keyof ThoughtTexts, Object.fromEntries(values) as FillValues);
}
