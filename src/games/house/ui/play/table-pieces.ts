import { html, nothing } from 'lit';
import type { PlayContext } from '../../../../app/play-desk.ts';
import type { Table } from '../../../../engine/table.ts';
import { auditButton } from '../../../../ui/audit-button.ts';
import '../../../../ui/hold-to-show.ts';
import '../../../../ui/seat-badge.ts';
import '../../../../ui/seat-gate.ts';
import type { SavingState } from '../../../../workers/referee-port.ts';
import type { ChooseAsk } from '../../rules/asks.ts';
import type { HouseView } from '../../rules/view.ts';
import { resultText, toldText } from '../event-text.ts';
import type { Narrator } from '../narrator.ts';
import { markOf } from '../seat-style.ts';
import { readableBooks, readersOf } from '../turns.ts';
import './book.ts';
import type { BookSide } from './book.ts';

interface Shown {
  readonly view: HouseView;
  readonly narrator: Narrator;
}

/** Round, omens or haunt, and whether the game is being saved. */
export function statusLine({ view, narrator, saving }: Shown & { readonly saving: SavingState }) {
  const state = view.haunt
    ? narrator.say('strip.haunt', { title: narrator.haunt('title') ?? view.haunt.number })
    : narrator.say('strip.omens', { omens: view.omensDrawn });
  return html`<span class="status">
    <strong>${narrator.say('strip.round', { round: view.round })}</strong>
    <span>${state}</span>
    ${saving.kind === 'memory' ? html`<span class="warning">${narrator.say(`saving.${saving.why}`)}</span>` : nothing}
  </span>`;
}

export type Tab = 'now' | 'people' | 'haunt' | 'log';

/** The buttons for what stands beside the map. */
export const tabButtons = (
  current: Tab,
  { narrator, show }: { readonly narrator: Narrator; readonly show: (tab: Tab) => void },
) =>
  (['now', 'people', 'haunt', 'log'] as const).map(
    tab =>
      html`<button aria-pressed=${current === tab ? 'true' : 'false'} @click=${() => show(tab)}>
        ${narrator.say(`tab.${tab}`)}
      </button>`,
  );

/** Whose turn it is, and where the explorer stands. */
export function whoseTurn({ seat, key }: ChooseAsk, { view, narrator, table }: Shown & { readonly table: Table }) {
  const explorer = view.explorers[seat];
  const names = { who: narrator.figure(seat), holder: narrator.holder(seat) };
  return html`<p class="whose">
    <seat-badge compact .mark=${markOf(table, seat)} .name=${narrator.figure(seat)}></seat-badge>
    <strong>${narrator.say(key.startsWith('monster') ? 'whose.monsters' : 'whose.explorer', names)}</strong>
    ${explorer ? html`<span class="soft small">${narrator.room(explorer.room)}</span>` : nothing}
  </p>`;
}

/** What only this seat has been told or has looked at: never without being asked for, with others at the table. */
export function ownNotes({ sight, isAlone }: PlayContext, narrator: Narrator) {
  const known = sight ? (sight.view as HouseView).known.filter(({ to }) => to === sight.seat).slice(-3) : [];
  if (!sight || known.length === 0) return nothing;
  const content = () => html`${known.map(note => html`<p>${toldText(note, narrator)}</p>`)}`;
  const label = narrator.say('notes.own', { who: narrator.figure(sight.seat) });
  return isAlone
    ? html`<details class="notes">
        <summary>${label}</summary>
        <div>${content()}</div>
      </details>`
    : html`<hold-to-show .label=${label} .content=${content}></hold-to-show>`;
}

/** Who has won, and what can be done now that everything is open. */
export function endOfGame(end: Shown & { readonly context: PlayContext; readonly read: (side: BookSide) => void }) {
  const { view, narrator, context, read } = end;
  const { desk } = context;
  const { side } = view.result!;
  const ending = side === 'heroes' || side === 'traitor' ? narrator.haunt(`${side}.ending`) : null;
  return html`<div class="stack">
    <div class="end stack">
      <h2>${resultText(view.result!, narrator)}</h2>
      ${ending === null ? nothing : html`<p>${ending}</p>`}
    </div>
    <button class="primary" @click=${() => desk.showReplay()}>${narrator.say('end.replay')}</button>
    ${readableBooks(view, context.table).map(side => html`<button @click=${() => read(side)}>${narrator.say(`book.read.${side}`)}</button>`)}
    <button @click=${() => desk.exportGame()}>${narrator.say('menu.export')}</button>
    ${auditButton(desk)}
    <button @click=${() => desk.leave()}>${narrator.say('menu.leave')}</button>
  </div>`;
}

/** A book over the table, behind the gate of those who may read it. */
export function openBook(side: BookSide, book: Shown & { readonly context: PlayContext; readonly close: () => void }) {
  const { view, narrator, context, close } = book;
  const readers = readersOf(side, { view, table: context.table });
  const isOver = view.result !== null;
  const isOpen = context.isAlone || isOver;
  return html`<div class="over" @seat-hidden=${close}>
    <seat-gate
      .name=${narrator.list(readers)}
      .turn=${`book ${side}`}
      ?direct=${isOpen}
      .content=${() =>
        html`<div class="reading">
          <house-book .side=${side} .narrator=${narrator} ?open=${isOpen} ?over=${isOver}></house-book>
        </div>`}
    ></seat-gate>
    <button class="close" @click=${close}>${narrator.say('book.close')}</button>
  </div>`;
}
