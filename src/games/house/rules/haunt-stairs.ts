import type { Choice } from './choices.ts';
import { roomOfFigure } from './figures.ts';
import { isThere, tileOf } from './house-map.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { monsterSteps, monsterWays } from './monster-ways.ts';
import { openSpots } from './placements.ts';
import type { ExplorerState, MonsterState } from './state.ts';
import type { RoomId } from './terms.ts';

const stairs: RoomId = 'stairs-from-basement';

export const stairsAction = 'stairs-rescue';

/** An ordinary monster, for the question whether monsters can get about. */
const anyMonster: MonsterState = {
  id: 'monster#0',
  kind: '',
  room: '',
  barrierSide: null,
  stunned: false,
  traits: {},
  cards: [],
  flags: {},
  of: null,
};

/** Rooms that monsters can get to from a room by every way there is; the elevator goes to every floor (H-7.9, H-15.6). */
function reached(machine: Machine, from: RoomId): ReadonlySet<RoomId> {
  const found = new Set<RoomId>([from]);
  for (const room of found) {
    for (const { to } of monsterWays(machine, anyMonster, { room })) found.add(to);
    if (room === 'mystic-elevator')
      for (const tile of machine.state.tiles) if (tile.state === 'there') found.add(tile.room);
  }
  return found;
}

const isBelow = ({ state }: Machine, room: RoomId): boolean => tileOf(state, room)?.floor === 'basement';

const canBePlaced = (machine: Machine): boolean =>
  !isThere(machine.state, stairs) &&
  [...machine.state.hidden.stack, ...machine.state.hidden.tileDiscards].includes(stairs) &&
  openSpots(machine, 'basement').length > 0;

/** No way for monsters leads out of the basement, or none leads back (H-15.6). */
function isCutOff(machine: Machine): boolean {
  const goesUp = [...reached(machine, 'basement-landing')].some(room => !isBelow(machine, room));
  const goesDown = [...reached(machine, 'entrance-hall')].some(room => isBelow(machine, room));
  return !goesUp || !goesDown;
}

/** Right after set-up the traitor may fetch the stairs, with `stairsRescue` = `setup` (H-15.6). */
export const stairsAfterSetUp: Procedure = (machine, _args, env) => {
  const { state, content } = machine;
  const { traitor, number } = state.haunt!;
  const hasMonsters = (content.haunts.get(number)?.monsters.length ?? 0) > 0;
  if (state.options.settings.stairsRescue !== 'setup' || traitor === null || !hasMonsters) return;
  if (!canBePlaced(machine) || !isCutOff(machine)) return;
  machine.ask({
    seat: traitor,
    key: 'stairs.rescue',
    choices: [{ c: 'yes' }, { c: 'no' }],
    then: 'stairsAnswered',
    env,
    room: stairs,
  });
};

export const stairsAnswered: Answer = (machine, choice) => {
  if (choice.c === 'yes') fetchStairs(machine, machine.state.haunt!.traitor!);
};

/** By itself a haunt's tile: it goes to an open basement doorway of the traitor's choice, and the stack is shuffled. */
export const fetchStairs = (machine: Machine, seat: string): void =>
  machine.call('placeRoom', { seat, room: stairs, farFrom: null }, environment({ me: seat }));

/** No monster can get to a hero on another floor, and there is one (H-15.6). */
function monstersAreStuck(machine: Machine): boolean {
  const { state } = machine;
  const heroes = state.seats
    .filter(seat => state.explorers[seat]!.party === 'hero')
    .map(seat => roomOfFigure(state, seat));
  const pairs = state.monsters.flatMap(monster =>
    heroes
      .filter(room => room !== null && tileOf(state, room)?.floor !== tileOf(state, monster.room)?.floor)
      .map(room => ({ monster, room: room! })),
  );
  return (
    pairs.length > 0 && pairs.every(({ monster, room }) => !monsterSteps(machine, monster, monster.room).has(room))
  );
}

/** In the traitor's own turn (H-15.6). */
export const stairsChoices = (machine: Machine, explorer: ExplorerState): readonly Choice[] => {
  const { state } = machine;
  const isTraitor = state.phase === 'haunt' && state.haunt?.traitor === explorer.seat;
  if (!isTraitor || !canBePlaced(machine) || !monstersAreStuck(machine)) return [];
  return [{ c: 'act', source: stairsAction, key: 'stairs.rescue', room: null }];
};
