import assert from 'node:assert/strict';
import { isRefused } from '../../src/engine/contract.ts';
import type { Refusal } from '../../src/engine/contract.ts';
import type {
  ConventAction,
  GuardBlessingUse,
  LayTokensAction,
  NoviceBlessingUse,
} from '../../src/games/convent/rules/actions.ts';
import { seatOfGuard } from '../../src/games/convent/rules/options.ts';
import type { ConventReason } from '../../src/games/convent/rules/reasons.ts';
import { noviceSeat } from '../../src/games/convent/rules/seats.ts';
import type { ConventSeat, GuardId, NoviceNumber } from '../../src/games/convent/rules/seats.ts';
import type { GuardMode, Mode, TiePreference } from '../../src/games/convent/rules/terms.ts';
import { game } from './convent-game.ts';
import { PlayedGame } from './convent-played-game.ts';
import type { Asking, Intent } from './convent-played-game.ts';

/** One move as the spaces entered, or several moves; an empty list is standing still. */
type Route = readonly number[] | readonly (readonly number[])[];

interface PlanExtras {
  readonly tie?: TiePreference;
  readonly release?: 'onTheRun' | 'stayCaught';
  readonly blessing?: NoviceBlessingUse;
}

export interface PlanWish extends PlanExtras {
  readonly route: Route;
  readonly mode: Mode;
}

/** The dice each novice rolls one after the other; a single number is a single die. */
type Dice = Partial<Record<NoviceNumber, number | readonly number[]>>;

const isMoves = (route: Route): route is readonly (readonly number[])[] => Array.isArray(route[0]);

/** A game that a test plays in sentences: plans, rolls, steps. */
export class Scene extends PlayedGame {
  fork(): Scene {
    return new Scene(this.state);
  }

  // Novices

  planIntent(novice: NoviceNumber, { route, mode, tie, release, blessing }: PlanWish): Intent {
    const seat = noviceSeat(novice);
    const ask = this.asksOf(seat).find((each): each is Asking<'plan'> => each.kind === 'plan');
    const empty = Array.from({ length: ask?.moveCount ?? 1 }, () => []);
    const moves = route.length === 0 ? empty : isMoves(route) ? route : [route];
    return {
      t: 'plan',
      seat,
      moves,
      mode,
      tie: tie ?? ask?.ties[0] ?? 'nearestHome',
      release: release ?? ask?.releases[0] ?? 'onTheRun',
      blessing: blessing ?? null,
    };
  }

  plan(novice: NoviceNumber, route: Route, mode: Mode, extras: PlanExtras = {}): this {
    return this.act(this.planIntent(novice, { route, mode, ...extras }));
  }

  refusesPlan(novice: NoviceNumber, wish: PlanWish, code: ConventReason | null): Refusal {
    return this.refuses(this.planIntent(novice, wish), code);
  }

  /** True when the plan would be accepted; the scene stays as it is. */
  allowsPlan(novice: NoviceNumber, wish: PlanWish): boolean {
    const action = { ...this.planIntent(novice, wish), ask: this.ask('plan', noviceSeat(novice)).id } as ConventAction;
    return !isRefused(game.apply(this.state, action));
  }

  /** Confirms these plans; every other novice who is asked stands still. */
  plans(wishes: Partial<Record<NoviceNumber, PlanWish>> = {}): this {
    for (const { novice } of this.asked('plan')) {
      const { route, mode, ...extras } = wishes[novice] ?? { route: [], mode: 'stand' as const };
      this.plan(novice, route, mode, extras);
    }
    return this;
  }

  /** Types in the noise dice in the order of the rolls; who has no die left rolls a 1. */
  rolls(dice: Dice = {}): this {
    const left = Object.fromEntries(Object.entries(dice).map(([novice, each]) => [novice, [each].flat()]));
    for (let ask = this.noiseRoll(); ask !== undefined; ask = this.noiseRoll())
      this.act({ t: 'roll', seat: ask.seat, die: left[ask.novice]?.shift() ?? 1 });
    return this;
  }

  private noiseRoll(): { readonly seat: ConventSeat; readonly novice: NoviceNumber } | undefined {
    const [ask] = this.asked('roll');
    return ask?.roll.kind === 'noise' ? { seat: ask.seat, novice: ask.roll.novice } : undefined;
  }

  /** A whole novice phase: the named plans and dice; the others stand and roll a 1. */
  novicePhase(wishes: Partial<Record<NoviceNumber, PlanWish>> = {}, dice: Dice = {}): this {
    return this.plans(wishes).rolls(dice);
  }

  lay(novice: NoviceNumber, picks: LayTokensAction['picks']): this {
    return this.act({ t: 'layTokens', seat: noviceSeat(novice), picks });
  }

  // Guards

  seatOf(guard: GuardId): ConventSeat {
    return seatOfGuard(this.state.options, guard);
  }

  order(first: GuardId): this {
    for (const ask of this.asked('orderGuards')) this.act({ t: 'orderGuards', seat: ask.seat, first });
    return this;
  }

  take(guard: GuardId, card: string): this {
    return this.act({ t: 'takePath', seat: this.seatOf(guard), guard, card });
  }

  turnBack(guard: GuardId): this {
    return this.act({ t: 'turnBack', seat: this.seatOf(guard), guard });
  }

  stepIntent(guard: GuardId, to: number): Intent {
    return { t: 'step', seat: this.seatOf(guard), guard, to };
  }

  /** One answer: the step, or only the pivot when that shows somebody new. */
  step(guard: GuardId, to: number): this {
    return this.act(this.stepIntent(guard, to));
  }

  /** Steps along these spaces; where a pivot lets the guard choose anew she keeps to her choice. */
  go(guard: GuardId, ...spaces: readonly number[]): this {
    for (const to of spaces) {
      for (let answersLeft = 8; this.guard(guard).space !== to && answersLeft > 0; answersLeft--) this.step(guard, to);
      assert.equal(this.guard(guard).space, to);
    }
    return this;
  }

  stopIntent(guard: GuardId, mode: GuardMode): Intent {
    return { t: 'stop', seat: this.seatOf(guard), guard, mode };
  }

  stop(guard: GuardId, mode: GuardMode): this {
    return this.act(this.stopIntent(guard, mode));
  }

  /** A whole movement. */
  moves(guard: GuardId, spaces: readonly number[], mode: GuardMode): this {
    return this.go(guard, ...spaces).stop(guard, mode);
  }

  /** Walks the guard along her card for this many steps. */
  patrols(guard: GuardId, steps: number, mode: GuardMode = steps > 4 ? 'run' : 'walk'): this {
    for (let made = 0; made < steps; made++) this.go(guard, this.ask('guardMove').to[0]!);
    return this.stop(guard, mode);
  }

  /** Types in the listening die of the guard who is asked. */
  listens(die: number): this {
    const ask = this.ask('roll');
    assert.equal(ask.roll.kind, 'listening');
    return this.act({ t: 'roll', seat: ask.seat, die });
  }

  blesses(guard: GuardId, use: GuardBlessingUse | null): this {
    return this.act({ t: 'useBlessing', seat: this.seatOf(guard), guard, use });
  }

  /** The guard steps that can be taken now. */
  get open(): readonly number[] {
    return this.ask('guardMove').to;
  }
}

export const move = (route: Route, mode: Mode, extras: PlanExtras = {}): PlanWish => ({ route, mode, ...extras });
