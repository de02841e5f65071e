import { drawnRooms, startRooms } from '../content/rooms.ts';
import type { BotSide, Figure, Foe, Plan, PlanBoard } from '../haunts/plans/plan.ts';
import { planOf } from '../haunts/plans/index.ts';
import { cellBehind, doorsOf, dropFrom, joinedRoom, waysFrom } from '../rules/house-map.ts';
import type { RoomBook } from '../rules/house-map.ts';
import type { FigureId, Floor, RoomId, Trait } from '../rules/terms.ts';
import { sides } from '../rules/terms.ts';
import type { HouseEvent } from '../rules/events.ts';
import type { HouseView } from '../rules/view.ts';

/** Rooms as printed: settings that turn a doorway or two do not change where a bot wants to go. */
const book: RoomBook = { rooms: new Map([...drawnRooms, ...startRooms].map(room => [room.id, room])) };

/** What was made for a key before, else made now. */
function memo<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}

type Edges = ReadonlyMap<RoomId, readonly (readonly [RoomId, number])[]>;

/** How somebody walks: explorers, monsters, and those that walls do not hold. */
const walker = (side: BotSide, foe: Foe | null): string => side + (foe ? (foe.flies ? 2 : 1) : 0);

/** Where the elevator may take somebody, more or less. */
const landings: readonly RoomId[] = ['basement-landing', 'upper-landing', 'foyer'];

/** Spaces that mean "cannot be reached". */
export const farAway = 99;

/** Steps of harm that mean "never go there". */
export const deadly = 10;

/** What a bot makes of a view for one decision: figures, and ways with what they cost each kind of walker. */
export class World implements PlanBoard {
  readonly plan: Plan | undefined;
  readonly figures: readonly Figure[];
  readonly rooms: readonly RoomId[];
  /** Rooms with a doorway into the unknown on a floor for which a tile is left. */
  readonly doors: readonly RoomId[];
  /** Rooms that harm a hero who enters, in steps. */
  hazards: ReadonlyMap<RoomId, number> = new Map();
  /** Rooms that harm a hero who ends a turn there. */
  dreads: ReadonlyMap<RoomId, number> = new Map();
  readonly #beside = new Map<RoomId, readonly RoomId[]>();
  readonly #edges = new Map<string, Edges>();
  readonly #reach = new Map<string, ReadonlyMap<RoomId, number>>();

  constructor(
    readonly view: HouseView,
    readonly told: readonly HouseEvent[] = [],
  ) {
    this.plan = view.haunt ? planOf(view.haunt.number) : undefined;
    this.rooms = view.tiles.filter(tile => tile.state === 'there').map(({ room }) => room);
    const left = new Set(view.roomsLeft.flatMap(room => book.rooms.get(room)?.floors ?? []));
    this.doors = view.tiles
      .filter(tile => tile.state === 'there' && left.has(tile.floor))
      .filter(tile => doorsOf(book, tile).some(side => !cellBehind(view, tile, side)))
      .map(({ room }) => room);
    const explorers = view.seats
      .map(seat => view.explorers[seat]!)
      .filter(({ alive, away }) => alive && !away)
      .map((explorer): Figure => {
        const { seat, room, tracks, values, cards, party } = explorer;
        const side = party === 'traitor' ? 'traitor' : 'heroes';
        const lives = (one: Trait, other: Trait): number =>
          Math.max(0, tracks[one].index) + Math.max(0, tracks[other].index);
        const [body, mind] = [lives('might', 'speed'), lives('sanity', 'knowledge')];
        return { id: seat, room, side, values, cards, foe: null, awake: true, body, mind };
      });
    const monsters = view.monsters.map(({ id, kind, room, values, stunned, cards }): Figure => {
      const foe = this.plan?.foes?.[kind] ?? {};
      return { id, room, side: 'traitor', values, cards, foe, awake: !stunned, body: 1, mind: 1 };
    });
    this.figures = [...explorers, ...monsters];
  }

  /** Cards in hands and on piles, with where they are. */
  get cards(): readonly { readonly id: string; readonly room: RoomId }[] {
    const held = this.figures.flatMap(({ cards, room }) => cards.map(id => ({ id, room })));
    const piles = Object.entries(this.view.piles);
    return [...held, ...piles.flatMap(([key, cards]) => cards.map(id => ({ id, room: key.split('/')[0]! })))];
  }

  figure(id: FigureId): Figure | undefined {
    return this.figures.find(other => other.id === id);
  }

  of(side: BotSide): readonly Figure[] {
    return this.figures.filter(figure => figure.side === side);
  }

