import type { Viewer } from '../../../engine/contract.ts';
import type { HauntEntry } from '../content/schema.ts';
import type { HouseContent } from './content-index.ts';
import { traitOf, traitOfExplorer } from './figures.ts';
import type { ExplorerState, HauntState, HouseState, Knowledge, MonsterState } from './state.ts';
import type { RoomId, Trait } from './terms.ts';
import { traits } from './terms.ts';
import type { ExplorerView, HauntTask, HauntView, HouseView, MonsterView } from './view.ts';

export type BookSide = 'heroes' | 'traitor';

/**
 * Sides whose secrets a viewer may know (H-15.7): its own, and those it was on before it changed; a finished game is open.
 * Without a haunt nobody has any.
 */
export function sidesOf(state: HouseState, viewer: Viewer): readonly BookSide[] {
  if (!state.haunt) return [];
  if (viewer === 'open') return ['heroes', 'traitor'];
  const explorer = state.explorers[viewer];
  if (!explorer) return [];
  return explorer.party === 'traitor'
    ? viewer === state.haunt.traitor
      ? ['traitor']
      : ['heroes', 'traitor']
    : ['heroes'];
}

const isFor = (state: HouseState, viewer: Viewer, { to }: Pick<Knowledge, 'to'>): boolean =>
  viewer === 'open' || to === viewer || sidesOf(state, viewer).some(side => side === to);

function explorerView(content: HouseContent, explorer: ExplorerState): ExplorerView {
  const values = Object.fromEntries(traits.map(trait => [trait, traitOfExplorer(content, explorer, trait)]));
  return { ...explorer, values: values as Record<Trait, number> };
}

function monsterView(content: HouseContent, state: HouseState, monster: MonsterState): MonsterView {
  const values = traits.flatMap(trait => {
    const value = traitOf(state, content, monster.id, trait);
    return value === null ? [] : [[trait, value] as const];
  });
  return { ...monster, values: Object.fromEntries(values) };
}

/** Key of the question at which a book is read (H-15.1). */
const readingAsk = 'haunt.read';

/** Names of haunt variables a viewer may see (H-15.7). */
function mayKnow(content: HouseContent, state: HouseState, viewer: Viewer): (name: string) => boolean {
  const known = sidesOf(state, viewer);
  const variables = content.haunts.get(state.haunt?.number ?? 0)?.variables ?? [];
  return name => {
    const seen = variables.find(variable => variable.name === name.split('@')[0])?.seen ?? 'all';
    return seen === 'all' || viewer === 'open' || known.some(side => side === seen);
  };
}

/** Rooms that a task's selector names by themselves or by a list. */
function roomsNamed(content: HouseContent, entry: HauntEntry, selector: string): readonly RoomId[] {
  return [...selector.matchAll(/(room|list):([a-z0-9-]+)/g)].flatMap(([, sort, name]) =>
    sort === 'room' ? [name!] : (entry.lists?.[name!] ?? content.lists[name!] ?? []),
  );
}

function tasksFor(content: HouseContent, state: HouseState, viewer: Viewer): readonly HauntTask[] {
  const entry = content.haunts.get(state.haunt?.number ?? 0);
  const known = sidesOf(state, viewer);
  return (entry?.hooks ?? []).flatMap(({ side, key, task }) =>
    entry && task && key !== undefined && (side === 'all' || known.some(one => one === side))
      ? [{ key, rooms: roomsNamed(content, entry, task.rooms ?? ''), cards: task.cards ?? [] }]
      : [],
  );
}

function hauntView(content: HouseContent, state: HouseState, haunt: HauntState, viewer: Viewer): HauntView {
  const { number, chartNumber, revealer, traitor, players, startHeroes, room, omen, track } = haunt;
  const isKnown = mayKnow(content, state, viewer);
  const known = (values: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isKnown(name)));
  return {
    number,
    chartNumber,
    revealer,
    traitor,
    players,
    startHeroes,
    room,
    omen,
    track,
    variables: known(haunt.variables),
    personal: known(haunt.personal),
    tasks: tasksFor(content, state, viewer),
    books: sidesOf(state, viewer),
  };
}

/** The game as a viewer sees it; `open` only shows more once there is a result. */
export const viewOf = (content: HouseContent, state: HouseState, viewer: Viewer): HouseView =>
  seenBy(content, state, viewer === 'open' && state.result === null ? 'table' : viewer);

/** Everything of an earlier state of a game that has a result by now. */
export const openedViewOf = (content: HouseContent, state: HouseState): HouseView => seenBy(content, state, 'open');

function seenBy(content: HouseContent, state: HouseState, viewer: Viewer): HouseView {
  const { hidden } = state;
  const top = hidden.stack[0];
  return {
    viewer,
    options: state.options,
    phase: state.phase,
    round: state.round,
    seats: state.seats,
    first: state.first,
    explorers: Object.fromEntries(state.seats.map(seat => [seat, explorerView(content, state.explorers[seat]!)])),
    tiles: state.tiles,
    tokens: state.tokens,
    monsters: state.monsters.map(monster => monsterView(content, state, monster)),
    piles: state.piles,
    companions: state.companions,
    discards: state.discards,
    removed: state.removed,
    omensDrawn: state.omensDrawn,
    turn: state.turn,
    left: {
      omen: hidden.decks.omen.length,
      item: hidden.decks.item.length,
      event: hidden.decks.event.length,
      tiles: hidden.stack.length,
      tileDiscards: hidden.tileDiscards.length,
    },
    topTileFloors: top === undefined ? [] : (content.rooms.get(top)?.floors ?? []),
    roomsLeft: [...hidden.stack, ...hidden.tileDiscards].sort(),
    banked: Object.fromEntries(Object.entries(hidden.banked).map(([seat, { result }]) => [seat, result])),
    haunt: state.haunt ? hauntView(content, state, state.haunt, viewer) : null,
    known: hidden.known.filter(knowledge => isFor(state, viewer, knowledge)),
    awaited: hidden.pending ? [hidden.pending.seat] : [],
    asksInPrivate: hidden.pending !== null && (!hidden.pending.isPublic || hidden.pending.key === readingAsk),
    result: state.result,
  };
}
