import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { preferences, type Preferences } from '../app/preferences.ts';
import type { Services } from '../app/services.ts';
import { Watch } from '../app/watch.ts';
import { controls } from '../ui/controls.ts';
import '../ui/language-picker.ts';
import '../ui/screen-header.ts';
import '../ui/segmented-choice.ts';
import './settings-about.ts';
import './settings-device.ts';
import './settings-play.ts';
import { settingsStyles } from './settings-styles.ts';

/** What this device remembers about its people, and what there is to know about the app. Every change counts at once. */
@customElement('settings-screen')
export class SettingsScreen extends LitElement {
  static override styles = [controls, settingsStyles];

  @property({ attribute: false }) services!: Services;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    new Watch(this, () => [preferences]);
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('screen-header')?.focus());
  }

  protected override render() {
    return html`
      <screen-header
        heading=${msg('Settings', { id: 'settings.title' })}
        @back-asked=${() => this.services.router.back()}
      ></screen-header>
      <section aria-labelledby="look">
        <h2 id="look">${msg('Language and look', { id: 'settings.look' })}</h2>
        <language-picker></language-picker>
        ${this.#renderTheme()} ${this.#renderMotion()}
      </section>
      <settings-play></settings-play>
      <settings-device .services=${this.services}></settings-device>
      <settings-about></settings-about>
    `;
  }

  #renderTheme() {
    return html`<segmented-choice
      label=${msg('Colours', { id: 'settings.theme' })}
      .options=${[
        { value: 'system', label: msg('System', { id: 'settings.system' }) },
        { value: 'dark', label: msg('Night', { id: 'settings.dark' }) },
        { value: 'light', label: msg('Morning', { id: 'settings.light' }) },
      ]}
      .value=${preferences.current.theme}
      @choice-changed=${(event: CustomEvent<Preferences['theme']>) => preferences.change({ theme: event.detail })}
    ></segmented-choice>`;
  }

  #renderMotion() {
    return html`<segmented-choice
      label=${msg('Motion', { id: 'settings.motion' })}
      .options=${[
        { value: 'system', label: msg('System', { id: 'settings.system' }) },
        { value: 'reduced', label: msg('None', { id: 'settings.motionNone' }) },
      ]}
      .value=${preferences.current.motion}
      @choice-changed=${(event: CustomEvent<Preferences['motion']>) => preferences.change({ motion: event.detail })}
    ></segmented-choice>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-screen': SettingsScreen;
  }
}
