import type { DamageKind, Deck, Floor, Trait } from '../terms.ts';
import type { Hook } from './hook.ts';
import type { Expression, Selector } from './naming.ts';

export type { Hook, HookPoint, TaskSketch } from './hook.ts';
export type { Expression, ExpressionWord, Selector } from './naming.ts';

/**
 * Lantern: the language in which rooms, cards and haunts describe their effects (H-24). Programs are plain JSON; the
 * machine keeps what is left to do inside the state, so a save in the middle of a card is an ordinary save.
 */

/** One rung of a ladder: the program for results from `least` up to the next rung. The lowest rung starts at 0 (H-24.5). */
export interface Rung {
  readonly least: number;
  readonly do: Program;
}

export interface AskOption {
  /** Text `option.<key>`. */
  readonly key: string;
  readonly if?: Expression;
  readonly do: Program;
}

/** A program: one node, or several one after another. */
export type Program = Node | readonly Node[];

export type Node =
  | { readonly verb: 'if'; readonly if: Expression; readonly then: Program; readonly else?: Program }
  /** Runs once for each named, in seat or id order, bound to `as` (default `it`). `me` too moves to the bound explorer when `asMe`. */
  | {
      readonly verb: 'each';
      readonly of: Selector;
      readonly as?: string;
      readonly asMe?: boolean;
      readonly do: Program;
    }
  | { readonly verb: 'times'; readonly count: Expression; readonly most: number; readonly do: Program }
  /** `who` chooses one option; `may` adds "no". Options whose `if` is 0 are not offered; with none left the node is skipped. */
  | {
      readonly verb: 'ask';
      readonly who?: Selector;
      readonly key: string;
      readonly options: readonly AskOption[];
      readonly may?: boolean;
    }
  /**
   * `who` picks one of the named; bound to `as` (default `it`). One choice left is taken without asking unless `may`.
   * `byChance`: nobody is asked, chance picks.
   */
  | {
      readonly verb: 'pick';
      readonly who?: Selector;
      readonly from: Selector;
      readonly as?: string;
      readonly key: string;
      readonly may?: boolean;
      readonly byChance?: boolean;
      readonly do: Program;
      readonly none?: Program;
    }
  /**
   * `who` rolls. `trait` makes it a trait roll (H-9.2), `dice` a plain roll. `rolledTrait` for later nodes is the trait. `may`: voluntary, asked first.
   */
  | {
      readonly verb: 'roll';
      readonly who?: Selector;
      readonly key?: string;
      readonly trait?: Trait | 'choice' | readonly Trait[];
      readonly dice?: Expression;
      /** Added to the number of dice. */
      readonly more?: Expression;
      readonly ladder: readonly Rung[];
      readonly may?: boolean;
      /** The player to the right rolls (H-10.6). */
      readonly rolledByRight?: boolean;
    }
  /**
   * Steps on trait tracks; not damage (H-9.6). `any`, `physical`, `mental`: the owner chooses one, with `to: 'lowest'` one
   * that is not there yet; `rolled`: the trait just rolled.
   */
  | {
      readonly verb: 'trait';
      readonly who?: Selector;
      readonly trait: Trait | 'any' | 'physical' | 'mental' | 'all' | 'rolled';
      readonly by?: Expression;
      /** In place of `by`: to the lowest value, to the start value (only upwards when below). */
      readonly to?: 'lowest' | 'start';
      /** Monsters only, in place of `by`: the value itself. For monsters `by` changes the value, not below 0. */
      readonly value?: Expression;
    }
  | {
      readonly verb: 'hurt';
      readonly who?: Selector;
      readonly kind: DamageKind;
      readonly by?: Expression;
      readonly dice?: Expression;
    }
  /** Sets or changes a haunt variable, clamped when limits are given. */
  | {
      readonly verb: 'set';
      readonly name: string;
      readonly who?: Selector;
      readonly to?: Expression;
      readonly by?: Expression;
      readonly least?: number;
      readonly most?: Expression;
    }
  /** Sets or clears a named flag of figures; `count`: set once more, to be read with the expression `flag`. */
  | {
      readonly verb: 'flag';
      readonly who?: Selector;
      readonly flag: string;
      readonly on: boolean;
      readonly count?: boolean;
    }
  /**
   * Puts figures, tokens or cards elsewhere: not movement, costs nothing (H-4.11). A card moves to a figure or a room's pile, a
   * thing that can be carried into a figure's hands or to a room.
   */
  | { readonly verb: 'move'; readonly what: Selector; readonly to: Selector; readonly slide?: boolean }
  /** Movement of this turn is over (H-3.8); with `turn` the whole turn is. */
  | { readonly verb: 'stop'; readonly who?: Selector; readonly turn?: boolean }
  | { readonly verb: 'draw'; readonly who?: Selector; readonly deck: Deck; readonly count?: Expression }
  /** Out of the holder's hand onto the discards; `into: 'deck'`: shuffled into its deck; `aside`: out of the game (H-10.5). */
  | { readonly verb: 'discard'; readonly card: Selector | 'this'; readonly into?: 'discards' | 'deck' | 'aside' }
  /**
   * Shows `who` alone the top cards of a face-down stack (`tiles`: room tiles), `count` of them or all. `order`: they go
   * back on top in any order; `oneOnTop`: one of them goes on top of the stack, shuffled before (H-10.9). Nobody else learns anything.
   */
  | {
      readonly verb: 'look';
      readonly who?: Selector;
      readonly at: Deck | 'tiles';
      readonly count?: Expression;
      readonly then?: 'order' | 'oneOnTop';
    }
  /**
   * Each of `what` moves one step towards `to` by ways open to it, unless something holds it or an opponent hinders it.
   * `by` chooses which of them do and how; without `by` all do, ties by H-4.10. No movement of a turn; entering counts.
   */
  | { readonly verb: 'approach'; readonly what: Selector; readonly to: Selector; readonly by?: Selector }
  /** Searches and places a room tile at a doorway of the acting player's choice (H-5.10); already placed: nothing. */
  | { readonly verb: 'placeRoom'; readonly room: string; readonly who?: Selector; readonly farFrom?: Selector }
  /** `partner`: a second token of the kind lies there, and the two are joined (H-8.2, H-8.3). */
  | {
      readonly verb: 'placeToken';
      readonly token: string;
      readonly at: Selector;
      readonly count?: Expression;
      readonly partner?: Selector;
    }
  | { readonly verb: 'removeToken'; readonly token: Selector | 'this' }
  /** `count` monsters in each room named; `owner`: whose double or captor each is; `do` runs for each, `placed` naming it. */
  | {
      readonly verb: 'placeMonster';
      readonly kind: string;
      readonly at: Selector;
      readonly count?: Expression;
      readonly owner?: Selector;
      readonly do?: Program;
    }
  /** Monsters leave the game; an explorer's figure leaves the board for good, its seat and turn remain (H-15.4, H-16.2). */
  | { readonly verb: 'removeFigure'; readonly who: Selector }
  /**
   * Explorers leave the board for a place off it (`aboard`, `outside`), or come back to a room. Their cards and things stay
   * with them. Off the board nothing of the house touches them; their turns are skipped unless the haunt's `awayTurns` say else.
   */
  | { readonly verb: 'away'; readonly who: Selector; readonly place: string }
  | { readonly verb: 'back'; readonly who: Selector; readonly to: Selector }
  /** A captor takes hold: whoever is held cannot leave and goes wherever the captor goes. Without `by`: released. */
  | { readonly verb: 'hold'; readonly who: Selector; readonly by?: Selector }
  /**
   * Tiles are lost (H-19.9): the cell counts as filled, no way leads there. Whoever is still in the room dies or leaves the
   * game, what lies there goes with it; whoever may save himself must be moved before.
   */
  | { readonly verb: 'loseRoom'; readonly room: Selector }
  /**
   * `who` writes a sealed note (H-15.7): one of the named, or a number between `least` and `most`. Read by `note:name` and
   * `['noted', name]`; only `seen` knows it. `add`: written below what stands there.
   */
  | {
      readonly verb: 'note';
      readonly name: string;
      readonly who?: Selector;
      readonly key: string;
      readonly from?: Selector;
      readonly least?: Expression;
      readonly most?: Expression;
      readonly byChance?: boolean;
      readonly add?: boolean;
      readonly seen?: 'heroes' | 'traitor' | 'nobody';
    }
  /**
   * Draws tiles until one fits the floor (`any`: the next one), places it at an open doorway and lands there (H-7.7, H-5.10).
   * No tile left: `none`, by default into an explored room of that floor.
   */
  | { readonly verb: 'fall'; readonly who?: Selector; readonly floor: Floor | 'any'; readonly none?: Program }
  /**
   * A fight by card or haunt (H-12). `attackDice` in place of an attacking figure. Damage follows unless `harmless`;
   * `undefended`: the result itself is the damage (H-12.12).
   */
  | {
      readonly verb: 'fight';
      readonly attacker?: Selector;
      readonly attackDice?: Expression;
      readonly defender: Selector;
      readonly defenceDice?: Expression;
      readonly trait: Trait;
      readonly attackerHurt?: boolean;
      readonly harmless?: boolean;
      readonly undefended?: boolean;
      readonly win?: Program;
      readonly lose?: Program;
      readonly tie?: Program;
    }
  /** The only verb that reveals: text key and values, to everybody, a side, or the figures named. */
  | {
      readonly verb: 'tell';
      readonly to: 'all' | 'heroes' | 'traitor' | Selector;
      readonly key: string;
      readonly values?: readonly Expression[];
    }
  /** Adds a rule under an id; it ends with `until` or with `drop`. */
  | { readonly verb: 'hook'; readonly id: string; readonly hook: Hook }
  | { readonly verb: 'drop'; readonly id: string }
  | { readonly verb: 'stun'; readonly who: Selector }
  | { readonly verb: 'kill'; readonly who: Selector }
  /** A hero changes side at its place in the order (H-16.5). */
  | { readonly verb: 'convert'; readonly who: Selector }
  | { readonly verb: 'win'; readonly side: 'heroes' | 'traitor' | 'both' | 'nobody' | 'me' }
  /** Registered code by name; counted by a test, under a tenth of all entries (H-24.11). */
  | {
      readonly verb: 'native';
      readonly name: string;
      readonly with?: Readonly<Record<string, Expression | Selector | readonly string[]>>;
    };
