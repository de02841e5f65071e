import { draw, shuffled } from '../../../engine/chance.ts';
import type { Seed } from '../../../engine/contract.ts';
import type { HouseContent } from './content-index.ts';
import type { HouseOptions } from './options.ts';
import type { ExplorerState, HouseState, PlacedTile } from './state.ts';
import type { Deck, Trait } from './terms.ts';
import { decks, traits } from './terms.ts';
import { firstByBirthday, freshTurn } from './turn.ts';

/** Version of the rules, written into saves. */
export const rulesVersion = 1;

const startRoom = 'entrance-hall';

function explorerAtStart(content: HouseContent, { seat, character }: HouseOptions['explorers'][number]): ExplorerState {
  const entry = content.characters.get(character);
  if (!entry) throw new RangeError(`unknown character: ${character}`);
  const tracks = Object.fromEntries(traits.map(trait => [trait, { index: entry.start[trait], over: 0 }]));
  return {
    seat,
    character,
    tracks: tracks as Record<Trait, { index: number; over: number }>,
    room: startRoom,
    barrierSide: null,
    alive: true,
    away: null,
    party: 'explorer',
    cards: [],
    lasting: [],
    flags: {},
    gained: [],
  };
}

function startTiles(content: HouseContent): PlacedTile[] {
  return [...content.rooms.values()].flatMap(({ id, start }) =>
    start ? [{ room: id, ...start, rotation: 0 as const, state: 'there' as const, spent: true }] : [],
  );
}

/** Who begins: by birthday, by chance or as chosen (H-2.8). */
function firstSeat(content: HouseContent, options: HouseOptions, seed: Seed): string {
  const seats = options.explorers.map(({ seat }) => seat);
  const { startPlayer } = options.settings;
  if (startPlayer === 'random') return seats[draw(seed, { purpose: 'first', counter: 0, count: seats.length })]!;
  if (startPlayer === 'chosen' && options.first !== null && seats.includes(options.first)) return options.first;
  return firstByBirthday(content, options);
}

/** Deals a game: three floors, shuffled stack and decks, everybody in the Entrance Hall (H-2). Nobody is asked yet. */
export function dealtState(content: HouseContent, options: HouseOptions, seed: Seed): HouseState {
  const seats = options.explorers.map(({ seat }) => seat);
  const first = firstSeat(content, options, seed);
  const drawn = [...content.rooms.values()].filter(({ start }) => !start).map(({ id }) => id);
  const shuffledDecks = decks.map((deck): [Deck, string[]] => [
    deck,
    [...shuffled(seed, `setup/${deck}`, content.decks[deck])],
  ]);
  return {
    version: rulesVersion,
    options,
    phase: 'exploring',
    round: 1,
    seats,
    first,
    explorers: Object.fromEntries(
      options.explorers.map(explorer => [explorer.seat, explorerAtStart(content, explorer)]),
    ),
    tiles: startTiles(content),
    discards: { omen: [], item: [], event: [] },
    omensDrawn: 0,
    lastOmen: null,
    tokens: [],
    piles: {},
    companions: [],
    monsters: [],
    turn: freshTurn({ number: 0, kind: 'explorer', seat: first }),
    haunt: null,
    removed: [],
    serial: 0,
    result: null,
    hidden: {
      seed,
      stack: [...shuffled(seed, 'setup/tiles', drawn)],
      tileDiscards: [],
      decks: Object.fromEntries(shuffledDecks) as Record<Deck, string[]>,
      hooks: [],
      work: [],
      pending: null,
      known: [],
      draws: {},
      notes: {},
      banked: {},
    },
  };
}
