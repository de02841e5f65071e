import type { HouseContent } from '../rules/content-index.ts';
import type { HouseOptions } from '../rules/options.ts';
import { decks } from '../rules/terms.ts';
import type { Deck } from '../rules/terms.ts';
import { haunts } from '../haunts/index.ts';
import { characters } from './characters.ts';
import { chart } from './chart.ts';
import { eventsAToD } from './events-a-d.ts';
import { eventsEToL } from './events-e-l.ts';
import { eventsMToR, wayEvents } from './events-m-r.ts';
import { eventsS } from './events-s.ts';
import { eventsTToZ } from './events-t-z.ts';
import { items } from './items.ts';
import { lists } from './lists.ts';
import { omens } from './omens.ts';
import { drawnRooms, startRooms } from './rooms.ts';
import type { CardEntry } from './schema.ts';
import { standIns } from './stand-ins.ts';
import { tokens } from './tokens.ts';
import { cardFor, characterFor, roomFor } from './variations.ts';

/** Raised when a change of the content makes older saves mean something else. */
export const contentVersion = 1;

const allCards: readonly CardEntry[] = [
  ...omens,
  ...items,
  ...eventsAToD,
  ...eventsEToL,
  ...eventsMToR,
  ...wayEvents,
  ...eventsS,
  ...eventsTToZ,
];

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map(entry => [entry.id, entry]));

const idsOf = (deck: Deck): readonly string[] => allCards.filter(card => card.deck === deck).map(({ id }) => id);

/** The whole content as a game's settings want it (H-21.2). */
export function contentFor({ settings }: Pick<HouseOptions, 'settings'>): HouseContent {
  return {
    version: contentVersion,
    rooms: byId([...drawnRooms, ...startRooms].map(room => roomFor(settings, room))),
    cards: byId(allCards.map(card => cardFor(settings, card))),
    decks: Object.fromEntries(decks.map(deck => [deck, idsOf(deck)])) as HouseContent['decks'],
    characters: byId(characters.map(character => characterFor(settings, character))),
    tokens: byId([...tokens, ...haunts.flatMap(haunt => haunt.tokens ?? [])]),
    haunts: new Map(haunts.map(haunt => [haunt.number, haunt])),
    chart,
    standIns,
    lists: Object.assign({}, lists, ...haunts.map(haunt => haunt.lists ?? {})) as HouseContent['lists'],
  };
}
