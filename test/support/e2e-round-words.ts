import list from '../../src/app/text/words.en.json' with { type: 'json' };
import { wordsAsText } from '../../src/ui/words-as-text.ts';
import type { Exposure } from './e2e-recorder.ts';

const inMessage = /"words":\{"round":(\d+),"words":\[([\d,]+)\]\}/g;
const placeholder = 'four words';

/**
 * Takes the four words of a round out of what a page was told and shows, and nothing else: exactly the numbers in their
 * place in a message, and exactly the words that belong to them. They must differ between two games that differ in a
 * secret, or they would bind nothing. They tell nothing of it all the same: every choice went into them with 256 random
 * bits that nobody sees before the end.
 */
export class RoundWordsMask {
  readonly #shown = new Set<string>();
  /** `round words` of every message so far. */
  readonly told: string[] = [];

  masked(exposure: Exposure): Exposure {
    const messages = exposure.messages.map(message =>
      message.replace(inMessage, (_, round: string, numbers: string) => {
        this.told.push(`${round} ${numbers}`);
        this.#shown.add(wordsAsText(numbers.split(',').map(Number), list));
        return `"words":{"round":${round},"words":"${placeholder}"}`;
      }),
    );
    return { ...exposure, messages, dom: this.#hidden(exposure.dom), spoken: this.#hiddenSpoken(exposure.spoken) };
  }

  #hidden(text: string): string {
    return [...this.#shown].reduce((rest, words) => rest.replaceAll(words, placeholder), text);
  }

  /** The tree also holds a sentence line by line, as it happens to be broken on the screen; its pieces are left out. */
  #hiddenSpoken(spoken: string): string {
    const isPiece = (line: string): boolean => {
      const piece = /\| InlineTextBox \| (.+?) *\|/.exec(line)?.[1];
      if (piece === undefined) return false;
      const own = piece.replace(/^.*: /, '').replace(/ ·$/, '');
      return [...this.#shown].some(words => ` · ${words} · `.includes(` · ${own} · `));
    };
    const lines = spoken.split('\n').filter(line => !isPiece(line));
    return this.#hidden(lines.join('\n'));
  }
}
