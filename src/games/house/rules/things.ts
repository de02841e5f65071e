import type { ThingKind } from '../content/schema.ts';
import type { Choice } from './choices.ts';
import { thingKind } from './content-index.ts';
import { explorerOf, livingExplorers, monsterOf, roomOfFigure } from './figures.ts';
import { isForbidden } from './hooks.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { barrierSideOf, canPay, pay } from './movement.ts';
import type { ExplorerState, RoomToken } from './state.ts';
import type { FigureId, TokenId } from './terms.ts';

const kindOfThing = ({ state, content }: Machine, thing: RoomToken): ThingKind | undefined =>
  thingKind(content, state.haunt?.number ?? 0, thing.kind);

const tokenOf = (machine: Machine, id: TokenId): RoomToken | undefined =>
  machine.state.tokens.find(token => token.id === id);

const isUntouched = (machine: Machine, id: TokenId): boolean => !machine.state.turn.touched.includes(id);

/** Things of the haunt that are carried by a figure (H-19.5). */
export const thingsOf = (machine: Machine, figure: FigureId): readonly RoomToken[] =>
  machine.state.tokens.filter(token => token.carrier === figure);

/** Whether a figure may carry one more of the kind. */
export function mayCarry(machine: Machine, figure: FigureId, thing: RoomToken): boolean {
  const kind = kindOfThing(machine, thing);
  if (!kind || !machine.select(kind.carriers, environment({ me: figure })).ids.includes(figure)) return false;
  return thingsOf(machine, figure).filter(other => other.kind === thing.kind).length < (kind.limit ?? Infinity);
}

/** A figure takes a thing, from wherever it is. */
export function carry(machine: Machine, thing: RoomToken, carrier: FigureId): void {
  thing.carrier = carrier;
  machine.emit({ t: 'thingTaken', thing: thing.id, kind: thing.kind, figure: carrier });
}

/** Lays a thing down where its carrier stands. */
export function layThing(machine: Machine, thing: RoomToken): void {
  const figure = thing.carrier ?? '';
  const piece = explorerOf(machine.state, figure) ?? monsterOf(machine.state, figure);
  thing.carrier = null;
  if (!piece) return;
  thing.room = piece.room;
  thing.barrierSide = piece.barrierSide;
  machine.emit({ t: 'thingLaid', thing: thing.id, kind: thing.kind, figure, room: piece.room });
}

/** Everything a figure carries stays where it fell (H-12.13, H-17.8). */
export function layThings(machine: Machine, figure: FigureId): void {
  for (const thing of thingsOf(machine, figure)) layThing(machine, thing);
}

/** What a figure can take up, lay down and hand over here, each thing once in a turn (H-11.1, H-19.5). */
export function thingChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  if (!machine.state.haunt || isForbidden(machine, 'use', explorer.seat)) return [];
  const carried = thingsOf(machine, explorer.seat).filter(({ id }) => isUntouched(machine, id));
  return [
    ...thingsWithin(machine, explorer.seat)
      .filter(thing => mayPayFor(machine, explorer, thing))
      .map(({ id }) => ({ c: 'take', thing: id }) as const),
    ...carried.filter(thing => kindOfThing(machine, thing)?.drop).map(({ id }) => ({ c: 'lay', thing: id }) as const),
    ...carried.filter(thing => kindOfThing(machine, thing)?.give).flatMap(thing => handovers(machine, explorer, thing)),
  ];
}

/** Things that lie within a figure's reach and that it may carry. */
export const thingsWithin = (machine: Machine, figure: FigureId): readonly RoomToken[] =>
  machine.state.tokens.filter(
    thing =>
      !thing.carrier &&
      thing.room === roomOfFigure(machine.state, figure) &&
      (thing.barrierSide === null || thing.barrierSide === barrierSideOf(machine, figure)) &&
      isUntouched(machine, thing.id) &&
      mayCarry(machine, figure, thing),
  );

function mayPayFor(machine: Machine, explorer: ExplorerState, thing: RoomToken): boolean {
  const cost = kindOfThing(machine, thing)?.cost ?? 0;
  return cost === 0 || (!machine.state.turn.stopped && canPay(machine, explorer, cost));
}

const offered = (thing: TokenId, seat: string): string => `offered/${thing}/${seat}`;

const handovers = (machine: Machine, explorer: ExplorerState, thing: RoomToken): readonly Choice[] =>
  livingExplorers(machine.state)
    .filter(
      other =>
        other !== explorer &&
        roomOfFigure(machine.state, other.seat) === explorer.room &&
        other.barrierSide === explorer.barrierSide,
    )
    .filter(({ seat }) => mayCarry(machine, seat, thing) && !machine.state.turn.used.includes(offered(thing.id, seat)))
    .map(({ seat }) => ({ c: 'pass', thing: thing.id, to: seat }));

/** Arguments: seat, thing. */
export const takeThing: Procedure = (machine, args) => {
  const thing = tokenOf(machine, args['thing'] as TokenId);
  const explorer = explorerOf(machine.state, args['seat'] as string);
  if (!thing || !explorer) return;
  const cost = kindOfThing(machine, thing)?.cost ?? 0;
  if (cost > 0) pay(machine, explorer, cost);
  machine.state.turn.touched.push(thing.id);
  carry(machine, thing, explorer.seat);
};

/** Arguments: seat, thing. */
export const putThing: Procedure = (machine, args) => {
  const thing = tokenOf(machine, args['thing'] as TokenId);
  if (!thing) return;
  machine.state.turn.touched.push(thing.id);
  layThing(machine, thing);
};

/** Asks whoever shall have it, as for cards (H-11.2). Arguments: seat, thing, to. */
export const passThing: Procedure = (machine, args, env) => {
  const to = args['to'] as string;
  machine.state.turn.used.push(offered(args['thing'] as TokenId, to));
  machine.ask({
    seat: to,
    key: 'thing.accept',
    values: { giver: args['seat'] as string, thing: tokenOf(machine, args['thing'] as TokenId)?.kind ?? '' },
    choices: [{ c: 'yes' }, { c: 'no' }],
    then: 'thingAnswered',
    args,
    env,
  });
};

export const thingAnswered: Answer = (machine, choice, args) => {
  const thing = tokenOf(machine, args['thing'] as TokenId);
  if (choice.c !== 'yes' || !thing) return;
  machine.state.turn.touched.push(thing.id);
  carry(machine, thing, args['to'] as string);
};
