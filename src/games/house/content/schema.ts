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

/**
 * How a monster moves. `free`: the traitor's player moves it. `nearestHero`, `nearestInSight` (free when it sees none) among its
 * prey, `towards` a place or figure: it goes there by itself, ties by its player (H-4.10). `act`: a program moves it, run once
 * with the monster as `me`. `still`: never moves.
 */
export type Mind =
  'free' | 'nearestHero' | 'nearestInSight' | 'still' | { readonly towards: Selector } | { readonly act: Program };

/**
 * A monster kind (H-17). A trait it lacks cannot be used by or against it (H-17.9). Traits that differ from figure to figure or
 * change by turn are set with the verb `trait` when the monster is placed, or by a hook.
 */
export interface MonsterKind {
  readonly kind: string;
  readonly large: boolean;
  readonly traits: Readonly<Partial<Record<Trait, number>>>;
  /** The first whose `if` holds, where there are several; each is read with the monster as `me`. */
  readonly mind: Mind | readonly { readonly if: Expression; readonly mind: Mind }[];
  /** Spaces in a monsters' turn; by itself its Speed in dice, rolled once for the kind (H-17.1). `each`: rolled for each figure. */
  readonly moves?: { readonly dice?: Expression; readonly spaces?: Expression; readonly each?: boolean };
  /** Whom it runs after and attacks, read with the monster as `me`; by itself `heroes` (H-17.10). */
  readonly prey?: Selector;
  /** `none`: never. `all`: one attack on everybody in its room at once, each defending. */
  readonly attacks?: 'one' | 'all' | 'none';
  readonly mustAttack?: boolean;
  /** By itself Might (H-17.3). */
  readonly attackTrait?: Trait;
  /** In place of the trait's dice. */
  readonly attackDice?: Expression;
  /** The target does not roll (H-12.12). */
  readonly undefended?: boolean;
  /** By itself that of the trait (H-12.4). */
  readonly damage?: 'physical' | 'mental' | 'any';
  /** In place of the damage when it wins a fight: `me` the monster, `foe` the loser, `margin`. */
  readonly hits?: Program;
  readonly hinders?: boolean;
  /** False: nobody may attack it. Else who may, read with the attacker as `me`, the monster as `foe`, a card as `weapon`. */
  readonly attackable?: boolean | Expression;
  readonly immuneTo?: readonly Trait[];
  /**
   * What a lost fight or damage does: stunned (H-17.5), dead, nothing, or a program with the monster as `me`, the winner as `foe`
   * and the `margin`.
   */
  readonly beaten?: 'stunned' | 'dies' | 'nothing' | Program;
  /** Goes through walls into neighbouring cells of its floor. */
  readonly wallPasser?: boolean;
  readonly steals?: boolean;
  readonly carries?: boolean;
  /** By itself the traitor's player, without one the revealer's; `owner`: the explorer it belongs to, dead or alive. */
  readonly playedBy?: 'owner';
}

/**
 * A thing that is carried but is no card (H-19.5): a token that lies in a room or is held by a figure. Placed by `placeToken`,
 * moved by `move`, given back to the room by death and stunning. Named by selectors as `token:kind`, with `carriedBy` and `lying`.
 */
export interface ThingKind {
  readonly kind: string;
  /** Who may pick it up, drop it and hand it over in an own turn. */
  readonly carriers: Selector;
  /** How many of the kind one figure may carry; by itself any number. */
  readonly limit?: number;
  /** Extra spaces for every room entered with it (H-4.8). */
  readonly weight?: number;
  /** Spaces for picking it up; by itself none. */
  readonly cost?: number;
  readonly drop: boolean;
  readonly give: boolean;
  readonly steal: boolean;
  /** Fit for the Dog (H-11.6). */
  readonly forDog?: boolean;
}

export interface HauntVariable {
  readonly name: string;
  readonly start: Expression;
  /** Who may see it (H-15.7). `personal`: one value per explorer. */
  readonly seen: 'all' | 'heroes' | 'traitor' | 'nobody';
  readonly personal?: boolean;
}

