import type { Table } from '../../../../engine/table.ts';
import type { HouseAsk } from '../../rules/asks.ts';
import type { Choice } from '../../rules/choices.ts';
import { opposite, turned } from '../../rules/house-map.ts';
import { floors, sides, type Floor, type RoomId, type Rotation, type Side } from '../../rules/terms.ts';
import type { HouseView } from '../../rules/view.ts';
import {
  cellBeside,
  doorsAt,
  doorState,
  factsFor,
  tileBeside,
  type Cell,
  type HouseFacts,
  type Tile,
} from '../facts.ts';
import type { Narrator } from '../narrator.ts';
import { monsterStyle, styleOfSeat } from '../seat-style.ts';
import { kindOf } from '../narrator.ts';
import type { DrawnTile } from './plan/tile-drawing.ts';
import type { FloorMark, HouseScene, MapScene, SceneDoorway, SceneFigure, SceneThing } from './scene.ts';

/** A tile in hand, as it would lie. */
export interface GhostTile extends Cell {
  readonly floor: Floor;
  readonly room: RoomId;
  readonly rotation: Rotation;
  readonly isLegal: boolean;
}

export interface SceneParts {
  readonly view: HouseView;
  readonly table: Table;
  readonly narrator: Narrator;
  readonly ask: HouseAsk | null;
  readonly ghost: GhostTile | null;
  /** A room to look at, whatever is asked. */
  readonly room: RoomId | null;
}

const choicesOf = (ask: HouseAsk | null): readonly Choice[] => (ask?.kind === 'choose' ? ask.choices : []);

/** The room an answer is about, where it has one on the map. */
export function roomOfChoice(choice: Choice, view: HouseView): RoomId | null {
  switch (choice.c) {
    case 'step':
      return choice.to;
    case 'room':
      return choice.room;
    case 'figure':
      return view.explorers[choice.figure]?.room ?? view.monsters.find(({ id }) => id === choice.figure)?.room ?? null;
    case 'token':
      return view.tokens.find(({ id }) => id === choice.token)?.room ?? null;
    default:
      return null;
  }
}

/** The doorway an answer goes through; the room of an exploration is that of whoever is asked. */
export function doorwayOfChoice(
  choice: Choice,
  { view, ask }: { readonly view: HouseView; readonly ask: HouseAsk },
): { readonly room: RoomId; readonly side: Side } | null {
  if (choice.c === 'doorway') return choice;
  if (choice.c === 'explore') return { room: view.explorers[ask.seat]?.room ?? '', side: choice.side };
  return null;
}

/** The answers that are meant when a room, or a doorway of it, is pointed at. */
export const answersAt = (
  { room, side }: { readonly room: RoomId; readonly side: Side | null },
  { view, ask }: { readonly view: HouseView; readonly ask: HouseAsk },
): readonly Choice[] =>
  choicesOf(ask).filter(choice => {
    if (side === null) return roomOfChoice(choice, view) === room;
    const doorway = doorwayOfChoice(choice, { view, ask });
    return doorway?.room === room && doorway.side === side;
  });

function drawnTile(
  { view, facts }: { readonly view: HouseView; readonly facts: HouseFacts },
  tile: Tile,
  more: Pick<DrawnTile, 'ghost' | 'isOffered'>,
): DrawnTile | null {
  const entry = facts.rooms.get(tile.room);
  if (!entry) return null;
  const doors = doorsAt(facts, tile);
  const plain = sides.filter(side => !doors.includes(side) && !tileBeside(view.tiles, tile, side));
  return {
    entry,
    x: tile.x,
    y: tile.y,
    rotation: tile.rotation,
    doors: Object.fromEntries(doors.map(side => [side, doorState(facts, { tiles: view.tiles, tile, side })])),
    windows: entry.window ? plain : [],
    isSpent: tile.spent,
    isLost: tile.state === 'lost',
    ...more,
  };
}

/** Explorers and monsters where they stand. */
export function figuresOf({
  view,
  table,
  narrator,
  ask,
}: Pick<SceneParts, 'view' | 'table' | 'narrator' | 'ask'>): readonly SceneFigure[] {
  const acting = ask?.seat ?? view.turn.seat;
  const explorers = view.seats.flatMap((seat): SceneFigure[] => {
    const explorer = view.explorers[seat]!;
    if (!explorer.alive || explorer.away) return [];
    return [
      {
        id: seat,
        room: explorer.room,
        kind: 'explorer',
        ...styleOfSeat(table, seat),
        isActing: seat === acting,
        isStunned: false,
        isTraitor: explorer.party === 'traitor',
      },
    ];
  });
  const monsters = view.monsters.map((monster): SceneFigure => ({
    id: monster.id,
    room: monster.room,
    kind: 'monster',
    ...monsterStyle(narrator.figure(monster.id)),
    isActing: false,
    isStunned: monster.stunned,
    isTraitor: false,
  }));
  return [...explorers, ...monsters];
}

/** As much of a name as a plate holds: two letters, or one character of Chinese. */
const initials = (name: string): string => /[\p{Script=Han}]|[\p{L}\p{N}]{1,2}/u.exec(name)?.[0] ?? '?';

