import { html, nothing, type TemplateResult } from 'lit';
import type { PlayContext } from '../../../../app/play-desk.ts';
import { holderOf, type Table } from '../../../../engine/table.ts';
import '../../../../ui/seat-badge.ts';
import type { ConventAction } from '../../rules/actions.ts';
import type { RollAsk } from '../../rules/asks.ts';
import { noviceOfSeat } from '../../rules/seats.ts';
import { eventText } from '../event-text.ts';
import type { LogEntry } from '../lines.ts';
import type { Narrator } from '../narrator.ts';
import './roll-entry.ts';

/** What the table waits for while nobody decides in public: a die, bots, or somebody's private turn; null when a guard decides. */
export function waitingFor(
  { turn, update, desk }: PlayContext,
  { narrator, act }: { readonly narrator: Narrator; readonly act: (action: ConventAction) => void },
): TemplateResult | null {
  const roll = update.rolls[0] as RollAsk | undefined;
  if (roll) {
    return html`<convent-roll-entry
      .ask=${roll}
      .narrator=${narrator}
      @die-typed=${(event: CustomEvent<ConventAction>) => act(event.detail)}
    ></convent-roll-entry>`;
  }
  if (!turn) {
    const names = narrator.list([...new Set(update.asks.map(({ seat }) => narrator.holder(seat)))]);
    return html`<p class="soft">${narrator.say('table.waiting', { names })}</p>`;
  }
  if (!turn.isPrivate) return null;
  const novice = noviceOfSeat(turn.seat);
  const name = novice === null ? narrator.holder(turn.seat) : narrator.novice(novice);
  return html`<button class="primary" @click=${() => desk.goToTurn()}>${narrator.say('table.next', { name })}</button>`;
}

/** A line of the log while its reason is drawn. */
export const explainedLine = (
  { events }: LogEntry,
  { narrator, close }: { readonly narrator: Narrator; readonly close: () => void },
) =>
  html`<div class="why">
    <span>${eventText(events, narrator)}</span>
    <button class="quiet" @click=${close}>${narrator.say('log.backToNow')}</button>
  </div>`;

/** Somebody on this device plays guards. */
export const guardsAreHere = (table: Table): boolean =>
  Object.keys(table.holders).some(seat => noviceOfSeat(seat) === null && holderOf(table, seat)?.kind === 'human');

/** With two guard players it must be plain who decides. */
export function whoDecides({ table, isAlone }: PlayContext, seat: string, narrator: Narrator) {
  const mark = table.marks[seat];
  if (isAlone || !mark) return nothing;
  return html`<p class="small soft">
    <seat-badge .mark=${mark} .name=${narrator.holder(seat)}></seat-badge>
  </p>`;
}
