import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { sayer } from '../../../../app/fill.ts';
import { announcer } from '../../../../app/announcer.ts';
import type { ReplayContext } from '../../../../app/replay-ui.ts';
import { ThoughtWatch } from '../../../../app/thought-watch.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import { FilmPlayer } from '../../../../ui/film-player.ts';
import { replayFrame, replayStyles } from '../../../../ui/replay-frame.ts';
import '../../../../ui/seat-badge.ts';
import '../../../../ui/thought-list.ts';
import type { Thought } from '../../../../workers/referee-port.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { ConventBoardElement } from '../board/board-element.ts';
import '../board/board-element.ts';
import { heatOf } from '../advice.ts';
import { eventText } from '../event-text.ts';
import { spaceLabels } from '../labels.ts';
import type { Narrator } from '../narrator.ts';
import { areaNames, boardWords } from '../play/board-words.ts';
import { GameHost } from '../play/game-host.ts';
import { playLayout } from '../../../../ui/play-layout.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { noviceMark } from '../seat-style.ts';
import { type Film, filmOf, halfAt } from './film.ts';
import { type FilmParts, filmScene, piecesAt, revealedAt } from './film-scene.ts';
import { thoughtTexts } from '../thought-texts.ts';
import { halfText } from './film-controls.ts';
import './log-sheets.ts';
import { entriesUpTo, lastBeliefs, thoughtsAbout } from './minds.ts';
import { mindGroups } from '../mind-groups.ts';
import { replayTexts, type SayReplay } from './replay-texts.ts';
import './result-panel.ts';

type Tab = 'result' | 'film' | 'minds' | 'logs';
const tabs: readonly Tab[] = ['result', 'film', 'minds', 'logs'];

/** What bots thought, as far as it is worked out. */
interface Minds {
  readonly thoughts: readonly Thought[];
  readonly isWorking: boolean;
}

/** Long enough to read a line and find it on the board. */
const eventMs = 1600;

/** A game that is over: its result, its film with every way revealed, and all log sheets. */
@customElement('convent-replay')
export class ConventReplay extends GameHost<ReplayContext> {
  static override styles = [
    panelStyles,
    playLayout,
    replayStyles,
    css`
      convent-board {
        position: absolute;
        inset: 0;
      }

      .told {
        min-height: 3rem;
        overflow-wrap: anywhere;
      }

      .chips button[aria-pressed='true'] {
        border-color: var(--candle);
        background: var(--glow);
      }
    `,
  ];

  @property({ attribute: false }) override context!: ReplayContext;

  @state() private tab: Tab = 'result';
  @state() private followed: NoviceNumber | null = null;

  @query('convent-board') private board!: ConventBoardElement | null;

