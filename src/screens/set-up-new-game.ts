import { msg, str } from '@lit/localize';
import type { GameId } from '../app/games-port.ts';
import { locale } from '../app/locale.ts';
import type { SetUpUi } from '../app/set-up-ui.ts';
import type { NewGame } from '../workers/referee-port.ts';
import { gameName } from './game-names.ts';
import { draftOf, isTaken, type SetUpDraft, tableOf } from './set-up-draft.ts';
import { lastSetUp, type LastSetUp } from './set-up-memory.ts';

/** A name that nobody has yet, for somebody who was not asked. */
export function personName(taken: readonly string[]): string {
  let number = taken.length + 1;
  const name = (): string => msg(str`Player ${number}`, { id: 'setUp.player' });
  while (taken.includes(name())) number++;
  return name();
}

/** The table of last time, or one person among bots. */
export function firstDraft(ui: SetUpUi, game: GameId, last: LastSetUp | null = lastSetUp(game)): SetUpDraft {
  const options = ui.firstOptions(last?.options);
  const offers = ui.seats(options);
  if (last) return draftOf(last.table, { offers, options });
  const person = { id: 'p1', name: personName([]) };
  const holders = offers.map(({ slot, start }) => [slot, start === 'person' ? person.id : start]);
  return { name: '', persons: [person], holders: Object.fromEntries(holders), bots: {}, marks: {}, options };
}

/** What the referee deals: a table and the options that go with it. */
export function newGameOf(draft: SetUpDraft, { ui, game }: { readonly ui: SetUpUi; readonly game: GameId }): NewGame {
  const offers = ui.seats(draft.options);
  const taken = offers.filter(offer => isTaken(draft, offer)).map(({ seat }) => seat);
  const day = new Intl.DateTimeFormat(locale.current, { dateStyle: 'medium' }).format(new Date());
  return {
    game,
    options: ui.completed({ options: draft.options, taken, personCount: draft.persons.length }),
    table: tableOf(draft, offers),
    name: draft.name.trim() || msg(str`${gameName(game)}, ${day}`, { id: 'setUp.nameWithDay' }),
  };
}
