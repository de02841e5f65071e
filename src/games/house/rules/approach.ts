import type { Choice } from './choices.ts';
import { explorerOf, monsterOf, roomOfFigure } from './figures.ts';
import { isForbidden } from './hooks.ts';
import { stepsFrom, tileOf } from './house-map.ts';
import { placesOf } from './lantern/selectors.ts';
import type { Answer, Machine, Procedure, Verb } from './machine.ts';
import { barrierSideOf, entrySide, hindrance, openWays } from './movement.ts';
import type { FigureId, RoomId } from './terms.ts';
import { floors } from './terms.ts';

/** Whether nothing holds a figure and nobody hinders it. */
function isFree(machine: Machine, figure: FigureId): boolean {
  if (roomOfFigure(machine.state, figure) === null || monsterOf(machine.state, figure)?.stunned) return false;
  return hindrance(machine, figure) === 0 && !isForbidden(machine, 'leave', figure);
}

/** Rooms one step nearer to a place, in the order of H-4.10. Monsters and the traitor cross barriers freely (H-7.4). */
function nearerRooms(machine: Machine, figure: FigureId, to: RoomId): readonly RoomId[] {
  const { state, content } = machine;
  const room = roomOfFigure(state, figure)!;
  const isFigureBound = explorerOf(state, figure)?.party === 'hero';
  const ways = openWays(machine, { room, barrierSide: isFigureBound ? barrierSideOf(machine, figure) : null });
  const away = (from: RoomId): number => stepsFrom(state, content, from).get(to) ?? Infinity;
  const now = away(room);
  const order = (other: RoomId): number => {
    const tile = tileOf(state, other)!;
    return floors.indexOf(tile.floor) * 10_000 + tile.y * 100 + tile.x;
  };
  return [...new Set(ways.map(way => way.to))]
    .filter(other => away(other) < now)
    .sort((one, other) => order(one) - order(other));
}

/** One step towards somebody for each figure, by the will of another or without choice (H-10.9: Bell, Spirit Board). */
export const approachVerb: Verb<'approach'> = (machine, node, env) => {
  const to = placesOf(machine.reading(env), node.to)[0];
  if (to === undefined) return;
  const by = node.by === undefined ? null : (machine.select(node.by, env).ids[0] ?? null);
  for (const figure of [...machine.select(node.what, env).ids].reverse())
    machine.call('approach', { figure, to, by }, env);
};

/** Arguments: figure, to, by. */
export const approach: Procedure = (machine, args, env) => {
  const figure = args['figure'] as FigureId;
  const by = args['by'] as string | null;
  if (!isFree(machine, figure)) return;
  const rooms = nearerRooms(machine, figure, args['to'] as RoomId);
  const [first] = rooms;
  if (first === undefined) return;
  if (by === null) {
    machine.call('approachRoom', { figure, room: first }, env);
    return;
  }
  const choices: readonly Choice[] = [...rooms.map(room => ({ c: 'room', room }) as const), { c: 'no' }];
  machine.ask({
    seat: by,
    key: 'approach.room',
    values: { figure },
    choices,
    then: 'approachChosen',
    args: { figure },
    env,
  });
};

export const approachChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'room') machine.call('approachRoom', { ...args, room: choice.room }, env);
};

/** Arguments: figure, room. */
export const approachRoom: Procedure = (machine, args, env) => {
  const figure = args['figure'] as FigureId;
  const from = roomOfFigure(machine.state, figure);
  const room = args['room'] as RoomId;
  if (from === null) return;
  const side = entrySide(machine, from, room);
  machine.call('putFigure', { figure, to: room, ...(side === null ? {} : { side }) }, env);
};