  floorOf(room: RoomId): Floor | undefined {
    return this.view.tiles.find(tile => tile.room === room)?.floor;
  }

  /** Floors that a room not yet found may lie on. */
  floorsFor(room: RoomId): readonly Floor[] {
    return this.view.roomsLeft.includes(room) ? (book.rooms.get(room)?.floors ?? []) : [];
  }

  /** Rooms in which this side was told that what it looks for is not there. */
  get searched(): readonly RoomId[] {
    let room = '';
    return this.told.flatMap(event => {
      if (event.t === 'stepped' || event.t === 'putElsewhere') room = event.to;
      else if (event.t === 'tilePlaced') ({ room } = event);
      return event.t === 'told' && event.key.endsWith('.not-here') ? [room] : [];
    });
  }

  /** Rooms in a straight line of joined doors. */
  inSight(from: RoomId): readonly RoomId[] {
    return sides.flatMap(side => {
      const seen: RoomId[] = [];
      for (let room = joinedRoom(this.view, book, from, side); room; room = joinedRoom(this.view, book, room, side))
        seen.push(room);
      return seen;
    });
  }

  /** Rooms joined to one by any way that all can take. */
  beside(room: RoomId): readonly RoomId[] {
    return memo(this.#beside, room, () => waysFrom(this.view, book, room).map(({ to }) => to));
  }

  /** Where one falls from a room, or is taken to fall as long as nobody has fallen there. */
  below(room: RoomId): RoomId | null {
    return dropFrom(this.view, room) ?? (room === 'collapsed-room' ? 'basement-landing' : null);
  }

  /** Ways of a walker: leaving costs one more for each opponent (H-4.5), barriers cost heroes time. */
  edges(side: BotSide, foe: Foe | null): Edges {
    return memo(this.#edges, walker(side, foe), () => this.#edgesFor(side, foe));
  }

  #edgesFor(side: BotSide, foe: Foe | null): Edges {
    const edges = this.#noEdges();
    for (const room of this.rooms) {
      const held = this.figures.filter(
        other => other.side !== side && other.room === room && other.awake && !other.foe?.idle,
      ).length;
      const cost = 1 + held + (book.rooms.get(room)?.barrier && side === 'heroes' ? 3 : 0);
      const add = (from: RoomId, to: RoomId, spaces = cost): void => {
        const harm = side === 'heroes' ? (this.hazards.get(to) ?? 0) : 0;
        if (harm < deadly) edges.get(from)?.push([to, spaces + Number(harm > 0)]);
      };
      const doors = this.beside(room);
      doors.forEach(to => add(room, to));
      const down = this.below(room);
      if (down !== null) add(room, down);
      if (foe) {
        if (down !== null) add(down, room);
        if (doors.includes('coal-chute')) add('basement-landing', room, 1);
      }
      if (foe?.flies) {
        const tile = this.view.tiles.find(other => other.room === room)!;
        for (const other of sides.map(way => cellBehind(this.view, tile, way)))
          if (other?.state === 'there') add(room, other.room);
      }
      if (room === 'mystic-elevator') landings.forEach(to => add(room, to, 4));
    }
    return edges;
  }

  /** Spaces from a room to every other, for a walker. */
  from(room: RoomId, side: BotSide, foe: Foe | null): ReadonlyMap<RoomId, number> {
    return memo(this.#reach, room + walker(side, foe), () => spread([room], this.edges(side, foe)));
  }

  /** Spaces from every room to the nearest of some, for an explorer of a side. */
  towards(goals: readonly RoomId[], side: BotSide): ReadonlyMap<RoomId, number> {
    return memo(this.#reach, `${side}>${goals.join()}`, () => spread(goals, this.#backwards(side)));
  }

  #backwards(side: BotSide): Edges {
    return memo(this.#edges, `<${side}`, () => {
      const back = this.#noEdges();
      for (const [room, ways] of this.edges(side, null))
        for (const [to, cost] of ways) back.get(to)?.push([room, cost]);
      return back;
    });
  }

  readonly #noEdges = (): Map<RoomId, (readonly [RoomId, number])[]> => new Map(this.rooms.map(room => [room, []]));
}

/** Fewest spaces from some rooms, by costs along the edges. */
export function spread(starts: readonly RoomId[], edges: Edges): ReadonlyMap<RoomId, number> {
  const best = new Map<RoomId, number>(starts.map(room => [room, 0]));
  const queue = [...starts];
  for (const room of queue)
    for (const [to, cost] of edges.get(room) ?? []) {
      const then = best.get(room)! + cost;
      if (then >= (best.get(to) ?? farAway)) continue;
      best.set(to, then);
      queue.push(to);
    }
  return best;
}
