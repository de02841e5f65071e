import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { sayer } from '../../../../app/fill.ts';
import { locale } from '../../../../app/locale.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import type { Table } from '../../../../engine/table.ts';
import { rulesSection, settingsList } from '../../../../ui/rules-page.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { presets } from '../../rules/settings.ts';
import { GuardLight } from '../light.ts';
import { type Narrator, narratorOf } from '../narrator.ts';
import { isNoviceNumber, type Staging } from '../scene-of-view.ts';
import { guardMark, nobodyStyle, noviceMark, styleOfMark } from '../seat-style.ts';
import { settingGroups } from '../setting-groups.ts';
import { setupTexts } from '../setup-texts.ts';
import { openStage, type Stage } from '../stage.ts';
import { playTexts, roomTexts } from '../texts.ts';
import { takeAskedFrom } from './asked-from.ts';
import { type ExampleName, exampleOf } from './examples.ts';
import { howToPlayStyles } from './how-to-play-styles.ts';
import './picture.ts';
import { rulesTexts } from './rules-texts.ts';
import {
  blessingsList,
  cardsTable,
  cluesList,
  goalPicture,
  keysTable,
  reachSum,
  roundPicture,
  type Words,
} from './sections.ts';

type SectionName =
  'goal' | 'round' | 'cards' | 'noise' | 'sight' | 'vanished' | 'duty' | 'capture' | 'keys' | 'blessings' | 'end';

const emptyTable: Table = { persons: [], holders: {}, marks: {} };

/** The rules in pictures, and what editions play differently. Without the core there are texts and tables alone. */
@customElement('convent-how-to-play')
export class HowToPlay extends LitElement {
  static override styles = howToPlayStyles;

  @state() private stage: Stage | null = null;

  readonly #play = new UseTexts(this, playTexts);
  readonly #rooms = new UseTexts(this, roomTexts);
  readonly #setup = new UseTexts(this, setupTexts);
  readonly #rules = new UseTexts(this, rulesTexts);
  readonly #options: ConventOptions | null = takeAskedFrom();
  #light: GuardLight | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void openStage().then(
      stage => (this.stage = stage),
      () => undefined,
    );
  }

  protected override render() {
    const [play, rooms, setup, rules] = [
      this.#play.current,
      this.#rooms.current,
      this.#setup.current,
      this.#rules.current,
    ];
    if (!play || !rooms || !setup || !rules) return nothing;
    const narrator = narratorOf({ play, rooms, language: locale.current, table: emptyTable });
    const say = sayer(rules);
    const saySetup = sayer(setup);
    const words: Words = { say, narrator };
    const picture = (name: ExampleName): TemplateResult => this.#renderPicture(name, words);
    const section = (name: SectionName, ...content: readonly TemplateResult[]): TemplateResult =>
      rulesSection(say, name, ...content);
    return html`
      ${section('goal', goalPicture(words))} ${section('round', roundPicture(words))}
      ${section('cards', cardsTable(words))} ${section('noise', reachSum(words), picture('noise'))}
      ${section('sight', picture('sight'))} ${section('vanished', picture('vanished'))}
      ${section('duty', cluesList(words), picture('duty'))} ${section('capture', picture('capture'))}
      ${section('keys', keysTable(words))}
      ${section('blessings', html`<p class="note">${saySetup('ourReading')}</p>`, blessingsList(words))}
      ${section('end')}
      <section aria-labelledby="settings">
        <h2 id="settings">${say('settings.title')}</h2>
        <p>${say(this.#options ? 'settings.textHere' : 'settings.text')}</p>
        <details ?open=${this.#options !== null}>
          <summary>${say('settings.open')}</summary>
          ${settingsList({
            groups: settingGroups,
            presets: [presets.first2010, presets.reprint],
            used: this.#options?.settings ?? null,
            say,
            saySetup,
            differ: (first, reprint) => [
              say('settings.2010', { value: first }),
              say('settings.reprint', { value: reprint }),
            ],
          })}
        </details>
      </section>
      <p class="small soft">${say('credits')}</p>
    `;
  }

  #renderPicture(name: ExampleName, { say, narrator }: Words) {
    const example =
      this.stage && exampleOf(name, { board: this.stage.board, staging: this.#staging(this.stage, narrator) });
    return html`<figure>
      ${example ? html`<convent-picture aria-hidden="true" .example=${example}></convent-picture>` : nothing}
      <figcaption>${say(`${name}.picture`)}</figcaption>
    </figure>`;
  }

  #staging({ core, board }: Stage, narrator: Narrator): Staging {
    this.#light ??= new GuardLight(core, board);
    return {
      light: this.#light,
      settings: presets.first2010,
      noviceStyle: novice => (isNoviceNumber(novice) ? styleOfMark(noviceMark(emptyTable, novice)) : nobodyStyle),
      guardStyle: guard => styleOfMark(guardMark(emptyTable, guard, narrator.say(`letter.${guard}`))),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-how-to-play': HowToPlay;
  }
}
