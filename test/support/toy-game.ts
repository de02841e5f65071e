import { die, draw } from '../../src/engine/chance.ts';
import type {
  ActionBase,
  Applied,
  AskBase,
  EventBase,
  Game,
  RandomIndex,
  Refused,
  ResultBase,
  Seat,
  Seed,
  Viewer,
} from '../../src/engine/contract.ts';
import type { LoadedGame } from '../../src/engine/loaded-game.ts';

/**
 * A game small enough to see through, with everything the engine must care for: a secret of each seat, choices made at
 * the same time, a die, an action that may be undone several times over, and an end. Each round both seats pick a number
 * in secret; the die is thrown; who guessed (pick plus own lucky number) nearer scores; `a` may then write notes.
 */
export interface ToyOptions {
  readonly rounds: number;
  readonly dice: 'drawn' | 'typed';
}

export interface ToyAction extends ActionBase {
  readonly t: 'pick' | 'roll' | 'note' | 'pass' | 'resign';
  readonly number: number;
}

export type ToyEvent = EventBase & { readonly seat: Seat | null; readonly number: number | null };

type Stage = 'pick' | 'roll' | 'notes' | 'over';
type Pair = Readonly<Record<'a' | 'b', number | null>>;

export interface ToyState {
  readonly options: ToyOptions;
  readonly round: number;
  readonly stage: Stage;
  readonly notes: readonly number[];
  readonly scores: Readonly<Record<'a' | 'b', number>>;
  readonly resigned: boolean;
  readonly hidden: { readonly seed: Seed; readonly lucky: Pair; readonly picks: Pair };
}

export interface ToyView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly stage: Stage;
  readonly notes: readonly number[];
  readonly scores: ToyState['scores'];
  readonly awaited: readonly Seat[];
  readonly lucky: Partial<Pair>;
  readonly picks: Partial<Pair>;
}

const toySeats = ['a', 'b'] as const;
const isToySeat = (seat: Seat): seat is 'a' | 'b' => seat === 'a' || seat === 'b';
const noPicks: Pair = { a: null, b: null };

function askOf(state: ToyState, seat: Seat): AskBase | null {
  const head = (kind: string): AskBase => ({ id: `${kind}/${state.round}/${state.notes.length}`, kind, seat });
  if (!isToySeat(seat)) return null;
  if (state.stage === 'pick') return state.hidden.picks[seat] === null ? head('pick') : null;
  if (state.stage === 'roll') return seat === 'b' ? head('roll') : null;
  return state.stage === 'notes' && seat === 'a' ? head('notes') : null;
}

function legalOf(state: ToyState, seat: Seat): readonly ToyAction[] {
  const ask = askOf(state, seat);
  if (ask === null) return [];
  const action = (t: ToyAction['t'], number: number): ToyAction => ({ t, seat, ask: ask.id, number });
  if (ask.kind === 'pick') return [1, 2, 3].map(number => action('pick', number));
  if (ask.kind === 'roll') return [1, 2, 3, 4, 5, 6].map(number => action('roll', number));
  return [...(state.notes.length < 60 ? [action('note', 1), action('note', 2)] : []), action('pass', 0)];
}

function scored(state: ToyState, number: number): Applied<ToyState, ToyEvent> {
  const { lucky, picks } = state.hidden;
  const off = (seat: 'a' | 'b'): number => Math.abs((lucky[seat] ?? 0) + (picks[seat] ?? 0) - number);
  const gain = (seat: 'a' | 'b', other: 'a' | 'b'): number => state.scores[seat] + (off(seat) < off(other) ? 1 : 0);
  const scores = { a: gain('a', 'b'), b: gain('b', 'a') };
  return {
    state: { ...state, stage: 'notes', scores, hidden: { ...state.hidden, picks: noPicks } },
    events: [{ t: 'rolled', seat: null, number }],
    barrier: true,
  };
}

function picked(state: ToyState, seat: 'a' | 'b', number: number): Applied<ToyState, ToyEvent> {
  const picks = { ...state.hidden.picks, [seat]: number };
  const event: ToyEvent = { t: 'picked', seat, number };
  const next: ToyState = { ...state, hidden: { ...state.hidden, picks } };
  if (picks.a === null || picks.b === null) return { state: next, events: [event], barrier: false };
  if (state.options.dice === 'typed') return { state: { ...next, stage: 'roll' }, events: [event], barrier: true };
  const answer = scored(next, die(state.hidden.seed, 'toy', state.round));
  return { ...answer, events: [event, ...answer.events] };
}

