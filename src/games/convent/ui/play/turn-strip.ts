import { html } from 'lit';
import type { PlayContext } from '../../../../app/play-desk.ts';
import '../../../../ui/seat-badge.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { ConventView } from '../../rules/view.ts';
import type { Narrator } from '../narrator.ts';
import { noviceMark } from '../seat-style.ts';

/** Whose private turn it is, in which round, and the way back to the table. */
export function turnStrip(
  { table, isAlone, desk }: PlayContext,
  {
    narrator,
    novice,
    view: { round, rounds },
  }: { readonly narrator: Narrator; readonly novice: NoviceNumber; readonly view: ConventView },
) {
  return html`<div class="strip">
    <seat-badge compact .mark=${noviceMark(table, novice)} .name=${narrator.novice(novice)}></seat-badge>
    <span class="who">
      ${narrator.novice(novice)}
      <span class="soft small">${narrator.say('strip.round', { round, rounds })}</span>
    </span>
    <button class="quiet" @click=${() => desk.goToTable()}>
      ${narrator.say(isAlone ? 'turn.toTable' : 'turn.putAway')}
    </button>
  </div>`;
}
