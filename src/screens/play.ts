import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { wakeLock } from '../app/device.ts';
import type { PlayContext, PlayDesk, Turn } from '../app/play-desk.ts';
import type { PlayUi } from '../app/play-ui.ts';
import type { Route } from '../app/router.ts';
import type { Services } from '../app/services.ts';
import { toasts } from '../app/toasts.ts';
import type { ActionBase, EventBase, Refusal, Seat } from '../engine/contract.ts';
import { holderOf, humansAt, type Table } from '../engine/table.ts';
import { controls } from '../ui/controls.ts';
import '../ui/error-panel.ts';
import '../ui/seat-gate.ts';
import type { OpenFailure, RefereePort, SeatUpdate, TableUpdate } from '../workers/referee-port.ts';
import type { StartAnswer } from '../workers/start-referee.ts';
import { saveFile } from './play-export.ts';
import { failureText } from './play-failure.ts';
import { humanSeats, logAfter } from './play-flow.ts';
import { loadPlayUi } from './play-uis.ts';
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

/** What people prepared, by game: outlives this element, because Back may take it away in the middle of a plan. */
const memories = new Map<string, Map<string, unknown>>();

function memoryOf(id: string): Map<string, unknown> {
  const memory = memories.get(id) ?? new Map<string, unknown>();
  memories.set(id, memory);
  return memory;
}

/**
 * A game in progress: holds the last public update and leads from the table to private turns and back. It knows no rules;
 * the game's own elements draw the table and the turn. A seat's sight is held only while that seat looks.
 */
