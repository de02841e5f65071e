import type { ActionBase, Seat, Seed, Viewer } from '../engine/contract.ts';
import type { NewSalt } from '../engine/hash-chain.ts';
import type { LoadedGame } from '../engine/loaded-game.ts';
import { replayFrames } from '../engine/replay.ts';
import { isTable } from '../engine/save-schema.ts';
import type { GameSummary, Save, SaveHeader } from '../engine/save.ts';
import { saveFormat } from '../engine/save.ts';
import { sealedHeader } from '../engine/seal.ts';
import { newSession, saveOf } from '../engine/session.ts';
import type { Session } from '../engine/session.ts';
import { summaryOf } from '../engine/summary.ts';
import { holderOf } from '../engine/table.ts';
import type { ListChange } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import { BotDriver } from './bot-driver.ts';
import { OpenGame } from './open-game.ts';
import type {
  ActAnswer,
  AuditAnswer,
  CreateAnswer,
  ExportAnswer,
  NewGame,
  OpenAnswer,
  RefereePort,
  ReplayFrame,
  SeatUpdate,
  TableUpdate,
  Thought,
} from './referee-port.ts';
import { adviceFor } from './advice.ts';
import type { Advice } from './advice.ts';
import { Shelf } from './shelf.ts';
import { thoughtsOf } from './thoughts.ts';
import {
  auditedFile,
  auditedGame,
  exportedGame,
  failed,
  importedSave,
  isSameSave,
  loadedGame,
  playedSave,
} from './transfer.ts';
import type { LoadGame } from './transfer.ts';
import type { BotPort } from './worker-ports.ts';

/** What the referee needs from the world; a test hands in its own. */
export interface RefereeParts {
  readonly loadGame: LoadGame;
  readonly store: Store;
  readonly bots: BotPort;
  readonly lockGame: (id: string) => Promise<(() => void) | null>;
  readonly newId: () => string;
  readonly newSeed: () => Seed;
  readonly newSalt: NewSalt;
  readonly nowMs: () => number;
}

interface Opened {
  readonly game: OpenGame;
  readonly driver: BotDriver;
  readonly release: () => void;
}

/** Slow enough that people can follow what bots do on the board. */
const defaultPaceMs = 700;

/** The referee: see `RefereePort` for what it promises. */
export class Referee implements RefereePort {
  readonly #parts: RefereeParts;
  readonly #shelf: Shelf;
  #opened: Opened | null = null;
  #turns: Promise<unknown> = Promise.resolve();
  #paceMs = defaultPaceMs;

  constructor(parts: RefereeParts) {
    this.#parts = parts;
    this.#shelf = new Shelf(parts.store);
  }

  games(): Promise<readonly GameSummary[]> {
    return this.#shelf.games();
  }

  async rename(id: string, name: string): Promise<ListChange> {
    return this.#isOpen(id) ? 'openElsewhere' : this.#shelf.rename(id, name);
  }

  async remove(id: string): Promise<ListChange> {
    return this.#isOpen(id) ? 'openElsewhere' : this.#shelf.remove(id);
  }

