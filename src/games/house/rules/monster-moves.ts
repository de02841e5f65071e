import type { Choice } from './choices.ts';
import { bringCaptives } from './captives.ts';
import { monsterOf } from './figures.ts';
import { changeAt, isForbidden } from './hooks.ts';
import { dropFrom } from './house-map.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { attackChoices } from './monster-attacks.ts';
import { monsterCarryChoices } from './monster-carrying.ts';
import type { MonsterWay } from './monster-ways.ts';
import { monsterWays } from './monster-ways.ts';
import { kindOf } from './monsters.ts';
import { entrySide, hindrance } from './movement.ts';
import { barrierSides } from './putting.ts';
import { deciderFor } from './rolls.ts';
import type { MonsterState } from './state.ts';
import type { FigureId, RoomId } from './terms.ts';
import { floors } from './terms.ts';
import { placeToken } from './tokens.ts';

const elevator: RoomId = 'mystic-elevator';

const allowanceOf = ({ state }: Machine, { id, kind }: MonsterState): number =>
  state.turn.allowances[id] ?? state.turn.allowances[kind] ?? 0;

/** Spaces a monster still has in this turn; it has moved once it stands in `moved` (H-17.1, H-4.7). */
const spacesLeft = (machine: Machine, monster: MonsterState): number =>
  allowanceOf(machine, monster) - (machine.state.turn.moved[monster.id] ?? 0);

/** Price of a way: the space, one for each opponent in the room, and loads (H-4.5, H-4.8); walls cost nothing but those. */
export const costOf = (machine: Machine, monster: MonsterState, way: MonsterWay): number =>
  (way.free ? 0 : 1) +
  hindrance(machine, monster.id) +
  changeAt(machine, 'moveCost', { figure: monster.id, trait: null });

/** Whether a monster can go this way now; the first step always can be made (H-4.7). */
export function canGo(machine: Machine, monster: MonsterState, way: MonsterWay): boolean {
  if (allowanceOf(machine, monster) <= 0 || isForbidden(machine, 'leave', monster.id)) return false;
  const { turn } = machine.state;
  if (way.free && turn.used.includes(`wall/${monster.id}`)) return false;
  return costOf(machine, monster, way) <= spacesLeft(machine, monster) || turn.moved[monster.id] === undefined;
}

export const stepsOfMonster = (machine: Machine, monster: MonsterState): readonly Choice[] =>
  monsterWays(machine, monster, { room: monster.room })
    .filter(way => canGo(machine, monster, way))
    .map(way => ({ c: 'step', to: way.to, way: way.kind, cost: costOf(machine, monster, way) }));

/** The player moves a monster step by step, attacks when it likes, and is done (H-17.2, H-17.3). Arguments: monster. */
export const monsterFree: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster || monster.stunned) return;
  const kind = kindOf(machine, monster);
  const attacks = attackChoices(machine, monster);
  const others: readonly Choice[] = [
    ...stepsOfMonster(machine, monster),
    ...(barrierSides(machine, monster.room).length > 1 ? [{ c: 'cross' } as const] : []),
    ...monsterCarryChoices(machine, monster),
  ];
  if (attacks.length + others.length === 0) return;
  const end: readonly Choice[] = kind.mustAttack && attacks.length > 0 ? [] : [{ c: 'end' }];
  machine.ask({
    seat: deciderFor(machine, monster.id),
    key: 'monster.free',
    values: { monster: monster.id },
    choices: [...others, ...attacks, ...end],
    then: 'monsterChosen',
    args: { monster: monster.id },
    env,
    room: monster.room,
  });
};

export const monsterChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'end') return;
  machine.call('monsterFree', args, env);
  doAsMonster(machine, args['monster'] as FigureId, choice);
};

/** Does what was chosen for a monster. */
export function doAsMonster(machine: Machine, monster: FigureId, choice: Choice): void {
  const procedures: Readonly<Partial<Record<Choice['c'], string>>> = {
    step: 'monsterStep',
    cross: 'monsterCross',
    attack: 'monsterAttack',
    option: 'monsterAttackAll',
    pickUp: 'monsterPickUp',
    drop: 'monsterDrop',
    take: 'monsterTakesThing',
    lay: 'putThing',
  };
  const { c, ...fields } = choice;
  const name = procedures[c];
  if (name === undefined) throw new Error(`no choice of a monster: ${c}`);
  machine.call(name, { ...fields, monster } as never, environment({ me: monster }));
}

/** The other side of a barrier: monsters cross freely (H-7.4). Arguments: monster. */
export const monsterCross: Procedure = (machine, args) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster) return;
  const sides = barrierSides(machine, monster.room);
  monster.barrierSide = sides.find(side => side !== monster.barrierSide) ?? monster.barrierSide;
};

/** One step; captives come along (H-19.8). Arguments: monster, to, way, cost. */
export const monsterStep: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster) return;
  const { turn } = machine.state;
  const from = monster.room;
  const to = args['to'] as RoomId;
  const cost = args['cost'] as number;
  const left = Math.max(0, spacesLeft(machine, monster));
  turn.moved[monster.id] = (turn.moved[monster.id] ?? 0) + Math.min(cost, left);
  if (args['way'] === 'revolvingWall') turn.used.push(`wall/${monster.id}`);
  machine.emit({ t: 'stepped', figure: monster.id, from, to, way: args['way'] as string, cost });
  monster.barrierSide = entrySide(machine, from, to) ?? barrierSides(machine, to)[0] ?? null;
  monster.room = to;
  if (from === 'collapsed-room' && args['way'] === 'drop') markHole(machine, monster);
  machine.call('enterRules', { seat: monster.id, room: to }, env);
  if (to === elevator && kindOf(machine, monster).mind === 'free') rideAsMonster(machine, monster);
  bringCaptives(machine, monster.id, { to, side: monster.barrierSide });
};

/** The first through the hole of the Collapsed Room says where it leads (H-7.7). */
function markHole(machine: Machine, { room, barrierSide }: MonsterState): void {
  if (dropFrom(machine.state, 'collapsed-room') === null)
    placeToken(machine, { kind: 'below-collapsed-room', room, barrierSide });
}

/** The floor is chosen without a roll, but traitor and monsters have one ride together (H-7.9). */
function rideAsMonster(machine: Machine, monster: MonsterState): void {
  const { turn } = machine.state;
  if (turn.hasRidden) return;
  turn.hasRidden = true;
  machine.call('elevatorGoes', { seat: deciderFor(machine, monster.id), floors }, environment({ me: monster.id }));
}
