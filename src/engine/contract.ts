/** A place at the table as the rules know it, for example `novice3` or `abbess`. Who sits there is the table's business. */
export type Seat = string;

/** Whose eyes: a seat, the public table, or `open` (everything, only once there is a result). */
export type Viewer = Seat | 'table' | 'open';

/** The four 32-bit words every chance draw of a game is keyed with. */
export type Seed = readonly [number, number, number, number];

/** Refusals that every game knows; a game adds its own codes. */
export type CommonReason = 'wrongSeat' | 'staleAsk' | 'notAnAction' | 'gameOver' | 'nothingToUndo';

/** Why an action was refused: a code to be translated, and the rule's number (`C-4.3`) where a rule says so. */
export interface Refusal<Reason extends string = string> {
  readonly code: Reason | CommonReason;
  readonly rule: string;
}

/** What a seat must decide now. `id` names the pause; an action that answers another pause is stale. */
export interface AskBase {
  readonly id: string;
  readonly kind: string;
  readonly seat: Seat;
}

/** An intention. `ask` is the id of the pause it answers, so that a late answer can be told from a fresh one. */
export interface ActionBase {
  readonly t: string;
  readonly seat: Seat;
  readonly ask: string;
}

/** A fact in the past tense: ids and numbers, never sentences. */
export interface EventBase {
  readonly t: string;
}

/** An accepted action. `barrier`: something was revealed, drawn or handed over, so undo stops here. */
export interface Applied<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly barrier: boolean;
}

export interface Refused<Reason extends string = string> {
  readonly refused: Refusal<Reason>;
}

/** Who won and by what. `seats` is empty when a table gave the game up. */
export interface ResultBase {
  readonly seats: readonly Seat[];
  readonly reason: string;
}

/** Draws an integer in 0..count-1; every caller hands in its own, nothing shares one. */
export type RandomIndex = (count: number) => number;

/**
 * A game as pure functions on plain, deeply readonly data. All secrets of a state sit under `hidden`; views are built by
 * listing what is shown, never by deleting what is secret.
 */
export interface Game<
  Options,
  State,
  Action extends ActionBase,
  Event extends EventBase,
  View,
  Ask extends AskBase,
  Result extends ResultBase,
> {
  readonly id: 'convent' | 'house';
  /** Rules version, written into saves. */
  readonly version: number;
  /** Every seat that these options bring to the table, in turn order. */
  seats(options: Options): readonly Seat[];
  setup(options: Options, seed: Seed): State;
  /** What `seat` must decide now. For `table`: one `awaited` ask per awaited seat that names nothing but the seat. */
  asks(state: State, seat: Seat | 'table'): readonly Ask[];
  /** The complete list for short choices; empty for a route ask, which carries its constraints instead. */
  legal(state: State, seat: Seat): readonly Action[];
  /** Some legal action for the seat's first ask; never fails while the seat is asked. */
  sampleLegal(state: State, seat: Seat, random: RandomIndex): Action;
  apply(state: State, action: Action): Applied<State, Event> | Refused;
  view(state: State, viewer: Viewer): View;
  /** The `open` view of an earlier state of a game that has a result by now; whoever calls it must know that it has. */
  openedView(state: State): View;
  /** What a viewer learns of an event, or null when nothing. */
  witness(state: State, event: Event, viewer: Viewer): Event | null;
  result(state: State): Result | null;
}

/** True when an answer of `apply` is a refusal. */
export function isRefused<State, Event>(answer: Applied<State, Event> | Refused): answer is Refused {
  return 'refused' in answer;
}
