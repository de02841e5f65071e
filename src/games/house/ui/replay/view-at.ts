import type { HouseEvent } from '../../rules/events.ts';
import { traits, type CardId, type FigureId, type RoomId } from '../../rules/terms.ts';
import type { ExplorerView, HouseView } from '../../rules/view.ts';
import { factsFor, type HouseFacts, type Monster, type Tile, type Token } from '../facts.ts';
import { kindOf } from '../narrator.ts';

/** What the film follows; everything else of a view stays as it is at the end. */
interface Frame {
  readonly round: number;
  readonly seat: string;
  readonly omensDrawn: number;
  readonly hasHaunt: boolean;
  /** Events that were drawn: those that are gained lie in front of their drawer (H-10.2). */
  readonly drawnEvents: readonly CardId[];
  readonly tiles: readonly Tile[];
  readonly tokens: readonly Token[];
  readonly monsters: readonly Monster[];
  readonly explorers: Readonly<Record<string, ExplorerView>>;
}

const startRoom = 'entrance-hall';

function firstFrame(end: HouseView, { rooms, characters }: HouseFacts): Frame {
  const explorers = end.seats.map((seat): [string, ExplorerView] => {
    const last = end.explorers[seat]!;
    const start = characters.get(last.character)?.start;
    const tracks = Object.fromEntries(traits.map(trait => [trait, { index: start?.[trait] ?? 0, over: 0 }]));
    const before = {
      ...last,
      room: startRoom,
      alive: true,
      away: null,
      party: 'explorer',
      cards: [],
      lasting: [],
      tracks,
    };
    return [seat, before as unknown as ExplorerView];
  });
  return {
    round: 1,
    seat: end.first,
    omensDrawn: 0,
    hasHaunt: false,
    drawnEvents: [],
    tiles: [...rooms.values()].flatMap(({ id, start }) =>
      start ? [{ room: id, ...start, rotation: 0 as const, state: 'there' as const, spent: true }] : [],
    ),
    tokens: [],
    monsters: [],
    explorers: Object.fromEntries(explorers),
  };
}

const changed = <Part extends object>(
  parts: readonly Part[],
  test: (part: Part) => boolean,
  change: Partial<Part>,
): readonly Part[] => parts.map(part => (test(part) ? { ...part, ...change } : part));

