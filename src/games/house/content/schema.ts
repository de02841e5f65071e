import type { Expression, Hook, Program, Selector } from '../rules/lantern/language.ts';
import type { CardId, Deck, Floor, RoomId, Side, Trait } from '../rules/terms.ts';

/** A room tile (H-7.14). Doors are those of the unrotated tile. */
export interface RoomEntry {
  readonly id: RoomId;
  readonly floors: readonly Floor[];
  readonly doors: readonly Side[];
  readonly symbol: Deck | null;
  readonly start?: { readonly floor: Floor; readonly x: number; readonly y: number };
  readonly outdoor?: boolean;
  readonly window?: boolean;
  /** Two sides, one per doorway; crossing takes a trait roll, once per turn (H-7.4). */
  readonly barrier?: { readonly trait: Trait; readonly target: number };
  /** Leaving takes a roll or costs a step (H-7.1). */
  readonly exit?: { readonly trait: Trait; readonly target: number; readonly loses: Trait };
  /** +1 for ending a turn here, once per explorer (H-7.2). */
  readonly gain?: Trait;
  /** Damage for ending a turn here (H-7.3). */
  readonly endDamage?: 'physical' | 'mental';
  /** The rest of the room's rules, by their own code: elevator, chute, vault and the like (H-7.5 to H-7.12). */
  readonly special?: 'vault' | 'coalChute' | 'collapsedRoom' | 'gallery' | 'elevator' | 'stairsFromBasement' | 'lake';
}

export interface CharacterEntry {
  readonly id: string;
  readonly figure: string;
  readonly side: 'A' | 'B';
  readonly age: number;
  readonly birthday: { readonly month: number; readonly day: number };
  readonly hobbies: readonly string[];
  readonly tracks: Readonly<Record<Trait, readonly number[]>>;
  readonly start: Readonly<Record<Trait, number>>;
}

/** What an explorer may do with a card in hand. */
export interface CardUse {
  /** Own turn; before a roll of its own; instead of one; after one; in place of an attack. */
  readonly when: 'ownTurn' | 'beforeTraitRoll' | 'insteadOfRoll' | 'afterRoll' | 'insteadOfAttack' | 'beforeMove';
  readonly if?: Expression;
  /** `game`: once, then it is spent with the card's `discards`. */
  readonly limit: 'turn' | 'game' | 'none';
  readonly discards: boolean;
  /** For `ownTurn`, `insteadOfAttack`, `beforeMove`. */
  readonly do?: Program;
  /** For `beforeTraitRoll`: added to the result. */
  readonly result?: number;
  /** For `insteadOfRoll`: the result is named, 0 to this. */
  readonly named?: number;
  /** For `afterRoll`: how many dice may be rolled again. */
  readonly reroll?: 'any' | 'one';
}

export interface CardEntry {
  readonly id: CardId;
  readonly deck: Deck;
  readonly kind: 'object' | 'weapon' | 'companion' | 'mark' | 'event';
  /** When it is drawn: the event's text, an omen's effect on drawing. */
  readonly drawn?: Program;
  /** When it comes into an explorer's hands, by whatever cause, and when it goes (H-10.3). */
  readonly gained?: Program;
  readonly lost?: Program;
  /** What else happens to the explorer it is stolen from (Blood Dagger). */
  readonly stolen?: Program;
  /** In place of lying on a pile when it is dropped (Druidic Charm); the card is then discarded. */
  readonly dropped?: Program;
  /** Stays in front of the explorer until its program or a hook discards it (H-10.2). */
  readonly lasting?: boolean;
  readonly hooks?: readonly Hook[];
  /** The rules themselves know this card by its id (H-7, H-12.5): nothing of it stands here. */
  readonly byRules?: boolean;
  readonly use?: CardUse;
  readonly attack?: {
    readonly trait: Trait;
    readonly moreDice: number;
    readonly range?: 'sight';
    readonly after?: Program;
  };
  readonly give: boolean;
  readonly drop: boolean;
  readonly steal: boolean;
}

/** Voluntary rolls and effects of a token lying in a room (H-8, H-10). */
export interface TokenEntry {
  readonly id: string;
  readonly hooks: readonly Hook[];
  /** No line of sight into, out of or through its room (H-12.9). */
  readonly blocksSight?: boolean;
}

export type TraitorRule =
  | { readonly kind: 'revealer' }
  | { readonly kind: 'left' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'trait';
      readonly trait: Trait;
      readonly extreme: 'lowest' | 'highest';
      readonly exceptRevealer: boolean;
    }
  | { readonly kind: 'age'; readonly extreme: 'oldest' | 'youngest'; readonly exceptRevealer: boolean }
  | { readonly kind: 'named'; readonly character: string; readonly otherwise: TraitorRule };

/** A monster kind. A trait it lacks cannot be used by or against it (H-17.9). */
export interface MonsterKind {
  readonly kind: string;
  readonly large: boolean;
  readonly traits: Readonly<Partial<Record<Trait, number>>>;
  /** How it moves by itself when the haunt binds it; `free`: its player moves it. */
  readonly mind: 'free' | 'nearestHero' | 'nearestInSight' | 'still' | 'native';
  readonly mustAttack?: boolean;
  readonly attackTrait?: Trait;
  readonly damage?: 'physical' | 'mental';
  readonly hinders?: boolean;
  /** Beaten monsters are stunned (H-17.5) unless the haunt says they die, or nothing happens. */
  readonly beaten?: 'stunned' | 'dies' | 'nothing';
  readonly immuneTo?: readonly Trait[];
  readonly wallPasser?: boolean;
  readonly steals?: boolean;
  readonly carries?: boolean;
}

export interface HauntVariable {
  readonly name: string;
  readonly start: Expression;
  /** Who may see it (H-15.7). `personal`: one value per explorer. */
  readonly seen: 'all' | 'heroes' | 'traitor' | 'nobody';
  readonly personal?: boolean;
}

/** A weighted aim for bots and hints (H-24.8). */
export interface Goal {
  readonly kind: 'track' | 'need' | 'avoid' | 'guard' | 'reduce';
  readonly of: Selector | Expression;
  readonly weight: number;
}

/** One haunt, complete (H-24.7). Its two books are text keys `haunt.<n>.heroes.*` and `haunt.<n>.traitor.*`. */
export interface HauntEntry {
  readonly number: number;
  readonly family: string;
  readonly alsoFamilies: readonly string[];
  readonly traitor: TraitorRule;
  readonly variables: readonly HauntVariable[];
  readonly monsters: readonly MonsterKind[];
  /** Traitor's side first (H-15.1). */
  readonly setUp: { readonly traitor?: Program; readonly heroes?: Program };
  readonly hooks: readonly (Hook & { readonly id: string; readonly side: 'all' | 'heroes' | 'traitor' })[];
  readonly win: { readonly heroes: Expression; readonly traitor: Expression };
  /** When a side can no longer win (H-18.5). */
  readonly dead: { readonly heroes: Expression; readonly traitor: Expression };
  readonly goals: { readonly heroes: readonly Goal[]; readonly traitor: readonly Goal[] };
}
