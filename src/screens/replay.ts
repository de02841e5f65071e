import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ReplayContext, ReplayDesk, ReplayUi } from '../app/replay-ui.ts';
import type { Route } from '../app/router.ts';
import type { Services } from '../app/services.ts';
import { toasts } from '../app/toasts.ts';
import { controls } from '../ui/controls.ts';
import type { NewGame, OpenedGame, OpenFailure, RefereePort } from '../workers/referee-port.ts';
import type { StartAnswer } from '../workers/start-referee.ts';
import { saveFile } from './play-export.ts';
import { failurePanel } from './failure-panel.ts';
import { playStyles } from './play-styles.ts';
import { startsOf } from './replay-starts.ts';
import { loadReplayUi } from './replay-uis.ts';
import { sharedReferee } from './shared-referee.ts';

interface Shown {
  readonly ui: ReplayUi;
  readonly context: ReplayContext;
}

/** A game that is over, with all that was hidden. It knows no rules; the game's own elements draw it. */
@customElement('replay-screen')
export class ReplayScreen extends LitElement {
  static override styles = [controls, playStyles];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) route!: Route;
  /** Starts the referee; replaced by tests. */
  @property({ attribute: false }) referee: () => Promise<StartAnswer> = sharedReferee;
  @property({ attribute: false }) loadUi: (game: 'convent' | 'house') => Promise<ReplayUi> = loadReplayUi;

  @state() private shown: Shown | null = null;
  @state() private failure: OpenFailure['kind'] | 'texts' | null = null;

  #opened: RefereePort | null = null;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.tabIndex = -1;
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void this.#opened?.close();
    this.#opened = null;
    this.shown = null;
  }

  protected override render() {
    if (this.failure) return failurePanel(this.failure, { retry: () => this.#open(), leave: this.#leave });
    if (!this.shown) return html`<p class="opening">${msg('The game is being opened …', { id: 'play.opening' })}</p>`;
    return this.shown.ui.render(this.shown.context);
  }

  async #open(): Promise<void> {
    this.failure = null;
    const id = this.route.screen === 'replay' ? this.route.id : '';
    const started = await this.referee();
    if (!started.ok) return this.#fail(started.failure.kind);
    const { referee } = started;
    try {
      const answer = await referee.open(id, () => undefined);
      if (!answer.ok) return this.#fail(answer.failure.kind);
      const frames = await referee.replay();
      // A game that goes on has nothing to be looked back at yet.
      if (frames.length === 0) return this.services.router.go({ screen: 'play', id }, { replace: true });
      const ui = await this.loadUi(answer.game);
      await ui.open();
      if (!this.isConnected) return void referee.close();
      this.#opened = referee;
      const { name, table, update } = answer;
      const desk = this.#deskOf(referee, { id, opened: answer });
      const log = frames.flatMap(({ events }) => events);
      this.shown = { ui, context: { name, table, update, log, starts: startsOf(frames), desk } };
    } catch {
      void referee.close();
      this.#fail('texts');
    }
  }

  #fail(kind: OpenFailure['kind'] | 'texts'): void {
    this.failure = kind;
  }

  #deskOf(referee: RefereePort, { id, opened }: { readonly id: string; readonly opened: OpenedGame }): ReplayDesk {
    const { game, options, table, name } = opened;
    return {
      rematch: () => void this.#rematch(referee, { game, options, table, name }),
      exportGame: () => void this.#export(referee, id),
      showAudit: () => this.services.router.go({ screen: 'audit', id }),
      thoughts: entries => referee.thoughts(entries),
      leave: this.#leave,
    };
  }

  async #rematch(referee: RefereePort, game: NewGame): Promise<void> {
    const answer = await referee.create(game);
    if (answer.ok) this.services.router.go({ screen: 'play', id: answer.id });
    else toasts.show({ text: () => msg('The game could not be dealt. Please try again.', { id: 'home.dealFailed' }) });
  }

  async #export(referee: RefereePort, id: string): Promise<void> {
    const file = await referee.exportGame(id);
    if (file.ok) saveFile(file);
    else toasts.show({ text: () => msg('The file could not be written.', { id: 'play.exportFailed' }) });
  }

  readonly #leave = (): void => this.services.router.go({ screen: 'home' });
}

declare global {
  interface HTMLElementTagNameMap {
    'replay-screen': ReplayScreen;
  }
}
