import type { Aim, Figure, Harm } from '../haunts/plans/plan.ts';
import type { RoomId } from '../rules/terms.ts';
import { floors } from '../rules/terms.ts';
import { bestBlow, diceOf } from './fights.ts';
import { chanceOf, fightOdds } from './odds.ts';
import { inOrder } from './rated.ts';
import { evaluate, select } from '../haunts/plans/reading.ts';
import type { Reader } from '../haunts/plans/reading.ts';
import { farAway } from './world.ts';
import type { World } from './world.ts';

/** An aim as it looks to one explorer now. */
export interface Goal {
  readonly aim: Aim;
  readonly worth: number;
  /** Chance of a try. */
  readonly odds: number;
  /** What is taken, attacked or handed over. */
  readonly targets: readonly string[];
  readonly places: readonly RoomId[];
  /** Spaces from every room. */
  readonly spaces: ReadonlyMap<RoomId, number>;
}

/** What a turn's delay leaves of a worth. */
export const patience = 0.85;

/** Worth of an aim to whoever begins so many turns away from it and tries again until it is done. */
export const valueOf = ({ worth, odds }: Goal, turns: number): number =>
  (worth * patience ** turns * odds) / (1 - patience * (1 - odds));

const explore: Aim = { seek: 'rooms', worth: 10, crew: 9 };
const rummage: Aim = { seek: 'rooms', worth: 1.5, crew: 9 };

function oddsOf(
  { world }: Reader,
  aim: Aim,
  { figure, targets }: { readonly figure: Figure; readonly targets: readonly string[] },
): number {
  if (aim.fight) {
    const chances = targets.map(id => {
      const target = world.figure(id);
      const blow =
        target && (aim.trait ? { trait: aim.trait, weapon: aim.weapon ?? null } : bestBlow(figure, target)?.blow);
      return blow ? fightOdds(diceOf(figure, blow), target.values[blow.trait] ?? 0).winBy(aim.margin ?? 1) : 0;
    });
    return Math.max(0, ...chances);
  }
  const rolls = (aim.roll ?? []).map(([trait, least]) => chanceOf(figure.values[trait] ?? 0, least));
  return rolls.length === 0 ? 1 : Math.max(...rolls);
}

/** Rooms from which one of the wanted rooms may be found, and the chance of it at one draw. */
function searchOf(world: World, wanted: string): { readonly places: readonly RoomId[]; readonly odds: number } {
  const names = wanted === 'rooms' ? world.view.roomsLeft : wanted.replace('room:', '').split(',');
  const chanceOn = (floor: string): number => {
    const fits = (room: RoomId): boolean => world.floorsFor(room).some(one => one === floor);
    return names.filter(fits).length / Math.max(1, world.view.roomsLeft.filter(fits).length);
  };
  const chances = new Map(floors.map(floor => [floor, chanceOn(floor)]));
  const doors = world.doors.filter(room => chances.get(world.floorOf(room)!)! > 0);
  return { places: doors, odds: Math.max(0, ...doors.map(room => chances.get(world.floorOf(room)!)!)) };
}

function goalOf(world: World, aim: Aim, figure: Figure): Goal | null {
  const reader = { world, me: figure.id };
  if (aim.if !== undefined && !evaluate(reader, aim.if)) return null;
  const found = aim.seek ? searchOf(world, aim.seek) : null;
  const named = aim.take ?? aim.fight ?? aim.pass;
  const spots = named ? select(reader, named) : [];
  const where = aim.to ?? aim.at;
  if (named && spots.length === 0) return null;
  const places = found?.places ?? (where ? select(reader, where) : spots).map(({ room }) => room);
  if (places.length === 0) return null;
  const targets = spots.map(({ id }) => id);
  const odds = found?.odds ?? oddsOf(reader, aim, { figure, targets });
  const worth = evaluate(reader, aim.worth);
  return { aim, worth, odds, targets, places, spaces: world.towards(places, figure.side) };
}

const aimsOf = ({ view, plan }: World, side: Figure['side']): readonly Aim[] =>
  view.haunt ? [...(plan?.[side] ?? []), ...(side === 'heroes' ? [rummage] : [])] : [explore];

/** Turns until somebody with so much Speed begins with a goal, after ending one in a room. */
export const turnsTo = ({ spaces }: Goal, room: RoomId, speed: number): number =>
  Math.ceil((spaces.get(room) ?? farAway) / Math.max(1, speed));

/**
 * Goals of an explorer. What more of its side would do than is of use goes to those who do it best, by what all of them see alike;
 * for the others little of its worth is left.
 */
export function goalsFor(world: World, me: string, isShared: boolean): readonly Goal[] {
  const figure = world.figure(me);
  if (!figure) return [];
  const reader = { world, me };
  const harms = (list: readonly Harm[] | undefined): ReadonlyMap<RoomId, number> =>
    new Map(
      (list ?? []).flatMap(({ rooms, harm }) =>
        select(reader, rooms).map(({ room }) => [room, evaluate(reader, harm)] as const),
      ),
    );
  world.hazards = harms(world.plan?.hazards);
  world.dreads = harms(world.plan?.dreads);
  const aims = aimsOf(world, figure.side);
  const team = world.of(figure.side).filter(({ foe, id }) => !foe && (isShared || id === me));
  const all = team.flatMap(member =>
    aims.flatMap(aim => {
      const goal = goalOf(world, aim, member);
      if (!goal) return [];
      const speed = member.values.speed ?? 1;
      return [{ goal, member, value: valueOf(goal, Math.max(0, turnsTo(goal, member.room, speed) - 1)) }];
    }),
  );
  const busy = new Set<string>();
  const crews = new Map<Aim, number>();
  const mine: Goal[] = [];
  for (const { goal, member } of inOrder(all)) {
    const crew = crews.get(goal.aim) ?? 0;
    const isFull = crew >= (goal.aim.crew ?? 1);
    if (member.id === me) mine.push(isFull ? { ...goal, worth: goal.worth * 0.35 } : goal);
    if (isFull || busy.has(member.id)) continue;
    busy.add(member.id);
    crews.set(goal.aim, crew + 1);
  }
  const lost = Math.max(0, ...mine.map(({ worth, spaces }) => (spaces.has(figure.room) ? 0 : worth)));
  return mine.map(goal => (goal.aim === rummage ? { ...goal, worth: goal.worth + lost / 3 } : goal));
}
