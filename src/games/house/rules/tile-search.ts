import type { Choice } from './choices.ts';
import { stepsFrom } from './house-map.ts';
import { placesOf } from './lantern/selectors.ts';
import type { Answer, Arguments, Machine, Procedure } from './machine.ts';
import type { Spot, SpotPlacements } from './placements.ts';
import { countOpen, openSpots, placementsAt } from './placements.ts';
import { layTile } from './laying.ts';
import type { Resting } from './laying.ts';
import { drawTile, isLake, restingFloors, showsFloor, tilesLeft } from './tile-stack.ts';
import type { Environment, Json } from './state.ts';
import type { Floor, RoomId } from './terms.ts';

/**
 * A search for the next tile that may lie in one of some floors, kept as plain arguments (H-5.2 to H-5.4, H-5.10, H-6.8).
 * `spot` is the only cell it may come to; null: behind any open doorway. The procedure `then` gets `thenArgs` with
 * `placed`: the room, or null when none was placed.
 */
export interface TileSearch {
  readonly seat: string;
  readonly floors: readonly Floor[];
  readonly spot: Spot | null;
  /** Tiles refused in this search: they are not tried twice (H-5.4). */
  readonly tried: readonly RoomId[];
  /** Source under which the player may decline a rearrangement, or null when that is not allowed (H-6.6). */
  readonly decline: string | null;
  readonly isSpent: boolean;
  /** Haunt tiles may close a floor (H-6.9). */
  readonly closing: 'rearrange' | 'allow';
  /** Only doorways that lie farthest from what this names, for haunts. */
  readonly farFrom: string | null;
  readonly then: string;
  readonly thenArgs: Arguments;
}

const defaults = {
  spot: null,
  tried: [],
  decline: null,
  isSpent: false,
  closing: 'rearrange',
  farFrom: null,
  thenArgs: {},
} as const;

const searchOf = (args: Arguments): TileSearch => ({ ...defaults, ...args }) as unknown as TileSearch;
const argsOf = (search: TileSearch, more: Arguments = {}): Arguments => ({
  ...(search as unknown as Arguments),
  ...more,
});

const finish = (
  machine: Machine,
  search: TileSearch,
  result: { readonly placed: RoomId | null; readonly env: Environment },
): void => machine.call(search.then, { ...search.thenArgs, placed: result.placed }, result.env);

/** Cells a tile could come to in this search. The Underground Lake goes to the basement (H-7.11). */
function spotsFor(machine: Machine, search: TileSearch, room: RoomId): readonly Spot[] {
  const floors = restingFloors(machine, room, search.floors);
  const isBehindWall = search.spot !== null && search.spot.door === null;
  if (isBehindWall && isLake(machine, room)) return [];
  if (search.spot !== null && floors.includes(search.spot.floor)) return [search.spot];
  if (search.spot !== null && !isLake(machine, room)) return [];
  return floors.flatMap(floor => openSpots(machine, floor));
}

/** Cells with at least one legal rotation of the tile. */
export function placementsFor(
  machine: Machine,
  search: TileSearch,
  about: { readonly room: RoomId; readonly mayClose: boolean },
): readonly SpotPlacements[] {
  return spotsFor(machine, search, about.room)
    .map(spot => placementsAt(machine, { room: about.room, spot, seat: search.seat, mayClose: about.mayClose }))
    .filter(({ legal }) => legal.length > 0);
}

/** Whether a tile has a place that leaves its floor open; takes the arguments of a search. */
export const canLieOpen = (machine: Machine, args: Arguments, room: RoomId): boolean =>
  hasLegal(machine, searchOf(args), room);

const hasLegal = (machine: Machine, search: TileSearch, room: RoomId): boolean =>
  placementsFor(machine, search, { room, mayClose: false }).length > 0;

/** Whether a search from this cell could place anything (H-6.7). */
export function canPlaceAny(machine: Machine, about: { readonly seat: string; readonly spot: Spot }): boolean {
  const left = tilesLeft(machine, [about.spot.floor]);
  if (left.some(room => !isLake(machine, room))) return true;
  const search = searchOf({ seat: about.seat, floors: [about.spot.floor], spot: about.spot as unknown as Json });
  return left.some(room => hasLegal(machine, search, room));
}

/**
 * Draws until a tile is found that may lie there (H-5.2, H-5.3). Where every tile left would close the floor, the first one
 * met goes there and the floor is rearranged (H-6.6). Arguments: a TileSearch, what is left out having its default.
 */
export const seekTile: Procedure = (machine, args, env) => {
  const search = searchOf(args);
  const left = tilesLeft(machine, search.floors);
  const isPossible = left.some(room => spotsFor(machine, search, room).length > 0);
  const isOpen = isPossible && left.some(room => hasLegal(machine, search, room));
  const room = isPossible ? drawFitting(machine, search, isOpen) : null;
  if (room === null) finish(machine, search, { placed: null, env });
  else if (isOpen) machine.call('offerTile', argsOf(search, { room, mayClose: false }), env);
  else machine.call('offerClosingTile', argsOf(search, { room }), env);
};