  async create(game: NewGame): Promise<CreateAnswer> {
    const found = await loadedGame(game.game, this.#parts.loadGame);
    if (!found.ok) return found;
    const { loaded } = found;
    const options = loaded.readOptions(game.options);
    if (options === null || !isTable(game.table)) return failed('damaged');
    if (loaded.rules.seats(options).some(seat => holderOf(game.table, seat) === undefined)) return failed('damaged');
    const header: SaveHeader = sealedHeader({
      format: saveFormat,
      id: this.#parts.newId(),
      game: game.game,
      rulesVersion: loaded.rules.version,
      contentVersion: loaded.contentVersion,
      options,
      seed: this.#parts.newSeed(),
      table: game.table,
      name: game.name,
      createdMs: this.#parts.nowMs(),
    });
    return this.#keep(loaded, newSession(loaded.rules, header));
  }

  open(id: string, onUpdate: (update: TableUpdate) => void): Promise<OpenAnswer> {
    return this.#inTurn(async () => {
      await this.#closeNow();
      const release = await this.#parts.lockGame(id);
      if (release === null) return failed('openElsewhere');
      const answer = await this.#openLocked(id, { release, onUpdate }).catch((error: unknown) => {
        release();
        throw error;
      });
      if (!answer.ok) release();
      return answer;
    });
  }

  async act(action: ActionBase): Promise<ActAnswer> {
    return this.#open().game.act(action);
  }

  async enterSeat(seat: Seat): Promise<SeatUpdate> {
    return this.#open().game.enter(seat);
  }

  async leaveSeat(seat: Seat): Promise<void> {
    this.#opened?.game.leave(seat);
  }

  async undo(seat: Seat): Promise<ActAnswer> {
    return this.#open().game.undo(seat);
  }

  async setPace(paceMs: number): Promise<void> {
    this.#paceMs = paceMs;
  }

  async replay(): Promise<readonly ReplayFrame[]> {
    return replayFrames(this.#open().game.session);
  }

  async thoughts(entries: readonly number[]): Promise<readonly Thought[]> {
    return thoughtsOf(this.#open().game.session, this.#parts.bots, entries);
  }

  async advise(viewer: Viewer): Promise<Advice | null> {
    const { game } = this.#open();
    return game.isShownTo(viewer) ? adviceFor(game.session, this.#parts.bots, viewer) : null;
  }

  async audit(): Promise<AuditAnswer | null> {
    const { session } = this.#open().game;
    return auditedGame(session, this.#parts.loadGame);
  }

  auditFile(bytes: Uint8Array): Promise<AuditAnswer> {
    return auditedFile(bytes, this.#parts.loadGame);
  }

  async exportGame(id: string): Promise<ExportAnswer> {
    const kept = await this.#shelf.read(id);
    if (kept === null) return failed('notFound');
    return kept === 'storeFailed' ? failed('storeFailed') : exportedGame(kept, this.#parts.loadGame);
  }

  async importGame(bytes: Uint8Array): Promise<CreateAnswer> {
    const imported = await importedSave(bytes);
    if (!imported.ok) return imported;
    const { header, entries } = imported.save;
    const kept = await this.#shelf.read(header.id);
    if (kept !== null && kept !== 'storeFailed' && isSameSave(kept, imported.save)) return { ok: true, id: header.id };
    // Another stage of a game that is, or may be, here already: neither is to be lost.
    const id = kept === null ? header.id : this.#parts.newId();
    const played = await playedSave({ header: { ...header, id }, entries }, this.#parts.loadGame);
    return played.ok ? this.#keep(played.loaded, played.session) : played;
  }

  close(): Promise<void> {
    return this.#inTurn(() => this.#closeNow());
  }

  /** Opening and closing wait for each other, so that no lock is left behind. */
  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#turns.then(work);
    this.#turns = done.catch(() => undefined);
    return done;
  }

  async #closeNow(): Promise<void> {
    const opened = this.#opened;
    this.#opened = null;
    if (opened === null) return;
    opened.driver.stop();
    await opened.game.settled();
    opened.release();
  }

  #open(): Opened {
    if (this.#opened === null) throw new Error('no game is open');
    return this.#opened;
  }

  #isOpen(id: string): boolean {
    return this.#opened?.game.session.header.id === id;
  }

  async #keep(loaded: LoadedGame, session: Session): Promise<CreateAnswer> {
    const summary = summaryOf(loaded, session, this.#parts.nowMs());
    await this.#shelf.recorder(null).record(saveOf(session), summary);
    return { ok: true, id: summary.id };
  }

  async #openLocked(
    id: string,
    { release, onUpdate }: { readonly release: () => void; readonly onUpdate: (update: TableUpdate) => void },
  ): Promise<OpenAnswer> {
    const kept = await this.#shelf.read(id);
    if (kept === null) return failed('notFound');
    if (kept === 'storeFailed') return failed('storeFailed');
    if (!kept.read.ok) return failed(kept.read.failure);
    const played = await playedSave(kept.read.save, this.#parts.loadGame);
    if (!played.ok) return played;
    const { game, driver } = this.#started(played, onUpdate, this.#shelf.isUnsaved(id) ? null : saveOf(played.session));
    if (this.#shelf.isUnsaved(id)) await game.save();
    this.#opened = { game, driver, release };
    driver.wake();
    const { options, table, name, game: gameId } = played.session.header;
    return { ok: true, game: gameId, options, table, name, update: game.table() };
  }

  #started(
    { loaded, session }: { readonly loaded: LoadedGame; readonly session: Session },
    onUpdate: (update: TableUpdate) => void,
    stored: Save | null,
  ): Pick<Opened, 'game' | 'driver'> {
    const game = new OpenGame({
      loaded,
      session,
      recorder: this.#shelf.recorder(stored),
      newSalt: this.#parts.newSalt,
      nowMs: this.#parts.nowMs,
      onUpdate: update => {
        onUpdate(update);
        driver.wake();
      },
    });
    const driver = new BotDriver({ game, bots: this.#parts.bots, paceMs: () => this.#paceMs });
    return { game, driver };
  }
}
