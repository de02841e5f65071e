import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { announcer } from '../../../../app/announcer.ts';
import type { Refusal } from '../../../../engine/contract.ts';
import { controls } from '../../../../ui/controls.ts';
import '../../../../ui/dice-roll.ts';
import '../../../../ui/seat-badge.ts';
import type { ConventAction } from '../../rules/actions.ts';
import type { ConventAsk, RollAsk } from '../../rules/asks.ts';
import type { Clue } from '../../rules/events.ts';
import { noviceOfSeat } from '../../rules/seats.ts';
import type { ConventView } from '../../rules/view.ts';
import '../board/board-element.ts';
import type { BoardScene, PencilNote } from '../board/scene.ts';
import { eventText } from '../event-text.ts';
import { spaceLabels } from '../labels.ts';
import { entriesOf, type LogEntry } from '../lines.ts';
import type { Narrator } from '../narrator.ts';
import { piecesOf } from '../pieces.ts';
import { needsRecap, recapSteps, type RecapStep } from '../recap.ts';
import { isMovedHere } from '../moved-here.ts';
import { sceneOfPieces } from '../scene-of-view.ts';
import { piecesAfter, sceneOfMoment } from '../timeline.ts';
import { areaNames, boardWords } from './board-words.ts';
import './end-panel.ts';
import { GameHost } from './game-host.ts';
import './guard-panel.ts';
import { playLayout } from './layout.ts';
import './pencil-bar.ts';
import './play-menu.ts';
import './public-log.ts';
import './recap-panel.ts';
import './status-strip.ts';
import { guardScene, type Preview } from './table-scenes.ts';
import { Wide } from './wide.ts';

type Tab = 'now' | 'log' | 'pencil';
const tabs: readonly Tab[] = ['now', 'log', 'pencil'];
const noPreview: Preview = { space: null, card: '' };

/** The table: the board as everybody sees it, what happened, and the guards' turns. It shows nothing that is secret. */
@customElement('convent-table')
export class ConventTable extends GameHost {
  static override styles = [
    controls,
    playLayout,
    css`
      .stack {
        display: grid;
        gap: var(--space-2);
      }

      .primary {
        width: 100%;
        overflow-wrap: anywhere;
      }

      hr {
        margin: var(--space-4) 0 0;
        border: 0;
        border-top: 1px solid var(--line);
      }

      .why {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        padding: var(--space-2) var(--space-3);
        border-bottom: 1px solid var(--candle);
      }

      .why span {
        flex: 1;
        min-width: 0;
      }
    `,
  ];

  @state() private tab: Tab = 'now';
  @state() private step = 0;
  @state() private preview: Preview = noPreview;
  @state() private refused: Refusal | null = null;
  @state() private isBusy = false;
  /** A line of the log whose reason is drawn. */
  @state() private explained: LogEntry | null = null;
  @state() private stamp: PencilNote['stamp'] = 'dot';
  @state() private notes: readonly PencilNote[] = [];

