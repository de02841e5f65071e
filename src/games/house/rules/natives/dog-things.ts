import type { Choice } from '../choices.ts';
import type { Machine } from '../machine.ts';
import { thingOf } from '../monsters.ts';
import type { ExplorerState, RoomToken } from '../state.ts';
import { carry, layThing, mayCarry, thingsOf } from '../things.ts';
import type { RoomId, Side, TokenId } from '../terms.ts';

interface Spot {
  readonly room: RoomId;
  readonly barrierSide: Side | null;
}

const isFit = (machine: Machine, thing: RoomToken): boolean =>
  thingOf(machine, thing.kind)?.forDog === true && !machine.state.turn.touched.includes(thing.id);

const liesAt = (thing: RoomToken, spot: Spot): boolean =>
  thing.room === spot.room && (thing.barrierSide === null || thing.barrierSide === spot.barrierSide);

/** Things of the haunt that the Dog may fetch from where it gets to, or take along (H-11.6, H-19.5). */
export function dogThings(machine: Machine, explorer: ExplorerState, spots: readonly Spot[]): readonly Choice[] {
  const lying = machine.state.tokens.filter(
    thing => !thing.carrier && mayCarry(machine, explorer.seat, thing) && spots.some(spot => liesAt(thing, spot)),
  );
  return [...lying, ...thingsOf(machine, explorer.seat)]
    .filter(thing => isFit(machine, thing))
    .map(({ id }) => ({ c: 'token', token: id }));
}

const thingWith = (machine: Machine, id: TokenId): RoomToken => machine.state.tokens.find(thing => thing.id === id)!;

/** Brings what lay to the Dog's holder. False when the holder carries it already. */
export function fetchThing(machine: Machine, explorer: ExplorerState, id: TokenId): boolean {
  const thing = thingWith(machine, id);
  if (thing.carrier === explorer.seat) return false;
  machine.state.turn.touched.push(id);
  carry(machine, thing, explorer.seat);
  return true;
}

/** Lays what the holder carried where the Dog was sent. */
export function deliverThing(machine: Machine, id: TokenId, spot: Spot): void {
  const thing = thingWith(machine, id);
  machine.state.turn.touched.push(id);
  layThing(machine, thing);
  thing.room = spot.room;
  thing.barrierSide = spot.barrierSide;
}
