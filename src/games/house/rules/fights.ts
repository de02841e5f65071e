import { monsterOf, neighbourSeat, traitOf } from './figures.ts';
import { changeAt, hooksAt, runAfter } from './hooks.ts';
import { isUnharmed } from './immunity.ts';
import type { Program } from './lantern/language.ts';
import type { Arguments, Machine, Procedure, Verb } from './machine.ts';
import { environment } from './machine.ts';
import { kindOf } from './monsters.ts';
import { deciderFor } from './rolls.ts';
import type { Environment } from './state.ts';
import type { CardId, FigureId, Trait } from './terms.ts';

/**
 * A fight on its way (H-12). `attacker` is null when a card attacks with dice of its own. Programs run after the damage is
 * settled, with `margin` and `foe` bound; `isAttack` tells an attack of a turn from a fight by card or haunt.
 */
export interface Fight {
  readonly attacker: FigureId | null;
  readonly attackDice: number | null;
  readonly moreDice: number;
  readonly defender: FigureId;
  readonly defenceDice: number | null;
  readonly trait: Trait;
  readonly weapon: CardId | null;
  readonly attackerHurt: boolean;
  readonly harmless: boolean;
  readonly undefended: boolean;
  readonly isAttack: boolean;
  readonly isDistant: boolean;
  readonly win: Program | null;
  readonly lose: Program | null;
  readonly tie: Program | null;
}

export const fightOf = (args: Arguments): Fight => args as unknown as Fight;
export const argsOf = (fight: Fight, more: Arguments = {}): Arguments => ({
  ...(fight as unknown as Arguments),
  ...more,
});

export const fightVerb: Verb<'fight'> = (machine, node, env) => {
  const attacker = node.attacker === undefined ? null : (machine.select(node.attacker, env).ids[0] ?? null);
  const defender = machine.select(node.defender, env).ids[0];
  if (defender === undefined || isUnharmed(machine, defender, env)) return;
  const fight: Fight = {
    attacker,
    attackDice: node.attackDice === undefined ? null : machine.value(node.attackDice, env),
    moreDice: 0,
    defender,
    defenceDice: node.defenceDice === undefined ? null : machine.value(node.defenceDice, env),
    trait: node.trait,
    weapon: null,
    attackerHurt: node.attackerHurt ?? attacker !== null,
    harmless: node.harmless ?? false,
    undefended: node.undefended ?? false,
    isAttack: false,
    isDistant: false,
    win: node.win ?? null,
    lose: node.lose ?? null,
    tie: node.tie ?? null,
  };
  machine.call('fight', argsOf(fight), env);
};

/** What rules about a fighter may read: the other one, the trait, the card the attacker uses. */
export function wordsFor(
  plan: Fight,
  figure: FigureId,
): { readonly figure: FigureId; readonly trait: Trait; readonly env: Partial<Environment> } {
  const foe = figure === plan.attacker ? plan.defender : plan.attacker;
  const bound = plan.weapon === null || figure !== plan.attacker ? {} : { weapon: plan.weapon };
  return { figure, trait: plan.trait, env: { foe, rolledTrait: plan.trait, bound } };
}

/** The attacker's roll. Arguments: a Fight. */
export const fight: Procedure = (machine, args, env) => {
  const plan = fightOf(args);
  const change = plan.attacker === null ? 0 : changeAt(machine, 'fightDice', wordsFor(plan, plan.attacker));
  const own = plan.attackDice ?? 0;
  const roller = plan.attacker ?? rollerOnTheRight(machine, plan.defender);
  machine.call(
    'roll',
    {
      roller,
      key: 'roll.attack',
      isOwn: plan.attacker !== null,
      decider: deciderFor(machine, roller),
      trait: plan.attackDice === null ? plan.trait : null,
      dice: own + plan.moreDice + change,
      then: 'fightAttacked',
      thenArgs: argsOf(plan),
    },
    env,
  );
};

/** The player to the right only rolls the dice (H-10.6). */
const rollerOnTheRight = (machine: Machine, defender: FigureId): string =>
  machine.state.explorers[defender] ? neighbourSeat(machine.state, defender, 'right') : deciderFor(machine, defender);

/** The defender's roll; an undefended attack has none (H-12.12). */
export const fightAttacked: Procedure = (machine, args, env) => {
  const plan = fightOf(args);
  const attack = args['result'] as number;
  if (plan.undefended) {
    machine.call('fightSettled', argsOf(plan, { attack, result: 0 }), env);
    return;
  }
  const change = changeAt(machine, 'fightDice', wordsFor(plan, plan.defender));
  machine.call(
    'roll',
    {
      roller: plan.defender,
      key: 'roll.defence',
      trait: plan.defenceDice === null ? plan.trait : null,
      dice: (plan.defenceDice ?? 0) + change,
      then: 'fightSettled',
      thenArgs: argsOf(plan, { attack }),
    },
    env,
  );
};

/** The higher result wins; the difference is the damage; a tie does nothing (H-12.3). */
export const fightSettled: Procedure = (machine, args, env) => {
  const plan = fightOf(args);
  const bonus = (figure: FigureId | null): number =>
    figure === null ? 0 : changeAt(machine, 'fightResult', wordsFor(plan, figure));
  const attack = (args['attack'] as number) + bonus(plan.attacker);
  const defence = (args['result'] as number) + (plan.undefended ? 0 : bonus(plan.defender));
  machine.emit({ t: 'fought', attacker: plan.attacker, defender: plan.defender, trait: plan.trait, attack, defence });
  const margin = Math.abs(attack - defence);
  const outcome = attack > defence ? plan.win : attack < defence ? plan.lose : plan.tie;
  const words: Environment = { ...env, margin, foe: attack > defence ? plan.defender : plan.attacker };
  machine.run(outcome ?? undefined, words);
  if (plan.attacker !== null) {
    const { figure, env: about } = wordsFor(plan, plan.attacker);
    runAfter(machine, 'attacked', { figure, env: { ...about, margin } });
  }
  if (attack === defence) return;
  const winner = attack > defence ? plan.attacker : plan.defender;
  const loser = attack > defence ? plan.defender : plan.attacker;
  if (winner !== null) {
    const { figure, env: about } = wordsFor(plan, winner);
    runAfter(machine, 'fightWon', { figure, env: { ...about, margin } });
  }
  if (plan.harmless || loser === null) return;
  const attackerLost = loser === plan.attacker;
  if (attackerLost && (!plan.attackerHurt || plan.isDistant)) return;
  machine.call('fightDamage', argsOf(plan, { winner, loser, margin }), env);
};

/** Whether an attack may be made at all: the target must have the trait, and neither its kind nor a rule forbid it (H-12.2). */
export function mayAttack(
  machine: Machine,
  attack: {
    readonly attacker: FigureId;
    readonly target: FigureId;
    readonly trait: Trait;
    readonly weapon?: CardId | null;
  },
): boolean {
  const { attacker, target, trait, weapon = null } = attack;
  if (traitOf(machine.state, machine.content, target, trait) === null) return false;
  const bound = weapon === null ? {} : { weapon };
  const about = { figure: attacker, env: { foe: target, rolledTrait: trait, bound } };
  if (hooksAt(machine, 'attackAllowed', about).some(({ hook }) => hook.kind === 'forbid')) return false;
  const monster = monsterOf(machine.state, target);
  if (!monster) return true;
  const { attackable = true, immuneTo = [] } = kindOf(machine, monster);
  if (immuneTo.includes(trait) || attackable === false) return false;
  return attackable === true || machine.value(attackable, environment({ me: attacker, foe: target, bound })) !== 0;
}
