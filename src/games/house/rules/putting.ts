import { takeCardAway } from './cards-anywhere.ts';
import type { Choice } from './choices.ts';
import { thingKind } from './content-index.ts';
import { explorerOf, monsterOf, roomOfFigure } from './figures.ts';
import { gainCard, layOnPile } from './hands.ts';
import { doorsOf, isThere, tileOf } from './house-map.ts';
import { isRefused } from './immunity.ts';
import type { Answer, Machine, Procedure, Verb } from './machine.ts';
import { deciderFor } from './rolls.ts';
import type { Environment } from './state.ts';
import { carry } from './things.ts';
import type { CardId, FigureId, RoomId, Side } from './terms.ts';

/** The two sides of a barrier room by the doorways of the tile as it lies (H-7.4); none for other rooms. */
export function barrierSides(machine: Machine, room: RoomId): readonly Side[] {
  const tile = tileOf(machine.state, room);
  if (!tile || !machine.content.rooms.get(room)?.barrier) return [];
  return doorsOf(machine.content, tile);
}

/**
 * Puts a figure into a room by an effect: no movement, no cost, but exit rolls apply (H-4.11, H-7.1). Where there is a
 * barrier its player chooses the side (H-7.4). Arguments: figure, to; optionally side, isDiscovery and mover (an explorer
 * that decides in the figure's place).
 */
export const putFigure: Procedure = (machine, args, env) => {
  const figure = args['figure'] as FigureId;
  const to = args['to'] as RoomId;
  if (!isThere(machine.state, to) || roomOfFigure(machine.state, figure) === to) return;
  if (explorerOf(machine.state, figure))
    machine.call('leaveRoom', { seat: figure, isVoluntary: false, then: 'chooseSide', thenArgs: args }, env);
  else machine.call('chooseSide', args, env);
};

/** Asks for the side of a barrier where nothing decides it. Arguments: those of `putFigure`. */
export const chooseSide: Procedure = (machine, args, env) => {
  const to = args['to'] as RoomId;
  const sides = barrierSides(machine, to);
  if (sides.length < 2 || args['side'] !== undefined) {
    machine.call('putDown', args, env);
    return;
  }
  const choices: readonly Choice[] = sides.map(side => ({ c: 'side', side }));
  machine.ask({
    seat: deciderFor(machine, args['figure'] as FigureId),
    key: 'barrier.side',
    choices,
    then: 'sideChosen',
    args,
    env,
    room: to,
  });
};

export const sideChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'side') machine.call('putDown', { ...args, side: choice.side }, env);
};

/** The figure is in its new room, and what entering brings follows. Arguments: figure, to, side, isDiscovery. */
export const putDown: Procedure = (machine, args, env) => {
  const figure = args['figure'] as FigureId;
  const to = args['to'] as RoomId;
  const from = roomOfFigure(machine.state, figure);
  const piece = explorerOf(machine.state, figure) ?? monsterOf(machine.state, figure);
  if (!piece || from === null) return;
  piece.room = to;
  piece.barrierSide = (args['side'] as Side | undefined) ?? null;
  machine.emit({ t: 'putElsewhere', figure, from, to });
  const seat = explorerOf(machine.state, figure)?.seat;
  if (seat) machine.call('entered', { seat, isDiscovery: (args['isDiscovery'] ?? false) as boolean }, env);
};

/** Figures, tokens and cards to a place; a card goes to a figure's hand or to the pile of a room. */
export const moveVerb: Verb<'move'> = (machine, node, env) => {
  const what = machine.select(node.what, env);
  const to = machine.select(node.to, env);
  const target = to.ids[0];
  if (target === undefined) return;
  if (what.sort === 'card') {
    for (const card of what.ids) moveCard(machine, card, { id: target, sort: to.sort });
    return;
  }
  const room = to.sort === 'room' ? target : placeOf(machine, target);
  if (room === null) return;
  if (what.sort === 'token' && to.sort === 'figure' && handOver(machine, what.ids, target)) return;
  if (what.sort === 'token') moveTokens(machine, what.ids, room);
  else
    for (const figure of turnFirst(
      machine,
      what.ids.filter(id => !isRefused(machine, id, env)),
    ))
      machine.call('putFigure', { figure, to: room }, env);
};

/** In the order in which they are to be pushed: whoever's turn it is runs first, as only that explorer draws (H-5.8). */
const turnFirst = (machine: Machine, ids: readonly FigureId[]): readonly FigureId[] => {
  const { seat } = machine.state.turn;
  return [...ids.filter(id => id === seat), ...ids.filter(id => id !== seat)].reverse();
};

/** The room a target of the verbs that put something stands for. */
export const placeOfTarget = (machine: Machine, sort: string, id: string): RoomId | null =>
  sort === 'room' ? id : placeOf(machine, id);

const placeOf = (machine: Machine, id: string): RoomId | null =>
  roomOfFigure(machine.state, id) ?? machine.state.tokens.find(token => token.id === id)?.room ?? null;

/** Things that can be carried come into a figure's hands (H-19.5); false when these are none. */
function handOver(machine: Machine, ids: readonly string[], figure: FigureId): boolean {
  const things = machine.state.tokens.filter(token => ids.includes(token.id) && isThing(machine, token.kind));
  for (const thing of things) carry(machine, thing, figure);
  return things.length > 0;
}

const isThing = ({ state, content }: Machine, kind: string): boolean =>
  thingKind(content, state.haunt?.number ?? 0, kind) !== undefined;

function moveTokens(machine: Machine, ids: readonly string[], room: RoomId): void {
  for (const token of machine.state.tokens) {
    if (!ids.includes(token.id)) continue;
    token.room = room;
    token.barrierSide = null;
    token.carrier = null;
    machine.emit({ t: 'tokenPlaced', token: token.id, kind: token.kind, room });
  }
}

function moveCard(machine: Machine, card: CardId, to: { readonly id: string; readonly sort: string }): void {
  if (to.sort === 'room') {
    takeCardAway(machine, card, 'pile');
    layOnPile(machine, { room: to.id, barrierSide: barrierSides(machine, to.id)[0] ?? null }, [card]);
    return;
  }
  takeCardAway(machine, card, 'gift');
  const explorer = explorerOf(machine.state, to.id);
  if (explorer) gainCard(machine, explorer, { card, from: 'haunt' });
  else monsterOf(machine.state, to.id)?.cards.push(card);
}

/** Runs a procedure that is named in the arguments of another. */
export function callNext(machine: Machine, args: Readonly<Record<string, unknown>>, env: Environment): void {
  machine.call(args['then'] as string, (args['thenArgs'] ?? {}) as never, env);
}
