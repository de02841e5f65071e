import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { LoadedGame } from './loaded-game.ts';
import { headAfter } from './seal.ts';
import { stateAfter } from './session.ts';
import type { Session } from './session.ts';

/** A list has this many words, so that a word is a byte. */
export const wordCount = 256;

/**
 * A round that is over and the four words for everything up to its end, as numbers into a list of 256. Round 0 is the
 * deal. They come out of hashes that hide every choice behind a salt, so everybody may see them.
 */
export interface RoundWords {
  readonly round: number;
  readonly words: readonly number[];
}

/** Some milliseconds for us; for somebody who looks for another log with the same words, as much again for every try. */
const hardening = 4096;

/** The four words of a hash. */
export function wordsOf(head: string): readonly number[] {
  let bytes = hexToBytes(head);
  for (let count = 0; count < hardening; count++) bytes = sha256(bytes);
  return [...bytes.subarray(0, 4)];
}

/** The end of the round that was over last: how many entries there were then. */
export interface RoundEnd {
  readonly round: number;
  readonly count: number;
}

/** Rounds only grow, so the end of the last one is found by halving. */
export function lastRoundEnd(loaded: LoadedGame, session: Session): RoundEnd {
  const { rules, roundOf } = loaded;
  const total = session.steps.length;
  const roundAfter = (count: number): number => roundOf(rules.view(stateAfter(session, count), 'table'));
  if (rules.result(session.state) !== null) return { round: roundAfter(total - 1), count: total };
  const now = roundAfter(total);
  let [first, last] = [0, total];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (roundAfter(middle) < now) first = middle + 1;
    else last = middle;
  }
  return { round: Math.max(0, now - 1), count: last };
}

/** The words to show now; null when that round was played before games were sealed. */
export function lastRoundWords(loaded: LoadedGame, session: Session): RoundWords | null {
  const { round, count } = lastRoundEnd(loaded, session);
  const head = headAfter(session, count);
  return head === null ? null : { round, words: wordsOf(head) };
}
