import { LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sayer } from '../../../../app/fill.ts';
import type { PlayContext } from '../../../../app/play-desk.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import { taught } from '../../../../ui/thought-news.ts';
import { mindGroups } from '../mind-groups.ts';
import type { Narrator } from '../narrator.ts';
import { thoughtTexts } from '../thought-texts.ts';

/** What bots that teach made of the moves that are told just now. */
@customElement('convent-teachings')
export class Teachings extends LitElement {
  @property({ attribute: false }) context!: PlayContext;
  @property({ attribute: false }) narrator!: Narrator;

  readonly #texts = new UseTexts(this, thoughtTexts);

  protected override render() {
    const { narrator } = this;
    const texts = this.#texts.current;
    return taught(this.context, thoughts =>
      texts ? mindGroups(thoughts, { narrator, say: sayer(texts), followed: null, truth: [] }) : [],
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-teachings': Teachings;
  }
}
