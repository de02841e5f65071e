import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sayer } from '../../../../app/fill.ts';
import { announcer } from '../../../../app/announcer.ts';
import type { ReplayContext } from '../../../../app/replay-ui.ts';
import { UseTexts } from '../../../../app/use-texts.ts';
import { auditButton } from '../../../../ui/audit-button.ts';
import { filmButtons, filmStyles } from '../../../../ui/film-buttons.ts';
import { FilmPlayer } from '../../../../ui/film-player.ts';
import { replayFrame, replayStyles } from '../../../../ui/replay-frame.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { playLayout } from '../../../../ui/play-layout.ts';
import '../../../../ui/thought-news.ts';
import type { Thought } from '../../../../workers/referee-port.ts';
import type { HouseView } from '../../rules/view.ts';
import '../board/house-map.ts';
import { mapWords } from '../board/map-words.ts';
import { mapScene } from '../board/scene-of-view.ts';
import { resultText } from '../event-text.ts';
import { momentsOf, type Moment } from '../moments.ts';
import type { Narrator } from '../narrator.ts';
import '../play/book.ts';
import { GameHost } from '../play/game-host.ts';
import { linesOf } from '../play/log-panel.ts';
import '../play/people-panel.ts';
import { entriesIn, whyGroups } from '../why.ts';
import { replayTexts, type SayReplay } from './replay-texts.ts';
import { viewAt } from './view-at.ts';

type Tab = 'result' | 'film' | 'people' | 'heroes' | 'traitor';
const tabs: readonly Tab[] = ['result', 'film', 'people', 'heroes', 'traitor'];

/** Long enough to read a line and find it on the map. */
const momentMs = 1800;

/** A game that is over: its result, its film picture by picture, everybody's sheet at that moment, and both books. */
@customElement('house-replay')
export class HouseReplay extends GameHost<ReplayContext> {
  static override styles = [panelStyles, playLayout, filmStyles, replayStyles];

  @property({ attribute: false }) override context!: ReplayContext;

  @state() private tab: Tab = 'result';

  readonly #texts = new UseTexts(this, replayTexts);
  #moments: readonly Moment[] = [];
  readonly #player = new FilmPlayer(this, {
    pictureMs: momentMs,
    first: 0,
    last: () => this.#moments.length - 1,
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('context')) return;
    this.#moments = momentsOf(this.log);
    this.#player.moveTo(this.#moments.length - 1);
  }

  protected override render() {
    const { narrator, context } = this;
    const texts = this.#texts.current;
    if (!narrator || !texts) return nothing;
    const say = sayer(texts);
    const moment = this.#moments[this.#player.position];
    const view = viewAt(this.view, this.log, moment ? moment.from + moment.events.length : 0);
    const scene = mapScene({
      view,
      table: context.table,
      narrator,
      ask: null,
      ghost: null,
      room: moment?.room ?? null,
    });
    return replayFrame<Tab>({
      name: context.name,
      leave: context.desk.leave,
      board: html`<house-map .scene=${scene} .words=${mapWords({ view, narrator, scene })}></house-map>`,
      panel: this.#panel({ narrator, say, view, moment }),
      tabs: tabs.filter(tab => this.view.haunt !== null || (tab !== 'heroes' && tab !== 'traitor')),
      shown: this.tab,
      show: tab => (this.tab = tab),
      say,
    });
  }

  #panel(shown: {
    readonly narrator: Narrator;
    readonly say: SayReplay;
    readonly view: HouseView;
    readonly moment: Moment | undefined;
  }) {
    const { narrator, say, view } = shown;
    switch (this.tab) {
      case 'result':
        return this.#result(narrator, say);
      case 'film':
        return this.#film(shown);
      case 'people':
        return html`<house-people-panel
          .view=${view}
          .table=${this.context.table}
          .narrator=${narrator}
        ></house-people-panel>`;
      case 'heroes':
      case 'traitor':
        return html`<house-book .side=${this.tab} .narrator=${narrator} .view=${this.view} open over></house-book>`;
    }
  }

  #result(narrator: Narrator, say: SayReplay) {
    const { desk } = this.context;
    const { haunt, round, result } = this.view;
    return html`<div class="stack">
      <h2>${resultText(result!, narrator)}</h2>
      <p>
        ${say('rounds', { rounds: round })}
        ${haunt ? narrator.say('haunt.title', { number: haunt.number, title: narrator.haunt('title') ?? '' }) : ''}
      </p>
      <button class="primary" @click=${() => desk.rematch()}>${say('rematch')}</button>
      <button @click=${() => desk.exportGame()}>${say('export')}</button>
      ${auditButton(desk)}
    </div>`;
  }

  #film({
    narrator,
    say,
    moment,
  }: {
    readonly narrator: Narrator;
    readonly say: SayReplay;
    readonly moment: Moment | undefined;
  }) {
    const { position } = this.#player;
    const last = this.#moments.length - 1;
    const when = say('moment', { moment: position + 1, moments: last + 1 });
    return html`<div class="stack">
      ${filmButtons({
        position,
        first: 0,
        last,
        isPlaying: this.#player.isPlaying,
        slider: { value: position, max: last, text: when, slideTo: to => this.#moveTo(to, narrator) },
        say,
        move: to => this.#moveTo(to, narrator),
        toggle: () => this.#player.toggle(),
      })}
      <span class="soft small">${when}</span>
      ${linesOf(moment?.events ?? [], narrator).map(line => html`<p>${line}</p>`)}
      <thought-news
        .entries=${moment ? entriesIn(this.context.starts, moment) : []}
        .think=${this.context.desk.thoughts}
        .word=${(thoughts: readonly Thought[]) => whyGroups(thoughts, narrator)}
        quiet
      ></thought-news>
    </div>`;
  }

  #moveTo(position: number, narrator: Narrator): void {
    this.#player.moveTo(position);
    announcer.announce(linesOf(this.#moments[this.#player.position]?.events ?? [], narrator).join(' '));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-replay': HouseReplay;
  }
}
