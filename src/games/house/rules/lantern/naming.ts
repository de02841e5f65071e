import type { Trait } from '../terms.ts';

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
