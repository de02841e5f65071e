import type { DamageKind, Deck, Floor, Trait } from '../terms.ts';

/**
 * Lantern: the language in which rooms, cards and haunts describe their effects (H-24). Programs are plain JSON; the
 * machine keeps what is left to do inside the state, so a save in the middle of a card is an ordinary save.
 */

/**
 * A pure integer expression (H-24.2): a number, a word, or an operator with its operands; `/` rounds down. Truth is 1 and 0.
 *
 * Words: `players` (N at the start of the haunt, before it the seats), `omens` (drawn so far), `turn` (the turn track), `round`,
 * `rolled` (result of the roll whose ladder is running), `margin` (of the fight whose program is running), `haunt` (1
 * after the haunt began), `startHeroes`, `halfPlayersUp`, `halfPlayersDown`, `halfHeroesUp`, or the name of a haunt
 * variable as `v:name`, of a personal one as `v:name@selector`.
 */
export type Expression =
  | number
  | ExpressionWord
  | readonly ['+' | '-' | '*' | '/' | 'min' | 'max' | '=' | '<' | '>' | '<=' | '>=' | 'and' | 'or', ...Expression[]]
  | readonly ['not', Expression]
  /** How many a selector names. */
  | readonly ['count', Selector]
  /** Current value of a trait of the first figure named. */
  | readonly ['trait', Selector, Trait]
  /** Steps the first figure named can still lose of a trait (`rolled`: the one just rolled), and steps it lies below its start value. */
  | readonly ['stepsLeft' | 'belowStart', Selector, Trait | 'rolled']
  /** Count of a flag of the first figure named; 0 when it has none. */
  | readonly ['flag', Selector, string]
  /** The number written on a sealed note (H-15.7); 0 when nothing was written. */
  | readonly ['noted', string]
  /** Fewest steps between the first of each (H-4.10); 99 when there is no way. */
  | readonly ['distance', Selector, Selector]
  /** Value by the largest key not above the index: `['table', 'turn', [[0, 3], [4, 4]]]`. */
  | readonly ['table', Expression, readonly (readonly [number, number])[]];

export type ExpressionWord =
  | 'players'
  | 'omens'
  | 'turn'
  | 'round'
  | 'rolled'
  | 'margin'
  | 'haunt'
  | 'startHeroes'
  | 'halfPlayersUp'
  | 'halfPlayersDown'
  | 'halfHeroesUp'
  | `v:${string}`;

/**
 * Names figures, rooms, tokens or cards (H-24.3). A base and filters joined by dots, evaluated from left to right; several of one
 * sort are joined by `|`: `room:chapel|room:crypt`.
 *
 * Bases, figures: `me` (whose effect runs), `it` (bound by `each` and `pick`, also by name), `actor` (whom a hook's point is
 * about), `holder` (of the card whose effect runs), `right` and `left` (next living explorer), `revealer`, `traitor` (the seat,
 * alive or not), `traitors` (living explorers of that side), `explorers`, `around` (living explorers clockwise from me, me
 * first), `heroes`, `dead` (explorers out of the game), `monsters`, `monsters:kind`, `figures` (explorers and monsters),
 * `opponents` (of me), `foe` (the other fighter), `ownerOf(selector)` (explorers whose doubles or captors the named monsters
 * are), `holderOf(selector)` (who carries the named things or cards), `captives(selector)` (explorers the named figures hold),
 * `placed` (the monster just placed); `note:name` (what a sealed note names: rooms or figures); rooms: `here` (my room), `room:id`, `rooms`,
 * `adjacent` (joined by a door to here), `near` (here and adjacent), `connected` (by door or passage), `connectedTo(selector)`, `roomOf(selector)`,
 * `partner` (where the partner of the token whose effect runs lies), `hauntRoom` (where the haunt began), `list:name` (a
 * room list of the content), `floor:name`; tokens and things: `token:kind`; cards: `card:id`, `weapon` (used in this fight), `inHand(selector)` (items and omens of the
 * figures named), `lying(selector)` (piles of the rooms named).
 *
 * Filters: `alive`, `here` (in my room), `in(selector)`, `notIn(selector)`, `holding(card)`, `owning:deck` (figures with a card
 * of it in hand), `deck:name` (cards), `explored`, `unexplored`, `empty` (of figures), `symbol:deck`, `floor:name`,
 * `below(selector)` (rooms on a lower floor), `otherFloor(selector)` (rooms on another floor), `outdoor`, `window`,
 * `nearest(selector)`, `farthest(selector)`, `atLeast:n(selector)` (steps away), `notMe`, `hero`, `stunned`, `awake`,
 * `is(selector)` and `isNot(selector)` (also named there), `present` and `away:place` (explorers on the board, off it; without a
 * place: anywhere off it), `held` and `free` (by a captor), `of(selector)` (monsters that belong to these explorers),
 * `carriedBy(selector)` and `lying` (things), `inSight(selector)` (H-12.9), `beside(selector)` (rooms in neighbouring cells of
 * the same floor, doors or not), `lost` (rooms no longer there), `has:trait` (figures with a value in it), `lowest:trait`, `highest:trait`, `first`, `with:flag` and `without:flag` (flags of
 * figures set by `flag`).
 */
