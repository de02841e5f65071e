import { canonicalJson } from './canonical.ts';
import type { Seat } from './contract.ts';
import { isRefused } from './contract.ts';
import { hashAfter, isSealText, rootOf, seedCommitment } from './hash-chain.ts';
import type { LoadedGame } from './loaded-game.ts';
import { versionFailure } from './open-session.ts';
import { wordsOf } from './round-words.ts';
import type { RoundWords } from './round-words.ts';
import { isSmall, readEntry, readHeader } from './save-schema.ts';
import type { Entry, SaveHeader } from './save.ts';
import { newSession } from './session.ts';
import { holderOf } from './table.ts';

/**
 * What does not fit. `shape`: it is no header or entry at all. `version`: other rules or content than this app plays.
 * `order`: another number than its place, or a choice of another seat. `rules`: the rules refuse it or part it from undo
 * otherwise. `seal`: its hash is not that of what stands there. `unsealed`: its seal is missing, and those before it
 * have theirs. `end`: the log stops before the game is over. `result`: the file names another result.
 */
export type AuditFault = 'shape' | 'version' | 'order' | 'rules' | 'seal' | 'unsealed' | 'end' | 'result';

/** The first thing that does not fit. */
export interface AuditFinding {
  readonly fault: AuditFault;
  /** Index of the entry; null for the header, and for what is said of the game as a whole. */
  readonly entry: number | null;
  readonly round: number;
  /** Whose entry it says it is; null when it does not say. */
  readonly seat: Seat | null;
}

/** What an audit found, as far as it came. */
export interface AuditReport {
  readonly finding: AuditFinding | null;
  /** Entries that were verified. */
  readonly verified: number;
  /** Index of the first sealed entry; 0 also means that the deal is sealed. Null when nothing is. */
  readonly sealedFrom: number | null;
  /** Rounds that were verified to their end, with their words. */
  readonly rounds: readonly RoundWords[];
  /** What was bound at the deal, opened now; null without a good header. */
  readonly deal: { readonly root: string; readonly seedCommitment: string } | null;
}

/** A log as it was found: nothing of it is known to be good. */
export interface FoundLog {
  readonly header: unknown;
  readonly entries: readonly unknown[];
  /** The result that a file claims, if it claims one. */
  readonly result?: unknown;
}

interface Stand {
  readonly state: unknown;
  readonly hash: string;
  readonly round: number;
}

/** Plays a log again from its deal and compares entry by entry with its seals, up to the first that does not fit. */
export class Audit {
  readonly #loaded: LoadedGame;
  readonly #header: SaveHeader;
  readonly #rounds: RoundWords[] = [];
  #stand: Stand;
  #sealedFrom: number | null;
  #verified = 0;

  /** @throws when nothing can be dealt from this header */
  constructor(loaded: LoadedGame, header: SaveHeader) {
    this.#loaded = loaded;
    this.#header = header;
    const options = loaded.readOptions(header.options);
    if (options === null) throw new Error('no options');
    const { state, seats } = newSession(loaded.rules, { ...header, options });
    if (seats.some(seat => holderOf(header.table, seat) === undefined)) throw new Error('a seat is empty');
    const hash = rootOf(header);
    this.#sealedFrom = header.root === undefined ? null : 0;
    this.#stand = { state, hash, round: this.#roundOf(state) };
    if (this.#sealedFrom === 0) this.#rounds.push({ round: 0, words: wordsOf(hash) });
  }

  get result(): unknown {
    return this.#loaded.rules.result(this.#stand.state);
  }

  report(finding: Omit<AuditFinding, 'round'> | null): AuditReport {
    return {
      finding: finding && { ...finding, round: this.#stand.round },
      verified: this.#verified,
      sealedFrom: this.#sealedFrom,
      rounds: this.#rounds,
      deal: { root: rootOf(this.#header), seedCommitment: seedCommitment(this.#header.seed) },
    };
  }

  /** Takes the next entry, foreign data; answers what does not fit, and then stands where it stood. */
  take(raw: unknown): AuditFault | null {
    const entry = readEntry(raw);
    if (entry === null) return 'shape';
    try {
      return this.#taken(entry);
    } catch {
      // The rules' own surprise at a value that they never make.
      return 'rules';
    }
  }

  #taken(entry: Entry): AuditFault | null {
    if (entry.n !== this.#verified || entry.seat !== entry.action.seat) return 'order';
    const answer = this.#loaded.rules.apply(this.#stand.state, entry.action);
    if (isRefused(answer) || answer.barrier !== entry.barrier) return 'rules';
    const hash = hashAfter(this.#stand.hash, entry, answer.events);
    const fault = this.#sealFault(entry, hash);
    if (fault !== null) return fault;
    const round = this.#roundOf(answer.state);
    const isOver = this.#loaded.rules.result(answer.state) !== null;
    if (entry.hash !== null && (isOver || round !== this.#stand.round)) {
      this.#rounds.push({ round: this.#stand.round, words: wordsOf(hash) });
    }
    this.#stand = { state: answer.state, hash, round };
    this.#verified += 1;
    return null;
  }

  #sealFault({ salt, hash }: Entry, expected: string): AuditFault | null {
    if (salt === null && hash === null) return this.#sealedFrom === null ? null : 'unsealed';
    this.#sealedFrom ??= this.#verified;
    return isSealText(salt) && hash === expected ? null : 'seal';
  }

  #roundOf(state: unknown): number {
    return this.#loaded.roundOf(this.#loaded.rules.view(state, 'table'));
  }
}

const nothingVerified = (fault: AuditFault): AuditReport => ({
  finding: { fault, entry: null, round: 0, seat: null },
  verified: 0,
  sealedFrom: null,
  rounds: [],
  deal: null,
});

/** The report on a log whose header cannot be read, so that nobody knows of which game it is. */
export const unreadableHeader: AuditReport = nothingVerified('shape');

function begun(loaded: LoadedGame, found: unknown): Audit | AuditReport {
  const header = readHeader(found);
  if (header === null || header.game !== loaded.rules.id) return unreadableHeader;
  if (versionFailure(loaded, header) !== null) return nothingVerified('version');
  if (header.root !== undefined && header.root !== rootOf(header)) return nothingVerified('seal');
  try {
    return new Audit(loaded, header);
  } catch {
    return nothingVerified('rules');
  }
}

/** The seat that something claims to be of. */
function seatIn(found: unknown): Seat | null {
  const seat = typeof found === 'object' && found !== null && 'seat' in found ? found.seat : null;
  return typeof seat === 'string' && seat.length <= 64 ? seat : null;
}

/**
 * Audits the log of a finished game. Foreign data: whatever does not fit is an answer, never an exception. It proves that
 * nobody changed the log without making it anew, and, with the words that people noted, that nobody made it anew; that
 * every choice was allowed, and that every die and ruling followed from the deal. Not that nobody looked.
 */
export function audited(loaded: LoadedGame, found: FoundLog): AuditReport {
  const audit = begun(loaded, found.header);
  if (!(audit instanceof Audit)) return audit;
  for (const [index, raw] of found.entries.entries()) {
    const fault = audit.take(raw);
    if (fault !== null) return audit.report({ fault, entry: index, seat: seatIn(raw) });
  }
  const { result } = audit;
  if (result === null) return audit.report({ fault: 'end', entry: null, seat: null });
  const claimed = found.result;
  const agrees = claimed === undefined || (isSmall(claimed) && canonicalJson(claimed) === canonicalJson(result));
  return audit.report(agrees ? null : { fault: 'result', entry: null, seat: null });
}
