import type { Choice } from './choices.ts';
import { monsterOf, roomOfFigure } from './figures.ts';
import type { Fight } from './fights.ts';
import { argsOf, mayAttack, wordsFor } from './fights.ts';
import { changeAt } from './hooks.ts';
import type { Arguments, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { kindOf } from './monsters.ts';
import { barrierSideOf } from './movement.ts';
import type { Json, MonsterState } from './state.ts';
import type { FigureId, Trait } from './terms.ts';

const attacked = (monster: FigureId): string => `attack/${monster}`;

/** Living figures the kind is after, on the board (H-17.10). */
export const preyOf = (machine: Machine, monster: MonsterState): readonly FigureId[] =>
  machine
    .select(kindOf(machine, monster).prey ?? 'heroes', environment({ me: monster.id }))
    .ids.filter(id => id !== monster.id && roomOfFigure(machine.state, id) !== null);

const traitOfAttack = (machine: Machine, monster: MonsterState): Trait =>
  kindOf(machine, monster).attackTrait ?? 'might';

/** Whom it can attack where it stands. */
function targets(machine: Machine, monster: MonsterState): readonly FigureId[] {
  if (kindOf(machine, monster).attacks === 'none' || machine.state.turn.used.includes(attacked(monster.id))) return [];
  const trait = traitOfAttack(machine, monster);
  return preyOf(machine, monster).filter(
    target =>
      roomOfFigure(machine.state, target) === monster.room &&
      barrierSideOf(machine, target) === monster.barrierSide &&
      mayAttack(machine, { attacker: monster.id, target, trait }),
  );
}

/** One attack in its turn, on one opponent or, for some kinds, on everybody in the room at once (H-17.3). */
export function attackChoices(machine: Machine, monster: MonsterState): readonly Choice[] {
  const found = targets(machine, monster);
  if (found.length === 0) return [];
  if (kindOf(machine, monster).attacks === 'all') return [{ c: 'option', index: 0, key: 'attack.all' }];
  return found.map(target => ({ c: 'attack', target, trait: traitOfAttack(machine, monster), weapon: null }));
}

function planOf(machine: Machine, monster: MonsterState, defender: FigureId): Fight {
  const kind = kindOf(machine, monster);
  return {
    attacker: monster.id,
    attackDice: kind.attackDice === undefined ? null : machine.value(kind.attackDice, environment({ me: monster.id })),
    moreDice: 0,
    defender,
    defenceDice: null,
    trait: traitOfAttack(machine, monster),
    weapon: null,
    attackerHurt: !kind.undefended,
    harmless: false,
    undefended: kind.undefended ?? false,
    isAttack: true,
    isDistant: false,
    win: null,
    lose: null,
    tie: null,
  };
}

/** Arguments: monster, target. */
export const monsterAttack: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster) return;
  machine.state.turn.used.push(attacked(monster.id));
  machine.call('fight', argsOf(planOf(machine, monster, args['target'] as FigureId)), env);
};

/** One roll against everybody in the room, each defending apart. Arguments: monster. */
export const monsterAttackAll: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster) return;
  const found = targets(machine, monster);
  machine.state.turn.used.push(attacked(monster.id));
  const plans = found.map(target => argsOf(planOf(machine, monster, target)));
  const [first] = found;
  if (first === undefined) return;
  const plan = planOf(machine, monster, first);
  machine.call(
    'roll',
    {
      roller: monster.id,
      key: 'roll.attack',
      trait: plan.attackDice === null ? plan.trait : null,
      dice: (plan.attackDice ?? 0) + changeAt(machine, 'fightDice', wordsFor(plan, monster.id)),
      then: 'monsterAttackedAll',
      thenArgs: { plans: plans as unknown as Json },
    },
    env,
  );
};

/** Arguments: plans, result. */
export const monsterAttackedAll: Procedure = (machine, args, env) => {
  for (const plan of [...(args['plans'] as unknown as readonly Arguments[])].reverse())
    machine.call('fightAttacked', { ...plan, result: args['result']! }, env);
};
