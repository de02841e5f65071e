import type { ActionBase, AskBase, EventBase, Seat, Viewer } from '../engine/contract.ts';
import type { NewSalt } from '../engine/hash-chain.ts';
import type { LoadedGame } from '../engine/loaded-game.ts';
import { lastRoundWords } from '../engine/round-words.ts';
import type { RoundWords } from '../engine/round-words.ts';
import { sealed } from '../engine/seal.ts';
import { act, saveOf, undo, undoableSeat, witnessedBy } from '../engine/session.ts';
import type { Advance, Session } from '../engine/session.ts';
import { summaryOf } from '../engine/summary.ts';
import { holderOf } from '../engine/table.ts';
import type { Recorder } from '../store/recorder.ts';
import type { SavingState } from '../store/saving-state.ts';
import type { ActAnswer, SeatUpdate, TableUpdate } from './referee-port.ts';

export interface OpenGameParts {
  readonly loaded: LoadedGame;
  readonly session: Session;
  readonly recorder: Recorder;
  readonly newSalt: NewSalt;
  readonly nowMs: () => number;
  /** Told after each change, once it is in the journal. */
  readonly onUpdate: (update: TableUpdate) => void;
}

/** Rolls are made in the open and resigning is the whole table's, so neither needs a seat to be looked through. */
const isPublic = (action: ActionBase): boolean => action.t === 'roll' || action.t === 'resign';

/** The one game a referee has open: true state, log and journal, changed by one action after the other. */
export class OpenGame {
  readonly #parts: OpenGameParts;
  readonly #entered = new Set<Seat>();
  #session: Session;
  #saving: SavingState = { kind: 'saved' };
  #queue: Promise<unknown> = Promise.resolve();
  #undone = 0;
  /** Words are found anew only when another round is over. */
  #words: { readonly when: string; readonly words: RoundWords | null } | null = null;

  constructor(parts: OpenGameParts) {
    this.#parts = parts;
    this.#session = parts.session;
  }

  get session(): Session {
    return this.#session;
  }

  /** Grows with each undo: an answer thought out before it belongs to a passed state. */
  get undone(): number {
    return this.#undone;
  }

  /** Writes the log as it is, for a game that is new or whose journal was out of reach. */
  save(): Promise<SavingState> {
    return this.#inTurn(async () => {
      this.#saving = await this.#record(this.#session);
      return this.#saving;
    });
  }

  /** The whole public table, as it is sent on opening. */
  table(): TableUpdate {
    return this.#update(witnessedBy(this.#session, 'table'), true);
  }

  enter(seat: Seat): SeatUpdate {
    const { game, header, state } = this.#session;
    if (holderOf(header.table, seat)?.kind !== 'human') throw new Error(`nobody looks through ${seat}`);
    this.#entered.add(seat);
    return {
      seat,
      view: game.view(state, seat),
      asks: game.asks(state, seat),
      legal: game.legal(state, seat),
      events: witnessedBy(this.#session, seat),
    };
  }

  /** The table is open to all; a seat's sight is shown while somebody looks through it. */
  isShownTo(viewer: Viewer): boolean {
    return viewer === 'table' || this.#entered.has(viewer);
  }

  leave(seat: Seat): void {
    this.#entered.delete(seat);
  }

  /** An action from the page. */
  act(action: ActionBase): Promise<ActAnswer> {
    const allowed = this.#entered.has(action.seat) || isPublic(action);
    if (!allowed) return Promise.resolve({ ok: false, refused: { code: 'wrongSeat', rule: '' } });
    return this.#change(session => act(session, action), false);
  }

  /** A bot's action, dropped when its pause is over or when somebody took something back since it was asked. */
  answer(action: ActionBase, askedAt: { readonly ask: string; readonly undone: number }): Promise<ActAnswer> {
    return this.#change(session => {
      const isOpen = session.game.asks(session.state, action.seat).some(ask => ask.id === askedAt.ask);
      if (!isOpen || askedAt.undone !== this.#undone) return { ok: false, refused: { code: 'staleAsk', rule: '' } };
      return act(session, action);
    }, false);
  }

  undo(seat: Seat): Promise<ActAnswer> {
    return this.#change(session => undo(session, seat), true);
  }

  /** Resolves when everything under way is done. */
  settled(): Promise<unknown> {
    return this.#queue;
  }

  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #change(advance: (session: Session) => Advance, takesBack: boolean): Promise<ActAnswer> {
    return this.#inTurn(async () => {
      const answer = advance(this.#session);
      if (!answer.ok) return answer;
      const session = takesBack ? answer.session : sealed(answer.session, this.#parts.newSalt);
      // The journal first: whoever saw an outcome cannot reload it away.
      this.#saving = await this.#record(session);
      this.#session = session;
      if (takesBack) this.#undone += 1;
      const events = takesBack ? witnessedBy(session, 'table') : session.steps.at(-1)?.witnessed['table'];
      this.#parts.onUpdate(this.#update(events ?? [], takesBack));
      return { ok: true, revision: session.steps.length };
    });
  }

  #record(session: Session): Promise<SavingState> {
    const { loaded, recorder, nowMs } = this.#parts;
    return recorder.record(saveOf(session), summaryOf(loaded, session, nowMs()));
  }

  #roundWords(view: unknown): RoundWords | null {
    const { loaded } = this.#parts;
    const isOver = loaded.rules.result(this.#session.state) !== null;
    const when = `${loaded.roundOf(view)} ${isOver} ${this.#undone}`;
    if (this.#words?.when !== when) this.#words = { when, words: lastRoundWords(loaded, this.#session) };
    return this.#words.words;
  }

  #update(events: readonly EventBase[], replaces: boolean): TableUpdate {
    const { game, header, seats, state, steps } = this.#session;
    const undoable = undoableSeat(this.#session);
    const view = game.view(state, 'table');
    const rolls = seats.flatMap((seat): readonly AskBase[] =>
      game.asks(state, seat).filter(ask => ask.kind === 'roll'),
    );
    return {
      id: header.id,
      revision: steps.length,
      view,
      asks: game.asks(state, 'table'),
      rolls,
      events,
      replaces,
      undoable: undoable === null || holderOf(header.table, undoable)?.kind !== 'human' ? [] : [undoable],
      saving: this.#saving,
      words: this.#roundWords(view),
    };
  }
}
