import { msg, str } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { UseTexts } from '../app/use-texts.ts';
import { wordLists } from '../app/word-lists.ts';
import type { RoundWords } from '../workers/referee-port.ts';
import { wordsAsText } from './words-as-text.ts';

/** "Round 3" or "The deal". */
export const roundName = (round: number): string =>
  round === 0 ? msg('The deal', { id: 'words.deal' }) : msg(str`Round ${round}`, { id: 'words.round' });

/** The four words of the round that was over last, in one line, for whoever likes to note them. */
@customElement('round-words')
export class RoundWordsLine extends LitElement {
  static override styles = css`
    :host {
      display: block;
      margin-top: var(--space-2);
      color: var(--ink-soft);
      font-size: var(--text-small);
    }
  `;

  @property({ attribute: false }) sealed: RoundWords | null = null;

  readonly #lists = new UseTexts(this, wordLists);

  protected override render() {
    const { sealed } = this;
    const list = this.#lists.current;
    if (!sealed || !list) return nothing;
    const round = roundName(sealed.round);
    const words = wordsAsText(sealed.words, list);
    return html`${msg(str`${round}, in four words: ${words}`, { id: 'words.line' })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'round-words': RoundWordsLine;
  }
}
