import type { Choice, WayKind } from './choices.ts';
import { areOpponents, livingExplorers, roomOfFigure, traitOfExplorer } from './figures.ts';
import { monsterKind } from './content-index.ts';
import { waysFrom } from './house-map.ts';
import type { Way } from './house-map.ts';
import { changeAt, isForbidden } from './hooks.ts';
import type { Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import type { ExplorerState } from './state.ts';
import type { FigureId, RoomId, Side } from './terms.ts';
import { hurdleOf, isClosed } from './way-rules.ts';

/** Spaces a figure's own movement still has: current Speed with what rules change, less what is spent (H-3.6). */
export function allowanceLeft(machine: Machine, explorer: ExplorerState): number {
  const speed = traitOfExplorer(machine.content, explorer, 'speed');
  const change = changeAt(machine, 'allowance', { figure: explorer.seat, trait: null });
  return Math.max(0, speed + change) - machine.state.turn.spent;
}

const hinders = (machine: Machine, figure: FigureId): boolean => {
  const monster = machine.state.monsters.find(other => other.id === figure);
  if (!monster) return true;
  if (monster.stunned) return false;
  const kind = machine.state.haunt ? monsterKind(machine.content, machine.state.haunt.number, monster.kind) : undefined;
  return kind?.hinders !== false;
};

/** Extra spaces for leaving a room: one for each opponent in it, on the same side of a barrier (H-4.5, H-4.6). */
export function hindrance(machine: Machine, figure: FigureId): number {
  const { state } = machine;
  if (state.options.settings.monsterHindrance === 'explorersOnly' && !state.explorers[figure]) return 0;
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
  (machine.state.explorers[figure] ?? machine.state.monsters.find(monster => monster.id === figure))?.barrierSide ??
  null;

/** Price of a step out of the room an explorer is in: 1, opponents, and heavy loads (H-4.1, H-4.5, H-4.8). */
export const stepCost = (machine: Machine, seat: FigureId): number =>
  1 + hindrance(machine, seat) + changeAt(machine, 'moveCost', { figure: seat, trait: null });

/** A price an explorer can pay: enough spaces, or the one step of a figure that has not moved (H-4.7). */
export const canPay = (machine: Machine, explorer: ExplorerState, cost: number): boolean =>
  cost <= allowanceLeft(machine, explorer) || !machine.state.turn.hasMoved;

/** Mark of a turn in which an explorer stayed after a failed exit roll (H-7.1, `mayStay`). */
export const stayedIn = (room: RoomId): string => `stayed/${room}`;

/** Whether an explorer may walk at all now (H-3.8). */
export const mayWalk = (machine: Machine, explorer: ExplorerState): boolean =>
  !machine.state.turn.stopped &&
  !explorer.away &&
  !machine.state.turn.used.includes(stayedIn(explorer.room)) &&
  !isForbidden(machine, 'leave', explorer.seat);

/** Takes the price of a step off the allowance; more than there is uses it up (H-4.7). */
export function pay(machine: Machine, explorer: ExplorerState, cost: number): void {
  machine.state.turn.spent += Math.min(cost, Math.max(0, allowanceLeft(machine, explorer)));
  machine.state.turn.hasMoved = true;
}

/** Ways that are open from this side of a barrier: the doorway one stands at, and passages on this side (H-7.4). */
export function openWays(
  machine: Pick<Machine, 'state' | 'content'>,
  place: { readonly room: RoomId; readonly barrierSide: Side | null },
): readonly Way[] {
  const ways = waysFrom(machine.state, machine.content, place.room);
  if (place.barrierSide === null) return ways;
  const sideOfWay = (way: Way): Side | null =>
    way.side ?? machine.state.tokens.find(token => token.id === way.token)?.barrierSide ?? null;
  return ways.filter(way => sideOfWay(way) === null || sideOfWay(way) === place.barrierSide);
}

/** Steps an explorer can take by door, stairs, passage and chute. */
export function stepChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  if (!mayWalk(machine, explorer)) return [];
  const cost = stepCost(machine, explorer.seat);
  if (!canPay(machine, explorer, cost)) return [];
  return openWays(machine, explorer)
    .filter(({ to, kind }) => !isClosed(machine, explorer.seat, { to, way: kind }))
    .map(way => ({ c: 'step', to: way.to, way: way.kind, cost }));
}

/** The side of a barrier room one comes in by: the doorway, or the side a passage's token lies on; null elsewhere (H-7.4). */
export function entrySide(machine: Pick<Machine, 'state' | 'content'>, from: RoomId, to: RoomId): Side | null {
  if (!machine.content.rooms.get(to)?.barrier) return null;
  const back = waysFrom(machine.state, machine.content, to).filter(way => way.to === from);
  const door = back.find(way => way.side !== null);
  if (door) return door.side;
  return machine.state.tokens.find(token => token.id === back[0]?.token)?.barrierSide ?? null;
}

/** A step that was chosen: leave, then walk. Arguments: seat, to, way, cost. */
export const step: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const hurdle = hurdleOf(machine, seat, { to: args['to'] as RoomId, way: args['way'] as WayKind });
  if (hurdle === null) machine.call('stepOut', args, env);
  else
    machine.call(
      'roll',
      {
        roller: seat,
        key: 'roll.barrier',
        trait: hurdle.trait,
        then: 'hurdleTried',
        thenArgs: { ...args, target: hurdle.target },
      },
      environment({ me: seat }),
    );
};

/** Leaves the room by a way that is open. Arguments: seat, to, way, cost. */
export const stepOut: Procedure = (machine, args, env) =>
  machine.call('leaveRoom', { seat: args['seat']!, isVoluntary: true, then: 'walk', thenArgs: args }, env);

/** On, or stopped before it, as at a barrier (H-7.4). Arguments: seat, to, way, cost, target, result. */
export const hurdleTried: Procedure = (machine, args, env) => {
  if ((args['result'] as number) >= (args['target'] as number)) {
    machine.call('stepOut', args, env);
    return;
  }
  machine.state.turn.stopped = true;
  machine.emit({ t: 'stopped', seat: args['seat'] as string });
};

/** The step itself, once nothing holds the explorer any more. Arguments: seat, to, way, cost. */
export const walk: Procedure = (machine, args, env) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  const from = explorer.room;
  const to = args['to'] as RoomId;
  const cost = args['cost'] as number;
  pay(machine, explorer, cost);
  machine.emit({ t: 'stepped', figure: explorer.seat, from, to, way: args['way'] as string, cost });
  explorer.barrierSide = entrySide(machine, from, to);
  explorer.room = to;
  machine.call('entered', { seat: explorer.seat, isDiscovery: false }, env);
};
