import { asSentence, fill, type FillValues } from '../../../app/fill.ts';
import type { Language } from '../../../app/languages.ts';
import { holderOf, type Table } from '../../../engine/table.ts';
import { boardFacts } from '../board/facts.ts';
import { plan } from '../board/plan.ts';
import type { GuardId, NoviceNumber } from '../rules/seats.ts';
import { noviceSeat } from '../rules/seats.ts';

export type PlayTexts = typeof import('../text/play.en.json');
export type RoomTexts = typeof import('../text/rooms.en.json');
export type PlayKey = keyof PlayTexts;
export type RoomKey = keyof RoomTexts;

/** Tells of a game in one language: sentences and the names of all that occurs in them. It never says "you". */
export interface Narrator {
  readonly language: Language;
  say(key: PlayKey, values?: FillValues): string;
  room(key: RoomKey, values?: FillValues): string;
  /** "Anna (3)": the number is what her figure, cell and cards carry. */
  novice(novice: NoviceNumber): string;
  guard(guard: GuardId): string;
  /** The person who holds a seat. */
  holder(seat: string): string;
  /** Name of the area in which a space lies. */
  area(space: number): string;
  /** A path card by colour and ends, "blue 26-84". */
  path(card: string): string;
  list(parts: readonly string[]): string;
}

export interface NarratorParts {
  readonly play: PlayTexts;
  readonly rooms: RoomTexts;
  readonly language: Language;
  readonly table: Table;
}

export function narratorOf({ play, rooms, language, table }: NarratorParts): Narrator {
  const joiner = new Intl.ListFormat(language, { type: 'conjunction' });
  const say = (key: PlayKey, values: FillValues = {}): string => fill(play[key], values);
  const room = (key: RoomKey, values: FillValues = {}): string => fill(rooms[key], values);
  const holder = (seat: string): string => holderOf(table, seat)?.name ?? seat;
  return {
    language,
    say,
    room,
    holder,
    novice: novice => say('name.novice', { name: holder(noviceSeat(novice)), novice }),
    guard: guard => say(`name.${guard}`),
    area: space => room(`area.${plan.spaces[space - 1]?.area ?? 0}` as RoomKey),
    path: id => {
      const card = boardFacts.paths.find(path => path.id === id);
      if (!card) return id;
      return say(`path.${card.colour}`, { a: card.spaces[0]!, b: card.spaces[card.spaces.length - 1]! });
    },
    list: parts => joiner.format(parts),
  };
}

export { asSentence };
