import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PlayContext } from '../../../../app/play-desk.ts';
import type { ConventResult } from '../../rules/events.ts';
import type { Narrator } from '../narrator.ts';
import { resultText } from '../result-text.ts';
import { auditButton } from '../../../../ui/audit-button.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

/** The end: who won and by what, and the way to look back at everything that was hidden. */
@customElement('convent-end-panel')
export class EndPanel extends LitElement {
  static override styles = [
    panelStyles,
    css`
      h2 {
        font-size: var(--text-large);
      }

      .primary {
        width: 100%;
      }
    `,
  ];

  @property({ attribute: false }) context!: PlayContext;
  @property({ attribute: false }) result!: ConventResult;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { narrator, context, result } = this;
    return html`<div class="stack">
      <h2>${resultText(result, narrator)}</h2>
      <p class="soft small">
        ${narrator.list(
          result.captures.map(({ guard, count }) =>
            narrator.say('end.catches', { guard: narrator.guard(guard), count }),
          ),
        )}
      </p>
      <button class="primary" @click=${() => context.desk.showReplay()}>${narrator.say('end.replay')}</button>
      <div class="row">
        <button @click=${() => context.desk.exportGame()}>${narrator.say('menu.export')}</button>
        ${auditButton(context.desk)}
        <button @click=${() => context.desk.leave()}>${narrator.say('menu.leave')}</button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-end-panel': EndPanel;
  }
}
