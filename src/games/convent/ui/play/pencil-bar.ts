import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PencilNote } from '../board/scene.ts';
import type { Narrator } from '../narrator.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

const stamps: readonly PencilNote['stamp'][] = ['dot', 'cross', 'question'];
const signs: Readonly<Record<PencilNote['stamp'], string>> = { dot: '●', cross: '✕', question: '?' };

/**
 * The pencil for notes on the map: pick a stamp, then tap spaces.
 *
 * @fires stamp-picked the stamp
 * @fires notes-cleared
 */
@customElement('convent-pencil-bar')
export class PencilBar extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .stamp {
        min-width: 3.25rem;
        font-size: var(--text-large);
      }

      .stamp[aria-pressed='true'] {
        border-color: var(--candle);
        box-shadow: inset 0 -3px 0 var(--candle);
      }
    `,
  ];

  @property({ attribute: false }) narrator!: Narrator;
  @property() stamp: PencilNote['stamp'] = 'dot';
  @property({ type: Number }) count = 0;

  protected override render() {
    const { narrator } = this;
    return html`<div class="stack">
      <p class="small soft">${narrator.say('pencil.how')}</p>
      <div class="chips" role="group" aria-label=${narrator.say('pencil.stamps')}>
        ${stamps.map(
          stamp =>
            html`<button
              class="stamp"
              aria-pressed=${stamp === this.stamp ? 'true' : 'false'}
              aria-label=${narrator.say(`pencil.${stamp}`)}
              @click=${() => this.dispatchEvent(new CustomEvent('stamp-picked', { detail: stamp }))}
            >
              <span aria-hidden="true">${signs[stamp]}</span>
            </button>`,
        )}
        <button ?disabled=${this.count === 0} @click=${() => this.dispatchEvent(new CustomEvent('notes-cleared'))}>
          ${narrator.say('pencil.clear')}
        </button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-pencil-bar': PencilBar;
  }
}
