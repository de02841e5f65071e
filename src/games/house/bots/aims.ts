import type { Seat } from '../../../engine/contract.ts';
import type { FigureId, RoomId } from '../rules/terms.ts';
import type { HouseView } from '../rules/view.ts';
import { unexploredRooms } from './routes.ts';

export interface Opponent {
  readonly id: FigureId;
  readonly room: RoomId;
}

/** Whoever stands on the other side and can be met in a room; stunned monsters are left alone. */
export function opponentsOf(view: HouseView, seat: Seat): readonly Opponent[] {
  const isTraitor = view.explorers[seat]?.party === 'traitor';
  if (!view.haunt) return [];
  const explorers = view.seats
    .map(other => view.explorers[other]!)
    .filter(other => other.alive && !other.away && (other.party === 'traitor') !== isTraitor);
  const monsters = isTraitor ? [] : view.monsters.filter(({ stunned }) => !stunned);
  return [...explorers.map(({ seat: id, room }) => ({ id, room })), ...monsters.map(({ id, room }) => ({ id, room }))];
}

/** Rooms in which the tasks of a seat's side are done (H-24.6), as far as they lie in the house. */
const taskRooms = ({ haunt, tiles }: HouseView): readonly RoomId[] =>
  (haunt?.tasks ?? [])
    .flatMap(({ rooms }) => rooms)
    .filter(room => tiles.some(tile => tile.room === room && tile.state === 'there'));

const isWeak = (view: HouseView, seat: Seat): boolean =>
  Object.values(view.explorers[seat]?.tracks ?? {}).some(({ index }) => index <= 0);

/** Where a seat wants to be: unexplored doorways before the haunt, then tasks, heroes to be hunted, cards that lie about. */
export function wantedRooms(view: HouseView, seat: Seat): ReadonlySet<RoomId> {
  if (!view.haunt) return unexploredRooms(view);
  const isTraitor = view.explorers[seat]?.party === 'traitor';
  const piles = Object.keys(view.piles).map(key => key.split('/')[0]!);
  const hunted = isTraitor && !isWeak(view, seat) ? opponentsOf(view, seat).map(({ room }) => room) : [];
  const wanted = [...taskRooms(view), ...hunted, ...piles];
  return wanted.length > 0 ? new Set(wanted) : unexploredRooms(view);
}

/** Rooms a weak explorer runs from. */
export const fearedRooms = (view: HouseView, seat: Seat): ReadonlySet<RoomId> =>
  new Set(isWeak(view, seat) ? opponentsOf(view, seat).map(({ room }) => room) : []);