/** Applies one event. Facts alone: what no event tells (whose companion waits where) the film does not show. */
function followed(frame: Frame, event: HouseEvent): Frame {
  const explorer = (seat: string, change: Partial<ExplorerView>): Frame => {
    const before = frame.explorers[seat];
    return before ? { ...frame, explorers: { ...frame.explorers, [seat]: { ...before, ...change } } } : frame;
  };
  const monster = (id: FigureId, change: Partial<Monster>): Frame => ({
    ...frame,
    monsters: changed(frame.monsters, one => one.id === id, change),
  });
  // Whoever comes first has drawn for the symbol or spent it (H-5.7, H-5.8).
  const goes = (figure: FigureId, room: RoomId): Frame =>
    figure in frame.explorers
      ? { ...explorer(figure, { room }), tiles: changed(frame.tiles, tile => tile.room === room, { spent: true }) }
      : monster(figure, { room });
  switch (event.t) {
    case 'turnBegan':
      return { ...frame, round: event.round, seat: event.seat };
    case 'stepped':
    case 'putElsewhere':
      return goes(event.figure, event.to);
    case 'tilePlaced': {
      const { room, floor, x, y, rotation } = event;
      return { ...frame, tiles: [...frame.tiles, { room, floor, x, y, rotation, state: 'there', spent: false }] };
    }
    case 'tileMoved': {
      const { room, floor, x, y, rotation } = event;
      return { ...frame, tiles: changed(frame.tiles, tile => tile.room === room, { floor, x, y, rotation }) };
    }
    case 'tileLost':
      return { ...frame, tiles: changed(frame.tiles, tile => tile.room === event.room, { state: 'lost' }) };
    case 'tokenPlaced': {
      const { token, kind, room } = event;
      const laid: Token = { id: token, kind, room, barrierSide: null, side: null, partner: null, value: 0 };
      return { ...frame, tokens: [...frame.tokens, laid] };
    }
    case 'tokenRemoved':
      return { ...frame, tokens: frame.tokens.filter(({ id }) => id !== event.token) };
    case 'thingTaken':
      return { ...frame, tokens: changed(frame.tokens, ({ id }) => id === event.thing, { carrier: event.figure }) };
    case 'thingLaid':
      return {
        ...frame,
        tokens: changed(frame.tokens, ({ id }) => id === event.thing, { carrier: null, room: event.room }),
      };
    case 'monsterPlaced': {
      const { monster: id, room } = event;
      const plain = { barrierSide: null, stunned: false, traits: {}, cards: [], flags: {}, of: null, values: {} };
      return { ...frame, monsters: [...frame.monsters, { id, kind: kindOf(id), room, ...plain }] };
    }
    case 'stunned':
      return monster(event.monster, { stunned: true });
    case 'recovered':
      return monster(event.monster, { stunned: false });
    case 'monsterRemoved':
      return { ...frame, monsters: frame.monsters.filter(({ id }) => id !== event.monster) };
    case 'died':
      return event.figure in frame.explorers
        ? explorer(event.figure, { alive: false, cards: [], lasting: [] })
        : { ...frame, monsters: frame.monsters.filter(({ id }) => id !== event.figure) };
    case 'cardDrawn':
      if (event.card === null || event.deck === 'item') return frame;
      return event.deck === 'omen'
        ? { ...frame, omensDrawn: frame.omensDrawn + 1 }
        : { ...frame, drawnEvents: [...frame.drawnEvents, event.card] };
    case 'cardGained': {
      const hand = frame.drawnEvents.includes(event.card) ? 'lasting' : 'cards';
      return explorer(event.seat, { [hand]: [...(frame.explorers[event.seat]?.[hand] ?? []), event.card] });
    }
    case 'cardLost': {
      const { cards = [], lasting = [] } = frame.explorers[event.seat] ?? {};
      const isOther = (card: CardId): boolean => card !== event.card;
      return explorer(event.seat, { cards: cards.filter(isOther), lasting: lasting.filter(isOther) });
    }
    case 'traitChanged': {
      const tracks = frame.explorers[event.seat]?.tracks;
      return tracks
        ? explorer(event.seat, { tracks: { ...tracks, [event.trait]: { index: event.index, over: 0 } } })
        : frame;
    }
    case 'hauntBegan':
      return {
        ...frame,
        hasHaunt: true,
        explorers: Object.fromEntries(
          Object.entries(frame.explorers).map(([seat, one]) => [
            seat,
            { ...one, party: seat === event.traitor ? ('traitor' as const) : ('hero' as const) },
          ]),
        ),
      };
    case 'converted':
      return explorer(event.seat, { party: 'traitor' });
    case 'wentAway':
      return explorer(event.seat, { away: event.place });
    case 'cameBack':
      return explorer(event.seat, { away: null, room: event.room });
    default:
      return frame;
  }
}

/** The last frame that was asked for: who tells or plays a film goes on from it. */
let kept: { readonly log: readonly HouseEvent[]; readonly frame: Frame } | null = null;

function frameAt(end: HouseView, log: readonly HouseEvent[]): Frame {
  const before = kept && kept.log.length > 0 && kept.log.every((event, at) => event === log[at]) ? kept : null;
  const start = before?.frame ?? firstFrame(end, factsFor(end.options.settings));
  const frame = log.slice(before?.log.length ?? 0).reduce(followed, start);
  kept = { log, frame };
  return frame;
}

/**
 * The house as it was after so many events of a game, without what lies there or waits, of which no event tells. `end` is a view of
 * its end, or of now while it goes on.
 */
export function viewAt(end: HouseView, log: readonly HouseEvent[], count: number): HouseView {
  const { drawnEvents: _seen, seat, hasHaunt, ...places } = frameAt(end, log.slice(0, count));
  const { characters } = factsFor(end.options.settings);
  const explorers = Object.fromEntries(
    Object.entries(places.explorers).map(([id, one]) => {
      const tracks = characters.get(one.character)?.tracks;
      const values = Object.fromEntries(
        traits.map(trait => [trait, tracks?.[trait][one.tracks[trait].index] ?? 0]),
      ) as ExplorerView['values'];
      return [id, { ...one, values }];
    }),
  );
  return {
    ...end,
    ...places,
    explorers,
    piles: {},
    companions: [],
    haunt: hasHaunt ? end.haunt : null,
    turn: { ...end.turn, seat },
  };
}