export function thingsOf({ view, narrator }: Pick<SceneParts, 'view' | 'narrator'>): readonly SceneThing[] {
  return [
    ...view.tokens
      .filter(token => !token.carrier)
      .map(({ room, kind }): SceneThing => ({ room, kind: 'token', letters: initials(narrator.token(kindOf(kind))) })),
    ...Object.entries(view.piles)
      .filter(([, cards]) => cards.length > 0)
      .map(([key, cards]): SceneThing => ({ room: key.split('/')[0]!, kind: 'pile', letters: String(cards.length) })),
    ...view.companions.map(({ room, card }): SceneThing => ({
      room,
      kind: 'companion',
      letters: initials(narrator.card(card)),
    })),
  ];
}

function doorwaysOn(
  floor: Floor,
  { view, facts, ask }: { readonly view: HouseView; readonly facts: HouseFacts; readonly ask: HouseAsk | null },
): readonly SceneDoorway[] {
  const offered = ask ? choicesOf(ask).flatMap(choice => doorwayOfChoice(choice, { view, ask }) ?? []) : [];
  return view.tiles
    .filter(tile => tile.floor === floor && tile.state === 'there')
    .flatMap(tile =>
      doorsAt(facts, tile)
        .filter(side => !tileBeside(view.tiles, tile, side))
        .map(side => ({
          room: tile.room,
          side,
          x: tile.x,
          y: tile.y,
          isOffered: offered.some(one => one.room === tile.room && one.side === side),
        })),
    );
}

/** The rotations and cells a placement may take, as ghosts; in the order of the choices. */
export const ghostOf = (choice: Extract<Choice, { c: 'place' }>, room: RoomId): GhostTile => ({
  floor: choice.floor,
  x: choice.x,
  y: choice.y,
  room,
  rotation: choice.rotation,
  isLegal: true,
});

function ghostTile(
  ghost: GhostTile,
  parts: { readonly view: HouseView; readonly facts: HouseFacts },
): DrawnTile | null {
  const { isLegal, ...place } = ghost;
  const tile: Tile = { ...place, state: 'there', spent: false };
  return drawnTile(parts, tile, { ghost: isLegal ? 'legal' : 'refused', isOffered: false });
}

/** The whole house as a map shows it. */
export function mapScene(parts: SceneParts): MapScene {
  const { view, ask, ghost } = parts;
  const facts = factsFor(view.options.settings);
  const offered = choicesOf(ask).flatMap(choice => roomOfChoice(choice, view) ?? []);
  const figures = figuresOf(parts);
  const things = thingsOf(parts);
  const floorOf = (room: RoomId): Floor | null => view.tiles.find(tile => tile.room === room)?.floor ?? null;
  const acting = figures.find(({ isActing }) => isActing)?.room ?? null;
  const looked = parts.room ?? acting;
  const focusTile = view.tiles.find(tile => tile.room === looked);
  const sceneOf = (floor: Floor): HouseScene => {
    const isHere = ({ room }: { readonly room: RoomId }): boolean => floorOf(room) === floor;
    const tiles = view.tiles.filter(tile => tile.floor === floor);
    const drawn = tiles.flatMap(
      tile => drawnTile({ view, facts }, tile, { ghost: null, isOffered: offered.includes(tile.room) }) ?? [],
    );
    const inHand = ghost?.floor === floor ? ghostTile(ghost, { view, facts }) : null;
    return {
      floor,
      tiles: inHand ? [...drawn, inHand] : drawn,
      figures: figures.filter(isHere),
      things: things.filter(isHere),
      doorways: ghost?.floor === floor ? [] : doorwaysOn(floor, { view, facts, ask }),
      offered: offered.filter(room => floorOf(room) === floor),
      focus: inHand ?? (focusTile?.floor === floor ? focusTile : null),
    };
  };
  const scenes = Object.fromEntries(floors.map(floor => [floor, sceneOf(floor)])) as MapScene['floors'];
  return {
    floors: scenes,
    marks: floors.map((floor): FloorMark => ({
      floor,
      figures: scenes[floor].figures,
      isOffered: scenes[floor].offered.length > 0 || scenes[floor].doorways.some(({ isOffered }) => isOffered),
    })),
    active: ghost?.floor ?? focusTile?.floor ?? 'ground',
  };
}

/** Which side of a tile in hand must carry a doorway: the one towards the doorway used. */
export function sideTowards(
  ghost: GhostTile,
  { view, from }: { readonly view: HouseView; readonly from: RoomId },
): Side | null {
  const tile = view.tiles.find(({ room }) => room === from);
  if (!tile || tile.floor !== ghost.floor) return null;
  const side = sides.find(one => {
    const cell = cellBeside(tile, one);
    return cell.x === ghost.x && cell.y === ghost.y;
  });
  return side ? opposite(side) : null;
}

export const nextRotation = (rotation: Rotation, by: 1 | -1): Rotation => ((rotation + by + 4) % 4) as Rotation;

/** The sides of a room's doorways in a rotation, for words about it. */
export const doorsInRotation = (facts: HouseFacts, room: RoomId, rotation: Rotation): readonly Side[] =>
  (facts.rooms.get(room)?.doors ?? []).map(side => turned(side, rotation));
