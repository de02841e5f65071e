import type { Bot } from '../../../engine/bot.ts';
import type { RandomIndex } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import { pathSpaces } from '../rules/places.ts';
import type { ConventAction } from '../rules/actions.ts';
import type { ChoosePathAsk, ConventAsk, GuardMoveAsk, UseBlessingAsk } from '../rules/asks.ts';
import type { ConventView } from '../rules/view.ts';
import { goalsOf, guardIn } from './clues.ts';
import type { Goal } from './clues.ts';

interface Position<Ask> {
  readonly board: ConventBoard;
  readonly view: ConventView;
  readonly ask: Ask;
  readonly legal: readonly ConventAction[];
  readonly random: RandomIndex;
}

/** The candidate with the lowest value, any of those that tie. */
function lowest<Item>(items: readonly Item[], valueOf: (item: Item) => number, random: RandomIndex): Item | undefined {
  const values = items.map(valueOf);
  const least = Math.min(...values);
  const best = items.filter((_item, index) => values[index] === least);
  return best[random(Math.max(1, best.length))];
}

/** A figure is followed to the end. A noise only points the first step; from then on she looks around. */
function goalNow({ board, view, ask }: Position<GuardMoveAsk>): Goal | undefined {
  return goalsOf(board, view, ask.guard).find(({ kind, steps }) => steps > 0 && (kind === 'figure' || ask.steps < 2));
}

function stepTo(position: Position<GuardMoveAsk>, goal: Goal | undefined): ConventAction | undefined {
  const { board, view, ask, legal, random } = position;
  const { facing } = guardIn(view, ask.guard);
  const valueOf = (to: number): number => {
    if (goal !== undefined) return board.distance(to, goal.space);
    return to === facing?.from ? 1 : 0;
  };
  const to = lowest(ask.to, valueOf, random);
  return legal.find(action => action.t === 'step' && action.to === to);
}

/** Runs only after somebody whom she sees; else she walks as far as a walk goes, so that she may listen. */
function move(position: Position<GuardMoveAsk>): ConventAction | undefined {
  const { ask, legal } = position;
  const goal = goalNow(position);
  const stop =
    legal.find(action => action.t === 'stop' && action.mode === 'walk') ?? legal.find(({ t }) => t === 'stop');
  const mayStillWalk = ask.stops.includes('walk') && ask.steps < 4;
  const isChasing = goal?.kind === 'figure' && ask.freedom === 'free';
  return (mayStillWalk || isChasing || stop === undefined ? stepTo(position, goal) : stop) ?? stop;
}

/** The card that leads nearest to what she heard; she walks back only when there is no other. */
function choosePath(position: Position<ChoosePathAsk>): ConventAction | undefined {
  const { board, view, ask, legal, random } = position;
  const goal = goalsOf(board, view, ask.guard)[0];
  const cards = legal.filter(action => action.t === 'takePath');
  const valueOf = ({ card }: (typeof cards)[number]): number =>
    goal === undefined ? 0 : Math.min(...(pathSpaces(card) ?? []).map(space => board.distance(space, goal.space)));
  return lowest(cards, valueOf, random) ?? legal[0];
}

/** The guard with the nearer clue goes first. */
function orderGuards({ board, view, legal, random }: Position<ConventAsk>): ConventAction | undefined {
  const orders = legal.filter(action => action.t === 'orderGuards');
  return lowest(orders, ({ first }) => goalsOf(board, view, first)[0]?.steps ?? 255, random);
}

/** Listens better whenever she can; a false noise sets her free when nothing else would. */
function useBlessing({ board, view, ask, legal, random }: Position<UseBlessingAsk>): ConventAction | undefined {
  const uses = legal.filter(action => action.t === 'useBlessing');
  const isIdle = goalsOf(board, view, ask.guard).length === 0;
  const wanted = uses.filter(({ use }) => {
    if (use === null) return false;
    if (use.kind === 'adjust') return use.change === 1 && ask.die < 6;
    return use.kind === 'reroll' ? ask.die <= 2 : isIdle;
  });
  return wanted[random(Math.max(1, wanted.length))] ?? uses.find(({ use }) => use === null);
}

function answer(position: Position<ConventAsk>): ConventAction | undefined {
  const { ask, legal, random } = position;
  switch (ask.kind) {
    case 'guardMove':
      return move({ ...position, ask });
    case 'choosePath':
      return choosePath({ ...position, ask });
    case 'orderGuards':
      return orderGuards(position);
    case 'useBlessing':
      return useBlessing({ ...position, ask });
    default:
      return legal[random(Math.max(1, legal.length))];
  }
}

/** A guard who follows the nearest figure or token and otherwise walks her path and listens. */
export function simpleGuard(board: ConventBoard): Bot<ConventView, ConventAsk, ConventAction> {
  return {
    id: 'simple-guard',
    *think({ view, ask, legal, random }) {
      const action = answer({ board, view, ask, legal, random });
      if (action === undefined) throw new Error(`nothing to answer to ${ask.kind}`);
      return { action, because: [], beliefs: [] };
    },
  };
}
