import type { LoadedGame } from './loaded-game.ts';
import type { GameSummary } from './save.ts';
import type { Session } from './session.ts';

/** The line of a game in the list of games: only what the public table shows. */
export function summaryOf(loaded: LoadedGame, session: Session, playedMs: number): GameSummary {
  const { header, state } = session;
  const holders = new Set(Object.values(header.table.holders));
  return {
    id: header.id,
    game: header.game,
    name: header.name,
    persons: header.table.persons.filter(person => holders.has(person.id)).map(person => person.name),
    createdMs: header.createdMs,
    playedMs,
    round: loaded.roundOf(loaded.rules.view(state, 'table')),
    state: loaded.rules.result(state) === null ? 'unfinished' : 'finished',
  };
}
