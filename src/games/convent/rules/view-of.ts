import type { Viewer } from '../../../engine/contract.ts';
import { awaitedSeats } from './awaited.ts';
import { captureLimit, lastRound } from './ending.ts';
import { isDeaf } from './noise.ts';
import { seatOfGuard, seatsOf } from './options.ts';
import { guardsOfSeat, noviceOfSeat, noviceSeat } from './seats.ts';
import { hiddenGuardOf } from './state.ts';
import type { ConventState, GuardState, HiddenNovice, NoviceState } from './state.ts';
import type { ConventView, GuardView, NoviceView, OpenView, OwnGuards, OwnNovice } from './view.ts';

/** Version of these rules, written into saves and views. */
export const rulesVersion = 1;

/**
 * What a viewer sees, listed field by field (C-3.4, C-3.5). A finished game is open to all; `open` is the table's view
 * until then.
 */
export function viewOf(state: ConventState, wanted: Viewer): ConventView {
  const { options, stage } = state;
  const isOver = stage.name === 'over';
  const viewer = isSeat(state, wanted) || (wanted === 'open' && isOver) ? wanted : 'table';
  return {
    game: 'convent',
    version: rulesVersion,
    viewer,
    options,
    round: state.round,
    rounds: lastRound(options),
    captures: state.captures,
    captureLimit: captureLimit(options),
    stage: stage.name,
    acting: stage.name === 'setupPaths' || stage.name === 'guardMove' || stage.name === 'listen' ? stage.guard : null,
    awaited: awaitedSeats(state),
    novices: state.novices.map(noviceView),
    guards: state.guards.map(guard => guardView(state, guard)),
    tokens: state.tokens,
    paths: state.paths,
    result: isOver ? stage.result : null,
    ownNovice: ownNovice(state, viewer),
    ownGuards: ownGuards(state, viewer),
    open: isOver ? opened(state) : null,
  };
}

/** The open view of an earlier state of a game that is over by now (C-3.5). */
export const openedViewOf = (state: ConventState): ConventView => ({
  ...viewOf(state, 'table'),
  viewer: 'open',
  open: opened(state),
});

const opened = (state: ConventState): OpenView => ({
  novices: state.hidden.novices.map(one => ownView(state, one)),
  blessings: state.hidden.guards.map(({ guard, blessing }) => ({ guard, kind: blessing })),
});

const isSeat = ({ options }: ConventState, viewer: Viewer): boolean => seatsOf(options).some(seat => seat === viewer);

const noviceView = ({ novice, status, figure, captured, card, blessing }: NoviceState): NoviceView => ({
  novice,
  seat: noviceSeat(novice),
  status,
  figure,
  captured,
  card,
  blessing,
});

const guardView = (state: ConventState, guard: GuardState): GuardView => ({
  guard: guard.guard,
  seat: seatOfGuard(state.options, guard.guard),
  space: guard.space,
  facing: guard.facing,
  path: guard.path,
  freedom: guard.freedom,
  steps: guard.steps,
  hasMoved: guard.hasMoved,
  card: guard.card,
  deaf: isDeaf(state, guard.guard),
  catches: guard.catches,
  blessing: guard.blessing,
});

function ownNovice(state: ConventState, viewer: Viewer): OwnNovice | null {
  const number = noviceOfSeat(viewer);
  const own = state.hidden.novices.find(({ novice }) => novice === number);
  return own === undefined ? null : ownView(state, own);
}

/** Her plan is shown while it waits for the others; afterwards her log tells more. */
const ownView = (state: ConventState, own: HiddenNovice): OwnNovice => ({
  novice: own.novice,
  space: own.space,
  key: own.key,
  hasKey: own.hasKey,
  hasWish: own.hasWish,
  blessing: own.blessing,
  log: own.log,
  planned: state.stage.name === 'plan' ? own.planned : null,
});

function ownGuards(state: ConventState, viewer: Viewer): OwnGuards | null {
  const guards = isSeat(state, viewer) ? guardsOfSeat(viewer) : [];
  if (guards.length === 0) return null;
  return { blessings: guards.map(guard => ({ guard, kind: hiddenGuardOf(state, guard).blessing })) };
}
