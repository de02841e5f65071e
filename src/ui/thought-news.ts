import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PlayContext } from '../app/play-desk.ts';
import { ThoughtWatch, type Think } from '../app/thought-watch.ts';
import type { Thought } from '../workers/referee-port.ts';
import './thought-list.ts';
import type { ThoughtGroup } from './thought-lines.ts';

/** The thoughts behind some entries of a log, asked for when they are shown. */
@customElement('thought-news')
export class ThoughtNews extends LitElement {
  @property({ attribute: false }) entries: readonly number[] = [];
  @property({ attribute: false }) think: Think = async () => [];
  /** Words the thoughts, bot by bot. */
  @property({ attribute: false }) word: (thoughts: readonly Thought[]) => readonly ThoughtGroup[] = () => [];
  /** Says nothing where there is nothing to tell, as most bots tell nothing before the end. */
  @property({ type: Boolean }) quiet = false;

  readonly #thoughts = new ThoughtWatch(this, () => this.think);

  protected override render() {
    const { thoughts, isComplete } = this.#thoughts.of(this.entries);
    const groups = this.word(thoughts);
    if (this.quiet && groups.length === 0) return nothing;
    return html`<thought-list .groups=${groups} ?working=${!isComplete}></thought-list>`;
  }
}

/** What bots that teach thought about what is told just now, at a table where one sits. */
export function taught(
  { table, toldRevision, update, desk }: PlayContext,
  word: ThoughtNews['word'],
): TemplateResult | typeof nothing {
  if (!table.persons.some(({ bot }) => bot?.endsWith(':tutorial'))) return nothing;
  const entries = Array.from({ length: update.revision - toldRevision }, (_, index) => toldRevision + index);
  return html`<thought-news .entries=${entries} .think=${desk.thoughts} .word=${word} quiet></thought-news>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'thought-news': ThoughtNews;
  }
}
