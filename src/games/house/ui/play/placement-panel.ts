import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import type { ChooseAsk } from '../../rules/asks.ts';
import type { Choice } from '../../rules/choices.ts';
import { sides, type Rotation } from '../../rules/terms.ts';
import { planStyles } from '../board/plan/styles.ts';
import { grounds, tileDrawing, type DrawnTile } from '../board/plan/tile-drawing.ts';
import { doorsInRotation, nextRotation, type GhostTile } from '../board/scene-of-view.ts';
import type { HouseFacts } from '../facts.ts';
import type { Narrator } from '../narrator.ts';

type PlaceChoice = Extract<Choice, { c: 'place' }>;

export const placeChoices = ({ choices }: ChooseAsk): readonly PlaceChoice[] =>
  choices.filter((choice): choice is PlaceChoice => choice.c === 'place');

/** The tile of a placement as it lies on the map in this rotation; null when nothing is to be placed. */
export function tileInHand(ask: ChooseAsk | null, rotation: Rotation): GhostTile | null {
  const places = ask?.key === 'tile.rotation' ? placeChoices(ask) : [];
  const [first] = places;
  if (!ask?.room || !first) return null;
  const { floor, x, y } = first;
  return { floor, x, y, room: ask.room, rotation, isLegal: places.some(place => place.rotation === rotation) };
}

/**
 * The tile in hand: turned by buttons or arrow keys, with the reason where a rotation is refused (H-6.4), then laid.
 *
 * @fires rotation-shown the Rotation
 * @fires choice-made the Choice
 */
@customElement('house-placement-panel')
export class PlacementPanel extends LitElement {
  static override styles = [
    planStyles,
    panelStyles,
    css`
      .hand {
        display: grid;
        grid-template-columns: var(--touch) minmax(0, 7rem) var(--touch) minmax(8rem, 1fr);
        align-items: center;
        gap: var(--space-2);
      }

      .hand svg {
        width: 100%;
      }

      .hand:focus-visible {
        outline: 3px solid var(--focus);
        outline-offset: 2px;
      }

      .hand button {
        padding: 0;
        font-size: var(--text-large);
      }
    `,
  ];

  @property({ attribute: false }) ask!: ChooseAsk;
  @property({ attribute: false }) facts!: HouseFacts;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ type: Number }) rotation: Rotation = 0;
  @property({ type: Boolean }) busy = false;

  @query('.hand') private readonly hand!: HTMLElement;

  /** Brings the keyboard to the tile, so that arrow keys turn it. */
  override focus(): void {
    void this.updateComplete.then(() => this.hand.focus());
  }

  protected override render() {
    const { ask, narrator, rotation } = this;
    const room = ask.room ?? '';
    const choice = placeChoices(ask).find(one => one.rotation === rotation);
    const refused = ask.refused.find(one => one.rotation === rotation);
    const isWarned = ask.warned.includes(rotation);
    const doors = sides.filter(side => doorsInRotation(this.facts, room, rotation).includes(side));
    return html`<div class="stack">
      <h2>${narrator.say('place.title', { room: narrator.room(room) })}</h2>
      <div
        class="hand"
        tabindex="0"
        role="group"
        aria-label=${narrator.say('place.hand', { room: narrator.room(room) })}
        @keydown=${this.#keyPressed}
      >
        <button aria-label=${narrator.say('place.left')} @click=${() => this.#turn(-1)}>
          <span aria-hidden="true">↺</span>
        </button>
        <svg viewBox="-4 -4 108 108" aria-hidden="true">
          ${grounds}${tileDrawing(this.#drawn(room, choice !== undefined))}
        </svg>
        <button aria-label=${narrator.say('place.right')} @click=${() => this.#turn(1)}>
          <span aria-hidden="true">↻</span>
        </button>
        <p class="small" aria-live="polite">
          ${narrator.say('place.doors', { sides: narrator.list(doors.map(narrator.side)) })}
          ${choice ? nothing : html`<strong class="warning">${narrator.say(refused ? `refused.${refused.why}` : 'refused.noDoorBack')}</strong>`}
          ${isWarned ? html`<strong class="warning">${narrator.say('place.warned')}</strong>` : nothing}
        </p>
      </div>
      <button class="primary" ?disabled=${!choice || this.busy} @click=${() => choice && this.#lay(choice)}>
        ${narrator.say('place.lay')}
      </button>
    </div>`;
  }

  #drawn(room: string, isLegal: boolean): DrawnTile {
    const entry = this.facts.rooms.get(room)!;
    const doors = doorsInRotation(this.facts, room, this.rotation);
    return {
      entry,
      x: 0,
      y: 0,
      rotation: this.rotation,
      doors: Object.fromEntries(doors.map(side => [side, 'open'])),
      windows: [],
      isSpent: false,
      isLost: false,
      ghost: isLegal ? 'legal' : 'refused',
      isOffered: false,
    };
  }

  #turn(by: 1 | -1): void {
    const detail = nextRotation(this.rotation, by);
    this.dispatchEvent(new CustomEvent<Rotation>('rotation-shown', { detail, bubbles: true, composed: true }));
  }

  #lay(choice: Choice): void {
    this.dispatchEvent(new CustomEvent<Choice>('choice-made', { detail: choice, bubbles: true, composed: true }));
  }

  readonly #keyPressed = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') this.#turn(-1);
    else if (event.key === 'ArrowRight') this.#turn(1);
    else return;
    event.preventDefault();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'house-placement-panel': PlacementPanel;
  }
}
