import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isLanguage, languages } from '../app/languages.ts';
import { locale } from '../app/locale.ts';
import { toasts } from '../app/toasts.ts';
import './segmented-choice.ts';

const options = languages.map(({ id, name }) => ({ value: id, label: name, lang: id }));

/** The languages under their own names, so that nobody has to read the wrong one to find the right one. */
@customElement('language-picker')
export class LanguagePicker extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;

  @property({ type: Boolean, attribute: 'label-spoken-only' }) labelSpokenOnly = false;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override render() {
    return html`
      <segmented-choice
        .label=${msg('Language', { id: 'language.label' })}
        ?label-spoken-only=${this.labelSpokenOnly}
        .options=${options}
        .value=${locale.current}
        @choice-changed=${this.#choose}
      ></segmented-choice>
    `;
  }

  async #choose(event: CustomEvent<string>): Promise<void> {
    event.stopPropagation();
    const language = event.detail;
    if (!isLanguage(language)) return;
    if ((await locale.switchTo(language)) === 'changed') return;
    const text = (): string =>
      msg('This language is not on the device yet. Connect to the network once, then choose it again.', {
        id: 'language.unavailable',
      });
    toasts.show({ text });
    // The radio button has moved already; it goes back to the language that is still shown.
    const choice = this.renderRoot.querySelector('segmented-choice');
    if (choice) choice.value = locale.current;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'language-picker': LanguagePicker;
  }
}
