/** The words of a round as they are noted, out of the list of a language. */
export const wordsAsText = (words: readonly number[], list: readonly string[]): string =>
  words.map(word => list[word] ?? '').join(' · ');
