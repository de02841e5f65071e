import { sides, type Floor, type RoomId, type Side } from '../../rules/terms.ts';
import type { HouseView } from '../../rules/view.ts';
import { doorsAt, doorState, factsFor, tileBeside } from '../facts.ts';
import { kindOf, type Narrator } from '../narrator.ts';
import type { MapWords } from './house-map.ts';
import type { MapScene } from './scene.ts';

interface Parts {
  readonly view: HouseView;
  readonly narrator: Narrator;
  readonly scene: MapScene;
}

/** What stands and lies in a room, by name. */
export function contentsOf(room: RoomId, { view, narrator }: Pick<Parts, 'view' | 'narrator'>): readonly string[] {
  const explorers = view.seats.filter(seat => {
    const explorer = view.explorers[seat]!;
    return explorer.room === room && explorer.alive && !explorer.away;
  });
  const monsters = view.monsters.filter(monster => monster.room === room);
  const piles = Object.entries(view.piles).filter(([key]) => key.split('/')[0] === room);
  return [
    ...explorers.map(narrator.figure),
    ...monsters.map(({ id, stunned }) =>
      stunned ? narrator.say('label.stunned', { who: narrator.figure(id) }) : narrator.figure(id),
    ),
    ...view.tokens
      .filter(token => token.room === room && !token.carrier)
      .map(({ kind }) => narrator.token(kindOf(kind))),
    ...view.companions.filter(companion => companion.room === room).map(({ card }) => narrator.card(card)),
    ...piles.flatMap(([, cards]) => cards.map(narrator.card)),
  ];
}

function roomLabel(room: RoomId, parts: Parts): string {
  const { view, narrator } = parts;
  const tile = view.tiles.find(one => one.room === room);
  const name = narrator.room(room);
  if (!tile || tile.state === 'lost') return narrator.say('label.lost', { room: name });
  const facts = factsFor(view.options.settings);
  const doors = doorsAt(facts, tile);
  const leads = sides
    .filter(side => doors.includes(side))
    .map(side => {
      const state = doorState(facts, { tiles: view.tiles, tile, side });
      const to = tileBeside(view.tiles, tile, side);
      return narrator.say(`label.door.${state}`, { side: narrator.side(side), room: to ? narrator.room(to.room) : '' });
    });
  const there = contentsOf(room, parts);
  const values = { room: name, doors: narrator.list(leads), there: narrator.list(there) };
  const isOffered = parts.scene.floors[tile.floor].offered.includes(room);
  const said = narrator.say(there.length > 0 ? 'label.roomWith' : 'label.room', values);
  return isOffered ? `${narrator.say('label.offered')} ${said}` : said;
}

function floorTab(floor: Floor, { scene, narrator }: Parts): string {
  const mark = scene.marks.find(one => one.floor === floor)!;
  const values = {
    floor: narrator.floor(floor),
    who: narrator.list(mark.figures.map(({ id }) => narrator.figure(id))),
  };
  const said = narrator.say(mark.figures.length > 0 ? 'label.floorWith' : 'label.floor', values);
  return mark.isOffered ? `${said} ${narrator.say('label.floorOffered')}` : said;
}

/** The words of a map in the language on the screen. */
export function mapWords(parts: Parts): MapWords {
  const { narrator } = parts;
  const { say } = narrator;
  return {
    map: say('board.name'),
    zoomIn: say('board.zoomIn'),
    zoomOut: say('board.zoomOut'),
    whole: say('board.whole'),
    toPiece: say('board.toPiece'),
    floors: say('board.floors'),
    floor: narrator.floor,
    floorTab: floor => floorTab(floor, parts),
    room: narrator.room,
    roomLabel: room => roomLabel(room, parts),
    doorway: (room: RoomId, side: Side) =>
      say('label.doorway', { room: narrator.room(room), side: narrator.side(side) }),
  };
}
