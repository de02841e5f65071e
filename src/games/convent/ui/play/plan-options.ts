import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { NoviceBlessingUse } from '../../rules/actions.ts';
import type { TiePreference } from '../../rules/terms.ts';
import type { Narrator } from '../narrator.ts';
import type { PlanDraft } from '../plan-draft.ts';
import type { PlanPosition } from '../plan-scene.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';

const faces = [1, 2, 3, 4, 5, 6] as const;

/**
 * What a novice decides beforehand, so that nobody is asked a second time: where her token lies when ways tie, what she
 * becomes when she is caught and unseen, and her blessing. The same for every novice, whether she needs it or not.
 *
 * @fires draft-changed the new PlanDraft
 */
@customElement('convent-plan-options')
export class PlanOptions extends LitElement {
  static override styles = [
    panelStyles,
    css`
      .faces {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
        gap: var(--space-2);
      }

      .faces label {
        display: grid;
        gap: var(--space-1);
        font-size: var(--text-small);
      }
    `,
  ];

  @property({ attribute: false }) position!: PlanPosition;
  @property({ attribute: false }) narrator!: Narrator;

  protected override render() {
    const { narrator } = this;
    const { ask, draft } = this.position;
    return html`<div class="stack">
      <label>
        ${narrator.say('options.tie')}
        <select
          ?disabled=${ask.ties.length < 2}
          @change=${(event: Event) => this.#change({ ...draft, tie: valueOf(event) as TiePreference })}
        >
          ${ask.ties.map(
            tie => html`<option value=${tie} .selected=${tie === draft.tie}>${narrator.say(`tie.${tie}`)}</option>`,
          )}
        </select>
      </label>
      <label>
        ${narrator.say('options.release')}
        <select
          ?disabled=${!ask.caught || ask.releases.length < 2}
          @change=${(event: Event) => this.#change({ ...draft, release: valueOf(event) as PlanDraft['release'] })}
        >
          ${ask.releases.map(
            release =>
              html`<option value=${release} .selected=${release === draft.release}>
                ${narrator.say(`release.${release}`)}
              </option>`,
          )}
        </select>
      </label>
      <details>
        <summary>${narrator.say('options.blessing')}</summary>
        <div class="stack">${this.#renderBlessing()}</div>
      </details>
    </div>`;
  }

  #renderBlessing() {
    const { narrator } = this;
    const { ask, draft } = this.position;
    if (ask.blessing === null) return html`<p class="soft">${narrator.say('options.noBlessing')}</p>`;
    return html`
      <p>${narrator.say(`blessing.${ask.blessing}.does`)}</p>
      <p class="small soft">${narrator.say('options.ourReading')}</p>
      <label class="switch">
        <input
          type="checkbox"
          .checked=${draft.blessing !== null}
          @change=${(event: Event) => this.#use((event.target as HTMLInputElement).checked)}
        />
        ${narrator.say('options.useBlessing')}
      </label>
      ${draft.blessing ? this.#renderUse(draft.blessing) : nothing}
    `;
  }

  #renderUse(use: NoviceBlessingUse) {
    switch (use.kind) {
      case 'adjust':
        return html`<div class="faces">
          ${faces.map((face, index) => this.#renderChange(face, use.changes[index] ?? 0))}
        </div>`;
      case 'reroll':
        return html`<div class="chips">
          ${faces.map((face, index) => this.#renderReroll(face, use.when[index] ?? false))}
        </div>`;
      case 'falseNoise':
        return this.#renderFalseNoise(use);
      case 'extraStep':
        return html`<p class="small soft">${this.narrator.say('options.extraStepHint')}</p>`;
    }
  }

  #renderChange(face: number, change: number) {
    const { narrator } = this;
    const label = narrator.say('options.whenRolled', { face });
    return html`<label>
      ${label}
      <select @change=${(event: Event) => this.#setChange(face, Number(valueOf(event)))}>
        ${[-1, 0, 1].map(
          value =>
            html`<option value=${value} .selected=${value === change}>
              ${narrator.say('options.countsAs', { die: face + value })}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #renderReroll(face: number, isAgain: boolean) {
    return html`<label class="switch">
      <input
        type="checkbox"
        .checked=${isAgain}
        @change=${(event: Event) => this.#setReroll(face, (event.target as HTMLInputElement).checked)}
      />
      ${this.narrator.say('options.rerollOn', { face })}
    </label>`;
  }

  #renderFalseNoise(use: Extract<NoviceBlessingUse, { kind: 'falseNoise' }>) {
    const { narrator } = this;
    const places = this.position.ask.falseNoise.flatMap(({ guard, spaces }) => spaces.map(space => ({ guard, space })));
    return html`
      <label>
        ${narrator.say('options.falseNoiseOn')}
        <select
          @change=${(event: Event) => {
            const place = places[Number(valueOf(event))];
            if (place) this.#setUse({ ...use, ...place });
          }}
        >
          ${places.map(
            ({ guard, space }, index) =>
              html`<option value=${index} .selected=${guard === use.guard && space === use.space}>
                ${narrator.say('options.beside', { space, guard: narrator.guard(guard) })}
              </option>`,
          )}
        </select>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          .checked=${use.keepFaceDown}
          @change=${(event: Event) => this.#setUse({ ...use, keepFaceDown: (event.target as HTMLInputElement).checked })}
        />
        ${narrator.say('options.keepFaceDown')}
      </label>
    `;
  }

  #use(isUsed: boolean): void {
    this.#setUse(isUsed ? this.#firstUse() : null);
  }

  #firstUse(): NoviceBlessingUse | null {
    const { ask } = this.position;
    switch (ask.blessing) {
      case 'adjust':
        return { kind: 'adjust', changes: [-1, -1, -1, -1, -1, -1] };
      case 'reroll':
        return { kind: 'reroll', when: [false, false, false, false, true, true] };
      case 'extraStep':
        return { kind: 'extraStep' };
      case 'falseNoise': {
        const beside = ask.falseNoise[0];
        const space = beside?.spaces[0];
        return beside && space !== undefined
          ? { kind: 'falseNoise', guard: beside.guard, space, keepFaceDown: false }
          : null;
      }
      case null:
        return null;
    }
  }

  #setChange(face: number, change: number): void {
    const { blessing } = this.position.draft;
    if (blessing?.kind !== 'adjust') return;
    const changes = blessing.changes.map((old, index) => (index === face - 1 ? (change as -1 | 0 | 1) : old));
    this.#setUse({ kind: 'adjust', changes });
  }

  #setReroll(face: number, isAgain: boolean): void {
    const { blessing } = this.position.draft;
    if (blessing?.kind !== 'reroll') return;
    this.#setUse({ kind: 'reroll', when: blessing.when.map((old, index) => (index === face - 1 ? isAgain : old)) });
  }

  #setUse(blessing: NoviceBlessingUse | null): void {
    this.#change({ ...this.position.draft, blessing });
  }

  #change(draft: PlanDraft): void {
    this.dispatchEvent(new CustomEvent<PlanDraft>('draft-changed', { detail: draft }));
  }
}

const valueOf = (event: Event): string => (event.target as HTMLSelectElement).value;

declare global {
  interface HTMLElementTagNameMap {
    'convent-plan-options': PlanOptions;
  }
}
