import { html, nothing, type PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { preferences } from '../../../../app/preferences.ts';
import { Watch } from '../../../../app/watch.ts';
import type { Refusal } from '../../../../engine/contract.ts';
import '../../../../ui/round-words.ts';
import { plan } from '../../board/plan.ts';
import type { ConventAction } from '../../rules/actions.ts';
import type { ConventAsk } from '../../rules/asks.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { ConventView } from '../../rules/view.ts';
import type { BoardScene, PencilNote } from '../board/scene.ts';
import { AdviceWatch, beliefsAbout, heatOf } from '../advice.ts';
import { eventText } from '../event-text.ts';
import type { LogEntry } from '../lines.ts';
import type { Narrator } from '../narrator.ts';
import { stamped } from '../notes.ts';
import type { RecapStep } from '../recap.ts';
import { cluesOf, movementNews, pictureAt, tellingOf, toldEntries, type Telling } from '../telling.ts';
import './end-panel.ts';
import { Crier } from './crier.ts';
import { GameHost } from './game-host.ts';
import './guard-panel.ts';
import './guess-panel.ts';
import './map.ts';
import './pencil-bar.ts';
import './play-menu.ts';
import './public-log.ts';
import './recap-panel.ts';
import './status-strip.ts';
import { firstPreview, noPreview, tableScene, type Preview } from './table-scenes.ts';
import { tableStyles } from './table-styles.ts';
import './teachings.ts';
import { explainedLine, guardsAreHere, waitingFor, whoDecides } from './waiting.ts';
import { Wide } from '../../../../ui/wide.ts';

type Tab = 'now' | 'log' | 'pencil' | 'hints';
const tabs: readonly Tab[] = ['now', 'log', 'pencil', 'hints'];

/** The table: the board as everybody sees it, what happened, and the guards' turns. It shows nothing that is secret. */
@customElement('convent-table')
export class ConventTable extends GameHost {
  static override styles = tableStyles;

  @state() private tab: Tab = 'now';
  @state() private step = 0;
  @state() private preview: Preview = noPreview;
  /** The space under the mouse or with the focus: a look, never yet a choice. */
  @state() private hovered: number | null = null;
  @state() private refused: Refusal | null = null;
  @state() private isBusy = false;
  /** A line of the log whose reason is drawn. */
  @state() private explained: LogEntry | null = null;
  @state() private stamp: PencilNote['stamp'] = 'dot';
  @state() private notes: readonly PencilNote[] = [];
  /** Whose places are drawn, all novices' or one's. */
  @state() private guessed: NoviceNumber | null = null;

  readonly #wide = new Wide(this);
  readonly #advice = new AdviceWatch(this, () => {
    const { update, desk } = this.context;
    const isWanted = preferences.current.hints.heat && guardsAreHere(this.context.table) && this.view.result === null;
    return isWanted ? { viewer: 'table', when: `${update.id} ${update.revision}`, advise: desk.advise } : null;
  });
  #telling: Telling = { entries: [], recap: [] };
  #askId = '';
  readonly #crier = new Crier();

  constructor() {
    super();
    new Watch(this, () => [preferences]);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('context')) return;
    const before = changed.get('context');
    if (before && before.toldCount !== this.context.toldCount) this.step = 0;
    if (!before || before.log !== this.context.log || before.toldCount !== this.context.toldCount) {
      this.#telling = tellingOf(this.log, this.context);
    }
    this.notes = (this.context.desk.memory.get('notes') as readonly PencilNote[] | undefined) ?? [];
    const askId = this.#ask?.id ?? '';
    if (askId !== this.#askId) {
      this.#askId = askId;
      this.preview = firstPreview(this.#ask);
      this.refused = null;
      this.explained = null;
    }
  }

  protected override updated(): void {
    const { narrator } = this;
    if (narrator) this.#crier.tell(toldEntries(this.#telling, this.step), { narrator, from: this.context.toldCount });
  }

  protected override render() {
    const { narrator, context, view } = this;
    if (!narrator) return nothing;
    return html`
      <div class="strip">
        <convent-status-strip
          .view=${view}
          .saving=${context.update.saving}
          .narrator=${narrator}
        ></convent-status-strip>
        <convent-play-menu .context=${context} .narrator=${narrator} ?over=${view.result !== null}></convent-play-menu>
      </div>
      <div class="board">
        <convent-map
          .scene=${this.#scene(narrator)}
          .view=${view}
          .board=${this.stage.board}
          .narrator=${narrator}
          @space-picked=${this.#onPicked}
          @space-hovered=${(event: CustomEvent<{ space: number | null }>) => (this.hovered = event.detail.space)}
        ></convent-map>
      </div>
      <div class="sheet">
        <div class="panel" tabindex="0">
          ${this.#renderPanel(narrator)} <round-words .sealed=${context.update.words}></round-words>
          ${
            this.tab === 'now' && this.#wide.isWide
              ? html`<hr />
                  ${this.#renderLog(narrator)}`
              : nothing
          }
        </div>
        <div class="tabs" role="group" aria-label=${narrator.say('tabs.table')}>
          ${tabs
            .filter(tab => tab !== 'hints' || guardsAreHere(this.context.table))
            .map(
              tab =>
                html`<button aria-pressed=${this.tab === tab ? 'true' : 'false'} @click=${() => this.#open(tab)}>
                  ${narrator.say(`tab.${tab}`)}
                </button>`,
            )}
        </div>
      </div>
    `;
  }

  get #ask(): ConventAsk | null {
    return (this.context.sight?.asks[0] as ConventAsk | undefined) ?? null;
  }

  /** Only bots are awaited: more will happen by itself. */
  get #isRunning(): boolean {
    return this.view.result === null && this.context.turn === null && this.context.update.rolls.length === 0;
  }

  #renderPanel(narrator: Narrator) {
    const { context } = this;
    if (this.tab === 'log') return this.#renderLog(narrator);
    if (this.tab === 'hints') {
      return html`<convent-guess-panel
        .narrator=${narrator}
        .table=${context.table}
        .advice=${this.#advice.current}
        .chosen=${this.guessed}
        @guess-chosen=${(event: CustomEvent<NoviceNumber | null>) => (this.guessed = event.detail)}
      ></convent-guess-panel>`;
    }
    if (this.tab === 'pencil') {
      return html`<convent-pencil-bar
        .narrator=${narrator}
        stamp=${this.stamp}
        count=${this.notes.length}
        @stamp-picked=${(event: CustomEvent<PencilNote['stamp']>) => (this.stamp = event.detail)}
        @notes-cleared=${() => this.#keepNotes([])}
      ></convent-pencil-bar>`;
    }
    const { recap } = this.#telling;
    if (recap.length > 0) return this.#renderRecap(narrator, recap);
    if (this.view.result)
      return html`<convent-end-panel
        .context=${context}
        .result=${this.view.result}
        .narrator=${narrator}
      ></convent-end-panel>`;
    return this.#renderTurn(narrator);
  }

  #renderLog(narrator: Narrator) {
    return html`
      ${this.explained ? explainedLine(this.explained, { narrator, close: () => (this.explained = null) }) : nothing}
      <convent-public-log
        .entries=${toldEntries(this.#telling, this.step)}
        .narrator=${narrator}
        .table=${this.context.table}
        @entry-why=${(event: CustomEvent<LogEntry>) => (this.explained = event.detail)}
      ></convent-public-log>
    `;
  }

  #renderRecap(narrator: Narrator, steps: readonly RecapStep[]) {
    return html`<convent-recap-panel
        .steps=${steps}
        .index=${Math.min(this.step, steps.length - 1)}
        ?running=${this.#isRunning}
        .narrator=${narrator}
        @recap-moved=${this.#onRecapMoved}
        @recap-done=${() => this.context.desk.newsTold()}
      ></convent-recap-panel>
      <convent-teachings .context=${this.context} .narrator=${narrator}></convent-teachings>`;
  }

  #renderTurn(narrator: Narrator) {
    const { context } = this;
    const { turn } = context;
    const waiting = waitingFor(context, { narrator, act: action => void this.#act(action) });
    if (waiting || !turn) return waiting;
    const ask = this.#ask;
    if (!ask) return html`<p class="soft">${narrator.say('table.opening')}</p>`;
    return html`${whoDecides(context, turn.seat, narrator)}
      <convent-guard-panel
        .ask=${ask}
        .view=${this.view}
        .narrator=${narrator}
        .clues=${cluesOf(this.log, this.view.acting)}
        .preview=${this.preview.space}
        .card=${this.preview.card}
        .refused=${this.refused}
        .news=${movementNews(this.#telling, this.log).map(entry => eventText(entry.events, narrator))}
        .hands=${(context.sight?.view as ConventView | undefined)?.ownGuards?.blessings ?? []}
        .board=${this.stage.board}
        ?watched=${!context.isAlone}
        ?busy=${this.isBusy || context.isSightStale}
        @guard-acted=${(event: CustomEvent<ConventAction>) => this.#act(event.detail)}
        @space-previewed=${(event: CustomEvent<{ space: number }>) => (this.preview = { ...this.preview, space: event.detail.space })}
        @card-previewed=${(event: CustomEvent<{ card: string }>) => (this.preview = { ...this.preview, card: event.detail.card })}
      ></convent-guard-panel>`;
  }

  #scene(narrator: Narrator): BoardScene {
    const { view, log, explained } = this;
    const told = explained ? momentOf(explained) : (pictureAt(this.#telling, this.step) ?? null);
    // What can be known now says nothing about a moment before.
    const beliefs = told ? [] : (this.#advice.current?.beliefs ?? []);
    const scene = tableScene({
      view,
      log,
      staging: this.stagingFor(narrator),
      told,
      ask: this.#ask,
      preview: this.preview,
      hovered: this.hovered,
      isWatched: !this.context.isAlone,
    });
    const heat = heatOf(beliefsAbout(beliefs, this.guessed));
    return { ...scene, heat, notes: this.notes, ...(this.tab === 'pencil' ? { offered: everySpace } : {}) };
  }

  readonly #onRecapMoved = (event: CustomEvent<number>): void => {
    this.step = event.detail;
    this.explained = null;
  };

  #open(tab: Tab): void {
    this.tab = tab;
    this.explained = null;
  }

  readonly #onPicked = (event: CustomEvent<{ space: number }>): void => {
    const { space } = event.detail;
    if (this.tab === 'pencil') return this.#keepNotes(stamped(this.notes, { space, stamp: this.stamp }));
    const ask = this.#ask;
    if (ask?.kind !== 'guardMove' || this.#telling.recap.length > 0) return;
    if (this.preview.space === space)
      void this.#act({ t: 'step', seat: ask.seat, ask: ask.id, guard: ask.guard, to: space });
    else this.preview = { ...this.preview, space };
  };

  #keepNotes(notes: readonly PencilNote[]): void {
    this.context.desk.memory.set('notes', notes);
    this.notes = notes;
  }

  async #act(action: ConventAction): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refused = await this.context.desk.act(action);
    if (!this.refused) this.preview = noPreview;
    this.isBusy = false;
  }
}

const everySpace = plan.spaces.map(({ id }) => id);

/** A line of the log as a picture of its own. */
const momentOf = (entry: LogEntry): RecapStep => ({ entries: [entry], at: entry.at, ruling: entry.ruling });

declare global {
  interface HTMLElementTagNameMap {
    'convent-table': ConventTable;
  }
}
