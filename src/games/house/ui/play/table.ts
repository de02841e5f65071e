import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { announcer } from '../../../../app/announcer.ts';
import type { Refusal } from '../../../../engine/contract.ts';
import '../../../../ui/round-words.ts';
import { Wide } from '../../../../ui/wide.ts';
import type { HouseAction } from '../../rules/actions.ts';
import type { ChooseAsk, HouseAsk, RollAsk } from '../../rules/asks.ts';
import type { Choice } from '../../rules/choices.ts';
import type { FloorBoard } from '../../rules/floor-board.ts';
import type { Rotation } from '../../rules/terms.ts';
import type { HouseView } from '../../rules/view.ts';
import '../board/house-map.ts';
import type { PickedPlace } from '../board/house-map.ts';
import { answersAt, type SceneParts } from '../board/scene-of-view.ts';
import { rememberedMap } from '../board/shown-map.ts';
import { newMoments, type Moment } from '../moments.ts';
import type { Narrator } from '../narrator.ts';
import { wantsOdds } from '../odds-switch.ts';
import { noteHaunt } from '../played-haunts.ts';
import { viewAt } from '../replay/view-at.ts';
import { taught } from '../../../../ui/thought-news.ts';
import { readableBooks } from '../turns.ts';
import { whyGroups } from '../why.ts';
import './ask-panel.ts';
import type { BookSide } from './book.ts';
import { GameHost } from './game-host.ts';
import './haunt-panel.ts';
import { linesOf } from './log-panel.ts';
import './moment-panel.ts';
import { nextPaint } from '../../../../ui/next-paint.ts';
import './people-panel.ts';
import { placeChoices, tileInHand } from './placement-panel.ts';
import './play-menu.ts';
import './roll-entry.ts';
import { endOfGame, openBook, ownNotes, statusLine, tabButtons, type Tab, whoseTurn } from './table-pieces.ts';
import { tableStyles } from './table-styles.ts';

/** The table: the house as everybody sees it, what happened, and the turns. It shows nothing that is secret. */
@customElement('house-table')
export class HouseTable extends GameHost {
  static override styles = tableStyles;

  @property({ attribute: false }) board!: FloorBoard;

  @state() private tab: Tab = 'now';
  @state() private step = 0;
  @state() private rotation: Rotation = 0;
  @state() private refused: Refusal | null = null;
  @state() private isBusy = false;
  /** The book that lies open over the table. */
  @state() private book: BookSide | null = null;

