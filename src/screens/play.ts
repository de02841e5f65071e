import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { wakeLock } from '../app/device.ts';
import type { GameId } from '../app/games-port.ts';
import type { PlayContext, PlayDesk, Turn } from '../app/play-desk.ts';
import type { PlayUi } from '../app/play-ui.ts';
import type { Route } from '../app/router.ts';
import type { Services } from '../app/services.ts';
import { toasts } from '../app/toasts.ts';
import { wordLists } from '../app/word-lists.ts';
import { CoreError } from '../core/error.ts';
import type { ActionBase, EventBase, Refusal, Seat } from '../engine/contract.ts';
import { holderOf, humansAt, type Table } from '../engine/table.ts';
import { controls } from '../ui/controls.ts';
import '../ui/seat-gate.ts';
import type { OpenFailure, RefereePort, TableUpdate } from '../workers/referee-port.ts';
import type { StartAnswer } from '../workers/start-referee.ts';
import { saveFile } from './play-export.ts';
import { failurePanel } from './failure-panel.ts';
import { humanSeats, logAfter } from './play-flow.ts';
import { memoryOf } from './play-memory.ts';
import { playStyles } from './play-styles.ts';
import { loadPlayUi } from './play-uis.ts';
import { SeatSight } from './seat-sight.ts';
import { sharedReferee } from './shared-referee.ts';

interface OpenGame {
  readonly referee: RefereePort;
  readonly ui: PlayUi;
  readonly table: Table;
  readonly name: string;
  readonly desk: PlayDesk;
}

/** Bots need not be slow to be followed: what they did is told afterwards, picture by picture. */
const botPaceMs = 120;

/**
 * A game in progress: holds the last public update and leads from the table to private turns and back. It knows no rules;
 * the game's own elements draw the table and the turn. A seat's sight is held only while that seat looks.
 */
