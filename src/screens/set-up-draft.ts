import type { SeatOffer, SetUpOptions } from '../app/set-up-ui.ts';
import { holderOf } from '../engine/table.ts';
import type { Person, SeatMark, Table } from '../engine/table.ts';

/** A human at the table in preparation. */
export interface DraftPerson {
  readonly id: string;
  readonly name: string;
}

/** A table in preparation. Everything that nobody chose yet follows from the seats on offer. */
export interface SetUpDraft {
  readonly name: string;
  readonly persons: readonly DraftPerson[];
  /** A person's id, `bot` or `nobody`, by slot. */
  readonly holders: Readonly<Record<string, string>>;
  /** Which bot plays, by slot, where somebody chose one. */
  readonly bots: Readonly<Record<string, BotChoice>>;
  /** By figure. */
  readonly marks: Readonly<Record<string, SeatMark>>;
  readonly options: SetUpOptions;
}

export type DraftProblem =
  | { readonly kind: 'noName'; readonly person: number }
  | { readonly kind: 'sameName'; readonly name: string }
  | { readonly kind: 'noSeat'; readonly name: string }
  | { readonly kind: 'noLetter'; readonly label: string }
  | { readonly kind: 'sameLetter'; readonly letter: string };

/** The bots that a table can choose from: three levels, and one that tells its reasons as it plays. */
export const botChoices = ['level1', 'level2', 'level3', 'level2:tutorial'] as const;
export type BotChoice = (typeof botChoices)[number];

/** Which bot plays where nobody chose another: no pushover, and no wall for a first game. */
const plainBot: BotChoice = 'level2';

const isBotChoice = (choice: unknown): choice is BotChoice => botChoices.some(bot => bot === choice);

/** Which bot plays a seat, when one does. */
export const botIn = ({ bots }: SetUpDraft, { slot }: SeatOffer): BotChoice => bots[slot] ?? plainBot;

/** Who sits on a seat: a person's id, `bot` or `nobody`. */
export function holderIn({ holders, persons }: SetUpDraft, offer: SeatOffer): string {
  const chosen = holders[offer.slot] ?? (offer.start === 'nobody' ? offer.start : 'bot');
  if (chosen === 'nobody') return offer.mayBeEmpty ? chosen : 'bot';
  return persons.some(({ id }) => id === chosen) ? chosen : 'bot';
}

export const isTaken = (draft: SetUpDraft, offer: SeatOffer): boolean => holderIn(draft, offer) !== 'nobody';

export function markIn(draft: SetUpDraft, figure: SeatOffer['figures'][number]): SeatMark {
  return draft.marks[figure.id] ?? figure.mark;
}

/** Gives a seat to a person, to nobody, to the bot that was there last, or to one of the bots that can be chosen. */
export function withHolder(draft: SetUpDraft, slot: string, holder: string): SetUpDraft {
  if (isBotChoice(holder)) return withHolder({ ...draft, bots: { ...draft.bots, [slot]: holder } }, slot, 'bot');
  return { ...draft, holders: { ...draft.holders, [slot]: holder } };
}

/** Gives a figure another mark. Whoever had its colour takes the old one, so that no two are ever alike. */
export function withMark(
  draft: SetUpDraft,
  { offers, figure, mark }: { readonly offers: readonly SeatOffer[]; readonly figure: string; readonly mark: SeatMark },
): SetUpDraft {
  const figures = offers.flatMap(offer => offer.figures);
  const own = figures.find(({ id }) => id === figure);
  if (!own) return draft;
  const before = markIn(draft, own);
  const other = figures.find(one => one !== own && markIn(draft, one).colour === mark.colour);
  const swapped = other ? { [other.id]: { ...markIn(draft, other), colour: before.colour } } : {};
  return { ...draft, marks: { ...draft.marks, ...swapped, [figure]: mark } };
}

/** The seat a newcomer gets: a bot's that could be empty, then an empty one, then any other bot's; null when all are people's. */
export function freeSeat(draft: SetUpDraft, offers: readonly SeatOffer[]): SeatOffer | null {
  const held = (holder: string, mayBeEmpty: boolean): SeatOffer | undefined =>
    offers.find(offer => offer.mayBeEmpty === mayBeEmpty && holderIn(draft, offer) === holder);
  return held('bot', true) ?? held('nobody', true) ?? held('bot', false) ?? null;
}

/** One more person, on a free seat where there is one. */
export function withPerson(
  draft: SetUpDraft,
  { name, offers }: { readonly name: string; readonly offers: readonly SeatOffer[] },
): SetUpDraft {
  const numbers = draft.persons.map(({ id }) => Number(id.slice(1)));
  const id = `p${Math.max(0, ...numbers) + 1}`;
  const seat = freeSeat(draft, offers);
  const joined = { ...draft, persons: [...draft.persons, { id, name }] };
  return seat ? withHolder(joined, seat.slot, id) : joined;
}

