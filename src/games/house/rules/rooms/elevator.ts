import type { Choice } from '../choices.ts';
import { isStillIn } from '../entering.ts';
import { livingExplorers } from '../figures.ts';
import { isForbidden } from '../hooks.ts';
import { opposite, printedDoors, tileOf, turned } from '../house-map.ts';
import { moveTile } from '../laying.ts';
import type { Answer, Machine, Procedure } from '../machine.ts';
import { environment } from '../machine.ts';
import type { Spot } from '../placements.ts';
import { openSpots } from '../placements.ts';
import { isOwnTurn } from '../turn.ts';
import type { Floor, RoomId, Rotation } from '../terms.ts';
import { floors } from '../terms.ts';

const elevator: RoomId = 'mystic-elevator';

/** Entering it in the own turn is a ride (H-7.9). Arguments: seat, room. */
export const elevatorEntered: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  if (isOwnTurn(machine, seat) && isStillIn(machine, seat, elevator)) machine.call('rideElevator', { seat }, env);
};

/** Whoever spent the whole turn inside without moving rides at its end (H-7.9). Arguments: seat. */
export const elevatorAtTurnEnd: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  if (isStillIn(machine, seat, elevator) && !machine.state.turn.hasMoved) machine.call('rideElevator', { seat }, env);
};

/** One ride a turn: two dice name the floor; the traitor chooses it (H-7.9, H-16.7). Arguments: seat. */
export const rideElevator: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  const { turn } = machine.state;
  if (turn.hasRidden || isForbidden(machine, 'ride', seat)) return;
  turn.hasRidden = true;
  const env = environment({ me: seat });
  if (machine.state.explorers[seat]!.party === 'traitor') machine.call('elevatorGoes', { seat, floors }, env);
  else
    machine.call(
      'roll',
      { roller: seat, key: 'roll.elevator', trait: null, dice: 2, then: 'elevatorRolled', thenArgs: { seat } },
      env,
    );
};

const floorsOf: readonly (readonly Floor[])[] = [['basement'], ['basement'], ['ground'], ['upper'], floors];

/** The blank throws it down: a die of damage for everybody inside, each rolled apart (H-7.9). Arguments: seat, result. */
export const elevatorRolled: Procedure = (machine, args, env) => {
  const result = args['result'] as number;
  if (result === 0) {
    const inside = livingExplorers(machine.state).filter(
      explorer => explorer.room === elevator && explorer.party !== 'traitor',
    );
    for (const explorer of [...inside].reverse()) machine.call('bruise', { seat: explorer.seat }, env);
  }
  machine.call('elevatorGoes', { seat: args['seat']!, floors: floorsOf[Math.min(4, result)]! }, env);
};

/** Doorways the elevator may go to; `refuse` leaves every floor its last one (H-6.9). */
function landings(machine: Machine, floor: Floor): readonly Spot[] {
  const spots = openSpots(machine, floor, elevator);
  if (machine.state.options.settings.elevatorLastDoorway === 'allow') return spots;
  const cells = (spot: Spot): number => spots.filter(other => other.x !== spot.x || other.y !== spot.y).length;
  return spots.filter(spot => cells(spot) > 0);
}

/** Where it goes, the player's choice; on its own floor it may stay, without an open doorway it must (H-7.9). Arguments: seat, floors. */
export const elevatorGoes: Procedure = (machine, args, env) => {
  const tile = tileOf(machine.state, elevator);
  if (!tile) return;
  const wanted = args['floors'] as readonly Floor[];
  const isHere = (spot: Spot): boolean => spot.floor === tile.floor && spot.x === tile.x && spot.y === tile.y;
  const spots = wanted
    .flatMap(floor => landings(machine, floor))
    .filter(spot => !isHere(spot) || rotationFor(machine, spot) !== tile.rotation);
  const choices: readonly Choice[] = spots.map(({ floor, door }) => ({ c: 'doorway', floor, ...door! }));
  const all: readonly Choice[] = wanted.includes(tile.floor) ? [...choices, { c: 'no' }] : choices;
  if (choices.length === 0) return;
  machine.ask({
    seat: args['seat'] as string,
    key: 'elevator.doorway',
    choices: all,
    then: 'elevatorSent',
    env,
    room: elevator,
  });
};

/** The turn of the tile that puts its one doorway towards the doorway used. */
function rotationFor(machine: Machine, spot: Spot): Rotation {
  const [door] = printedDoors(machine.content, elevator);
  return ([0, 1, 2, 3] as const).find(rotation => turned(door!, rotation) === opposite(spot.door!.side))!;
}

export const elevatorSent: Answer = (machine, choice) => {
  if (choice.c !== 'doorway') return;
  const spot = openSpots(machine, choice.floor, elevator).find(
    ({ door }) => door?.room === choice.room && door.side === choice.side,
  )!;
  moveTile(machine, tileOf(machine.state, elevator)!, {
    floor: spot.floor,
    x: spot.x,
    y: spot.y,
    rotation: rotationFor(machine, spot),
  });
};