@customElement('play-screen')
export class PlayScreen extends LitElement {
  static override styles = [controls, playStyles];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) route!: Route;
  /** Starts the referee; replaced by tests. */
  @property({ attribute: false }) referee: () => Promise<StartAnswer> = sharedReferee;
  @property({ attribute: false }) loadUi: (game: GameId) => Promise<PlayUi> = loadPlayUi;

  @state() private game: OpenGame | null = null;
  @state() private failure: OpenFailure['kind'] | 'texts' | null = null;
  @state() private update_: TableUpdate | null = null;
  @state() private toldCount = 0;
  /** Somebody looks at the table while a private turn waits. */
  @state() private isAtTable = false;
  /** Whose gate stands open. */
  @state() private person: string | null = null;

  #log: readonly EventBase[] = [];
  #toldRevision = 0;
  readonly #sight = new SeatSight(() => this.requestUpdate());

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.tabIndex = -1;
    void wakeLock.keepAwake(true);
    if (!this.game) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void wakeLock.keepAwake(false);
    this.#sight.drop();
    void this.game?.referee.close();
    this.game = null;
    this.update_ = null;
    this.person = null;
    this.#log = [];
  }

  protected override updated(): void {
    this.#keepSight();
  }

  protected override render() {
    if (this.failure)
      return failurePanel(this.failure, {
        retry: () => this.#open(),
        leave: () => this.services.router.go({ screen: 'home' }),
      });
    const { game, update_: update } = this;
    if (!game || !update)
      return html`<p class="opening">${msg('The game is being opened …', { id: 'play.opening' })}</p>`;
    const turn = this.#turn();
    const context = this.#context(game, { update, turn });
    if (turn && this.#standsAtTurn(turn)) return this.#renderTurn(game, { context, turn });
    return game.ui.renderTable(context);
  }

  #renderTurn(game: OpenGame, { context, turn }: { readonly context: PlayContext; readonly turn: Turn }) {
    const person = holderOf(game.table, turn.seat);
    const isClosed = !context.isAlone && this.person !== person?.id;
    const sight = isClosed ? null : this.#sight.of(turn.seat);
    return html`
      <div class="turn">
        <seat-gate
          .mark=${game.table.marks[turn.seat] ?? null}
          .name=${person?.name ?? ''}
          .turn=${person?.id ?? ''}
          ?direct=${context.isAlone}
          .content=${() => (sight ? game.ui.renderTurn(context, sight) : html``)}
          @seat-opened=${() => (this.person = person?.id ?? null)}
          @seat-hidden=${this.#onHidden}
        ></seat-gate>
        ${isClosed ? this.#renderAside(game, context) : nothing}
      </div>
    `;
  }

  /** Beside a closed gate: what may be done without looking into anybody's cards. */
  #renderAside(game: OpenGame, { update }: PlayContext) {
    return html`<div class="aside">
      <button class="quiet" @click=${() => (this.isAtTable = true)}>
        ${msg('Look at the board', { id: 'play.lookAtTable' })}
      </button>
      ${update.undoable.map(seat => {
        const name = holderOf(game.table, seat)?.name ?? seat;
        return html`<button class="quiet" @click=${() => this.#undo(seat)}>
          ${msg(str`${name} takes the last choice back`, { id: 'play.takeBack' })}
        </button>`;
      })}
    </div>`;
  }

  async #open(): Promise<void> {
    this.failure = null;
    const id = this.route.screen === 'play' ? this.route.id : '';
    const started = await this.referee();
    if (!started.ok) return this.#fail(started.failure.kind);
    try {
      await started.referee.setPace(botPaceMs);
      const answer = await started.referee.open(id, update => this.#receive(update));
      if (!answer.ok) return this.#fail(answer.failure.kind);
      this.#receive(answer.update);
      // What happened before is in the log; what bots do while the rest loads is news.
      this.#tellAll();
      const ui = await this.loadUi(answer.game);
      await Promise.all([ui.open(), wordLists.load()]);
      if (!this.isConnected) return void started.referee.close();
      const { game: rules, table, name } = answer;
      this.game = { referee: started.referee, ui, table, name, desk: this.#makeDesk(id, rules) };
    } catch (error) {
      void started.referee.close();
      this.#fail(error instanceof CoreError ? 'noCore' : 'texts');
    }
  }

  #fail(kind: OpenFailure['kind'] | 'texts'): void {
    this.failure = kind;
    this.update_ = null;
    this.#log = [];
  }

  #receive(update: TableUpdate): void {
    // A late answer to what a newer update has told already.
    if (this.update_ && this.update_.revision === update.revision && !update.replaces && update.events.length === 0)
      return;
    this.#log = logAfter(this.#log, update);
    this.update_ = update;
    this.services.storage.setMemoryOnly(update.saving.kind === 'memory');
    this.toldCount = Math.min(this.toldCount, this.#log.length);
    this.#toldRevision = Math.min(this.#toldRevision, update.revision);
    const { game } = this;
    if (game && !game.ui.isNews(this.#log.slice(this.toldCount), game.table)) this.#tellAll();
  }

  #tellAll(): void {
    this.toldCount = this.#log.length;
    this.#toldRevision = this.update_?.revision ?? 0;
  }

  #turn(): Turn | null {
    const { game, update_: update } = this;
    if (!game || !update) return null;
    const seats = humanSeats(update, { table: game.table, person: this.person });
    return seats.length === 0 ? null : game.ui.nextTurn({ update, log: this.#log, seats });
  }

  #standsAtTurn(turn: Turn): boolean {
    const { game } = this;
    if (!game || !turn.isPrivate || this.isAtTable) return false;
    return !game.ui.isNews(this.#log.slice(this.toldCount), game.table);
  }

  #context(
    game: OpenGame,
    { update, turn }: { readonly update: TableUpdate; readonly turn: Turn | null },
  ): PlayContext {
    return {
      id: update.id,
      name: game.name,
      table: game.table,
      update,
      log: this.#log,
      toldCount: this.toldCount,
      toldRevision: this.#toldRevision,
      turn,
      sight: turn && !turn.isPrivate ? this.#sight.of(turn.seat) : null,
      isSightStale: this.#sight.revision !== update.revision,
      isAlone: humansAt(game.table) <= 1,
      desk: game.desk,
    };
  }

  #makeDesk(id: string, rules: GameId): PlayDesk {
    return {
      act: action => this.#act(action),
      undo: seat => this.#undo(seat),
      thoughts: async entries => (await this.game?.referee.thoughts(entries)) ?? [],
      advise: async viewer => (await this.game?.referee.advise(viewer)) ?? null,
      newsTold: () => {
        this.#tellAll();
        this.isAtTable = false;
      },
      goToTurn: () => (this.isAtTable = false),
      goToTable: () => (this.isAtTable = true),
      exportGame: () => void this.#export(),
      leave: () => this.services.router.go({ screen: 'home' }),
      showRules: () => this.services.router.go({ screen: 'rules', game: rules }),
      showReplay: () => this.services.router.go({ screen: 'replay', id }),
      showAudit: () => this.services.router.go({ screen: 'audit', id }),
      memory: memoryOf(id),
    };
  }

  async #act(action: ActionBase): Promise<Refusal | null> {
    const answer = await this.game?.referee.act(action);
    if (!answer || answer.ok) return null;
    return answer.refused;
  }

  async #undo(seat: Seat): Promise<Refusal | null> {
    const answer = await this.game?.referee.undo(seat);
    return answer && !answer.ok ? answer.refused : null;
  }

  async #export(): Promise<void> {
    const { game, update_: update } = this;
    if (!game || !update) return;
    const file = await game.referee.exportGame(update.id);
    if (file.ok) saveFile(file);
    else toasts.show({ text: () => msg('The file could not be written.', { id: 'play.exportFailed' }) });
  }

  readonly #onHidden = (): void => {
    this.person = null;
    this.#sight.drop();
  };

  /** Asks for the sight of whoever plays now, and puts it away as soon as nobody may look. */
  #keepSight(): void {
    const { game, update_: update } = this;
    if (!game || !update) return;
    const turn = this.#turn();
    const stands = turn !== null && this.#standsAtTurn(turn);
    if (!stands) this.person = null;
    const isHere = humansAt(game.table) <= 1 || (turn && this.person === holderOf(game.table, turn.seat)?.id);
    if (turn && (turn.isPrivate ? stands && isHere : true)) {
      this.#sight.look(game.referee, { seat: turn.seat, revision: update.revision });
    } else {
      this.#sight.drop();
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'play-screen': PlayScreen;
  }
}