/** A bot takes over the seats of whoever leaves. */
export function withoutPerson(draft: SetUpDraft, id: string): SetUpDraft {
  const holders = Object.entries(draft.holders).map(([slot, holder]) => [slot, holder === id ? 'bot' : holder]);
  return {
    ...draft,
    persons: draft.persons.filter(person => person.id !== id),
    holders: Object.fromEntries(holders) as Record<string, string>,
  };
}

export function withName(draft: SetUpDraft, id: string, name: string): SetUpDraft {
  return { ...draft, persons: draft.persons.map(person => (person.id === id ? { id, name } : person)) };
}

/** The people and bots who sit at the table. */
export function personsAt(draft: SetUpDraft, offers: readonly SeatOffer[]): readonly Person[] {
  const held = offers.map(offer => holderIn(draft, offer));
  const humans = draft.persons.filter(({ id }) => held.includes(id));
  return [
    ...humans.map(({ id, name }): Person => ({ id, name: name.trim(), kind: 'human', bot: null })),
    ...offers
      .filter((_, index) => held[index] === 'bot')
      .map((offer): Person => ({ id: botId(offer), name: offer.botName, kind: 'bot', bot: botIn(draft, offer) })),
  ];
}

const botId = ({ slot }: SeatOffer): string => `bot-${slot}`;

/** The table as a game is created with. */
export function tableOf(draft: SetUpDraft, offers: readonly SeatOffer[]): Table {
  const taken = offers.filter(offer => isTaken(draft, offer));
  const holders = taken.map(offer => {
    const holder = holderIn(draft, offer);
    return [offer.seat, holder === 'bot' ? botId(offer) : holder];
  });
  const marks = taken.flatMap(offer => {
    const own = offer.figures.map(figure => [figure.id, markIn(draft, figure)] as const);
    return [[offer.seat, own[0]![1]] as const, ...own];
  });
  return {
    persons: personsAt(draft, taken),
    holders: Object.fromEntries(holders) as Record<string, string>,
    marks: Object.fromEntries(marks),
  };
}

/** A table that was played at, to be changed: its bots become seats without a person again. */
export function draftOf(
  table: Table,
  { offers, options }: { readonly offers: readonly SeatOffer[]; readonly options: SetUpOptions },
): SetUpDraft {
  const humans = table.persons.filter(({ kind }) => kind === 'human');
  const holders = offers.map(({ slot, seat }) => {
    const holder = table.holders[seat];
    if (holder === undefined) return [slot, 'nobody'];
    return [slot, humans.some(({ id }) => id === holder) ? holder : 'bot'];
  });
  const bots = offers.flatMap(({ slot, seat }) => {
    const bot = holderOf(table, seat)?.bot;
    return isBotChoice(bot) ? [[slot, bot]] : [];
  });
  return {
    name: '',
    persons: humans.map(({ id, name }) => ({ id, name })),
    holders: Object.fromEntries(holders) as Record<string, string>,
    bots: Object.fromEntries(bots) as Record<string, BotChoice>,
    marks: table.marks,
    options,
  };
}

function repeated(words: readonly string[]): readonly string[] {
  const alike = words.map(word => word.trim().toLocaleLowerCase());
  return [...new Set(words.filter((_, index) => alike[index] !== '' && alike.indexOf(alike[index]!) < index))];
}

/** What keeps this table from playing, whatever the game. */
export function problemsOf(draft: SetUpDraft, offers: readonly SeatOffer[]): readonly DraftProblem[] {
  const taken = offers.filter(offer => isTaken(draft, offer));
  const held = taken.map(offer => holderIn(draft, offer));
  const figures = taken.flatMap(offer => offer.figures);
  const letters = figures.map(figure => markIn(draft, figure).letter);
  const names = [...draft.persons, ...personsAt(draft, taken).filter(({ kind }) => kind === 'bot')];
  return [
    ...draft.persons.flatMap(({ name }, index): readonly DraftProblem[] =>
      name.trim() === '' ? [{ kind: 'noName', person: index + 1 }] : [],
    ),
    ...repeated(names.map(({ name }) => name)).map((name): DraftProblem => ({ kind: 'sameName', name: name.trim() })),
    ...draft.persons
      .filter(({ id, name }) => name.trim() !== '' && !held.includes(id))
      .map(({ name }): DraftProblem => ({ kind: 'noSeat', name: name.trim() })),
    ...figures
      .filter(figure => markIn(draft, figure).letter.trim() === '')
      .map(({ label }): DraftProblem => ({ kind: 'noLetter', label })),
    ...repeated(letters).map((letter): DraftProblem => ({ kind: 'sameLetter', letter })),
  ];
}
