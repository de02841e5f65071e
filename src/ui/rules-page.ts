import { css, html, nothing, type TemplateResult } from 'lit';
import { panelStyles } from './panel-styles.ts';
import { sectionStyles } from './section-styles.ts';

/** Says a sentence by its key. */
type Say = (key: never, values?: Readonly<Record<string, string | number>>) => string;
type SayAny = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The look of a page "how to play". */
export const rulesPageStyles = [
  panelStyles,
  sectionStyles,
  css`
    :host {
      display: grid;
      gap: var(--space-4);
      min-width: 0;
    }

    h3 {
      font-size: var(--text-body);
    }

    dl {
      display: grid;
      gap: var(--space-2);
      margin: 0;
    }

    dt {
      font-weight: 600;
    }

    dd {
      margin: 0;
    }

    .settings h3 {
      padding: var(--space-3) 0 var(--space-1);
      color: var(--candle-ink);
    }

    .settings dt {
      font-weight: 400;
    }

    .settings dl > div {
      padding-bottom: var(--space-2);
      border-bottom: 1px solid var(--line);
    }

    .used {
      font-weight: 600;
    }
  `,
];

/** One section: its title, its text, and what illustrates it. Its texts are `<name>.title` and `<name>.text`. */
export const rulesSection = (say: Say, name: string, ...content: readonly unknown[]): TemplateResult =>
  html`<section aria-labelledby=${name}>
    <h2 id=${name}>${(say as SayAny)(`${name}.title`)}</h2>
    <p>${(say as SayAny)(`${name}.text`)}</p>
    ${content}
  </section>`;

type Settings = Readonly<Record<string, string>>;

export interface SettingsListed {
  /** Settings by what they are about, each with the paragraph of the rules that it changes. */
  readonly groups: Readonly<Record<string, readonly { readonly name: string; readonly rule: string }[]>>;
  readonly presets: readonly [Settings, Settings];
  /** The settings of a game that is asked from, said first. */
  readonly used: Settings | null;
  /** The words of the page, and those of the set-up. */
  readonly say: Say;
  readonly saySetup: Say;
  /** Says what the presets play where they differ. */
  readonly differ: (first: string, second: string) => readonly string[];
}

/** Every point that editions play differently: what each says, and what this game uses when there is one. */
export function settingsList({ groups, presets, used, differ, ...words }: SettingsListed): TemplateResult {
  const say = words.say as SayAny;
  const saySetup = words.saySetup as SayAny;
  return html`<div class="settings">
    ${Object.entries(groups).map(
      ([group, settings]) => html`
        <h3>${saySetup(`group.${group}`)}</h3>
        <dl>
          ${settings.map(({ name, rule }) => {
            const valueIn = (of: Settings): string => saySetup(`setting.${name}.${of[name]!}`);
            const [first, second] = [valueIn(presets[0]), valueIn(presets[1])];
            const lines = first === second ? [say('settings.both', { value: first })] : differ(first, second);
            return html`<div>
              <dt>
                ${saySetup(`setting.${name}`)} <span class="small soft">(${saySetup('settings.rule', { rule })})</span>
              </dt>
              ${used ? html`<dd class="used">${say('settings.here', { value: valueIn(used) })}</dd>` : nothing}
              ${lines.map(line => html`<dd class="small soft">${line}</dd>`)}
            </div>`;
          })}
        </dl>
      `,
    )}
  </div>`;
}
