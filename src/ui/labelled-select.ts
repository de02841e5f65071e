import { html, type TemplateResult } from 'lit';

export interface Choosable<Id extends string> {
  readonly value: Id;
  readonly all: readonly Id[];
  readonly name: (id: Id) => string;
  readonly set: (id: Id) => void;
}

/** One choice out of many by the platform's own list, with its label above. */
export const labelledSelect = <Id extends string>(
  label: string,
  { value, all, name, set }: Choosable<Id>,
): TemplateResult =>
  html`<label class="small stack">
    ${label}
    <select @change=${(event: Event) => set((event.target as HTMLSelectElement).value as Id)}>
      ${all.map(id => html`<option value=${String(id)} ?selected=${id === value}>${name(id)}</option>`)}
    </select>
  </label>`;
