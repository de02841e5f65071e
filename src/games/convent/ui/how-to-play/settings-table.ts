import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controls } from '../../../../ui/controls.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { presets } from '../../rules/settings.ts';
import type { SettingName } from '../../rules/settings.ts';
import { type GroupedSetting, settingGroupNames, settingGroups } from '../setting-groups.ts';
import { type SaySetup, settingKey, settingValueKey } from '../setup-texts.ts';
import type { SayRules } from './rules-texts.ts';

/** Every point that editions play differently: what each says, and what this game uses when there is one. */
@customElement('convent-settings-table')
export class SettingsTable extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        min-width: 0;
      }

      h3 {
        padding: var(--space-3) 0 var(--space-1);
        color: var(--candle-ink);
        font-size: var(--text-body);
      }

      dl {
        display: grid;
        gap: var(--space-2);
        margin: 0;
      }

      dl > div {
        padding-bottom: var(--space-2);
        border-bottom: 1px solid var(--line);
      }

      dd {
        margin: 0;
      }

      .used {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) options: ConventOptions | null = null;
  @property({ attribute: false }) say!: SayRules;
  @property({ attribute: false }) saySetup!: SaySetup;

  protected override render() {
    return settingGroupNames.map(
      group => html`
        <h3>${this.saySetup(`group.${group}`)}</h3>
        <dl>${settingGroups[group].map(setting => this.#renderSetting(setting))}</dl>
      `,
    );
  }

  #renderSetting({ name, rule }: GroupedSetting) {
    const { options, say } = this;
    const [first, reprint] = [presets.first2010[name], presets.reprint[name]];
    const value = (of: string): string => this.#value(name, of);
    return html`<div>
      <dt>
        ${this.saySetup(settingKey(name))}
        <span class="small soft">(${this.saySetup('settings.rule', { rule })})</span>
      </dt>
      ${options ? html`<dd class="used">${say('settings.here', { value: value(options.settings[name]) })}</dd>` : nothing}
      ${
        first === reprint
          ? html`<dd class="small soft">${say('settings.both', { value: value(first) })}</dd>`
          : html`<dd class="small soft">${say('settings.2010', { value: value(first) })}</dd>
              <dd class="small soft">${say('settings.reprint', { value: value(reprint) })}</dd>`
      }
    </div>`;
  }

  #value(name: SettingName, value: string): string {
    return this.saySetup(settingValueKey(name, value));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-settings-table': SettingsTable;
  }
}
