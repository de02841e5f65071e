import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { panelStyles } from './panel-styles.ts';
import type { ThoughtGroup } from './thought-lines.ts';

/** Why bots did what they did, bot by bot. */
@customElement('thought-list')
export class ThoughtList extends LitElement {
  static override styles = [
    panelStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
      }

      section {
        display: grid;
        gap: var(--space-1);
        padding-top: var(--space-2);
        border-top: 1px solid var(--line);
        overflow-wrap: anywhere;
      }

      h2 {
        font-size: var(--text-body);
      }

      ul {
        display: grid;
        gap: var(--space-1);
        margin: 0;
        padding-inline-start: 1.1rem;
      }
    `,
  ];

  @property({ attribute: false }) groups: readonly ThoughtGroup[] = [];
  /** More is being worked out. */
  @property({ type: Boolean }) working = false;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override render() {
    const { groups, working } = this;
    return html`${groups.map(
      ({ name, lines }) =>
        html`<section>
          <h2>${name}</h2>
          <ul class="small">
            ${lines.map(line => html`<li>${line}</li>`)}
          </ul>
        </section>`,
    )}
    ${
      working
        ? html`<p class="soft small" role="status">
            ${msg('The bots think it over once more …', { id: 'thoughts.working' })}
          </p>`
        : nothing
    }
    ${
      groups.length === 0 && !working
        ? html`<p class="soft small">${msg('No bot has decided anything here.', { id: 'thoughts.none' })}</p>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'thought-list': ThoughtList;
  }
}
