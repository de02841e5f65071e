import type { Selector } from './language.ts';

/** One part of a selector: a word, what follows its colon, and what stands in its parentheses. */
export interface Part {
  readonly word: string;
  readonly detail: string | null;
  readonly inner: string | null;
}

const parsed = new Map<Selector, readonly Part[]>();
const alternativesOf = new Map<Selector, readonly Selector[]>();

function split(selector: Selector, separator: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= selector.length; at++) {
    const letter = selector[at];
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth < 0) throw new Error(`unbalanced selector: ${selector}`);
    if (letter === undefined || (letter === separator && depth === 0)) {
      pieces.push(selector.slice(start, at));
      start = at + 1;
    }
  }
  if (depth !== 0) throw new Error(`unbalanced selector: ${selector}`);
  return pieces;
}

/** The selectors that `|` joins, at least one. Throws on unbalanced parentheses. */
export function alternatives(selector: Selector): readonly Selector[] {
  const known = alternativesOf.get(selector) ?? split(selector, '|');
  alternativesOf.set(selector, known);
  return known;
}

/** Splits one alternative at dots outside parentheses. Throws on unbalanced parentheses; the content check runs it over every selector. */
export function parseSelector(selector: Selector): readonly Part[] {
  const known = parsed.get(selector);
  if (known) return known;
  const parts = split(selector, '.').map(piece => {
    const match = /^([a-zA-Z]+)(?::([a-zA-Z0-9-]+))?(?:\((.*)\))?$/.exec(piece);
    if (!match) throw new Error(`not a selector: ${selector}`);
    return { word: match[1]!, detail: match[2] ?? null, inner: match[3] ?? null };
  });
  parsed.set(selector, parts);
  return parts;
}
