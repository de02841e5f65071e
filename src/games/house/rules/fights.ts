import { changeAt, hooksAt, isForbidden, runAfter } from './hooks.ts';
import { monsterKind } from './content-index.ts';
import { monsterOf, neighbourSeat, traitOf } from './figures.ts';
import { mayMove, passCard } from './hands.ts';
import type { Program } from './lantern/language.ts';
import type { Answer, Arguments, Machine, Procedure, Verb } from './machine.ts';
import { deciderFor } from './rolls.ts';
import type { Environment, Json } from './state.ts';
import type { CardId, DamageKind, FigureId, Trait } from './terms.ts';
import { physicalTraits } from './terms.ts';

/**
 * A fight on its way (H-12). `attacker` is null when a card attacks with dice of its own. Programs run after the damage is
 * settled, with `margin` and `foe` bound; `isAttack` tells an attack of a turn from a fight by card or haunt.
 */
interface Fight {
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

const fightOf = (args: Arguments): Fight => args as unknown as Fight;
const argsOf = (fight: Fight, more: Arguments = {}): Arguments => ({ ...(fight as unknown as Arguments), ...more });

/** Physical for Might and Speed, mental for Sanity and Knowledge (H-12.4), unless the monster's kind says otherwise. */
function damageKind(machine: Machine, fight: Fight, winner: FigureId | null): DamageKind {
  const monster = winner === null ? undefined : monsterOf(machine.state, winner);
  const kind =
    monster && machine.state.haunt ? monsterKind(machine.content, machine.state.haunt.number, monster.kind) : undefined;
  if (kind?.damage) return kind.damage;
  return physicalTraits.includes(fight.trait) ? 'physical' : 'mental';
}

export const fightVerb: Verb<'fight'> = (machine, node, env) => {
  const attacker = node.attacker === undefined ? null : (machine.select(node.attacker, env).ids[0] ?? null);
  const defender = machine.select(node.defender, env).ids[0];
  if (defender === undefined) return;
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

/** The attacker's roll. Arguments: a Fight. */
export const fight: Procedure = (machine, args, env) => {
  const plan = fightOf(args);
  const change =
    plan.attacker === null ? 0 : changeAt(machine, 'fightDice', { figure: plan.attacker, trait: plan.trait });
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
  const change = changeAt(machine, 'fightDice', { figure: plan.defender, trait: plan.trait });
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
    figure === null ? 0 : changeAt(machine, 'fightResult', { figure, trait: plan.trait });
  const attack = (args['attack'] as number) + bonus(plan.attacker);
  const defence = (args['result'] as number) + (plan.undefended ? 0 : bonus(plan.defender));
  machine.emit({ t: 'fought', attacker: plan.attacker, defender: plan.defender, trait: plan.trait, attack, defence });
  const margin = Math.abs(attack - defence);
  const outcome = attack > defence ? plan.win : attack < defence ? plan.lose : plan.tie;
  const words: Environment = { ...env, margin, foe: attack > defence ? plan.defender : plan.attacker };
  machine.run(outcome ?? undefined, words);
  if (attack === defence) return;
  const winner = attack > defence ? plan.attacker : plan.defender;
  const loser = attack > defence ? plan.defender : plan.attacker;
  if (winner !== null)
    runAfter(machine, 'fightWon', { figure: winner, env: { margin, foe: loser, rolledTrait: plan.trait } });
  if (plan.harmless || loser === null) return;
  const attackerLost = loser === plan.attacker;
  if (attackerLost && (!plan.attackerHurt || plan.isDistant)) return;
  machine.call('fightDamage', argsOf(plan, { winner, loser, margin }), env);
};

/** Damage, or a theft in its place (H-12.10). A stunned monster deals none (H-12.7). */
export const fightDamage: Procedure = (machine, args, env) => {
  const plan = fightOf(args);
  const winner = args['winner'] as FigureId | null;
  const loser = args['loser'] as FigureId;
  const margin = args['margin'] as number;
  if (winner !== null && monsterOf(machine.state, winner)?.stunned) return;
  const kind = damageKind(machine, plan, winner);
  const stealable = winner === null ? [] : stealableCards(machine, plan, { winner, loser, margin, kind });
  if (stealable.length === 0 || winner === null) {
    machine.call('hurtByFight', { figure: loser, kind, steps: margin }, env);
    return;
  }
  machine.ask({
    seat: deciderFor(machine, winner),
    key: 'fight.steal',
    values: { loser, steps: margin },
    choices: [...stealable.map(card => ({ c: 'card', card }) as const), { c: 'no' }],
    then: 'theftChosen',
    args: { winner, loser, steps: margin, kind } as Readonly<Record<string, Json>>,
    env,
  });
};

interface Outcome {
  readonly winner: FigureId;
  readonly loser: FigureId;
  readonly margin: number;
  readonly kind: DamageKind;
}

/** Cards the winner may take in place of the damage; none when this win allows no theft. */
function stealableCards(machine: Machine, plan: Fight, outcome: Outcome): readonly CardId[] {
  const thief = machine.state.explorers[outcome.winner];
  const victim = machine.state.explorers[outcome.loser];
  if (!victim || !machine.state.haunt || plan.isDistant || outcome.margin < 2) return [];
  const monster = monsterOf(machine.state, outcome.winner);
  if (monster && !monsterKind(machine.content, machine.state.haunt.number, monster.kind)?.steals) return [];
  if (!monster && !thief) return [];
  const isPhysicalAttack = outcome.winner === plan.attacker && outcome.kind === 'physical';
  if (machine.state.options.settings.steal === 'physicalAttack' && !monster && !isPhysicalAttack) return [];
  return victim.cards.filter(card => mayMove(machine, card, 'steal'));
}

export const theftChosen: Answer = (machine, choice, args, env) => {
  const winner = args['winner'] as FigureId;
  const loser = args['loser'] as FigureId;
  if (choice.c !== 'card') {
    machine.call('hurtByFight', { figure: loser, kind: args['kind']!, steps: args['steps']! }, env);
    return;
  }
  const victim = machine.state.explorers[loser]!;
  const thief = machine.state.explorers[winner];
  if (thief) passCard(machine, victim, { to: thief, card: choice.card, how: 'theft' });
  else machine.call('monsterTakes', { monster: winner, seat: loser, card: choice.card }, env);
};

/** What a beaten figure suffers: explorers take damage, monsters are stunned or die as their kind says (H-17.5). */
export const hurtByFight: Procedure = (machine, args, env) => {
  const figure = args['figure'] as FigureId;
  const replaced = hooksAt(machine, 'hurt', { figure }).find(({ hook }) => hook.kind === 'replace');
  if (replaced) machine.run(replaced.hook.do, { ...replaced.env, margin: args['steps'] as number });
  else machine.call('hurt', args, env);
};

/** Whether an attack with this trait may be made at all: the target must have the trait, and no rule forbid it (H-12.2). */
export function mayAttack(
  machine: Machine,
  attack: { readonly attacker: FigureId; readonly target: FigureId; readonly trait: Trait },
): boolean {
  if (traitOf(machine.state, machine.content, attack.target, attack.trait) === null) return false;
  if (isForbidden(machine, 'attackAllowed', attack.attacker)) return false;
  const monster = monsterOf(machine.state, attack.target);
  const kind =
    monster && machine.state.haunt ? monsterKind(machine.content, machine.state.haunt.number, monster.kind) : undefined;
  return !kind?.immuneTo?.includes(attack.trait);
}
