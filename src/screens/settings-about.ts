import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { appVersion } from '../app/version.ts';
import { controls } from '../ui/controls.ts';
import { settingsStyles } from './settings-styles.ts';

/** Who made what, under which licence, and what Vigil is not. */
@customElement('settings-about')
export class SettingsAbout extends LitElement {
  static override styles = [controls, settingsStyles];

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override render() {
    return html`
      <section aria-labelledby="about">
        <h2 id="about">${msg('About Vigil', { id: 'about.title' })}</h2>
        <p>${msg(str`Version ${appVersion}`, { id: 'about.version' })}</p>
        <p>
          ${msg('Vigil sends nothing anywhere: no account, no advertising, no counting. Games stay on this device.', {
            id: 'about.privacy',
          })}
        </p>
        <p>
          ${msg(
            'Vigil is made by fans. It has no connection with the authors and publishers of the board games; drawings and texts are its own.',
            { id: 'about.unaffiliated' },
          )}
        </p>
        <p>
          ${msg('Code: MIT licence. Icons: game-icons.net, by Lorc, Delapouite and others, CC BY 3.0.', {
            id: 'about.credits',
          })}
        </p>
        <p>
          ${msg('Built with Lit, idb, Workbox, Comlink, Valibot and AssemblyScript; thanks to their authors.', {
            id: 'about.thanks',
          })}
        </p>
      </section>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-about': SettingsAbout;
  }
}