@customElement('play-screen')
export class PlayScreen extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        height: 100vh;
        height: 100dvh;
        overflow: hidden;
      }

      :host(:focus) {
        outline: none;
      }

      error-panel {
        width: min(34rem, calc(100% - 2 * var(--space-4)));
        margin: 15vh auto 0;
      }

      .opening {
        display: grid;
        place-content: center;
        height: 100%;
        color: var(--ink-soft);
      }

      .turn {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        height: 100%;
      }

      .aside {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom, 0px));
      }
    `,
  ];

  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) route!: Route;
  /** Starts the referee; replaced by tests. */
  @property({ attribute: false }) referee: () => Promise<StartAnswer> = sharedReferee;
  @property({ attribute: false }) loadUi: (game: 'convent' | 'house') => Promise<PlayUi> = loadPlayUi;

  @state() private game: OpenGame | null = null;
  @state() private failure: OpenFailure['kind'] | 'texts' | null = null;
  @state() private update_: TableUpdate | null = null;
  @state() private sight: SeatUpdate | null = null;
  @state() private toldCount = 0;
  /** Somebody looks at the table while a private turn waits. */
  @state() private isAtTable = false;
  /** Whose gate stands open. */
  @state() private person: string | null = null;

  #log: readonly EventBase[] = [];
  #sightRevision = -1;
  #sightShown = -1;
  #sightAsked: Seat | null = null;

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
    void this.game?.referee.close();
    this.game = null;
    this.sight = null;
    this.update_ = null;
  }

  protected override updated(_changed: PropertyValues<this>): void {
    void this.#keepSight();
  }

  protected override render() {
    if (this.failure) return this.#renderFailure(this.failure);
    const { game, update_: update } = this;
    if (!game || !update)
      return html`<p class="opening">${msg('The game is being opened …', { id: 'play.opening' })}</p>`;
    const turn = this.#turn();
    const context = this.#context(game, { update, turn });
    if (turn && this.#standsAtTurn(turn)) return this.#renderTurn(game, { context, turn });
    return game.ui.renderTable(context);
  }

  #renderFailure(kind: OpenFailure['kind'] | 'texts') {
    const { what, next, mayRetry } = failureText(kind);
    return html`<error-panel
      what=${what}
      next=${next}
      ?no-retry=${!mayRetry}
      leave-label=${msg('To the start', { id: 'shell.home' })}
      @retry=${this.#open}
      @leave=${() => this.services.router.go({ screen: 'home' })}
    ></error-panel>`;
  }

  #renderTurn(game: OpenGame, { context, turn }: { readonly context: PlayContext; readonly turn: Turn }) {
    const person = holderOf(game.table, turn.seat);
    const isClosed = !context.isAlone && this.person !== person?.id;
    return html`
      <div class="turn">
        <seat-gate
          .mark=${game.table.marks[turn.seat] ?? null}
          .name=${person?.name ?? ''}
          .turn=${person?.id ?? ''}
          ?direct=${context.isAlone}
          .content=${() => (this.sight?.seat === turn.seat ? game.ui.renderTurn(context, this.sight) : html``)}
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
    const id = 'id' in this.route ? this.route.id : '';
    const started = await this.referee();
    if (!started.ok) return this.#fail(started.failure.kind);
    try {
      await started.referee.setPace(botPaceMs);
      const answer = await started.referee.open(id, update => this.#receive(update));
      if (!answer.ok) return this.#fail(answer.failure.kind);
      this.#receive(answer.update);
      const ui = await this.loadUi(answer.game);
      await ui.open();
      if (!this.isConnected) return void started.referee.close();
      this.toldCount = this.#log.length;
      this.game = { referee: started.referee, ui, table: answer.table, name: answer.name, desk: this.#makeDesk(id) };
    } catch {
      void started.referee.close();
      this.#fail('texts');
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
    this.toldCount = Math.min(this.toldCount, this.#log.length);
    const { game } = this;
    if (game && !game.ui.isNews(this.#log.slice(this.toldCount), game.table)) this.toldCount = this.#log.length;
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
      turn,
      sight: turn && !turn.isPrivate && this.sight?.seat === turn.seat ? this.sight : null,
      isSightStale: this.#sightShown !== update.revision,
      isAlone: humansAt(game.table) <= 1,
      desk: game.desk,
    };
  }

  #makeDesk(id: string): PlayDesk {
    return {
      act: action => this.#act(action),
      undo: seat => this.#undo(seat),
      newsTold: () => {
        this.toldCount = this.#log.length;
        this.isAtTable = false;
      },
      goToTurn: () => (this.isAtTable = false),
      goToTable: () => (this.isAtTable = true),
      exportGame: () => void this.#export(),
      leave: () => this.services.router.go({ screen: 'home' }),
      showRules: () => this.services.router.go({ screen: 'rules', game: 'convent' }),
      showReplay: () => this.services.router.go({ screen: 'replay', id: this.update_?.id ?? '' }),
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
    this.#dropSight();
  };

  #dropSight(): void {
    const seat = this.#sightAsked;
    this.sight = null;
    this.#sightAsked = null;
    if (seat !== null) void this.game?.referee.leaveSeat(seat);
  }

  /** Asks for the sight of whoever plays now, and puts it away as soon as nobody may look. */
  async #keepSight(): Promise<void> {
    const { game, update_: update } = this;
    const turn = this.#turn();
    if (!game || !update) return;
    const isAlone = humansAt(game.table) <= 1;
    const isOpen = turn && (turn.isPrivate ? this.#standsAtTurn(turn) && (isAlone || this.person !== null) : true);
    if (!turn || !isOpen) {
      if (!turn?.isPrivate || !this.#standsAtTurn(turn)) this.person = null;
      if (this.#sightAsked !== null) this.#dropSight();
      return;
    }
    if (this.#sightAsked === turn.seat && this.#sightRevision === update.revision) return;
    if (this.#sightAsked !== null && this.#sightAsked !== turn.seat) this.#dropSight();
    this.#sightAsked = turn.seat;
    this.#sightRevision = update.revision;
    const sight = await game.referee.enterSeat(turn.seat);
    if (this.#sightAsked !== turn.seat || this.#sightRevision !== update.revision) return;
    this.#sightShown = update.revision;
    this.sight = sight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'play-screen': PlayScreen;
  }
}