export type Selector = string;

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

/**
 * Points at which rules may be added (H-24.6). `turnStart` and `turnEnd` are those of an explorer's turn, and with `of` naming
 * monsters those of each monster's part of the monsters' turn, `monsterTurn` and `monsterTurnEnd` the ends of that turn itself;
 * they and `roundEnd` are about nobody. At `death` the room is bound to `deathRoom`, at `discover` to `found`. `attackAllowed`,
 * `fightDice`, `fightResult`, `fightWon` and `hurt` know the other fighter as `foe` and the card used as `weapon`; `hurt` and
 * `death` may be replaced. `attacked` is about the attacker of a settled fight, whoever won. `steal` asks whether a winner may
 * take the card or thing `source` (H-12.10), with `traits` in fights by these only; `blanksAgain`, when allowed, lets a figure
 * throw the blanks of a roll once more. `raised`: a trait of the figure went up by a card's effect, the card bound to `source`.
 * `eventDice`: dice of a trait roll asked for by an event the figure drew itself.
 */
export type HookPoint =
  | 'hauntStart'
  | 'turnStart'
  | 'turnEnd'
  | 'monsterTurn'
  | 'monsterTurnEnd'
  | 'roundEnd'
  | 'enter'
  | 'leave'
  | 'discover'
  | 'draw'
  | 'gain'
  | 'lose'
  | 'rollDice'
  | 'rollResult'
  | 'fightDice'
  | 'fightResult'
  | 'fightWon'
  | 'attackAllowed'
  | 'attacked'
  | 'steal'
  | 'blanksAgain'
  | 'hurt'
  | 'death'
  | 'moveCost'
  | 'allowance'
  | 'raised'
  | 'eventDice'
  /** Whether the figure may use its cards (H-10.7). */
  | 'use'
  | 'action';

/**
 * A rule added at a point. `before` kinds change the number in `n` through `change`; `after` runs `do`; `forbid` and
 * `allow` answer queries; `action` adds an entry to the acting explorer's menu.
 */
export interface Hook {
  readonly at: HookPoint;
  /** Whose: the rule acts when the figure of the point (who rolls, moves, turns) is among these. */
  readonly of?: Selector;
  readonly if?: Expression;
  readonly kind: 'after' | 'change' | 'replace' | 'forbid' | 'allow' | 'action';
  /** For `change`: what is added to the number at hand. */
  readonly change?: Expression;
  /** For points about a trait: only these. */
  readonly traits?: readonly Trait[];
  readonly do?: Program;
  /** For `action`: text `action.<key>`; cost in spaces; once per turn per source unless `often` (H-3.9). */
  readonly key?: string;
  readonly cost?: number;
  /** Names the source for H-3.9 and H-3.10; default is the hook's id. */
  readonly source?: string;
  readonly often?: boolean;
  readonly wholeTurn?: boolean;
  /** For `action`: taken in place of the attack of the turn (H-12.1). */
  readonly insteadOfAttack?: boolean;
  /** For `action`: what a player or bot must know to plan it; the program itself decides. */
  readonly task?: TaskSketch;
  /** For `action`: carries the explorer elsewhere, so that the stopped cannot take it (H-3.8). */
  readonly moves?: boolean;
  /** For `after`: at most once in a turn. */
  readonly oncePerTurn?: boolean;
  readonly until?: 'endOfTurn' | 'endOfRound' | 'used';
}

/** What a task takes (H-19.3): one of these rolls, in one of these rooms or holding one of these cards. */
export interface TaskSketch {
  readonly rolls: readonly { readonly trait: Trait; readonly target: number }[];
  readonly rooms?: Selector;
  readonly cards?: readonly string[];
}