function passed(state: ToyState): Applied<ToyState, ToyEvent> {
  const over = state.round === state.options.rounds;
  return {
    state: { ...state, round: state.round + 1, stage: over ? 'over' : 'pick', notes: [] },
    events: [{ t: 'roundEnded', seat: null, number: state.round }],
    barrier: true,
  };
}

function apply(state: ToyState, action: ToyAction): Applied<ToyState, ToyEvent> | Refused {
  const refuse = (code: string): Refused => ({ refused: { code, rule: 'T-1' } });
  if (state.stage === 'over') return refuse('gameOver');
  if (!isToySeat(action.seat)) return refuse('wrongSeat');
  if (action.t === 'resign') {
    const events = [{ t: 'resigned', seat: action.seat, number: null }];
    return { state: { ...state, stage: 'over', resigned: true }, events, barrier: true };
  }
  const legal = legalOf(state, action.seat);
  if (legal[0]?.ask !== action.ask) return refuse('staleAsk');
  if (!legal.some(known => known.t === action.t && known.number === action.number)) return refuse('notAnAction');
  if (action.t === 'pick') return picked(state, action.seat, action.number);
  if (action.t === 'roll') return scored(state, action.number);
  if (action.t === 'pass') return passed(state);
  const events = [{ t: 'noted', seat: action.seat, number: action.number }];
  return { state: { ...state, notes: [...state.notes, action.number] }, events, barrier: false };
}

function result(state: ToyState): ResultBase | null {
  if (state.stage !== 'over') return null;
  const { a, b } = state.scores;
  const best = toySeats.filter(seat => state.scores[seat] === Math.max(a, b));
  return state.resigned ? { seats: [], reason: 'resigned' } : { seats: best, reason: 'scores' };
}

function view(state: ToyState, viewer: Viewer, isOpened = state.stage === 'over'): ToyView {
  const own = (pair: Pair): Partial<Pair> => {
    if (viewer === 'open') return isOpened ? pair : {};
    return isToySeat(viewer) ? { [viewer]: pair[viewer] } : {};
  };
  return {
    viewer,
    round: state.round,
    stage: state.stage,
    notes: state.notes,
    scores: state.scores,
    awaited: toySeats.filter(seat => askOf(state, seat) !== null),
    lucky: own(state.hidden.lucky),
    picks: own(state.hidden.picks),
  };
}

export const toyGame: Game<ToyOptions, ToyState, ToyAction, ToyEvent, ToyView, AskBase, ResultBase> = {
  id: 'convent',
  version: 3,
  seats: () => toySeats,
  setup(options, seed) {
    const lucky = (counter: number): number => 1 + draw(seed, { purpose: 'lucky', counter, count: 3 });
    return {
      options,
      round: 1,
      stage: 'pick',
      notes: [],
      scores: { a: 0, b: 0 },
      resigned: false,
      hidden: { seed, lucky: { a: lucky(0), b: lucky(1) }, picks: noPicks },
    };
  },
  asks(state, seat) {
    if (seat !== 'table') return [askOf(state, seat) ?? []].flat();
    return toySeats
      .filter(each => askOf(state, each) !== null)
      .map(each => ({ id: `awaited/${each}`, kind: 'awaited', seat: each }));
  },
  legal: legalOf,
  sampleLegal(state, seat, random: RandomIndex) {
    const legal = legalOf(state, seat);
    const chosen = legal[random(legal.length)];
    if (chosen === undefined) throw new Error(`${seat} is not asked`);
    return chosen;
  },
  apply,
  view: (state, viewer) => view(state, viewer),
  openedView: state => view(state, 'open', true),
  witness: (_state, event, viewer) =>
    event.t === 'picked' && viewer !== event.seat && viewer !== 'open' ? { ...event, number: null } : event,
  result,
};

function readOptions(value: unknown): ToyOptions | null {
  if (typeof value !== 'object' || value === null || !('rounds' in value) || !('dice' in value)) return null;
  const { rounds, dice } = value;
  const known = dice === 'drawn' || dice === 'typed';
  return Number.isInteger(rounds) && known ? { rounds: Number(rounds), dice } : null;
}

export const toyLoaded: LoadedGame = {
  rules: toyGame,
  contentVersion: 2,
  readOptions,
  roundOf: tableView => (tableView as ToyView).round,
};
