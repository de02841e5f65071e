import type { RandomIndex, Seat, Viewer } from '../../src/engine/contract.ts';
import type { HauntEntry } from '../../src/games/house/content/schema.ts';
import type { HouseContent } from '../../src/games/house/rules/content-index.ts';
import type { HauntState, HouseState, Json, Knowledge } from '../../src/games/house/rules/state.ts';
import type { Deck } from '../../src/games/house/rules/terms.ts';
import { decks } from '../../src/games/house/rules/terms.ts';
import { pick } from './convent-random.ts';

export type BookSide = 'heroes' | 'traitor';

/** Sides whose secrets a viewer may know (H-15.7), said once more and apart from the rules. */
export function sidesKnownTo({ haunt, explorers }: HouseState, viewer: Viewer): readonly BookSide[] {
  const party = explorers[viewer]?.party;
  if (haunt === null || party === undefined) return [];
  if (party !== 'traitor') return ['heroes'];
  return haunt.traitor === viewer ? ['traitor'] : ['heroes', 'traitor'];
}

/**
 * What luck turns up without a word: the tile or card that a question is about, dice that lie there while cards may still change
 * them (H-9.4), and the back of the top tile (H-2.6).
 */
export function faceUp({ hidden: { pending, stack } }: HouseState, content: HouseContent): readonly unknown[] {
  const asked = pending?.isPublic ? [pending.room, pending.card, pending.values['faces']] : [];
  return [...asked, content.rooms.get(stack[0] ?? '')?.floors];
}

function shuffledBy<Item>(items: readonly Item[], random: RandomIndex): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0]!);
}

/** The stack in another order that shows the same backs at every place (H-2.6). */
function otherStack(content: HouseContent, stack: readonly string[], random: RandomIndex): string[] {
  const backOf = (room: string): string => content.rooms.get(room)!.floors.join();
  const left = shuffledBy(stack, random);
  return stack.map(room => {
    const at = left.findIndex(other => backOf(other) === backOf(room));
    return left.splice(at, 1)[0]!;
  });
}

function otherNote(state: HouseState, note: Json, random: RandomIndex): Json {
  if (Array.isArray(note)) return note.map((one: Json) => otherNote(state, one, random));
  if (typeof note === 'number') return 1 + random(8);
  if (state.seats.includes(note as Seat)) return pick(state.seats, random);
  const rooms = state.tiles.filter(tile => tile.state === 'there').map(({ room }) => room);
  return rooms.includes(note as string) ? pick(rooms, random) : note;
}

/** The haunt with other values of the variables that this viewer may not see. */
function otherHaunt(
  haunt: HauntState,
  entry: HauntEntry,
  about: { readonly sides: readonly string[]; readonly random: RandomIndex },
): HauntState {
  const isSecret = (name: string): boolean => {
    const seen = entry.variables.find(variable => variable.name === name.split('@')[0])?.seen ?? 'all';
    return seen !== 'all' && !about.sides.includes(seen);
  };
  const others = (values: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isSecret(name) ? about.random(4) : value]));
  return { ...haunt, variables: others(haunt.variables), personal: others(haunt.personal) };
}

/** What both kinds of twins need to know of the viewer for whom nothing may differ. */
export interface TwinWish {
  readonly viewer: Viewer;
  readonly content: HouseContent;
  readonly random: RandomIndex;
}

const isKnownTo = (state: HouseState, viewer: Viewer, { to }: Knowledge): boolean =>
  to === viewer || sidesKnownTo(state, viewer).some(side => side === to);

/** The same game with other luck to come: the seed, and the order of whatever the viewer has not looked at. */
export function withOtherLuck(state: HouseState, { viewer, content, random }: TwinWish): HouseState {
  const { hidden } = state;
  const looked = new Set(hidden.known.filter(({ to }) => to === viewer).map(({ key }) => key));
  const deckOf = (deck: Deck): string[] =>
    looked.has(`look.${deck}`) ? hidden.decks[deck] : shuffledBy(hidden.decks[deck], random);
  return {
    ...state,
    hidden: {
      ...hidden,
      seed: hidden.seed.map(word => word ^ (1 + random(1000))) as unknown as typeof hidden.seed,
      stack: looked.has('look.tiles') ? hidden.stack : otherStack(content, hidden.stack, random),
      decks: Object.fromEntries(decks.map(deck => [deck, deckOf(deck)])) as Record<Deck, string[]>,
    },
  };
}

/** The same game with other secrets: sealed notes, variables and knowledge of others (H-15.7). */
export function withOtherSecrets(state: HouseState, { viewer, content, random }: TwinWish): HouseState {
  const { hidden, haunt } = state;
  const entry = content.haunts.get(haunt?.number ?? 0);
  const knownNotes = hidden.known.filter(one => isKnownTo(state, viewer, one)).map(({ key }) => key);
  const notes = Object.entries(hidden.notes).map(([name, note]): [string, Json] => [
    name,
    knownNotes.includes(`note.${name}`) ? note : otherNote(state, note, random),
  ]);
  return {
    ...state,
    haunt: haunt && entry ? otherHaunt(haunt, entry, { sides: sidesKnownTo(state, viewer), random }) : haunt,
    hidden: {
      ...hidden,
      notes: Object.fromEntries(notes),
      known: hidden.known.filter(one => isKnownTo(state, viewer, one) || random(2) === 0),
    },
  };
}

/** Everything below a piece of data, itself first. */
function* partsOf(data: unknown): Generator<unknown> {
  yield data;
  if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) yield* partsOf(part);
}

const isOfVerb = (part: unknown, verb: string): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && (part as { readonly verb?: unknown }).verb === verb;

/** Text keys and names that belong to one side of a haunt alone, as they stand in its data. */
export function secretKeysOf(entry: HauntEntry, side: BookSide): readonly string[] {
  const keys = new Set<string>();
  const open = new Set<string>();
  for (const part of partsOf(entry)) {
    if (isOfVerb(part, 'tell')) (part['to'] === side ? keys : open).add(part['key'] as string);
    if (isOfVerb(part, 'note') && part['seen'] === side) keys.add(`note.${part['name'] as string}`);
  }
  for (const { name, seen } of entry.variables) if (seen === side) keys.add(name);
  return [...keys].filter(key => !open.has(key));
}
