import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { sayer } from '../../../../app/fill.ts';
import { locale } from '../../../../app/locale.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import { rulesPageStyles, rulesSection, settingsList } from '../../../../ui/rules-page.ts';
import { hauntOdds } from '../../rules/haunt-odds.ts';
import { percent } from '../odds.ts';
import { presets } from '../../rules/settings.ts';
import { planStyles } from '../board/plan/styles.ts';
import { factsFor } from '../facts.ts';
import { settingGroups } from '../setting-groups.ts';
import { setupTexts } from '../setup-texts.ts';
import { closingPicture, decksPicture, explorePicture } from './pictures.ts';
import { rulesTexts, type SayRules } from './rules-texts.ts';

type SectionName =
  | 'goal'
  | 'turn'
  | 'explore'
  | 'closing'
  | 'cards'
  | 'traits'
  | 'hauntRoll'
  | 'haunt'
  | 'fight'
  | 'monsters'
  | 'secret';

/** The rules in short, with pictures of the real tiles, and what the presets play differently. */
@customElement('house-how-to-play')
export class HowToPlay extends LitElement {
  static override styles = [
    planStyles,
    rulesPageStyles,
    css`
      .tiles {
        width: min(100%, 22rem);
        max-height: 16rem;
      }

      .odds {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
        gap: var(--space-1);
        margin: 0;
        padding: 0;
        list-style: none;
      }

      .odds li {
        padding: var(--space-1);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        text-align: center;
      }
    `,
  ];

  readonly #rules = new UseTexts(this, rulesTexts);
  readonly #setup = new UseTexts(this, setupTexts);

  protected override render() {
    const [rules, setup] = [this.#rules.current, this.#setup.current];
    if (!rules || !setup) return nothing;
    const say = sayer(rules);
    const facts = factsFor(presets.chinese);
    const section = (name: SectionName, ...content: readonly TemplateResult[]): TemplateResult =>
      rulesSection(say, name, ...content);
    return html`
      ${section('goal')} ${section('turn')} ${section('explore', explorePicture(facts))}
      ${section('closing', closingPicture(facts))} ${section('cards', decksPicture())} ${section('traits')}
      ${section('hauntRoll', this.#odds(say))} ${section('haunt')} ${section('fight')} ${section('monsters')}
      ${section('secret')}
      <section aria-labelledby="settings">
        <h2 id="settings">${say('settings.title')}</h2>
        <p>${say('settings.text')}</p>
        <details>
          <summary>${say('settings.open')}</summary>
          <div>
            ${settingsList({
              groups: settingGroups,
              presets: [presets.chinese, presets.official],
              used: null,
              say,
              saySetup: sayer(setup),
              differ: (chinese, official) => [say('settings.differ', { chinese, official })],
            })}
          </div>
        </details>
      </section>
    `;
  }

  /** Chances of the haunt by omens drawn (H-13.7). */
  #odds(say: SayRules) {
    return html`<ul class="odds small" aria-label=${say('hauntRoll.odds')}>
      ${Array.from({ length: 13 }, (_, index) => index + 1).map(omens => {
        return html`<li><strong>${omens}</strong><br />${percent(hauntOdds(omens), locale.current)}</li>`;
      })}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-how-to-play': HowToPlay;
  }
}
