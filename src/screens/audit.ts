import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Route } from '../app/router.ts';
import type { Services } from '../app/services.ts';
import { UseTexts } from '../app/use-texts.ts';
import { wordLists } from '../app/word-lists.ts';
import { controls } from '../ui/controls.ts';
import { roundName } from '../ui/round-words.ts';
import '../ui/screen-header.ts';
import { wordsAsText } from '../ui/words-as-text.ts';
import type { AuditAnswer, AuditReport, OpenFailure } from '../workers/referee-port.ts';
import type { StartAnswer } from '../workers/start-referee.ts';
import { auditStyles } from './audit-styles.ts';
import { faultText, limitTexts, placeText, proofTexts, sealedLaterText, verdictText } from './audit-texts.ts';
import { failurePanel } from './failure-panel.ts';
import { sharedReferee } from './shared-referee.ts';

type Audited = Extract<AuditAnswer, { readonly ok: true }>;

/** Whether the log of a finished game, or of a file, is what was played; what that proves and what it cannot. */
@customElement('audit-screen')
export class AuditScreen extends LitElement {
  static override styles = [controls, auditStyles];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) route!: Route;
  /** Starts the referee; replaced by tests. */
  @property({ attribute: false }) referee: () => Promise<StartAnswer> = sharedReferee;

  @state() private audited: Audited | null = null;
  @state() private failure: OpenFailure['kind'] | 'texts' | null = null;
  @state() private isBusy = false;
  @state() private isNoLog = false;

  readonly #lists = new UseTexts(this, wordLists);

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#auditGame();
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('screen-header')?.focus());
  }

  protected override render() {
    return html`
      <screen-header
        heading=${msg('Check the log', { id: 'audit.title' })}
        @back-asked=${() => this.services.router.back()}
      ></screen-header>
      ${this.failure ? failurePanel(this.failure, { retry: this.#auditGame, leave: () => this.services.router.go({ screen: 'home' }) }) : nothing}
      <div role="status">
        ${this.isBusy ? html`<p class="soft">${msg('The log is being replayed …', { id: 'audit.busy' })}</p>` : nothing}
        ${this.audited ? this.#renderVerdict(this.audited) : nothing}
      </div>
      ${this.audited ? this.#renderRounds(this.audited.report) : nothing} ${this.#renderMeaning()} ${this.#renderFile()}
    `;
  }

  #renderVerdict({ report, name, table }: Audited) {
    const { finding, sealedFrom } = report;
    return html`<section class=${finding ? 'bad' : 'good'} aria-labelledby="verdict">
      <h2 id="verdict"><span aria-hidden="true">${finding ? '✗' : '✓'}</span> ${verdictText(report)}</h2>
      ${name ? html`<p class="soft small">${name}</p>` : nothing}
      ${
        finding
          ? html`<p>
              <strong>${placeText(finding, table)}</strong>
              ${faultText(finding)}
            </p>`
          : nothing
      }
      ${sealedFrom === null || sealedFrom === 0 ? nothing : html`<p>${sealedLaterText(sealedFrom)}</p>`}
    </section>`;
  }

  #renderRounds({ rounds, deal }: AuditReport) {
    const list = this.#lists.current;
    if (rounds.length === 0 || !list) return nothing;
    return html`<section aria-labelledby="rounds">
      <h2 id="rounds">${msg('The words of each round', { id: 'audit.rounds' })}</h2>
      <dl>
        ${rounds.map(
          ({ round, words }) =>
            html`<div>
              <dt>${roundName(round)}</dt>
              <dd>${wordsAsText(words, list)}</dd>
            </div>`,
        )}
      </dl>
      ${
        deal
          ? html`<details>
              <summary>${msg('What the words of the deal stand for', { id: 'audit.deal' })}</summary>
              <p class="small soft">${msg('Fingerprint of the deal (SHA-256)', { id: 'audit.root' })}</p>
              <code>${deal.root}</code>
              <p class="small soft">${msg('Fingerprint of the seed in it', { id: 'audit.seed' })}</p>
              <code>${deal.seedCommitment}</code>
            </details>`
          : nothing
      }
    </section>`;
  }

  #renderMeaning() {
    const items = (texts: readonly string[]) =>
      html`<ul>
        ${texts.map(text => html`<li>${text}</li>`)}
      </ul>`;
    const { finding, sealedFrom } = this.audited?.report ?? { finding: null, sealedFrom: 0 };
    return html`<section aria-labelledby="cannot">
      ${
        finding
          ? nothing
          : html`<h2>${msg('What this proves', { id: 'audit.proves' })}</h2>
              ${items(proofTexts({ isSealed: sealedFrom !== null }))}`
      }
      <h2 id="cannot">${msg('What it cannot prove', { id: 'audit.cannot' })}</h2>
      ${items(limitTexts())}
    </section>`;
  }

  #renderFile() {
    return html`<section aria-labelledby="file">
      <h2 id="file">${msg('The log of a file', { id: 'audit.file' })}</h2>
      <p>
        ${msg('A game that is over can be saved as a file, and anybody can check it with a Vigil of their own.', {
          id: 'audit.fileText',
        })}
      </p>
      <input type="file" accept=".json,.vigil,application/json" aria-labelledby="file" @change=${this.#onFile} />
      ${
        this.isNoLog
          ? html`<p role="alert" class="warning">
              ${msg('This file is not the log of a finished game of Vigil.', { id: 'audit.noLog' })}
            </p>`
          : nothing
      }
    </section>`;
  }

  readonly #auditGame = async (): Promise<void> => {
    const id = this.route.screen === 'audit' ? this.route.id : null;
    if (id === null) return;
    await this.#asking(async referee => {
      const opened = await referee.open(id, () => undefined);
      if (!opened.ok) return opened;
      const answer = await referee.audit();
      await referee.close();
      // A game that goes on has nothing to be checked yet.
      if (answer === null) this.services.router.go({ screen: 'play', id }, { replace: true });
      return answer;
    });
  };

  readonly #onFile = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    await this.#asking(referee => referee.auditFile(bytes));
  };

  async #asking(
    ask: (referee: Extract<StartAnswer, { ok: true }>['referee']) => Promise<AuditAnswer | null>,
  ): Promise<void> {
    this.failure = null;
    this.isNoLog = false;
    this.audited = null;
    this.isBusy = true;
    try {
      const started = await this.referee();
      const answer = started.ok ? await ask(started.referee) : started;
      if (answer?.ok) this.audited = answer;
      else if (answer?.failure.kind === 'notASave') this.isNoLog = true;
      else if (answer) this.failure = answer.failure.kind;
    } catch {
      this.failure = 'texts';
    } finally {
      this.isBusy = false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'audit-screen': AuditScreen;
  }
}
