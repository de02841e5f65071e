import { css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { preferences } from '../../../../app/preferences.ts';
import { Watch } from '../../../../app/watch.ts';
import type { Refusal } from '../../../../engine/contract.ts';
import { controls } from '../../../../ui/controls.ts';
import type { SeatUpdate } from '../../../../workers/referee-port.ts';
import type { ConventAction } from '../../rules/actions.ts';
import type { ConventAsk, PlanAsk } from '../../rules/asks.ts';
import type { ConventEvent } from '../../rules/events.ts';
import type { ConventView, OwnNovice } from '../../rules/view.ts';
import type { BoardScene } from '../board/scene.ts';
import { AdviceWatch } from '../advice.ts';
import { guessText, wayText } from '../hint-text.ts';
import { entriesOf } from '../lines.ts';
import type { Narrator } from '../narrator.ts';
import { newDraft, type PlanDraft, walkOn } from '../plan-draft.ts';
import { planScene, restingScene, wayToPick, type PlanPosition } from '../plan-scene.ts';
import { GameHost } from './game-host.ts';
import { turnStrip } from './turn-strip.ts';
import './hint-switches.ts';
import './lay-tokens.ts';
import './map.ts';
import { playLayout } from '../../../../ui/play-layout.ts';
import './own-card.ts';
import './plan-options.ts';
import './plan-panel.ts';
import './public-log.ts';
import { Wide } from '../../../../ui/wide.ts';

type Tab = 'plan' | 'hints' | 'options' | 'card' | 'log';
const tabs: readonly Tab[] = ['plan', 'hints', 'options', 'card', 'log'];

interface KeptPlan {
  readonly ask: string;
  readonly draft: PlanDraft;
}

/** A novice's private turn: the board as she knows it, and one plan to make. Nothing of it is announced aloud. */
@customElement('convent-turn')
export class ConventTurn extends GameHost {
  static override styles = [
    controls,
    playLayout,
    css`
      .who {
        flex: 1;
        min-width: 0;
        font-weight: 600;
      }

      hr {
        margin: var(--space-4) 0;
        border: 0;
        border-top: 1px solid var(--line);
      }

      .strip seat-badge {
        --seat-size: 2rem;
      }
    `,
  ];

  @property({ attribute: false }) sight!: SeatUpdate;
  readonly #wide = new Wide(this);
  readonly #advice = new AdviceWatch(this, () => {
    const { hints } = preferences.current;
    const { update, desk } = this.context;
    if (!hints.risk && !hints.guessed) return null;
    return { viewer: this.sight.seat, when: `${update.id} ${update.revision}`, advise: desk.advise };
  });
  @state() private tab: Tab = 'plan';
  @state() private refused: Refusal | null = null;
  @state() private isBusy = false;
  /** The referee has the answer; until the next sight comes there is nothing to decide. */
  @state() private isGiven = false;
  @state() private draftCount = 0;
  /** A plan was kept that is not drawn yet. */
  #isBehind = false;

  constructor() {
    super();
    new Watch(this, () => [preferences]);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('sight');
    if (before && before.asks[0]?.id === this.sight.asks[0]?.id && before.seat === this.sight.seat) return;
    if (changed.has('sight')) {
      this.refused = null;
      this.isBusy = false;
      this.isGiven = false;
    }
    if (before && before.seat !== this.sight.seat) this.tab = 'plan';
  }

  protected override updated(): void {
    this.#isBehind = false;
  }

  protected override render() {
    const narrator = this.narrator;
    const ask = this.isGiven ? undefined : (this.sight.asks[0] as ConventAsk | undefined);
    const own = this.#view.ownNovice;
    if (!narrator || !own) return nothing;
    const position = ask?.kind === 'plan' ? this.#position(narrator, { ask, own }) : null;
    return html`
      ${turnStrip(this.context, { narrator, novice: own.novice, view: this.#view })}
      <div class="board">
        <convent-map
          .scene=${this.#scene(narrator, position)}
          .view=${this.#view}
          .board=${this.stage.board}
          .narrator=${narrator}
          @space-picked=${(event: CustomEvent<{ space: number }>) =>
            position && this.#walkTo(position, event.detail.space)}
        ></convent-map>
      </div>
      <div class="sheet">
        <div class="panel" tabindex="0">
          ${this.#renderPanel(narrator, { ask, own, position })}
          ${
            this.tab === 'plan' && this.#wide.isWide
              ? html`<hr />
                  ${this.#renderCard(narrator, own)}`
              : nothing
          }
        </div>
        <div class="tabs" role="group" aria-label=${narrator.say('tabs.turn')}>
          ${tabs.map(
            tab =>
              html`<button aria-pressed=${this.tab === tab ? 'true' : 'false'} @click=${() => (this.tab = tab)}>
                ${narrator.say(`tab.${tab}`)}
              </button>`,
          )}
        </div>
      </div>
    `;
  }

  get #view(): ConventView {
    return this.sight.view as ConventView;
  }

  #renderPanel(
    narrator: Narrator,
    {
      ask,
      own,
      position,
    }: { readonly ask: ConventAsk | undefined; readonly own: OwnNovice; readonly position: PlanPosition | null },
  ) {
    switch (this.tab) {
      case 'card':
        return this.#renderCard(narrator, own);
      case 'log':
        return html`<convent-public-log
          .entries=${entriesOf(this.sight.events as readonly ConventEvent[])}
          .narrator=${narrator}
          .table=${this.context.table}
        ></convent-public-log>`;
      case 'hints':
        return html`<convent-hint-switches
          .narrator=${narrator}
          wayText=${position ? wayText(position, narrator) : ''}
          guessText=${guessText(this.#advice.current, narrator)}
        ></convent-hint-switches>`;
      case 'options':
        return position
          ? html`<convent-plan-options
              .position=${position}
              .narrator=${narrator}
              @draft-changed=${this.#onDraft}
            ></convent-plan-options>`
          : nothing;
      case 'plan':
        return this.#renderAsk(narrator, { ask, position });
    }
  }

  #renderCard(narrator: Narrator, own: OwnNovice) {
    return html`<convent-own-card .own=${own} .narrator=${narrator} ?caught=${this.#isCaught(own)}></convent-own-card>`;
  }

  #renderAsk(
    narrator: Narrator,
    { ask, position }: { readonly ask: ConventAsk | undefined; readonly position: PlanPosition | null },
  ) {
    if (position) {
      const { hints } = preferences.current;
      // A panel draws a little later than the board, so it must not live on from one plan to another's.
      return repeat(
        [position.ask.id],
        ask => ask,
        () =>
          html`<convent-plan-panel
            .position=${position}
            .narrator=${narrator}
            .refused=${this.refused}
            ?hints=${hints.sight || hints.noise || hints.risk}
            ?busy=${this.isBusy}
            @draft-changed=${this.#onDraft}
            @space-picked=${(event: CustomEvent<{ space: number }>) => this.#walkTo(position, event.detail.space)}
            @plan-confirmed=${(event: CustomEvent<ConventAction>) => this.#act(event.detail)}
          ></convent-plan-panel>`,
      );
    }
    if (ask?.kind === 'layTokens') {
      return html`<convent-lay-tokens
        .ask=${ask}
        .narrator=${narrator}
        .refused=${this.refused}
        ?busy=${this.isBusy}
        @tokens-laid=${(event: CustomEvent<ConventAction>) => this.#act(event.detail)}
      ></convent-lay-tokens>`;
    }
    return html`<p class="soft">${narrator.say('turn.nothingToDo')}</p>`;
  }

  #isCaught(own: OwnNovice): boolean {
    return this.#view.novices.find(({ novice }) => novice === own.novice)?.status === 'caught';
  }

  #position(narrator: Narrator, { ask, own }: { readonly ask: PlanAsk; readonly own: OwnNovice }): PlanPosition {
    const staging = this.stagingFor(narrator);
    return {
      board: this.stage.board,
      staging,
      view: this.#view,
      own,
      ask,
      draft: this.#draft(ask),
      advice: this.#advice.current,
    };
  }

  #draft(ask: PlanAsk): PlanDraft {
    const kept = this.context.desk.memory.get(`plan ${ask.seat}`) as KeptPlan | undefined;
    return kept?.ask === ask.id ? kept.draft : newDraft(ask);
  }

  /** Plans live outside the document, so that hiding the turn removes them from it and loses nothing. */
  #keep(draft: PlanDraft): void {
    const ask = this.sight.asks[0] as ConventAsk | undefined;
    if (ask?.kind !== 'plan') return;
    this.context.desk.memory.set(`plan ${ask.seat}`, { ask: ask.id, draft } satisfies KeptPlan);
    this.refused = null;
    this.#isBehind = true;
    // The press ends before its answer is worked out: on an old phone both together would block too long.
    setTimeout(() => this.draftCount++);
  }

  readonly #onDraft = (event: CustomEvent<PlanDraft>): void => this.#keep(event.detail);

  #walkTo(position: PlanPosition, space: number): void {
    // A quick second tap comes before the first is drawn.
    const draft = this.#draft(position.ask);
    const way = wayToPick({ ...position, draft }, space);
    if (way) this.#keep(walkOn(draft, way));
  }

  #scene(narrator: Narrator, position: PlanPosition | null): BoardScene {
    const staging = this.stagingFor(narrator);
    if (position) return planScene(position, preferences.current.hints);
    const own = this.#view.ownNovice!;
    const at = { board: this.stage.board, staging, view: this.#view, own, advice: this.#advice.current };
    return restingScene(at, preferences.current.hints);
  }

  async #act(action: ConventAction): Promise<void> {
    // What is drawn is not what would be confirmed.
    if (this.isBusy || this.#isBehind || this.isUpdatePending) return;
    this.isBusy = true;
    const { desk } = this.context;
    const { seat } = this.sight;
    const refused = await desk.act(action);
    if (refused) {
      this.refused = refused;
      this.isBusy = false;
    } else {
      // Her secret is the referee's now.
      this.isGiven = true;
      desk.memory.delete(`plan ${seat}`);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'convent-turn': ConventTurn;
  }
}
