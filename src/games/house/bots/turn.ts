import type { Choice } from '../rules/choices.ts';
import type { RoomId, Trait } from '../rules/terms.ts';
import { traits } from '../rules/terms.ts';
import { bestBlow, blowOf, dangerAt, diceOf, gainOf, worthOfLife, worthOfStep } from './fights.ts';
import { goalsFor, patience, turnsTo, valueOf } from './goals.ts';
import type { Goal } from './goals.ts';
import { chanceOf, fightOdds } from './odds.ts';
import { evaluate, select } from './reading.ts';
import type { Figure, World } from './world.ts';
import { farAway, spread } from './world.ts';

/** A choice with what it is worth over ending the turn, and why. */
export interface Rated {
  readonly choice: Choice;
  readonly value: number;
  readonly reason: string;
  readonly numbers: readonly number[];
}

/** Traits that trials of the house itself are made with, what they take, and what they bring. */
const trials: Readonly<Record<string, readonly [Trait, number, number]>> = {
  'vault.open': ['knowledge', 6, 8],
  safe: ['knowledge', 5, 6],
  skeletons: ['sanity', 5, 4],
  closet: ['sanity', 2, 2],
  debris: ['might', 4, 9],
  webs: ['might', 4, 9],
};

/** The traitor may cross a barrier as often as it likes (H-16.7); a bot that has not got on by then lets it be. */
const mostCrossings = 8;

const gainRooms: Readonly<Record<RoomId, number>> = { chapel: 3, gymnasium: 3, larder: 3, library: 3 };
const sickRooms: readonly RoomId[] = ['crypt', 'furnace-room'];
const exitRooms: readonly RoomId[] = ['attic', 'graveyard', 'junk-room', 'pentagram-chamber'];
const remedies: readonly string[] = ['medical-kit', 'healing-salve', 'smelling-salts'];

/** What an explorer thinks of its turn: what every room would be worth to end in, and what it can do. */
export class TurnMind {
  readonly figure: Figure;
  readonly goals: readonly Goal[];
  readonly #worths = new Map<RoomId, number>();
  readonly #speed: number;

  constructor(
    readonly world: World,
    readonly me: string,
  ) {
    this.figure = world.figure(me)!;
    this.goals = goalsFor(world, me);
    this.#speed = this.figure.values.speed ?? 1;
  }