/**
 * A weighted aim for bots and hints (H-24.8). `track`: the expression should grow. `need`: somebody should stand at, or hold,
 * what the selector names. `avoid`: keep away from it. `guard`: stay near it. `reduce`: the expression should shrink.
 */
export interface Goal {
  readonly kind: 'track' | 'need' | 'avoid' | 'guard' | 'reduce';
  readonly of: Selector | Expression;
  readonly weight: number;
}

export type HauntHook = Hook & { readonly id: string; readonly side: 'all' | 'heroes' | 'traitor' };

/**
 * One haunt, complete (H-24.7), in `haunts/<nn>-<name>.ts`, written with the builders of `haunts/parts.ts`:
 *
 * ```ts
 * export const longScream = haunt({ number: 8, ... }, exorcism({ ... }), clock({ ... }));
 * ```
 *
 * How to write one:
 *
 * - Both sides need `win`, `dead` and `goals`. `win` is read after every single effect (H-18.1): it must be true for as long as
 *   it matters, so remember past facts in a variable. Heroes never win without a living hero (H-18.2); that need not be said.
 *   `dead` says when a side can no longer win whatever it does (H-18.5); 0 when that cannot happen.
 * - Set-up runs in H-15.1 order: traitor's side first, with the traitor as `me` (without one the revealer), then the heroes'.
 *   Losses in it stop at the lowest value (H-15.5). Questions in it go to whoever `who` names.
 * - A hook with `of` is about those figures only; without it everybody's. `me` is the figure of the point, unless a card speaks.
 *   `side` is whose book it stands in. Ids are unique within the haunt; the key of an action is `h<number>.<id>` by itself.
 * - Tasks are `action` hooks (`task`), results in `set`, which the tests of `win` read. H-3.10 wants one attempt per task and
 *   turn: hooks of one task share their `source`.
 * - What one side must not know stays in variables with `seen`, in sealed notes (verb `note`) and in the hooks' `side`. No hook
 *   may ask somebody a question that exists only because of a secret of the other side (H-24.9); ask everybody the same.
 * - Kinds of tokens and things carry the haunt's number, `h18-spores`: they are one list for the whole game.
 * - Texts in `text/haunts/<nn>.<language>.json`, flat: `haunt.<n>.title`, `haunt.<n>.<heroes|traitor>.{story,setup,enemy,win,rules,ending}`,
 *   `haunt.<n>.monster.<kind>`, `haunt.<n>.token.<kind>`, `haunt.<n>.variable.<name>`, `haunt.<n>.place.<place>`,
 *   `haunt.<n>.note.<name>`, `action.h<n>.<id>`, `ask.h<n>.<key>`, `option.h<n>.<key>`, `told.h<n>.<key>`.
 * - Register it in `haunts/index.ts`; `test/house/haunt-<nn>.test.ts` plays it with `test/support/house-haunt.ts`.
 */
export interface HauntEntry {
  readonly number: number;
  readonly family: string;
  readonly alsoFamilies: readonly string[];
  readonly traitor: TraitorRule;
  readonly variables: readonly HauntVariable[];
  readonly monsters: readonly MonsterKind[];
  readonly things?: readonly ThingKind[];
  /** Rules of tokens the haunt lays that are no things; those without rules need no entry. */
  readonly tokens?: readonly TokenEntry[];
  /** Room lists of the haunt, for selectors `list:h8-altars`. */
  readonly lists?: Readonly<Record<string, readonly RoomId[]>>;
  /** Traitor's side first (H-15.1). */
  readonly setUp: { readonly traitor?: Program; readonly heroes?: Program };
  readonly hooks: readonly HauntHook[];
  /** Who has the first turn after set-up; by itself H-16.1 and H-16.3. `traitor`: an extra turn before the round. */
  readonly first?: 'traitor';
  /** Places off the board whose explorers still have their turns. */
  readonly awayTurns?: readonly string[];
  readonly win: { readonly heroes: Expression; readonly traitor: Expression };
  /** When a side can no longer win (H-18.5). */
  readonly dead: { readonly heroes: Expression; readonly traitor: Expression };
  readonly goals: { readonly heroes: readonly Goal[]; readonly traitor: readonly Goal[] };
}