  readonly #texts = new UseTexts(this, replayTexts);
  readonly #thoughtTexts = new UseTexts(this, thoughtTexts);
  readonly #thoughts = new ThoughtWatch(this, () => this.context.desk.thoughts);
  #film: Film | null = null;
  readonly #player = new FilmPlayer(this, {
    pictureMs: eventMs,
    first: -1,
    last: () => (this.#film?.entries.length ?? 0) - 1,
  });
  #drawnPosition = -1;
  #labels: (space: number) => string = String;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('context')) return;
    this.#film = filmOf(this.log);
    this.#player.moveTo(this.#film.entries.length - 1);
    this.#drawnPosition = this.#player.position;
  }

  /** A small screen goes along with single events, and shows the whole of a half round. */
  protected override updated(): void {
    const { position } = this.#player;
    const before = this.#drawnPosition;
    if (position === before || !this.board) return;
    this.#drawnPosition = position;
    if (Math.abs(position - before) === 1) this.board.focusOn(this.board.scene.focus);
    else this.board.showWhole();
  }

  protected override render() {
    const { narrator, context } = this;
    const texts = this.#texts.current;
    const film = this.#film;
    if (!narrator || !texts || !film) return nothing;
    const say = sayer(texts);
    const { position } = this.#player;
    const parts = {
      film,
      staging: this.stagingFor(narrator),
      options: this.view.options,
      dealt: this.view.open?.novices ?? [],
    };
    const minds = this.tab === 'minds' ? this.#minds(film) : null;
    const scene = filmScene(parts, { position, followed: this.followed });
    return replayFrame<Tab>({
      name: context.name,
      leave: context.desk.leave,
      beside: html`<span class="small soft">${halfText(film.halves[halfAt(film, position)]!, say)}</span>`,
      board: html`<convent-board
        .scene=${minds ? { ...scene, heat: heatOf(lastBeliefs(minds.thoughts, this.followed)) } : scene}
        .labels=${this.#labelsFor(parts, { narrator, say })}
        .areaNames=${areaNames(narrator)}
        .words=${boardWords(narrator)}
      ></convent-board>`,
      panel: this.#renderPanel(film, { narrator, say, parts, minds }),
      tabs,
      shown: this.tab,
      show: tab => (this.tab = tab),
      say,
    });
  }

  /** The bots' thoughts of this half round, up to this moment. */
  #minds(film: Film): Minds {
    const { starts } = this.context;
    const { position } = this.#player;
    const { thoughts, isComplete } = this.#thoughts.of(entriesUpTo(film, { starts, position }));
    return { thoughts: thoughtsAbout(thoughts, this.followed), isWorking: !isComplete };
  }

  #renderPanel(
    film: Film,
    shown: {
      readonly narrator: Narrator;
      readonly say: SayReplay;
      readonly parts: FilmParts;
      readonly minds: Minds | null;
    },
  ) {
    const { narrator, say, parts, minds } = shown;
    const thoughtWords = this.#thoughtTexts.current && sayer(this.#thoughtTexts.current);
    const { context } = this;
    if (this.tab === 'result') {
      return html`<convent-result-panel .context=${context} .narrator=${narrator} .say=${say}></convent-result-panel>`;
    }
    if (this.tab === 'logs') {
      return html`<convent-log-sheets
        .view=${this.view}
        .log=${this.log}
        .table=${context.table}
        .narrator=${narrator}
        .say=${say}
        @round-picked=${(event: CustomEvent<number>) => this.#showRound(film, event.detail)}
      ></convent-log-sheets>`;
    }
    return html`<div class="stack">
      <convent-film-controls
        .film=${film}
        .say=${say}
        position=${this.#player.position}
        ?playing=${this.#player.isPlaying}
        @film-moved=${(event: CustomEvent<number>) => this.#moveTo(event.detail, narrator)}
        @film-played=${() => this.#player.toggle()}
      ></convent-film-controls>
      <p class="told">${this.#told(film, narrator) ?? say('dealt')}</p>
      ${this.#renderFollow(shown)}
      ${
        minds && thoughtWords
          ? html`<p class="small soft">${thoughtWords('mind.how')}</p>
              <thought-list
                .groups=${mindGroups(minds.thoughts, {
                  narrator,
                  say: thoughtWords,
                  followed: this.followed,
                  truth: revealedAt(parts, this.#player.position),
                })}
                ?working=${minds.isWorking}
              ></thought-list>`
          : nothing
      }
    </div>`;
  }

  #renderFollow({ narrator, say }: { readonly narrator: Narrator; readonly say: SayReplay }) {
    const { table } = this.context;
    const pressed = (isPressed: boolean): 'true' | 'false' => (isPressed ? 'true' : 'false');
    return html`<div class="chips" role="group" aria-label=${say('follow')}>
      <button aria-pressed=${pressed(this.followed === null)} @click=${() => (this.followed = null)}>
        ${say('follow.all')}
      </button>
      ${this.view.options.novices.map(
        novice =>
          html`<button aria-pressed=${pressed(this.followed === novice)} @click=${() => (this.followed = novice)}>
            <seat-badge
              compact
              .mark=${noviceMark(table, novice)}
              .name=${say('follow.one', { novice: narrator.novice(novice) })}
            ></seat-badge>
          </button>`,
      )}
    </div>`;
  }

  #told({ entries }: Film, narrator: Narrator): string | null {
    const entry = entries[this.#player.position];
    return entry ? eventText(entry.events, narrator) : null;
  }

  /** While the film runs nobody listens to 155 names; they are made anew when it stands. */
  #labelsFor(
    parts: FilmParts,
    { narrator, say }: { readonly narrator: Narrator; readonly say: SayReplay },
  ): (space: number) => string {
    const { position, isPlaying } = this.#player;
    if (isPlaying) return this.#labels;
    const pieces = piecesAt(parts, position);
    const shown = pieces.novices.filter(({ figure }) => figure !== null).map(({ novice }) => novice);
    const hidden = revealedAt(parts, position).filter(({ novice }) => !shown.includes(novice));
    const plain = spaceLabels({ board: this.stage.board, narrator, pieces });
    this.#labels = space => {
      const here = hidden.filter(one => one.space === space).map(({ novice }) => narrator.novice(novice));
      return [plain(space), ...here.map(novice => say('here', { novice }))].join(' ');
    };
    return this.#labels;
  }

  #moveTo(position: number, narrator: Narrator): void {
    this.#player.moveTo(position);
    const told = this.#film && this.#told(this.#film, narrator);
    if (told) announcer.announce(told);
  }

  #showRound({ halves }: Film, round: number): void {
    this.#player.moveTo(halves.filter(half => half.round === round).at(-1)?.last ?? this.#player.position);
    this.tab = 'film';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-replay': ConventReplay;
  }
}