  readonly #wide = new Wide(this);
  #askId = '';
  readonly #map = rememberedMap();
  #moments: readonly Moment[] = [];
  /** The house as far as it was told. */
  #shown!: HouseView;
  #saidCount = -1;
  /** What stood beside the map last; it stays there until the map has been painted anew, so that no block gets long. */
  #beside: TemplateResult | null = null;
  #isMapFirst = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('context')) this.#take(changed);
    if (changed.has('context') || (changed as ReadonlyMap<string, unknown>).has('step'))
      this.#shown = this.#shownView();
  }

  #take(changed: PropertyValues<this>): void {
    noteHaunt(this.view);
    const { log, context } = this;
    const before = changed.get('context');
    if (before && before.update !== context.update) {
      this.#isMapFirst = true;
      void nextPaint().then(() => {
        this.#isMapFirst = false;
        this.requestUpdate();
      });
    }
    if (before && before.toldCount !== context.toldCount) this.step = 0;
    this.#moments = newMoments(log, { from: context.toldCount, table: context.table, beforeRolls: wantsOdds() });
    const ask = this.#ask;
    if (ask?.id === this.#askId) return;
    this.#askId = ask?.id ?? '';
    this.refused = null;
    if (ask) this.rotation = placeChoices(ask)[0]?.rotation ?? 0;
  }

  protected override updated(): void {
    const { narrator, log, context } = this;
    if (!narrator) return;
    if (this.#saidCount < 0) this.#saidCount = context.toldCount;
    const moment = this.#moment;
    const until = moment ? moment.from + moment.events.length : log.length;
    const said = linesOf(log.slice(this.#saidCount, until), narrator);
    this.#saidCount = Math.max(this.#saidCount, until);
    if (said.length > 0) announcer.announce(said.join(' '));
  }

  protected override render() {
    const { narrator, context } = this;
    if (!narrator) return nothing;
    const view = this.#shown;
    const { scene, words } = this.#map(this.#sceneParts(view, narrator));
    if (!this.#isMapFirst || !this.#beside) this.#beside = this.#renderBeside(view, narrator);
    return html`
      <div class="strip">
        ${statusLine({ view, narrator, saving: context.update.saving })}
        <house-play-menu .context=${context} .narrator=${narrator} .board=${this.board}></house-play-menu>
      </div>
      <div class="board">
        <house-map .scene=${scene} .words=${words} @place-picked=${this.#onPicked}></house-map>
      </div>
      <div
        class="sheet"
        @choice-made=${this.#onChoice}
        @book-asked=${(event: CustomEvent<BookSide>) => (this.book = event.detail)}
      >
        <div class="panel" tabindex="0">${this.#beside}</div>
        <div class="tabs" role="group" aria-label=${narrator.say('tabs.table')}>
          ${tabButtons(this.tab, { narrator, show: tab => (this.tab = tab) })}
        </div>
      </div>
      ${this.book ? openBook(this.book, { view, context, narrator, close: () => (this.book = null) }) : nothing}
    `;
  }

  #renderBeside(view: HouseView, narrator: Narrator): TemplateResult {
    return html`${this.#renderPanel(view, narrator)}
      <round-words .sealed=${this.context.update.words}></round-words>
      ${
        this.tab === 'now' && this.#wide.isWide
          ? html`<hr />
              ${this.#renderLog(narrator)}`
          : nothing
      }`;
  }

  get #ask(): ChooseAsk | null {
    const ask = this.context.sight?.asks[0] as HouseAsk | undefined;
    return ask?.kind === 'choose' ? ask : null;
  }

  /** What is told now; a card that asks something is told together with its question. */
  get #moment(): Moment | null {
    const moment = this.#moments[Math.min(this.step, this.#moments.length - 1)];
    if (!moment) return null;
    const ask = this.#ask;
    const isAsking = moment.card !== null && ask?.card === moment.card && moment.rolls.length === 0;
    return isAsking && this.#moments.length === 1 ? null : moment;
  }

  /** Only bots are awaited: more will happen by itself. */
  get #isRunning(): boolean {
    return this.view.result === null && this.context.turn === null && this.context.update.rolls.length === 0;
  }

  /** The house as far as it was told: figures go picture by picture, and nothing is shown before its turn. */
  #shownView(): HouseView {
    const { view, log } = this;
    const moment = this.#moment;
    if (!moment || moment === this.#moments.at(-1)) return view;
    const { piles, companions } = view;
    return { ...viewAt(view, log, moment.from + moment.events.length), piles, companions };
  }

  #renderPanel(view: HouseView, narrator: Narrator) {
    const { context } = this;
    switch (this.tab) {
      case 'people':
        return html`<house-people-panel
          .view=${view}
          .table=${context.table}
          .narrator=${narrator}
        ></house-people-panel>`;
      case 'haunt':
        return html`<house-haunt-panel
          .view=${view}
          .narrator=${narrator}
          .books=${readableBooks(view, context.table)}
        ></house-haunt-panel>`;
      case 'log':
        return this.#renderLog(narrator);
      case 'now':
        return this.#renderNow(narrator);
    }
  }

  #renderLog(narrator: Narrator) {
    const { context, log } = this;
    const moment = this.#moment;
    const told = moment ? moment.from + moment.events.length : log.length;
    return html`<house-log-panel
      .log=${log.slice(0, told)}
      .table=${context.table}
      .narrator=${narrator}
    ></house-log-panel>`;
  }

  #renderNow(narrator: Narrator) {
    const { context, view } = this;
    const { turn, desk } = context;
    if (this.#moment) return this.#renderMoments(narrator);
    if (view.result) return endOfGame({ view, context, narrator, read: side => (this.book = side) });
    const roll = context.update.rolls[0] as RollAsk | undefined;
    if (roll)
      return html`<house-roll-entry
        .ask=${roll}
        .view=${view}
        .narrator=${narrator}
        @total-typed=${(event: CustomEvent<HouseAction>) => this.#act(event.detail)}
      ></house-roll-entry>`;
    if (!turn) {
      const names = narrator.list([...new Set(context.update.asks.map(({ seat }) => narrator.figure(seat)))]);
      return html`<p class="soft">${narrator.say('table.waiting', { names })}</p>`;
    }
    if (turn.isPrivate)
      return html`<button class="primary" @click=${() => desk.goToTurn()}>
        ${narrator.say('table.next', { name: narrator.holder(turn.seat) })}
      </button>`;
    const ask = this.#ask;
    if (!ask) return html`<p class="soft">${narrator.say('table.opening')}</p>`;
    return html`<div class="stack">
      ${whoseTurn(ask, { view, narrator, table: context.table })} ${ownNotes(context, narrator)}
      <house-ask-panel
        .ask=${ask}
        .view=${view}
        .narrator=${narrator}
        .refused=${this.refused}
        .rotation=${this.rotation}
        ?busy=${this.isBusy || context.isSightStale}
        @rotation-shown=${(event: CustomEvent<Rotation>) => (this.rotation = event.detail)}
      ></house-ask-panel>
    </div>`;
  }

  #renderMoments(narrator: Narrator) {
    return html`<house-moment-panel
        .moments=${this.#moments}
        .index=${Math.min(this.step, this.#moments.length - 1)}
        ?running=${this.#isRunning}
        .narrator=${narrator}
        @moment-moved=${(event: CustomEvent<number>) => (this.step = event.detail)}
        @moments-done=${() => this.context.desk.newsTold()}
      ></house-moment-panel>
      ${taught(this.context, thoughts => whyGroups(thoughts, narrator))}`;
  }

  #sceneParts(view: HouseView, narrator: Narrator): SceneParts {
    const { context } = this;
    const moment = this.#moment;
    const ask = moment || this.tab !== 'now' ? null : this.#ask;
    return {
      view,
      table: context.table,
      narrator,
      ask,
      ghost: tileInHand(ask, this.rotation),
      room: moment?.room ?? null,
    };
  }

  readonly #onPicked = ({ detail }: CustomEvent<PickedPlace>): void => {
    const ask = this.#ask;
    if (!ask || this.#moment || this.tab !== 'now') return;
    const meant = answersAt(detail, { view: this.view, ask });
    // Several answers in one room, two monsters or ways: the panel tells them apart.
    if (meant.length === 1 || meant.every(({ c }) => c === 'step')) void this.#choose(ask, meant[0]);
  };

  readonly #onChoice = (event: CustomEvent<Choice>): void => {
    const ask = this.#ask;
    if (ask) void this.#choose(ask, event.detail);
  };

  async #choose(ask: ChooseAsk, choice: Choice | undefined): Promise<void> {
    if (choice) await this.#act({ t: 'choose', seat: ask.seat, ask: ask.id, choice });
  }

  async #act(action: HouseAction): Promise<void> {
    const { desk, isSightStale } = this.context;
    if (this.isBusy || (isSightStale && action.t === 'choose')) return;
    this.isBusy = true;
    // A card that was told with its question need not be told once more.
    desk.newsTold();
    this.refused = await desk.act(action);
    this.isBusy = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-table': HouseTable;
  }
}
