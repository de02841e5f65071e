import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { labelledSelect } from '../../../../ui/labelled-select.ts';
import { panelStyles } from '../../../../ui/panel-styles.ts';
import { chart } from '../../content/chart.ts';
import { standIns } from '../../content/stand-ins.ts';
import type { FloorBoard } from '../../rules/floor-board.ts';
import { floors, type CardId, type Floor, type RoomId } from '../../rules/terms.ts';
import type { HouseView } from '../../rules/view.ts';
import { doorsAt, factsFor } from '../facts.ts';
import type { Narrator } from '../narrator.ts';

const omens = Object.keys(chart);
const omenRooms = Object.keys(chart[omens[0]!]!);

/** Small helpers beside the physical box: the haunt chart, and "may this tile go here?". */
@customElement('house-tools')
export class HouseTools extends LitElement {
  static override styles = [
    panelStyles,
    css`
      ul {
        margin: 0;
        padding-left: var(--space-5);
      }
    `,
  ];

  @property({ attribute: false }) view!: HouseView;
  @property({ attribute: false }) narrator!: Narrator;
  @property({ attribute: false }) board!: FloorBoard;

  @state() private omen: CardId = omens[0]!;
  @state() private omenRoom: RoomId = omenRooms[0]!;
  @state() private room: RoomId = '';
  @state() private floor: Floor = 'ground';

  protected override render() {
    return html`<div class="stack">${this.#chart()}${this.#tiles()}</div>`;
  }

  #chart() {
    const { narrator } = this;
    const number = chart[this.omen]?.[this.omenRoom] ?? 0;
    const played = standIns[number] ?? number;
    return html`<h3>${narrator.say('tools.chart')}</h3>
      ${labelledSelect(narrator.say('tools.omen'), { value: this.omen, all: omens, name: narrator.card, set: id => (this.omen = id) })}
      ${labelledSelect(narrator.say('tools.room'), { value: this.omenRoom, all: omenRooms, name: narrator.room, set: id => (this.omenRoom = id) })}
      <p aria-live="polite">
        <strong>${narrator.say('haunt.number', { number })}</strong>
        ${played === number ? nothing : narrator.say('haunt.standIn', { chart: number, number: played })}
      </p>`;
  }

  #tiles() {
    const { narrator, view } = this;
    const facts = factsFor(view.options.settings);
    const room = view.roomsLeft.includes(this.room) ? this.room : (view.roomsLeft[0] ?? '');
    const entry = facts.rooms.get(room);
    if (!entry) return nothing;
    const tiles = view.tiles
      .filter(tile => tile.floor === this.floor)
      .map(tile => ({ x: tile.x, y: tile.y, doors: tile.state === 'there' ? doorsAt(facts, tile) : [] }));
    const all = entry.floors.includes(this.floor)
      ? this.board.placements({ floor: this.floor, tiles }, entry.doors)
      : [];
    const open = all.filter(({ openAfter }) => openAfter > 0).length;
    const verdict = !entry.floors.includes(this.floor)
      ? narrator.say('tools.otherFloor', { floors: narrator.list(entry.floors.map(narrator.floor)) })
      : open > 0
        ? narrator.say('tools.mayGo', { ways: open, closing: all.length - open })
        : narrator.say('tools.closes');
    return html`<h3>${narrator.say('tools.tile')}</h3>
      ${labelledSelect(narrator.say('tools.room'), { value: room, all: view.roomsLeft, name: narrator.room, set: id => (this.room = id) })}
      ${labelledSelect(narrator.say('tools.floor'), { value: this.floor, all: floors, name: narrator.floor, set: id => (this.floor = id) })}
      <p aria-live="polite">${verdict}</p>
      <p class="small soft">
        ${narrator.say('tools.left', { tiles: view.left.tiles + view.left.tileDiscards, floors: narrator.list(view.topTileFloors.map(narrator.floor)) })}
      </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'house-tools': HouseTools;
  }
}
