import { css, html, nothing, type TemplateResult } from 'lit';

/** The frame of looking back: the game's name beside the way out. */
export const replayStyles = css`
  h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: var(--text-body);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .primary {
    width: 100%;
  }
`;

export interface ReplayFrame<Tab extends string> {
  readonly name: string;
  readonly leave: () => void;
  /** What stands beside the name. */
  readonly beside?: unknown;
  readonly board: TemplateResult;
  readonly panel: unknown;
  readonly tabs: readonly Tab[];
  readonly shown: Tab;
  readonly show: (tab: Tab) => void;
  readonly say: (key: 'back' | 'tabs' | `tab.${Tab}`) => string;
}

/** A game that is over: its name, its board, and the sheet with its tabs. */
export function replayFrame<Tab extends string>(parts: ReplayFrame<Tab>): TemplateResult {
  const { name, leave, beside = nothing, board, panel, tabs, shown, show, say } = parts;
  return html`
    <div class="strip">
      <button class="quiet" aria-label=${say('back')} @click=${leave}><span aria-hidden="true">←</span></button>
      <h1>${name}</h1>
      ${beside}
    </div>
    <div class="board">${board}</div>
    <div class="sheet">
      <div class="panel" tabindex="0">${panel}</div>
      <div class="tabs" role="group" aria-label=${say('tabs')}>
        ${tabs.map(
          tab =>
            html`<button aria-pressed=${shown === tab ? 'true' : 'false'} @click=${() => show(tab)}>
              ${say(`tab.${tab}`)}
            </button>`,
        )}
      </div>
    </div>
  `;
}
