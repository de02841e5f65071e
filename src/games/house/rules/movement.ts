import type { Choice } from './choices.ts';
import { areOpponents, livingExplorers, roomOfFigure } from './figures.ts';
import { monsterKind } from './content-index.ts';
import { tileOf, waysFrom } from './house-map.ts';
import type { Way } from './house-map.ts';
import { changeAt, isForbidden, runAfter } from './hooks.ts';
import { traitOfExplorer } from './figures.ts';
import type { Machine, Procedure } from './machine.ts';
import type { ExplorerState } from './state.ts';
import type { FigureId, RoomId, Side } from './terms.ts';

/** Spaces a figure's own movement still has: current Speed with what rules change, less what is spent (H-3.6). */
export function allowanceLeft(machine: Machine, explorer: ExplorerState): number {
  const speed = traitOfExplorer(machine.content, explorer, 'speed');
  const change = changeAt(machine, 'allowance', { figure: explorer.seat, trait: null });
  return Math.max(0, speed + change) - machine.state.turn.spent;
}

const hinders = (machine: Machine, figure: FigureId): boolean => {
  const monster = machine.state.monsters.find(other => other.id === figure);
  if (!monster) return true;
  if (monster.stunned || machine.state.options.settings.monsterHindrance === 'explorersOnly') return false;
  const kind = machine.state.haunt ? monsterKind(machine.content, machine.state.haunt.number, monster.kind) : undefined;
  return kind?.hinders !== false;
};

/** Extra spaces for leaving a room: one for each opponent in it, on the same side of a barrier (H-4.5, H-4.6). */
export function hindrance(machine: Machine, figure: FigureId): number {
  const { state } = machine;
  const room = roomOfFigure(state, figure);
  const explorerIds = livingExplorers(state).map(explorer => explorer.seat);
  return [...explorerIds, ...state.monsters.map(monster => monster.id)].filter(
    other =>
      areOpponents(state, figure, other) &&
      roomOfFigure(state, other) === room &&
      barrierSideOf(machine, other) === barrierSideOf(machine, figure) &&
      hinders(machine, other),
  ).length;
}

export const barrierSideOf = (machine: Machine, figure: FigureId): Side | null =>
  (machine.state.explorers[figure] ?? machine.state.monsters.find(monster => monster.id === figure))?.barrierSide ?? null;

/** Price of a step out of the room an explorer is in: 1, opponents, and heavy loads (H-4.1, H-4.5, H-4.8). */
export const stepCost = (machine: Machine, seat: FigureId): number =>
  1 + hindrance(machine, seat) + changeAt(machine, 'moveCost', { figure: seat, trait: null });

/** A price an explorer can pay: enough spaces, or the one step of a figure that has not moved (H-4.7). */
export const canPay = (machine: Machine, explorer: ExplorerState, cost: number): boolean =>
  cost <= allowanceLeft(machine, explorer) || !machine.state.turn.hasMoved;

/** Whether an explorer may walk at all now (H-3.8). */
export const mayWalk = (machine: Machine, explorer: ExplorerState): boolean =>
  !machine.state.turn.stopped && !explorer.away && !isForbidden(machine, 'leave', explorer.seat);

/** Takes the price of a step off the allowance; more than there is uses it up (H-4.7). */
export function pay(machine: Machine, explorer: ExplorerState, cost: number): void {
  machine.state.turn.spent += Math.min(cost, Math.max(0, allowanceLeft(machine, explorer)));
  machine.state.turn.hasMoved = true;
}

/** Ways that are open from this side of a barrier: of a barrier room only the doorway one stands at (H-7.4). */
function openWays(machine: Machine, explorer: ExplorerState): readonly Way[] {
  const ways = waysFrom(machine.state, machine.content, explorer.room);
  return explorer.barrierSide === null ? ways : ways.filter(way => way.side === null || way.side === explorer.barrierSide);
}

export function stepChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  if (!mayWalk(machine, explorer)) return [];
  const cost = stepCost(machine, explorer.seat);
  if (!canPay(machine, explorer, cost)) return [];
  return openWays(machine, explorer).map(way => ({ c: 'step', to: way.to, way: way.kind, cost }));
}

/** The side of a barrier room one enters by; null for other rooms (H-7.4). */
export function entrySide(machine: Machine, from: RoomId, to: RoomId): Side | null {
  if (!machine.content.rooms.get(to)?.barrier) return null;
  const back = waysFrom(machine.state, machine.content, to).find(way => way.to === from && way.side !== null);
  return back?.side ?? null;
}

/** A step that was chosen: pay, leave, enter. Arguments: seat, to, way, cost. */
export const step: Procedure = (machine, args, env) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  const to = args['to'] as RoomId;
  pay(machine, explorer, args['cost'] as number);
  machine.call('arrive', { ...args, from: explorer.room }, env);
  machine.call('leaveRoom', { seat: explorer.seat }, env);
  machine.emit({ t: 'stepped', figure: explorer.seat, from: explorer.room, to, way: args['way'] as string, cost: args['cost'] as number });
};

/** The figure is now in the new room; what entering brings follows. Arguments: seat, to, from. */
export const arrive: Procedure = (machine, args, env) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  if (!explorer.alive) return;
  const to = args['to'] as RoomId;
  explorer.barrierSide = entrySide(machine, args['from'] as RoomId, to);
  explorer.room = to;
  machine.call('entered', { seat: explorer.seat, isFirst: tileOf(machine.state, to)?.spent === false }, env);
};

/** Rules for entering a room, for explorers and monsters. Arguments: seat. */
export const enterRules: Procedure = (machine, args) => runAfter(machine, 'enter', { figure: args['seat'] as string });
