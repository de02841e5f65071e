import type { Seat } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ChoosePathAsk, ConventAsk, GuardMoveAsk, LayTokensAsk, RollAsk, UseBlessingAsk } from './asks.ts';
import { awaitedSeats } from './awaited.ts';
import { fittingCards, mostGuardSteps } from './guard-steps.ts';
import { listeningHearings } from './listening.ts';
import { modifierOf } from './modes.ts';
import { noiseHearings } from './noise-stage.ts';
import { seatOfGuard } from './options.ts';
import { cardsAt, dutySteps } from './paths.ts';
import { planAskOf } from './plan-ask.ts';
import { noviceOfSeat, noviceSeat } from './seats.ts';
import type { ConventSeat, GuardId, NoviceNumber } from './seats.ts';
import { guardOf, hiddenGuardOf, hiddenOf } from './state.ts';
import type { ConventState, Stage } from './state.ts';

type StageOf<Name extends Stage['name']> = Extract<Stage, { readonly name: Name }>;

/** What a seat must decide now; for the table, who is awaited and nothing else. */
export function asksOf(board: ConventBoard, state: ConventState, seat: Seat | 'table'): readonly ConventAsk[] {
  const awaited = awaitedSeats(state);
  if (seat === 'table') return awaited.map(one => ({ kind: 'awaited', id: `awaited.${one}`, seat: one }));
  const asked = awaited.find(one => one === seat);
  const ask = asked === undefined ? null : askOf(board, state, asked);
  return ask === null ? [] : [ask];
}

/** Ids are made of nothing but what the asked seat knows: round, guard, steps. */
function askOf(board: ConventBoard, state: ConventState, seat: ConventSeat): ConventAsk | null {
  const { stage, round } = state;
  const novice = noviceOfSeat(seat);
  switch (stage.name) {
    case 'setupPaths':
      return choosePathAsk(state, { id: `setup.${stage.guard}.path`, guard: stage.guard });
    case 'plan':
      return novice && planAskOf(board, state, novice);
    case 'noise':
      return stage.rolling === null ? layAsk(board, state, novice!) : noiseRollAsk(state, stage);
    case 'orderGuards':
      return { kind: 'orderGuards', id: `${round}.order`, seat };
    case 'guardMove':
      return stage.choosing
        ? choosePathAsk(state, {
            id: `${round}.${stage.guard}.path.${stepsOf(state, stage.guard)}`,
            guard: stage.guard,
          })
        : guardMoveAsk(board, state, stage);
    case 'listen':
      if (stage.awaits === 'tokens') return layAsk(board, state, novice!);
      return stage.awaits === 'blessing' ? blessingAsk(board, state, stage) : listeningRollAsk(state, stage);
    case 'over':
      return null;
  }
}

const stepsOf = (state: ConventState, guard: GuardId): number => guardOf(state, guard).steps;

function choosePathAsk(
  state: ConventState,
  { id, guard }: { readonly id: string; readonly guard: GuardId },
): ChoosePathAsk {
  const hasFinished = state.stage.name === 'guardMove' && state.stage.finished !== null;
  return {
    kind: 'choosePath',
    id,
    seat: seatOfGuard(state.options, guard),
    guard,
    cards: cardsAt(state, guardOf(state, guard).space),
    mayTurnBack: hasFinished && state.paths.uTurnsLeft > 0,
  };
}

function guardMoveAsk(board: ConventBoard, state: ConventState, stage: StageOf<'guardMove'>): GuardMoveAsk {
  const { guard, pivot } = stage;
  const { steps, space, path, freedom } = guardOf(state, guard);
  const mayStep = steps < mostGuardSteps(state, guard);
  const isFree = freedom === 'free' || path === null;
  const ways = isFree ? board.neighbours(space) : dutySteps(board, path, space);
  const again = pivot === null ? '' : `.again.${pivot.given.length}`;
  return {
    kind: 'guardMove',
    id: `${state.round}.${guard}.step.${steps}${again}`,
    seat: seatOfGuard(state.options, guard),
    guard,
    steps,
    freedom: isFree ? 'free' : 'onDuty',
    to: mayStep ? ways : [],
    stops: pivot === null ? fittingCards(state, guard) : [],
    pivotedTo: pivot?.to ?? null,
  };
}

function layAsk(board: ConventBoard, state: ConventState, novice: NoviceNumber): LayTokensAsk {
  const isListening = state.stage.name === 'listen';
  const heard = isListening ? listeningHearings(board, state) : noiseHearings(board, state);
  const own = heard.filter(hearing => hearing.novice === novice);
  return {
    kind: 'layTokens',
    id: state.stage.name === 'listen' ? `${state.round}.${state.stage.guard}.lay` : `${state.round}.lay`,
    seat: noviceSeat(novice),
    novice,
    choices: own.map(({ guard, firstSteps }) => ({ guard, spaces: firstSteps })),
    several: state.options.settings['noise.tie'] === 'pickSome',
  };
}

function noiseRollAsk(state: ConventState, { rolling }: StageOf<'noise'>): RollAsk | null {
  if (rolling === null) return null;
  const { novice, again } = rolling;
  return {
    kind: 'roll',
    id: `${state.round}.novice${novice}.noise.${again ? 1 : 0}`,
    seat: noviceSeat(novice),
    roll: { kind: 'noise', novice },
    modifier: modifierOf(state.options.settings, hiddenOf(state, novice).planned!.mode),
    again,
  };
}

function listeningRollAsk(state: ConventState, { guard, awaits }: StageOf<'listen'>): RollAsk {
  const again = awaits === 'rollAgain';
  return {
    kind: 'roll',
    id: `${state.round}.${guard}.listening.${again ? 1 : 0}`,
    seat: seatOfGuard(state.options, guard),
    roll: { kind: 'listening', guard },
    modifier: 0,
    again,
  };
}

function blessingAsk(
  board: ConventBoard,
  state: ConventState,
  { guard, die }: StageOf<'listen'>,
): UseBlessingAsk | null {
  const { blessing } = hiddenGuardOf(state, guard);
  if (blessing === null || die === null) return null;
  return {
    kind: 'useBlessing',
    id: `${state.round}.${guard}.blessing`,
    seat: seatOfGuard(state.options, guard),
    guard,
    die,
    modifier: 0,
    blessing,
    spaces: blessing === 'falseNoise' ? board.neighbours(guardOf(state, guard).space) : [],
  };
}