/** Draws and discards until a tile meets the search; null when only tiles are left that cannot be placed at all. */
function drawFitting(machine: Machine, search: TileSearch, isOpen: boolean): RoomId | null {
  const tried = new Set(search.tried);
  const { hidden } = machine.state;
  const most = 2 * (hidden.stack.length + hidden.tileDiscards.length);
  for (let drawn = 0; drawn < most; drawn++) {
    const room = drawTile(machine);
    if (room === undefined) return null;
    const fits = showsFloor(machine, room, search.floors) && !tried.has(room);
    if (fits && (isOpen ? hasLegal(machine, search, room) : !isLake(machine, room) || search.closing === 'allow'))
      return room;
    hidden.tileDiscards.push(room);
    const [floor] = restingFloors(machine, room, search.floors);
    const openDoorways = floor === undefined ? 0 : countOpen(machine, floor);
    if (fits) machine.emit({ t: 'tileDiscarded', room, why: 'closesFloor', openDoorways });
    else machine.emit({ t: 'tileDiscarded', room: null, why: 'otherFloor', openDoorways: 0 });
    if (fits) tried.add(room);
  }
  return null;
}

/** A tile that closes the floor wherever it goes: the player may decline it once per doorway and turn (H-6.6). */
export const offerClosingTile: Procedure = (machine, args, env) => {
  const search = searchOf(args);
  const room = args['room'] as RoomId;
  if (search.decline === null || machine.state.turn.used.includes(search.decline)) {
    machine.call('offerTile', argsOf(search, { room, mayClose: true }), env);
    return;
  }
  machine.ask({
    seat: search.seat,
    key: 'discover.closing',
    choices: [{ c: 'yes' }, { c: 'no' }],
    then: 'closingTileAnswered',
    args: argsOf(search, { room }),
    env,
    room,
  });
};

export const closingTileAnswered: Answer = (machine, choice, args, env) => {
  const search = searchOf(args);
  const room = args['room'] as RoomId;
  if (choice.c === 'yes') {
    machine.call('offerTile', argsOf(search, { room, mayClose: true }), env);
    return;
  }
  machine.state.turn.used.push(search.decline!);
  machine.state.hidden.tileDiscards.push(room);
  machine.emit({ t: 'tileDiscarded', room, why: 'declined', openDoorways: countOpen(machine, search.floors[0]!) });
  finish(machine, search, { placed: null, env });
};

/** Which doorway, where several are allowed (H-5.10). Arguments: a TileSearch, room, mayClose. */
export const offerTile: Procedure = (machine, args, env) => {
  const search = searchOf(args);
  const room = args['room'] as RoomId;
  const all = placementsFor(machine, search, { room, mayClose: args['mayClose'] as boolean });
  const places = search.farFrom === null ? all : farthest(machine, all, { from: search.farFrom, env });
  const [only] = places;
  if (places.length > 1) {
    const choices: readonly Choice[] = places.map(({ spot }) => ({ c: 'doorway', floor: spot.floor, ...spot.door! }));
    machine.ask({ seat: search.seat, key: 'tile.doorway', choices, then: 'tileDoorwayChosen', args, env, room });
  } else if (only) machine.call('offerRotation', { ...args, at: only.spot as unknown as Json }, env);
  else {
    machine.state.hidden.tileDiscards.push(room);
    finish(machine, search, { placed: null, env });
  }
};

/** The doorways farthest from something by steps (H-4.10). */
function farthest(
  machine: Machine,
  places: readonly SpotPlacements[],
  about: { readonly from: string; readonly env: Environment },
): readonly SpotPlacements[] {
  const [start] = placesOf(machine.reading(about.env), about.from);
  if (start === undefined) return places;
  const steps = stepsFrom(machine.state, machine.content, start);
  const away = ({ spot }: SpotPlacements): number => steps.get(spot.door?.room ?? '') ?? -1;
  const most = Math.max(...places.map(away));
  return places.filter(place => away(place) === most);
}

export const tileDoorwayChosen: Answer = (machine, choice, args, env) => {
  if (choice.c !== 'doorway') return;
  const spot = openSpots(machine, choice.floor).find(
    ({ door }) => door?.room === choice.room && door.side === choice.side,
  );
  machine.call('offerRotation', { ...args, at: (spot ?? null) as unknown as Json }, env);
};

/** Which way round (H-5.6). Arguments: a TileSearch, room, mayClose, at. */
export const offerRotation: Procedure = (machine, args, env) => {
  const { seat } = searchOf(args);
  const room = args['room'] as RoomId;
  const spot = args['at'] as unknown as Spot;
  const { legal, refused, warned } = placementsAt(machine, { room, spot, seat, mayClose: args['mayClose'] as boolean });
  const choices: readonly Choice[] = legal.map(({ rotation }) => ({
    c: 'place',
    floor: spot.floor,
    x: spot.x,
    y: spot.y,
    rotation,
  }));
  const held = { ...args, refused: refused as unknown as Json };
  const [only] = choices;
  if (choices.length === 1 && warned.length === 0 && only) layChosen(machine, only, held, env);
  else
    machine.ask({
      seat,
      key: 'tile.rotation',
      choices,
      then: 'rotationChosen',
      args: held,
      env,
      room,
      refused,
      warned,
    });
};

export const rotationChosen: Answer = (machine, choice, args, env) => layChosen(machine, choice, args, env);

function layChosen(machine: Machine, choice: Choice, args: Arguments, env: Environment): void {
  if (choice.c !== 'place') return;
  const search = searchOf(args);
  const room = args['room'] as RoomId;
  const spot = args['at'] as unknown as Spot;
  const at: Resting = { floor: choice.floor, x: choice.x, y: choice.y, rotation: choice.rotation };
  layTile(machine, room, { at, by: search.seat, isSpent: search.isSpent, refused: (args['refused'] ?? []) as never });
  machine.barrier = true;
  finish(machine, search, { placed: room, env });
  if (args['mayClose'] === true && search.closing === 'rearrange')
    machine.call('rearrange', { seat: search.seat, placed: room, joined: spot.door?.room ?? null, chosen: null }, env);
}
