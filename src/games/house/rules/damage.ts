import type { Choice } from './choices.ts';
import { changeAt, runAfter } from './hooks.ts';
import { isUnharmed } from './immunity.ts';
import type { Answer, Arguments, Machine, Procedure, Verb } from './machine.ts';
import { environment } from './machine.ts';
import type { Environment, ExplorerState } from './state.ts';
import type { DamageKind, FigureId, Trait } from './terms.ts';
import { mentalTraits, physicalTraits, traits } from './terms.ts';
import { moveTrait, stepsLeft } from './tracks.ts';

/** Traits that take a kind of damage (H-12.5). */
export const traitsOf = (kind: DamageKind): readonly Trait[] =>
  kind === 'physical' ? physicalTraits : kind === 'mental' ? mentalTraits : traits;

type Split = Readonly<Partial<Record<Trait, number>>>;

function splitsOver(steps: number, [trait, ...rest]: readonly Trait[]): readonly Split[] {
  if (!trait) return steps === 0 ? [{}] : [];
  if (rest.length === 0) return [{ [trait]: steps }];
  return Array.from({ length: steps + 1 }, (_, first) => steps - first).flatMap(first =>
    splitsOver(steps - first, rest).map(split => ({ [trait]: first, ...split })),
  );
}

const isDeadly = (explorer: ExplorerState, split: Split): boolean =>
  traits.some(trait => (split[trait] ?? 0) > stepsLeft(explorer, trait));

/**
 * Every way to take damage in steps. After the haunt began a deadly split is offered only if every split kills, unless
 * `lethalChoice` is `yes` (H-12.6). Before it, what a trait cannot lose is lost (H-9.8).
 */
export function damageSplits(
  machine: Machine,
  explorer: ExplorerState,
  damage: { readonly kind: DamageKind; readonly steps: number },
): readonly Split[] {
  const all = splitsOver(damage.steps, traitsOf(damage.kind));
  if (machine.state.phase !== 'haunt' || machine.state.options.settings.lethalChoice === 'yes') return all;
  const survivable = all.filter(split => !isDeadly(explorer, split));
  return survivable.length > 0 ? survivable : all;
}

/** Armor and its like reduce each physical damage separately, then the Skull may turn a mental damage (H-12.5). */
export const hurt: Procedure = (machine, args, env) => {
  const figure = args['figure'] as FigureId;
  const kind = args['kind'] as DamageKind;
  const asked = args['steps'] as number;
  const explorer = machine.state.explorers[figure];
  if (asked <= 0) return;
  if (!explorer) {
    machine.call(
      'monsterBeaten',
      { monster: figure, steps: asked, by: args['by'] ?? env.me, weapon: args['weapon'] ?? null },
      env,
    );
    return;
  }
  if (!explorer.alive) return;
  const change = changeAt(machine, 'hurt', {
    figure,
    trait: traitOfKind[kind],
    env: { margin: asked, foe: (args['by'] ?? null) as FigureId | null, bound: weaponIn(args) },
  });
  const steps = Math.max(0, asked + change);
  const damage = {
    figure,
    kind,
    steps,
    reduced: asked - steps,
    by: args['by'] ?? null,
    weapon: args['weapon'] ?? null,
  };
  if (kind !== 'mental' || steps === 0 || !explorer.cards.includes('skull')) {
    machine.call('takeDamage', damage, env);
    return;
  }
  machine.ask({
    seat: figure,
    key: 'hurt.turnToPhysical',
    values: { steps },
    choices: [{ c: 'yes' }, { c: 'no' }],
    then: 'damageTurned',
    args: damage,
    env,
    card: 'skull',
  });
};

const weaponIn = (args: Arguments): Readonly<Record<string, string>> =>
  args['weapon'] ? { weapon: args['weapon'] as string } : {};

/** The trait by which rules about a kind of damage are found. */
const traitOfKind: Readonly<Record<DamageKind, Trait | null>> = { physical: 'might', mental: 'sanity', any: null };

/** What the Skull has turned is not reduced once more: reductions come first (H-12.5). */
export const damageTurned: Answer = (machine, choice, args, env) =>
  machine.call('takeDamage', choice.c === 'yes' ? { ...args, kind: 'physical' } : args, env);

/** The victim splits what is left of a damage. Arguments: figure, kind, steps, reduced, by and weapon as in a fight. */
export const takeDamage: Procedure = (machine, args, env) => {
  const figure = args['figure'] as FigureId;
  const kind = args['kind'] as DamageKind;
  const steps = args['steps'] as number;
  const explorer = machine.state.explorers[figure]!;
  machine.emit({ t: 'hurt', figure, kind, steps, reduced: args['reduced'] as number });
  if (steps === 0) return;
  machine.call('afterHurt', { figure, steps, kind, by: args['by'] ?? null, weapon: args['weapon'] ?? null }, env);
  askForSplit(machine, explorer, { kind, steps, env });
};

function askForSplit(
  machine: Machine,
  explorer: ExplorerState,
  damage: { readonly kind: DamageKind; readonly steps: number; readonly env: Environment },
): void {
  const splits = damageSplits(machine, explorer, damage);
  if (machine.state.phase !== 'haunt' && traitsOf(damage.kind).every(trait => stepsLeft(explorer, trait) === 0)) return;
  const choices: readonly Choice[] = splits.map(steps => ({ c: 'split', steps }));
  const [only] = splits;
  if (splits.length === 1 && only) takeSplit(machine, explorer, only);
  else
    machine.ask({
      seat: explorer.seat,
      key: 'hurt.split',
      values: { steps: damage.steps, kind: damage.kind },
      choices,
      then: 'damageSplit',
      args: { figure: explorer.seat },
      env: damage.env,
    });
}

function takeSplit(machine: Machine, explorer: ExplorerState, split: Split): void {
  for (const trait of traits) if (split[trait]) moveTrait(machine, explorer, { trait, by: -split[trait] });
}

export const damageSplit: Answer = (machine, choice, args) => {
  const explorer = machine.state.explorers[args['figure'] as string];
  if (choice.c === 'split' && explorer) takeSplit(machine, explorer, choice.steps);
};

/** Rules that follow a damage taken (`after` hooks at `hurt`). */
export const afterHurt: Procedure = (machine, args) =>
  runAfter(machine, 'hurt', {
    figure: args['figure'] as string,
    env: { margin: args['steps'] as number, foe: (args['by'] ?? null) as FigureId | null, bound: weaponIn(args) },
  });

export const hurtVerb: Verb<'hurt'> = (machine, node, env) => {
  const ids = machine.select(node.who ?? 'me', env).ids.filter(figure => !isUnharmed(machine, figure, env));
  for (const figure of [...ids].reverse()) {
    if (node.dice === undefined)
      machine.call('hurt', { figure, kind: node.kind, steps: machine.value(node.by ?? 0, env) }, env);
    else
      machine.call(
        'roll',
        {
          roller: figure,
          key: 'roll.damage',
          trait: null,
          dice: machine.value(node.dice, env),
          then: 'hurtByRoll',
          thenArgs: { figure, kind: node.kind },
        },
        environment({ ...env }),
      );
  }
};

/** Damage in as many steps as the dice showed (H-9.5). */
export const hurtByRoll: Procedure = (machine, args, env) =>
  machine.call('hurt', { figure: args['figure']!, kind: args['kind']!, steps: args['result'] as number }, env);
