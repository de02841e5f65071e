import type { Mind } from '../content/schema.ts';
import type { Choice } from './choices.ts';
import { monsterOf, roomOfFigure } from './figures.ts';
import { placesOf } from './lantern/selectors.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { attackChoices, preyOf } from './monster-attacks.ts';
import { canGo, costOf, doAsMonster } from './monster-moves.ts';
import { inHouseOrder, monsterSteps, monsterWays } from './monster-ways.ts';
import { kindOf } from './monsters.ts';
import { barrierSideOf } from './movement.ts';
import { deciderFor } from './rolls.ts';
import { roomsInSight } from './sight.ts';
import type { MonsterState } from './state.ts';
import type { FigureId, RoomId } from './terms.ts';

/** The mind a monster has now: the first whose condition holds. */
export function mindOf(machine: Machine, monster: MonsterState): Mind {
  const { mind } = kindOf(machine, monster);
  if (!isList(mind)) return mind;
  const env = environment({ me: monster.id });
  return mind.find(entry => machine.value(entry.if, env) !== 0)?.mind ?? 'free';
}

type Minds = Exclude<ReturnType<typeof kindOf>['mind'], Mind>;
const isList = (mind: Mind | Minds): mind is Minds => Array.isArray(mind);

/** Rooms the mind wants to be in; null when it leaves the monster to its player. */
export function goalsOf(machine: Machine, monster: MonsterState): readonly RoomId[] | null {
  const mind = mindOf(machine, monster);
  if (mind === 'free' || mind === 'still' || (typeof mind === 'object' && 'act' in mind)) return null;
  if (typeof mind === 'object') return placesOf(machine.reading(environment({ me: monster.id })), mind.towards);
  const rooms = preyOf(machine, monster).map(id => roomOfFigure(machine.state, id)!);
  if (mind === 'nearestHero') return rooms;
  const seen = [monster.room, ...roomsInSight(machine, monster)];
  const inSight = rooms.filter(room => seen.includes(room));
  return inSight.length > 0 ? inSight : null;
}

/** The nearest of the rooms it wants that it can get to; ties in the order of H-4.10. */
function nearest(machine: Machine, monster: MonsterState, goals: readonly RoomId[]): readonly RoomId[] {
  const steps = monsterSteps(machine, monster, monster.room);
  const reachable = [...new Set(goals)].filter(room => steps.has(room));
  const least = Math.min(...reachable.map(room => steps.get(room)!));
  return reachable.filter(room => steps.get(room) === least).sort(inHouseOrder(machine));
}

/** A monster that goes by itself: its player chooses among the nearest goals (H-4.10), then it runs. Arguments: monster. */
export const monsterSeeks: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster) return;
  const rooms = nearest(machine, monster, goalsOf(machine, monster) ?? []);
  const [only] = rooms;
  if (only === undefined) machine.call('monsterStrikes', args, env);
  else if (rooms.length === 1) machine.call('monsterRuns', { ...args, goal: only }, env);
  else
    machine.ask({
      seat: deciderFor(machine, monster.id),
      key: 'monster.goal',
      values: { monster: monster.id },
      choices: rooms.map(room => ({ c: 'room', room })),
      then: 'goalChosen',
      args,
      env,
      room: monster.room,
    });
};

export const goalChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'room') machine.call('monsterRuns', { ...args, goal: choice.room }, env);
};

/** Step by step to its goal as far as it can pay, then it strikes. Arguments: monster, goal. */
export const monsterRuns: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster || monster.stunned) return;
  const goal = args['goal'] as RoomId;
  const away = (room: RoomId): number => monsterSteps(machine, monster, room).get(goal) ?? Infinity;
  const now = away(monster.room);
  const order = inHouseOrder(machine);
  const [way] = monsterWays(machine, monster, { room: monster.room, isPlain: true })
    .filter(({ to }) => away(to) < now)
    .sort((one, other) => order(one.to, other.to));
  if (monster.room === goal || !way || !canGo(machine, monster, way)) {
    machine.call('monsterStrikes', { monster: monster.id }, env);
    return;
  }
  machine.call('monsterRuns', args, env);
  const cost = costOf(machine, monster, way);
  machine.call('monsterStep', { monster: monster.id, to: way.to, way: way.kind, cost }, env);
};

/** After its run it attacks whom it finds; its player chooses whom, and whether unless it must. Arguments: monster. */
export const monsterStrikes: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster || monster.stunned) return;
  facePrey(machine, monster);
  const attacks = attackChoices(machine, monster);
  const [only] = attacks;
  if (only === undefined) return;
  const mustAttack = kindOf(machine, monster).mustAttack === true;
  if (mustAttack && attacks.length === 1) {
    doAsMonster(machine, monster.id, only);
    return;
  }
  const choices: readonly Choice[] = mustAttack ? attacks : [...attacks, { c: 'end' }];
  machine.ask({
    seat: deciderFor(machine, monster.id),
    key: 'monster.strike',
    values: { monster: monster.id },
    choices,
    then: 'strikeChosen',
    args: { monster: monster.id },
    env,
    room: monster.room,
  });
};

export const strikeChosen: Answer = (machine, choice, args) => {
  if (choice.c !== 'end') doAsMonster(machine, args['monster'] as FigureId, choice);
};

/** It crosses a barrier to whom it finds in the room (H-7.4). */
function facePrey(machine: Machine, monster: MonsterState): void {
  const here = preyOf(machine, monster).filter(id => roomOfFigure(machine.state, id) === monster.room);
  const [first] = here;
  if (first === undefined || here.some(id => barrierSideOf(machine, id) === monster.barrierSide)) return;
  monster.barrierSide = barrierSideOf(machine, first);
}