  #isTried({ aim }: Goal): boolean {
    const { used, hasAttacked } = this.world.view.turn;
    if (aim.fight) return hasAttacked;
    return aim.act !== undefined && used.includes(`h${this.world.view.haunt!.number}.${aim.source ?? aim.act}`);
  }

  /** The goal that makes a room worth most, and that worth. */
  bestGoal(room: RoomId): { readonly goal: Goal | null; readonly value: number } {
    let best: { goal: Goal | null; value: number } = { goal: null, value: 0 };
    let rest = 0;
    for (const goal of this.goals) {
      const turns = Math.max(turnsTo(goal, room, { left: 0, speed: this.#speed }), Number(this.#isTried(goal)));
      const value = valueOf(goal, turns) - (goal.aim.fight ? this.#priceOfFight(goal) : 0);
      rest += Math.max(0, value);
      if (value > best.value) best = { goal, value };
    }
    return { ...best, value: best.value + 0.1 * (rest - best.value) };
  }

  #priceOfFight(goal: Goal): number {
    const target = this.world.figure(goal.targets[0]!);
    const blow = target && bestBlow(this.figure, target)?.blow;
    if (!target || !blow || (goal.aim.weapon && target.room !== this.figure.room)) return 0;
    const odds = fightOdds(diceOf(this.figure, blow), target.values[blow.trait] ?? 0);
    return odds.suffered * worthOfStep + odds.loseBy(this.figure.body + 1) * worthOfLife;
  }

  /** Worth of ending the turn in a room. */
  worthOf(room: RoomId): number {
    const known = this.#worths.get(room);
    if (known !== undefined) return known;
    const { world, figure } = this;
    const explorer = world.view.explorers[this.me]!;
    let worth = this.bestGoal(room).value - dangerAt(world, figure, room);
    if (gainRooms[room] !== undefined && !explorer.gained.includes(room)) worth += gainRooms[room];
    if (figure.side === 'heroes') {
      if (sickRooms.includes(room)) worth -= worthOfStep * 1.5;
      if (exitRooms.includes(room)) worth -= 1;
      const { plan } = world;
      const reader = { world, me: this.me };
      if (plan?.hazard && select(reader, plan.hazard.rooms).some(spot => spot.room === room))
        worth -= worthOfStep * evaluate(reader, plan.hazard.harm);
    } else worth += this.#hunt(room);
    this.#worths.set(room, worth);
    return worth;
  }

  /** What a traitor may do to the heroes from a room: the best attack, sooner or later. */
  #hunt(room: RoomId): number {
    const { world, figure } = this;
    const from = world.from(room, figure.side, null);
    const values = world.of('heroes').map(hero => {
      const gain = (bestBlow(figure, hero)?.gain ?? 0) + 1;
      const way = from.get(hero.room) ?? farAway;
      const turns = Math.max(Math.ceil(way / Math.max(1, this.#speed)), Number(world.view.turn.hasAttacked));
      return gain * patience ** turns;
    });
    return Math.max(0, ...values);
  }

  /** Rooms that can still be walked to in this turn, with the first step of the way. */
  reachable(choices: readonly Choice[]): ReadonlyMap<RoomId, Choice> {
    const { world } = this;
    const { turn } = world.view;
    const edges = world.edges(this.figure.side, null);
    const firsts = new Map<RoomId, { choice: Choice; way: number }>();
    const left = Math.max(0, this.#speed - turn.spent);
    for (const choice of choices) {
      if (choice.c !== 'step') continue;
      const onward = spread([choice.to], edges);
      for (const [room, spaces] of onward) {
        const way = choice.cost + spaces;
        if (spaces > 0 && way > left) continue;
        if (!firsts.has(room) || firsts.get(room)!.way > way) firsts.set(room, { choice, way });
      }
    }
    return new Map([...firsts].map(([room, { choice }]) => [room, choice]));
  }

  #attack(choice: Extract<Choice, { c: 'attack' }>): Rated {
    const { world, figure } = this;
    const target = world.figure(choice.target)!;
    const blow = blowOf(choice);
    const odds = fightOdds(diceOf(figure, blow), target.values[blow.trait] ?? 0);
    const sought = this.goals.filter(
      ({ aim, targets }) =>
        aim.fight &&
        targets.includes(target.id) &&
        (!aim.weapon || aim.weapon === choice.weapon) &&
        (!aim.trait || aim.trait === choice.trait),
    );
    const isFar = target.room !== figure.room;
    const sakes = sought.map(({ worth, aim }) => worth * odds.winBy(aim.margin ?? 1));
    const gain = isFar ? odds.dealt * worthOfStep : gainOf(figure, target, blow);
    const spared = world.plan?.spare && !target.foe ? odds.winBy(target.body + 1) * 100 : 0;
    const value = gain + Math.max(0, ...sakes) - spared;
    return { choice, value, reason: 'attack', numbers: [Math.round(odds.win * 100), Math.round(odds.lose * 100)] };
  }

  #act(choice: Extract<Choice, { c: 'act' }>): Rated {
    const trial = trials[choice.key];
    if (trial) {
      const odds = chanceOf(this.figure.values[trial[0]] ?? 0, trial[1]);
      return { choice, value: odds * trial[2] - (1 - odds) * 2, reason: 'task', numbers: [Math.round(odds * 100)] };
    }
    const name = choice.key.replace(/^h\d+\./, '');
    const goal = this.goals.find(({ aim }) => aim.act === name);
    const odds = goal?.odds ?? 0;
    const isHaunts = name !== choice.key;
    const value = goal ? Math.max(0.5, goal.worth * odds) : isHaunts && !this.world.plan ? 5 : -1;
    return { choice, value, reason: 'task', numbers: [Math.round(odds * 100)] };
  }

  #rate(choice: Choice): Rated | null {
    const { world, me, figure } = this;
    const { view } = world;
    const simple = (value: number, reason: string): Rated => ({ choice, value, reason, numbers: [] });
    const wants = (kind: 'take' | 'pass', id: string, to?: string): number =>
      Math.max(
        0,
        ...this.goals.flatMap(({ aim, targets, worth }) => {
          if (!aim[kind] || !targets.includes(id)) return [];
          if (to !== undefined && !select({ world, me }, aim.to!).some(spot => spot.id === to)) return [];
          return [worth];
        }),
      );
    switch (choice.c) {
      case 'attack':
        return this.#attack(choice);
      case 'act':
        return this.#act(choice);
      case 'take':
        return simple(wants('take', choice.thing), 'take');
      case 'pickUp':
        return simple(wants('take', choice.card) || 3, 'take');
      case 'pass':
        return simple(wants('pass', choice.thing, choice.to), 'pass');
      case 'give':
        return simple(wants('pass', choice.card, choice.to), 'pass');
      case 'use': {
        const isHurt = traits.some(trait => view.explorers[me]!.tracks[trait].index <= 1);
        if (remedies.includes(choice.card)) return simple(isHurt ? 6 : -1, 'heal');
        if (choice.card === 'puzzle-box') return simple(2, 'use');
        const isCrowded = world
          .of('traitor')
          .some(({ room, awake }) => awake && world.beside(figure.room).includes(room));
        return simple(choice.card === 'dynamite' && isCrowded && figure.side === 'heroes' ? 3 : -1, 'use');
      }
      default:
        return null;
    }
  }

  /** All that is offered, rated; the first is the best. */
  rate(choices: readonly Choice[]): readonly Rated[] {
    const { world, figure } = this;
    const here = figure.room;
    const now = this.worthOf(here);
    const ways = this.reachable(choices);
    const rooms = [...ways.keys()].map(room => ({ room, value: this.worthOf(room) - now }));
    const moves = rooms
      .filter(({ room }) => room !== here)
      .map(({ room, value }): Rated => {
        const danger = dangerAt(world, figure, room);
        const isFlight = dangerAt(world, figure, here) - danger > value / 2;
        return { choice: ways.get(room)!, value, reason: isFlight ? 'flee' : 'go', numbers: [Math.round(danger)] };
      });
    const goal = this.bestGoal(here).goal;
    const seeks = this.goals.filter(({ aim, places }) => aim.seek && places.includes(here));
    const seek = Math.max(0, ...seeks.map(one => valueOf(one, 0) * (one === goal ? 1 : 0.9)));
    const worthOfSeeking = seek - dangerAt(world, figure, here);
    const best = [...moves].sort((one, other) => other.value - one.value)[0];
    const others = choices.flatMap((choice): readonly Rated[] => {
      if (choice.c === 'explore') {
        const value = worthOfSeeking - Math.max(now, (best?.value ?? 0) + now) + (goal?.aim.seek ? 3 : 0.5);
        return [{ choice, value, reason: 'explore', numbers: [] }];
      }
      if (choice.c === 'cross')
        return [
          {
            choice,
            value: (best?.value ?? 0) > 0.5 || world.view.turn.asks > mostCrossings ? -1 : 0.4,
            reason: 'go',
            numbers: [],
          },
        ];
      if (choice.c === 'end') return [{ choice, value: 0.2, reason: 'stay', numbers: [] }];
      const rated = this.#rate(choice);
      return rated ? [{ ...rated, value: rated.value > 0 ? rated.value + 100 : rated.value }] : [];
    });
    return [...moves, ...others].sort((one, other) => other.value - one.value);
  }
}
