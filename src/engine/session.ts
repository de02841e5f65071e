import type { ActionBase, Applied, EventBase, Refusal, Seat, Viewer } from './contract.ts';
import { isRefused } from './contract.ts';
import type { AnyGame } from './loaded-game.ts';
import type { Entry, Save, SaveHeader } from './save.ts';

/** States are kept at every so many entries, so that an undo or a look back need not replay from the deal. */
export const snapshotInterval = 25;

/** An entry and what came of it: all its events, and what each viewer witnessed of them then. */
export interface Step {
  readonly entry: Entry;
  readonly events: readonly EventBase[];
  readonly witnessed: Readonly<Record<Viewer, readonly EventBase[]>>;
}

/** A game in progress: the log and the state it leads to. Never changed; acting and undoing answer a new one. */
export interface Session {
  readonly game: AnyGame;
  readonly header: SaveHeader;
  readonly seats: readonly Seat[];
  readonly steps: readonly Step[];
  /** States after 0, 25, 50, ... entries. */
  readonly snapshots: readonly unknown[];
  readonly state: unknown;
}

export type Advance =
  { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly refused: Refusal };

const nothingToUndo: Advance = { ok: false, refused: { code: 'nothingToUndo', rule: '' } };

/** Deals a game. The header's options must be known to be good. */
export function newSession(game: AnyGame, header: SaveHeader): Session {
  const state = game.setup(header.options, header.seed);
  return { game, header, seats: game.seats(header.options), steps: [], snapshots: [state], state };
}

/** The session with an accepted entry and what came of it. */
export function withEntry(session: Session, entry: Entry, applied: Applied<unknown, EventBase>): Session {
  const { game, seats, steps, snapshots } = session;
  const { state, events } = applied;
  const witnessed = Object.fromEntries(
    [...seats, 'table'].map(viewer => [viewer, events.flatMap(event => game.witness(state, event, viewer) ?? [])]),
  );
  const count = steps.length + 1;
  return {
    ...session,
    steps: [...steps, { entry, events, witnessed }],
    snapshots: count % snapshotInterval === 0 ? [...snapshots, state] : snapshots,
    state,
  };
}

/** Applies one action and logs it; a refusal leaves the session as it is. */
export function act(session: Session, action: ActionBase): Advance {
  const answer = session.game.apply(session.state, action);
  if (isRefused(answer)) return { ok: false, refused: answer.refused };
  const { barrier } = answer;
  const entry: Entry = { n: session.steps.length, seat: action.seat, action, barrier, salt: null, hash: null };
  return { ok: true, session: withEntry(session, entry, answer) };
}

/** The seat that may take its last action back: who acted last, unless that revealed, drew or handed over. */
export function undoableSeat(session: Session): Seat | null {
  const last = session.steps.at(-1)?.entry;
  return last === undefined || last.barrier ? null : last.seat;
}

/** Takes the seat's last action back; refused alike for every seat and reason, so that a refusal tells nothing. */
export function undo(session: Session, seat: Seat): Advance {
  if (undoableSeat(session) !== seat) return nothingToUndo;
  const count = session.steps.length - 1;
  const state = stateAfter(session, count);
  const snapshots = session.snapshots.slice(0, Math.floor(count / snapshotInterval) + 1);
  return { ok: true, session: { ...session, steps: session.steps.slice(0, count), snapshots, state } };
}

/** The state after the first `count` entries. */
export function stateAfter(session: Session, count: number): unknown {
  if (count === session.steps.length) return session.state;
  const kept = Math.min(Math.floor(count / snapshotInterval), session.snapshots.length - 1);
  return session.steps.slice(kept * snapshotInterval, count).reduce((state, { entry }) => {
    const answer = session.game.apply(state, entry.action);
    if (isRefused(answer)) throw new Error(`entry ${entry.n} was accepted once and is refused now`);
    return answer.state;
  }, session.snapshots[kept]);
}

/** Everything a seat or the table has witnessed so far, in order. */
export const witnessedBy = (session: Session, viewer: Viewer): readonly EventBase[] =>
  session.steps.flatMap(step => step.witnessed[viewer] ?? []);

/** The session as the file that opens to the same game. */
export const saveOf = (session: Session): Save => ({
  header: session.header,
  entries: session.steps.map(step => step.entry),
});