  readonly #wide = new Wide(this);
  #entries: readonly LogEntry[] = [];
  #entriesOf: unknown = null;
  #askId = '';
  #announcedCount = -1;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('context')) return;
    const before = changed.get('context');
    if (before && before.toldCount !== this.context.toldCount) this.step = 0;
    if (this.#entriesOf !== this.context.log) {
      this.#entriesOf = this.context.log;
      this.#entries = entriesOf(this.log);
    }
    this.notes = (this.context.desk.memory.get('notes') as readonly PencilNote[] | undefined) ?? [];
    const askId = this.#ask?.id ?? '';
    if (askId !== this.#askId) {
      this.#askId = askId;
      this.preview = this.#firstPreview();
      this.refused = null;
      this.explained = null;
    }
  }

  protected override updated(): void {
    this.#announce();
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
        <convent-board
          .scene=${this.#scene(narrator)}
          .labels=${this.#labels(narrator)}
          .areaNames=${areaNames(narrator)}
          .words=${boardWords(narrator)}
          @space-picked=${this.#onPicked}
        ></convent-board>
      </div>
      <div class="sheet">
        <div class="panel" tabindex="-1">
          ${this.#renderPanel(narrator)}
          ${
            this.tab === 'now' && this.#wide.isWide
              ? html`<hr />
                  ${this.#renderLog(narrator)}`
              : nothing
          }
        </div>
        <div class="tabs" role="group" aria-label=${narrator.say('tabs.table')}>
          ${tabs.map(
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
    const sight = this.context.sight;
    return (sight?.asks[0] as ConventAsk | undefined) ?? null;
  }

  /** What was not told yet, picture by picture; empty when nothing has to be told. */
  get #recap(): readonly RecapStep[] {
    const { toldCount, table } = this.context;
    if (!needsRecap(this.log.slice(toldCount), guard => isMovedHere(table, guard))) return [];
    return recapSteps(this.#entries.filter(entry => entry.at >= toldCount));
  }

  /** Only bots are awaited: more will happen by itself. */
  get #isRunning(): boolean {
    return this.view.result === null && this.context.turn === null && this.context.update.rolls.length === 0;
  }

  #renderPanel(narrator: Narrator) {
    const { context } = this;
    if (this.tab === 'log') return this.#renderLog(narrator);
    if (this.tab === 'pencil') {
      return html`<convent-pencil-bar
        .narrator=${narrator}
        stamp=${this.stamp}
        count=${this.notes.length}
        @stamp-picked=${(event: CustomEvent<PencilNote['stamp']>) => (this.stamp = event.detail)}
        @notes-cleared=${() => this.#keepNotes([])}
      ></convent-pencil-bar>`;
    }
    const recap = this.#recap;
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
      ${this.#renderExplained(narrator)}
      <convent-public-log
        .entries=${this.#shownEntries}
        .narrator=${narrator}
        .table=${this.context.table}
        @entry-why=${(event: CustomEvent<LogEntry>) => (this.explained = event.detail)}
      ></convent-public-log>
    `;
  }

  /** The log never runs ahead of the recap. */
  get #shownEntries(): readonly LogEntry[] {
    const recap = this.#recap;
    const step = recap[Math.min(this.step, recap.length - 1)];
    return step ? this.#entries.filter(entry => entry.at <= step.at) : this.#entries;
  }

  #renderExplained(narrator: Narrator) {
    const { explained } = this;
    if (!explained) return nothing;
    return html`<div class="why">
      <span>${eventText(explained.events, narrator)}</span>
      <button class="quiet" @click=${() => (this.explained = null)}>${narrator.say('log.backToNow')}</button>
    </div>`;
  }

  #renderRecap(narrator: Narrator, steps: readonly RecapStep[]) {
    return html`<convent-recap-panel
      .steps=${steps}
      .index=${Math.min(this.step, steps.length - 1)}
      ?running=${this.#isRunning}
      .narrator=${narrator}
      @recap-moved=${this.#onRecapMoved}
      @recap-done=${() => this.context.desk.newsTold()}
    ></convent-recap-panel>`;
  }

  #renderTurn(narrator: Narrator) {
    const { context } = this;
    const { turn } = context;
    const roll = context.update.rolls[0] as RollAsk | undefined;
    if (roll) return this.#renderRoll(narrator, roll);
    if (!turn) {
      const names = narrator.list([...new Set(context.update.asks.map(({ seat }) => narrator.holder(seat)))]);
      return html`<p class="soft">${narrator.say('table.waiting', { names })}</p>`;
    }
    if (turn.isPrivate) {
      const novice = noviceOfSeat(turn.seat);
      const name = novice === null ? narrator.holder(turn.seat) : narrator.novice(novice);
      return html`<button class="primary" @click=${() => context.desk.goToTurn()}>
        ${narrator.say('table.next', { name })}
      </button>`;
    }
    const ask = this.#ask;
    if (!ask) return html`<p class="soft">${narrator.say('table.opening')}</p>`;
    return html`${this.#renderWhose(narrator, turn.seat)}
      <convent-guard-panel
        .ask=${ask}
        .view=${this.view}
        .narrator=${narrator}
        .clues=${this.#clues()}
        .preview=${this.preview.space}
        .card=${this.preview.card}
        .refused=${this.refused}
        .news=${this.#movementNews(narrator)}
        .hands=${(context.sight?.view as ConventView).ownGuards?.blessings ?? []}
        .neighbours=${this.#neighboursOfActing()}
        ?watched=${!context.isAlone}
        ?busy=${this.isBusy || context.isSightStale}
        @guard-acted=${(event: CustomEvent<ConventAction>) => this.#act(event.detail)}
        @space-previewed=${(event: CustomEvent<{ space: number }>) => (this.preview = { ...this.preview, space: event.detail.space })}
        @card-previewed=${(event: CustomEvent<{ card: string }>) => (this.preview = { ...this.preview, card: event.detail.card })}
      ></convent-guard-panel>`;
  }

  /** With two guard players it must be plain who decides. */
  #renderWhose(narrator: Narrator, seat: string) {
    const { table, isAlone } = this.context;
    const mark = table.marks[seat];
    if (isAlone || !mark) return nothing;
    return html`<p class="small soft">
      <seat-badge .mark=${mark} .name=${narrator.holder(seat)}></seat-badge>
    </p>`;
  }

  /** A real die, typed in by anybody at the table. */
  #renderRoll(narrator: Narrator, ask: RollAsk) {
    const { roll } = ask;
    const label =
      roll.kind === 'noise'
        ? narrator.say('roll.noise', { name: narrator.novice(roll.novice) })
        : narrator.say('roll.listening', { guard: narrator.guard(roll.guard) });
    return html`<dice-roll
      entry="typed"
      .label=${label}
      .value=${null}
      @die-entered=${(event: CustomEvent<number>) => this.#act({ t: 'roll', seat: ask.seat, ask: ask.id, die: event.detail })}
    ></dice-roll>`;
  }

  #clues(): readonly Clue[] {
    const began = [...this.log]
      .reverse()
      .find(event => event.t === 'movementBegan' && event.guard === this.view.acting);
    return began?.t === 'movementBegan' ? began.clues : [];
  }

  /** What her steps have shown so far, for the panel beside the board. */
  #movementNews(narrator: Narrator): readonly string[] {
    const began = this.log.map(event => event.t).lastIndexOf('movementBegan');
    const telling = this.#entries.filter(
      ({ at, events, ruling }) =>
        at > began && (ruling !== null || events[0]!.t === 'captured' || events[0]!.t === 'guardFreed'),
    );
    return began < 0 ? [] : telling.slice(-2).map(entry => eventText(entry.events, narrator));
  }

  #neighboursOfActing(): readonly number[] {
    const guard = this.view.guards.find(({ guard: id }) => id === this.view.acting);
    return guard ? this.stage.board.neighbours(guard.space) : [];
  }

  /** Where there is one step or one card only, it is looked at from the beginning. */
  #firstPreview(): Preview {
    const ask = this.#ask;
    if (ask?.kind === 'choosePath') return { space: null, card: ask.cards.length === 1 ? ask.cards[0]! : '' };
    if (ask?.kind !== 'guardMove') return noPreview;
    return { card: '', space: ask.pivotedTo ?? (ask.freedom === 'onDuty' && ask.to.length === 1 ? ask.to[0]! : null) };
  }

  #scene(narrator: Narrator): BoardScene {
    return {
      ...this.#baseScene(narrator),
      notes: this.notes,
      ...(this.tab === 'pencil' ? { offered: everySpace } : {}),
    };
  }

  #baseScene(narrator: Narrator): BoardScene {
    const staging = this.stagingFor(narrator);
    const { options } = this.view;
    if (this.explained) {
      const { at, ruling } = this.explained;
      const pieces = piecesAfter(this.log, { at, options });
      return sceneOfMoment({ pieces, staging }, { entries: [this.explained], ruling });
    }
    const recap = this.#recap;
    const step = recap[Math.min(this.step, recap.length - 1)];
    if (step) return sceneOfMoment({ pieces: piecesAfter(this.log, { at: step.at, options }), staging }, step);
    const ask = this.#ask;
    if (ask) return guardScene({ view: this.view, ask, staging, isWatched: !this.context.isAlone }, this.preview);
    return sceneOfPieces(piecesOf(this.view), { staging, acting: this.view.acting });
  }

  #labels(narrator: Narrator): (space: number) => string {
    const key = [narrator, this.view];
    if (key.some((part, index) => part !== this.#labelsKey[index])) {
      this.#labelsKey = key;
      this.#labelsMade = spaceLabels({ board: this.stage.board, narrator, pieces: piecesOf(this.view) });
    }
    return this.#labelsMade;
  }

  #labelsKey: readonly unknown[] = [];
  #labelsMade: (space: number) => string = String;

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
    if (this.tab === 'pencil') return this.#toggleNote(space);
    const ask = this.#ask;
    if (ask?.kind !== 'guardMove' || this.#recap.length > 0) return;
    if (this.preview.space === space)
      void this.#act({ t: 'step', seat: ask.seat, ask: ask.id, guard: ask.guard, to: space });
    else this.preview = { ...this.preview, space };
  };

  #toggleNote(space: number): void {
    const here = this.notes.find(note => note.space === space);
    const others = this.notes.filter(note => note.space !== space);
    this.#keepNotes(here?.stamp === this.stamp ? others : [...others, { space, stamp: this.stamp }]);
  }

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

  /** Says aloud what is told on the screen: the picture of the recap, or what a guard's own step has shown. */
  #announce(): void {
    const { narrator } = this;
    if (!narrator) return;
    if (this.#announcedCount < 0) this.#announcedCount = this.context.toldCount;
    const recap = this.#recap;
    const told = recap.slice(0, Math.min(this.step, recap.length - 1) + 1).flatMap(step => step.entries);
    const entries = recap.length > 0 ? told : this.#entries;
    for (const entry of entries) {
      if (entry.at < this.#announcedCount) continue;
      announcer.announce(eventText(entry.events, narrator));
    }
    const last = entries[entries.length - 1];
    if (last) this.#announcedCount = Math.max(this.#announcedCount, last.at + 1);
  }
}

const everySpace: readonly number[] = Array.from({ length: 155 }, (_, index) => index + 1);

declare global {
  interface HTMLElementTagNameMap {
    'convent-table': ConventTable;
  }
}
