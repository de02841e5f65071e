import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controls } from '../../../../ui/controls.ts';
import { traits, type Trait } from '../../rules/terms.ts';
import type { ExplorerView } from '../../rules/view.ts';
import type { HouseFacts } from '../facts.ts';
import type { Narrator } from '../narrator.ts';

/** The four tracks of an explorer: every value, where the clip stands, the start value, and the skull below. Values never slide. */
@customElement('house-trait-tracks')
export class TraitTracks extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-1);
      }

      .track {
        display: grid;
        grid-template-columns: minmax(4.25rem, 6rem) minmax(0, 1fr);
        align-items: center;
        gap: var(--space-2);
        font-size: var(--text-small);
      }

      ol {
        display: grid;
        grid-template-columns: repeat(9, minmax(0, 1fr));
        gap: 2px;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: grid;
        place-items: center;
        min-height: 1.5rem;
        border: 1px solid var(--line);
        border-radius: 4px;
        background: var(--page);
        color: var(--ink-soft);
      }

      .start {
        border-bottom: 3px solid var(--good);
      }

      .now {
        border-color: var(--candle);
        background: var(--candle);
        color: var(--on-candle);
        font-weight: 700;
      }

      .low:not(.now) {
        opacity: 0.85;
      }
    `,
  ];

  @property({ attribute: false }) explorer!: ExplorerView;
  @property({ attribute: false }) facts!: HouseFacts;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    return traits.map(trait => this.#track(trait));
  }

  #track(trait: Trait) {
    const { explorer, narrator } = this;
    const entry = this.facts.characters.get(explorer.character);
    const values = entry?.tracks[trait] ?? [];
    const start = entry?.start[trait] ?? -1;
    const { index, over } = explorer.tracks[trait];
    const said = narrator.say('track.said', {
      trait: narrator.trait(trait),
      value: explorer.values[trait],
      step: index + 1,
      start: values[start] ?? 0,
    });
    return html`<div class="track" role="img" aria-label=${said}>
      <span aria-hidden="true">${narrator.trait(trait)}${over > 0 ? ` +${over}` : ''}</span>
      <ol aria-hidden="true">
        <li class=${index < 0 ? 'now' : ''}>☠</li>
        ${values.map(
          (value, at) => html`<li class="${at === index ? 'now' : ''} ${at === start ? 'start' : ''}">${value}</li>`,
        )}
      </ol>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-trait-tracks': TraitTracks;
  }
}
