import type { Choice } from './choices.ts';
import { monsterOf } from './figures.ts';
import { argsOf, fightOf, wordsFor } from './fights.ts';
import type { Fight } from './fights.ts';
import { mayMove, passCard } from './hands.ts';
import { hooksAt } from './hooks.ts';
import type { Answer, Arguments, Machine, Procedure } from './machine.ts';
import { kindOf, thingOf } from './monsters.ts';
import { deciderFor } from './rolls.ts';
import type { Json } from './state.ts';
import { carry, mayCarry, thingsOf } from './things.ts';
import type { DamageKind, FigureId } from './terms.ts';
import { physicalTraits } from './terms.ts';

/** Physical for Might and Speed, mental for Sanity and Knowledge (H-12.4), unless the monster's kind says otherwise. */
function damageKind(machine: Machine, fight: Fight, winner: FigureId | null): DamageKind {
  const monster = winner === null ? undefined : monsterOf(machine.state, winner);
  const own = monster && kindOf(machine, monster).damage;
  return own ?? (physicalTraits.includes(fight.trait) ? 'physical' : 'mental');
}

/** Damage, or a theft in its place (H-12.10). A stunned monster deals none (H-12.7). Arguments: a Fight, winner, loser, margin. */
export const fightDamage: Procedure = (machine, args, env) => {
  const plan = fightOf(args);
  const winner = args['winner'] as FigureId | null;
  const loser = args['loser'] as FigureId;
  const margin = args['margin'] as number;
  if (winner !== null && monsterOf(machine.state, winner)?.stunned) return;
  const kind = damageKind(machine, plan, winner);
  const spoils = winner === null ? [] : stealable(machine, plan, { winner, loser, margin, kind });
  const blow = argsOf(plan, { figure: loser, kind, steps: margin, by: winner });
  if (spoils.length === 0 || winner === null) {
    machine.call('hurtByFight', blow, env);
    return;
  }
  machine.ask({
    seat: deciderFor(machine, winner),
    key: 'fight.steal',
    values: { loser, steps: margin },
    choices: [...spoils, { c: 'no' }],
    then: 'theftChosen',
    args: { winner, loser, blow: blow as unknown as Json },
    env,
  });
};

interface Outcome {
  readonly winner: FigureId;
  readonly loser: FigureId;
  readonly margin: number;
  readonly kind: DamageKind;
}

/** Cards and things the winner may take in place of the damage; none when this win allows no theft. */
function stealable(machine: Machine, plan: Fight, outcome: Outcome): readonly Choice[] {
  const { winner, loser, margin } = outcome;
  const victim = machine.state.explorers[loser];
  if (!victim || !machine.state.haunt || plan.isDistant || margin < 2) return [];
  const monster = monsterOf(machine.state, winner);
  const isPhysicalAttack = winner === plan.attacker && outcome.kind === 'physical';
  const isAnyWin = machine.state.options.settings.steal === 'any';
  const mayUsually = monster ? kindOf(machine, monster).steals === true : isAnyWin || isPhysicalAttack;
  const may = (source: string): boolean => isStealable(machine, { plan, winner, loser, source, mayUsually });
  const things = thingsOf(machine, loser).filter(
    thing =>
      may(thing.id) &&
      thingOf(machine, thing.kind)?.steal &&
      mayCarry(machine, winner, thing) &&
      !machine.state.turn.touched.includes(thing.id),
  );
  return [
    ...victim.cards
      .filter(card => may(card) && mayMove(machine, card, 'steal'))
      .map(card => ({ c: 'card', card }) as const),
    ...things.map(({ id }) => ({ c: 'token', token: id }) as const),
  ];
}

/** What the haunt says of taking this one, else what wins usually allow. */
function isStealable(
  machine: Machine,
  theft: {
    readonly plan: Fight;
    readonly winner: FigureId;
    readonly loser: FigureId;
    readonly source: string;
    readonly mayUsually: boolean;
  },
): boolean {
  const { plan, winner, loser, source } = theft;
  const live = hooksAt(machine, 'steal', { figure: winner, env: { foe: loser, bound: { source } } }).filter(
    ({ hook }) => hook.traits === undefined || hook.traits.includes(plan.trait),
  );
  if (live.some(({ hook }) => hook.kind === 'forbid')) return false;
  return theft.mayUsually || live.some(({ hook }) => hook.kind === 'allow');
}

export const theftChosen: Answer = (machine, choice, args, env) => {
  const winner = args['winner'] as FigureId;
  const loser = args['loser'] as FigureId;
  const victim = machine.state.explorers[loser]!;
  const thief = machine.state.explorers[winner];
  const thing = choice.c === 'token' ? machine.state.tokens.find(({ id }) => id === choice.token) : undefined;
  if (thing) {
    machine.state.turn.touched.push(thing.id);
    carry(machine, thing, winner);
  } else if (choice.c !== 'card') machine.call('hurtByFight', args['blow'] as unknown as Arguments, env);
  else if (thief) passCard(machine, victim, { to: thief, card: choice.card, how: 'theft' });
  else machine.call('monsterTakes', { monster: winner, seat: loser, card: choice.card }, env);
};

/**
 * What a beaten figure suffers, unless a rule or the winner's kind puts something in its place: explorers take damage, monsters
 * are stunned or die as their kind says (H-17.5). Arguments: a Fight, figure, kind, steps, by.
 */
export const hurtByFight: Procedure = (machine, args, env) => {
  const plan = fightOf(args);
  const figure = args['figure'] as FigureId;
  const by = args['by'] as FigureId | null;
  const steps = args['steps'] as number;
  const about = wordsFor(plan, figure);
  const weapon = by !== null && by === plan.attacker ? plan.weapon : null;
  const words = { ...about.env, margin: steps, bound: weapon === null ? {} : { weapon } };
  const replaced = hooksAt(machine, 'hurt', { figure, env: words }).find(({ hook }) => hook.kind === 'replace');
  if (replaced) {
    machine.run(replaced.hook.do, replaced.env);
    return;
  }
  const monster = by === null ? undefined : monsterOf(machine.state, by);
  const hits = monster && kindOf(machine, monster).hits;
  if (monster && hits)
    machine.call('monsterHits', { monster: monster.id, loser: figure, steps, program: hits as unknown as Json }, env);
  else machine.call('hurt', { figure, kind: args['kind']!, steps, by, weapon }, env);
};
