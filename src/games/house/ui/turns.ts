import type { Turn } from '../../../app/play-desk.ts';
import type { TurnQuestion } from '../../../app/play-ui.ts';
import { holderOf, type Table } from '../../../engine/table.ts';
import type { HouseView } from '../rules/view.ts';
import type { BookSide } from './play/book.ts';

/** Everything is decided in the open but books, looks and sealed notes (H-15.9). While real dice are due, it is nobody's turn. */
export function nextTurn({ update, seats }: TurnQuestion): Turn | null {
  const seat = seats[0];
  if (seat === undefined || update.rolls.length > 0) return null;
  return { seat, isPrivate: (update.view as HouseView).asksInPrivate };
}

/** Sides whose book some person at the table may read: those on which a person plays, both when the game is over. */
export function readableBooks(view: HouseView, table: Table): readonly BookSide[] {
  if (!view.haunt) return [];
  if (view.result) return ['heroes', 'traitor'];
  const isHeld = (party: 'hero' | 'traitor'): boolean =>
    view.seats.some(seat => view.explorers[seat]!.party === party && holderOf(table, seat)?.kind === 'human');
  return [...(isHeld('hero') ? (['heroes'] as const) : []), ...(isHeld('traitor') ? (['traitor'] as const) : [])];
}

/** The people of a side, by name, each once. */
export const readersOf = (
  side: BookSide,
  { view, table }: { readonly view: HouseView; readonly table: Table },
): readonly string[] => [
  ...new Set(
    view.seats
      .filter(seat => view.explorers[seat]!.party === (side === 'heroes' ? 'hero' : 'traitor'))
      .flatMap(seat => {
        const person = holderOf(table, seat);
        return person?.kind === 'human' ? [person.name] : [];
      }),
  ),
];
