import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameId } from '../app/games-port.ts';
import { formatRoute, type Route } from '../app/router.ts';
import type { Services } from '../app/services.ts';
import type { SeatOffer, Seating, SetUpOptions, SetUpUi } from '../app/set-up-ui.ts';
import type { SeatMark } from '../engine/table.ts';
import { controls } from '../ui/controls.ts';
import '../ui/error-panel.ts';
import '../ui/screen-header.ts';
import type { OpenFailure } from '../workers/referee-port.ts';
import type { StartAnswer } from '../workers/start-referee.ts';
import { gameName } from './game-names.ts';
import { failureText } from './play-failure.ts';
import {
  freeSeat,
  isTaken,
  problemsOf,
  type SetUpDraft,
  withHolder,
  withMark,
  withName,
  withoutPerson,
  withPerson,
} from './set-up-draft.ts';
import { rememberSetUp } from './set-up-memory.ts';
import { firstDraft, newGameOf, personName } from './set-up-new-game.ts';
import './set-up-people.ts';
import type { SetUpPeople } from './set-up-people.ts';
import { problemText } from './set-up-problems.ts';
import './set-up-seats.ts';
import { setUpScreenStyles, setUpStyles } from './set-up-styles.ts';
import { loadSetUpUi } from './set-up-uis.ts';
import { sharedReferee } from './shared-referee.ts';

const longestGameName = 60;

