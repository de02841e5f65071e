import type { HauntEntry } from '../../../content/schema.ts';
import type { HouseContent } from '../../content-index.ts';
import type { Sort } from './vocabulary.ts';

/** Something wrong with the data: whose, where inside the entry, and what, in English for those who write content. */
export interface Problem {
  /** Kind and id: `card book`, `token safe`, `room attic`, `haunt 16`. */
  readonly entry: string;
  /** Path inside the entry, such as `use.do.ladder[1]`. */
  readonly at: string;
  readonly what: string;
}

export type SecretSide = 'heroes' | 'traitor';

/** A figure or variable of one side, of both, or of nobody. */
export type Audience = readonly SecretSide[];

export const everybody: Audience = ['heroes', 'traitor'];

/** A secret that decides whether a piece of program runs at all: who may know it. */
export interface Secret {
  readonly name: string;
  readonly knownTo: Audience;
}

/** What a bound name stands for; the sort is null when it is open. */
export interface BoundName {
  readonly sort: Sort | null;
  readonly side: Audience;
}

/** What is known where a piece of data is read. */
export interface Scope {
  readonly entry: string;
  readonly at: string;
  readonly haunt: HauntEntry | null;
  /** Names bound by `each`, `pick` or the hook's point. */
  readonly names: ReadonlyMap<string, BoundName>;
  /** Inside a ladder; the roll was one of a trait. */
  readonly hasRoll: boolean;
  readonly hasTrait: boolean;
  /** Sides the program may run for as `me`. */
  readonly mine: Audience;
  /** A condition decides whether this runs. */
  readonly isGuarded: boolean;
  /** Secrets that decided that this runs, and sides that were told before. */
  readonly secrets: readonly Secret[];
  readonly told: Audience;
}

/** What programs of a haunt lay, write, and use as places off the board. */
export interface MadeByHaunt {
  readonly tokens: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** Sealed notes with those who know them. */
  readonly notes: ReadonlyMap<string, Audience>;
}

/** The content with what else the data may name; collects what is wrong. */
export interface Inspection {
  readonly content: HouseContent;
  readonly natives: ReadonlyMap<string, readonly string[]>;
  /** Flags that some program sets. */
  readonly flags: ReadonlySet<string>;
  readonly made: ReadonlyMap<HauntEntry, MadeByHaunt>;
  readonly report: (scope: Scope, what: string) => void;
}

/** The scope of a part of an entry. */
export const within = (scope: Scope, part: string): Scope => ({
  ...scope,
  at: scope.at === '' || part.startsWith('[') ? `${scope.at}${part}` : `${scope.at}.${part}`,
});

/** Where nothing is bound, rolled or decided yet. */
export const outermost = (entry: string, haunt: HauntEntry | null): Scope => ({
  entry,
  at: '',
  haunt,
  names: new Map(),
  hasRoll: false,
  hasTrait: false,
  mine: everybody,
  isGuarded: false,
  secrets: [],
  told: [],
});

export const bind = (scope: Scope, name: string, bound: BoundName): Scope => ({
  ...scope,
  names: new Map([...scope.names, [name, bound]]),
});
