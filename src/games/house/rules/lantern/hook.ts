import type { WayKind } from '../choices.ts';
import type { Trait } from '../terms.ts';
import type { Program } from './language.ts';
import type { Expression, Selector } from './naming.ts';

/**
 * Points at which rules may be added (H-24.6). `turnStart` and `turnEnd` are those of an explorer's turn, and with `of` naming
 * monsters those of each monster's part of the monsters' turn, `monsterTurn` and `monsterTurnEnd` the ends of that turn itself;
 * they and `roundEnd` are about nobody. At `death` the room is bound to `deathRoom`, at `discover` to `found`. `attackAllowed`,
 * `fightDice`, `fightResult`, `fightWon` and `hurt` know the other fighter as `foe` and the card used as `weapon`; `hurt` and
 * `death` may be replaced. `attacked` is about the attacker of a settled fight, whoever won. `steal` asks whether a winner may
 * take the card or thing `source` (H-12.10), with `traits` in fights by these only; `blanksAgain`, when allowed, lets a figure
 * throw the blanks of a roll once more. `raised`: a trait of the figure went up by a card's effect, the card bound to `source`.
 * `eventDice`: dice of a trait roll asked for by an event the figure drew itself. `step` is about a way an explorer would take, to
 * the room `to`: `forbid` closes it, `change` is the result a roll of the first of `traits` must reach, else movement of this turn is
 * over. `ride`, `draw` and `gain` can be forbidden: rides in the elevator, drawing cards, and taking up or being handed cards.
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
  | 'step'
  | 'ride'
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
  /** For `step`: only these ways; by itself all. */
  readonly ways?: readonly WayKind[];
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
  /** For `after`: at most once in a turn; `room`: once in a turn for each room the figure stands in. */
  readonly oncePerTurn?: boolean | 'room';
  readonly until?: 'endOfTurn' | 'endOfRound' | 'used';
}

/** A trait and the least result that will do. */
export interface TaskRoll {
  readonly trait: Trait;
  readonly target: number;
}

/** What a task takes (H-19.3): one of these rolls, in one of these rooms or holding one of these cards. */
export interface TaskSketch {
  readonly rolls: readonly TaskRoll[];
  readonly rooms?: Selector;
  readonly cards?: readonly string[];
}