/** Sets up a game: who plays which seat, with which marks, by which rules. Whatever is there at first can be begun with. */
@customElement('set-up-screen')
export class SetUpScreen extends LitElement {
  static override styles = [controls, setUpStyles, setUpScreenStyles];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) route!: Route;
  /** Starts the referee; replaced by tests. */
  @property({ attribute: false }) referee: () => Promise<StartAnswer> = sharedReferee;
  @property({ attribute: false }) loadUi: (game: string) => Promise<SetUpUi> = loadSetUpUi;

  @state() private ui: SetUpUi | null = null;
  @state() private draft: SetUpDraft | null = null;
  @state() private failure: OpenFailure['kind'] | 'texts' | null = null;
  @state() private isDealing = false;
  /** Problems are told once somebody has tried to begin. */
  @state() private hasTried = false;

  @query('set-up-people') private people!: SetUpPeople;
  @query('.problems') private problemList!: HTMLElement | null;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.ui?.texts.removeEventListener('change', this.#refresh);
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('screen-header')?.focus());
  }

  protected override render() {
    const { ui, draft } = this;
    return html`
      <screen-header heading=${gameName(this.#game)} @back-asked=${() => this.services.router.back()}>
        <a class="button quiet" href=${formatRoute({ screen: 'rules', game: this.#game })}>
          ${msg('How to play', { id: 'home.rules' })}
        </a>
      </screen-header>
      ${this.failure ? this.#renderFailure(this.failure) : nothing}
      ${ui && draft ? this.#renderForm(ui, draft) : nothing}
    `;
  }

  get #game(): GameId {
    return this.route.screen === 'set-up' ? (this.route.game as GameId) : 'convent';
  }

  #renderFailure(kind: OpenFailure['kind'] | 'texts') {
    const { what, next } = failureText(kind);
    return html`<error-panel
      what=${what}
      next=${next}
      leave-label=${msg('To the start', { id: 'shell.home' })}
      @retry=${this.draft ? this.#begin : this.#load}
      @leave=${() => this.services.router.go({ screen: 'home' })}
    ></error-panel>`;
  }

  #renderForm(ui: SetUpUi, draft: SetUpDraft) {
    const offers = ui.seats(draft.options);
    const form = {
      options: draft.options,
      change: (options: SetUpOptions) => this.#change(before => ({ ...before, options })),
    };
    const isFull = freeSeat(draft, offers) === null && ui.widened(draft.options) === null;
    return html`
      <div class="parts">
        <set-up-people
          .persons=${draft.persons}
          ?full=${isFull}
          @person-named=${(event: CustomEvent<{ id: string; name: string }>) =>
            this.#change(before => withName(before, event.detail.id, event.detail.name))}
          @person-added=${this.#addPerson}
          @person-removed=${(event: CustomEvent<string>) => this.#change(before => withoutPerson(before, event.detail))}
        ></set-up-people>
        <set-up-seats
          .draft=${draft}
          .offers=${offers}
          @holder-chosen=${(event: CustomEvent<{ slot: string; holder: string }>) =>
            this.#change(before => withHolder(before, event.detail.slot, event.detail.holder))}
          @mark-chosen=${(event: CustomEvent<{ figure: string; mark: SeatMark }>) =>
            this.#change(before => withMark(before, { offers, ...event.detail }))}
        >
          ${ui.renderSeating(form)}
        </set-up-seats>
        <section>
          ${ui.renderOptions(form)}
          <label class="game-name">
            ${msg('Name of the game', { id: 'setUp.gameName' })}
            <input
              type="text"
              autocomplete="off"
              maxlength=${longestGameName}
              placeholder=${gameName(this.#game)}
              .value=${draft.name}
              @input=${(event: Event) => this.#change(before => ({ ...before, name: (event.target as HTMLInputElement).value }))}
            />
          </label>
        </section>
      </div>
      ${this.#renderFooter(ui, { draft, offers })}
    `;
  }

  #renderFooter(ui: SetUpUi, { draft, offers }: { readonly draft: SetUpDraft; readonly offers: readonly SeatOffer[] }) {
    const problems = this.hasTried ? this.#problems(ui, { draft, offers }) : [];
    const isDemonstration = draft.persons.length === 0;
    return html`<div class="footer">
      ${
        problems.length > 0
          ? html`<ul class="problems" tabindex="-1">
              ${problems.map(text => html`<li>${text}</li>`)}
            </ul>`
          : html`<p class="small soft">
              ${ui.summary(seatingOf(draft, offers))}
              ${isDemonstration ? msg('Only bots play; everybody watches.', { id: 'setUp.demonstration' }) : nothing}
            </p>`
      }
      <button class="primary" ?disabled=${this.isDealing} @click=${this.#begin}>
        ${
          isDemonstration
            ? msg('Watch the bots play', { id: 'setUp.watch' })
            : msg('Begin the game', { id: 'setUp.begin' })
        }
      </button>
    </div>`;
  }

  #problems(
    ui: SetUpUi,
    { draft, offers }: { readonly draft: SetUpDraft; readonly offers: readonly SeatOffer[] },
  ): readonly string[] {
    const ofGame = ui.problem(seatingOf(draft, offers));
    return [...(ofGame === null ? [] : [ofGame]), ...problemsOf(draft, offers).map(problemText)];
  }

  #change(change: (before: SetUpDraft) => SetUpDraft): void {
    if (this.draft) this.draft = change(this.draft);
  }

  readonly #refresh = (): void => this.requestUpdate();

  async #load(): Promise<void> {
    this.failure = null;
    try {
      const ui = await this.loadUi(this.#game);
      await ui.open();
      ui.texts.addEventListener('change', this.#refresh);
      this.ui = ui;
      this.draft = firstDraft(ui, this.#game);
    } catch {
      this.failure = 'texts';
    }
  }

  readonly #addPerson = (): void => {
    const { ui, draft } = this;
    if (!ui || !draft) return;
    const isFull = freeSeat(draft, ui.seats(draft.options)) === null;
    const options = isFull ? (ui.widened(draft.options) ?? draft.options) : draft.options;
    const name = personName(draft.persons.map(person => person.name));
    this.draft = withPerson({ ...draft, options }, { name, offers: ui.seats(options) });
    void this.updateComplete.then(() => this.people.nameNewest());
  };

  readonly #begin = async (): Promise<void> => {
    const { ui, draft } = this;
    if (!ui || !draft || this.isDealing) return;
    this.hasTried = true;
    if (this.#problems(ui, { draft, offers: ui.seats(draft.options) }).length > 0) {
      await this.updateComplete;
      this.problemList?.focus();
      return;
    }
    this.isDealing = true;
    this.failure = await this.#deal(ui, draft);
    this.isDealing = false;
  };

  async #deal(ui: SetUpUi, draft: SetUpDraft): Promise<OpenFailure['kind'] | null> {
    const started = await this.referee();
    if (!started.ok) return started.failure.kind;
    const game = newGameOf(draft, { ui, game: this.#game });
    const answer = await started.referee.create(game);
    if (!answer.ok) return answer.failure.kind;
    rememberSetUp(this.#game, game);
    this.services.router.go({ screen: 'play', id: answer.id }, { replace: true });
    return null;
  }
}

const seatingOf = (draft: SetUpDraft, offers: readonly SeatOffer[]): Seating => ({
  options: draft.options,
  taken: offers.filter(offer => isTaken(draft, offer)).map(({ seat }) => seat),
  personCount: draft.persons.length,
});

declare global {
  interface HTMLElementTagNameMap {
    'set-up-screen': SetUpScreen;
  }
}
