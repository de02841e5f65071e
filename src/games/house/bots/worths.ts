import { gainRooms, priceOfRoom, temperaments } from '../haunts/plans/house.ts';
import type { Care } from '../haunts/plans/house.ts';
import type { RoomId } from '../rules/terms.ts';
import { bestBlow, dangerAt, priceOf, worthOfStep } from './fights.ts';
import { goalsFor, patience, turnsTo, valueOf } from './goals.ts';
import type { Goal } from './goals.ts';
import { walkOn } from './ways.ts';
import type { Way } from './ways.ts';
import { farAway } from './world.ts';
import type { Figure } from '../haunts/plans/plan.ts';
import type { World } from './world.ts';

const worthOfGain = 3;

/** Rounds until which caution is whole, and from which it is gone: two sides that only wait would wait for ever. */
const boldFrom = 40;
const boldAt = 80;

/** What every room would be worth to an explorer to end its turn in. */
export class Worths {
  readonly figure: Figure;
  readonly goals: readonly Goal[];
  readonly trialWorth: number;
  /** 1 for most of a game, and 0 when it has gone on for very long. */
  readonly caution: number;
  readonly #worths = new Map<string, number>();
  readonly #dangers = new Map<RoomId, number>();
  readonly #speed: number;
  readonly #fear: number;
  readonly #gain: number;

  constructor(
    readonly world: World,
    readonly me: string,
    readonly care: Care,
  ) {
    this.figure = world.figure(me)!;
    this.goals = goalsFor(world, me, care.shares);
    const { character } = world.view.explorers[me]!;
    const mood = [...character].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    const [fear, gain, trial] = temperaments[mood % temperaments.length]!;
    this.#speed = this.figure.values.speed ?? 1;
    this.caution = Math.max(0, Math.min(1, (boldAt - world.view.round) / (boldAt - boldFrom)));
    this.#fear = care.fear * this.caution * (world.view.haunt ? 1 : fear);
    this.#gain = gain * worthOfGain;
    this.trialWorth = trial;
  }

  #isTried({ aim }: Goal): boolean {
    const { used, hasAttacked } = this.world.view.turn;
    if (aim.fight) return hasAttacked;
    return aim.act !== undefined && used.includes(`h${this.world.view.haunt!.number}.${aim.source ?? aim.act}`);
  }

  /** The goal that makes a room worth most, and that worth; `tried` is one that was gone for on the way. */
  bestGoal(
    room: RoomId,
    tried: Goal | null = null,
  ): { readonly goal: Goal | null; readonly turns: number; readonly value: number } {
    let best: { goal: Goal | null; turns: number; value: number } = { goal: null, turns: 0, value: 0 };
    let rest = 0;
    for (const goal of this.goals) {
      const isTried = goal === tried || this.#isTried(goal);
      const turns = Math.max(turnsTo(goal, room, this.#speed), Number(isTried));
      const value = valueOf(goal, turns) - this.#priceOf(goal);
      rest += Math.max(0, value);
      if (value > best.value) best = { goal, turns, value };
    }
    return { ...best, value: best.value + 0.1 * (rest - best.value) };
  }

  /** What a fight may cost. */
  #priceOf({ aim, targets }: Goal): number {
    const target = aim.fight ? this.world.figure(targets[0]!) : undefined;
    const blow = target && bestBlow(this.figure, target)?.blow;
    return target && blow && (!aim.weapon || target.room === this.figure.room) ? priceOf(this.figure, target, blow) : 0;
  }

  /** Worth of ending the turn in a room. */
  of(room: RoomId, tried: Goal | null = null): number {
    const key = `${room}/${tried ? this.goals.indexOf(tried) : ''}`;
    const known = this.#worths.get(key);
    if (known !== undefined) return known;
    let worth = this.bestGoal(room, tried).value - this.dangerAt(room);
    if (gainRooms.includes(room) && !this.world.view.explorers[this.me]!.gained.includes(room)) worth += this.#gain;
    worth += this.figure.side === 'heroes' ? -(priceOfRoom[room] ?? 0) : this.#hunt(room);
    this.#worths.set(key, worth);
    return worth;
  }

  /** Harm to be feared until the next own turn in a room. */
  dangerAt(room: RoomId): number {
    const { world, figure } = this;
    const known = this.#dangers.get(room);
    if (known !== undefined) return known;
    const dread = figure.side === 'heroes' ? (world.dreads.get(room) ?? 0) : 0;
    const danger = this.#fear * dangerAt(world, figure, room) + worthOfStep * dread;
    this.#dangers.set(room, danger);
    return danger;
  }

  /** What a traitor may do to the heroes from a room: the best attack, sooner or later. */
  #hunt(room: RoomId): number {
    const { world, figure } = this;
    const from = world.from(room, figure.side, null);
    const values = world.of('heroes').map(hero => {
      const gain = Math.max(0, bestBlow(figure, hero)?.value ?? 0) + 4;
      const turns = Math.ceil((from.get(hero.room) ?? farAway) / Math.max(1, this.#speed));
      return gain * patience ** Math.max(turns, Number(world.view.turn.hasAttacked));
    });
    return Math.max(0, ...values);
  }

  /** Worth of doing in a room what can be done there at once, and of going on to where it is best to end. */
  visit(room: RoomId, way: Way): number {
    const atOnce = this.goals.filter(
      goal => (goal.aim.act ?? goal.aim.fight ?? goal.aim.take) && goal.places.includes(room) && !this.#isTried(goal),
    );
    if (atOnce.length === 0) return -farAway;
    const found = new Map<RoomId, Way>();
    walkOn(this.world, this.figure, { found, room, way: { ...way, harm: 0 } });
    const values = atOnce.map(goal => {
      const ends = [...found].map(([end, { harm }]) => this.of(end, goal) - harm * worthOfStep);
      return goal.worth * goal.odds - this.#priceOf(goal) + Math.max(...ends);
    });
    return Math.max(...values);
  }
}
