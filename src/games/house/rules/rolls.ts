import type { Choice } from './choices.ts';
import { monsterKind } from './content-index.ts';
import { monsterOf, traitOf } from './figures.ts';
import { changeAt, hooksAt, isForbidden, runAfter } from './hooks.ts';
import type { Answer, Arguments, Machine, Procedure } from './machine.ts';
import type { Environment } from './state.ts';
import { mostDice } from './roll-odds.ts';
import type { CardId, FigureId, Trait } from './terms.ts';

/**
 * A roll on its way, kept as plain arguments: who rolls, for what, and which procedure reads the result. `decider` is the
 * seat that is asked about cards and types dice in.
 */
interface RollPlan {
  readonly roller: FigureId;
  readonly decider: string;
  readonly key: string;
  readonly trait: Trait | null;
  readonly dice: number;
  readonly bonus: number;
  readonly cards: readonly CardId[];
  /** False when the dice belong to a card and somebody only throws them (H-10.6): no card of his can change them. */
  readonly isOwn: boolean;
  readonly then: string;
  readonly thenArgs: Arguments;
}

const planOf = (args: Arguments): RollPlan => args as unknown as RollPlan;
const argsOf = (plan: RollPlan, more: Arguments = {}): Arguments => ({ ...(plan as unknown as Arguments), ...more });

/** Dice of a trait roll: the current value with what rules and tokens change, 1 to 8 for explorers, 0 to 8 for monsters (H-9.2, H-8.7). */
export function diceFor(
  machine: Machine,
  figure: FigureId,
  roll: { readonly trait: Trait | null; readonly dice: number; readonly isForOwnEvent?: boolean },
): number {
  const isExplorer = machine.state.explorers[figure] !== undefined;
  const value = roll.trait === null ? 0 : (traitOf(machine.state, machine.content, figure, roll.trait) ?? 0);
  const { trait } = roll;
  const event = trait !== null && roll.isForOwnEvent ? changeAt(machine, 'eventDice', { figure, trait }) : 0;
  const change = trait === null ? 0 : changeAt(machine, 'rollDice', { figure, trait }) + event;
  const least = isExplorer && roll.trait !== null ? 1 : 0;
  return Math.min(mostDice, Math.max(least, value + roll.dice + change));
}

/**
 * Announces a roll (H-9.4). Arguments: roller, key, trait or null, dice (added to the trait's), then, thenArgs, and
 * optionally decider and `isOwn` (default true). The procedure `then` gets `thenArgs` with `result` and `rolledTrait`.
 */
export const roll: Procedure = (machine, args, env) => {
  const roller = args['roller'] as FigureId;
  const trait = (args['trait'] ?? null) as Trait | null;
  const plan: RollPlan = {
    roller,
    decider: (args['decider'] as string | undefined) ?? deciderFor(machine, roller),
    key: args['key'] as string,
    trait,
    dice: diceFor(machine, roller, {
      trait,
      dice: (args['dice'] ?? 0) as number,
      isForOwnEvent: isOwnEvent(machine, roller, env),
    }),
    bonus: 0,
    cards: [],
    isOwn: (args['isOwn'] ?? true) as boolean,
    then: args['then'] as string,
    thenArgs: (args['thenArgs'] ?? {}) as Arguments,
  };
  askBeforeRoll(machine, plan, env);
};

/** Whether a roll is asked for by an event that the roller drew itself. */
const isOwnEvent = (machine: Machine, roller: FigureId, env: Environment): boolean =>
  env.bound['drawer'] === roller && env.card !== null && machine.content.cards.get(env.card)?.deck === 'event';

/** Who answers for a figure: its own seat; for monsters the traitor's player, without traitor the revealer's, or their owner (H-16.1). */
export function deciderFor(machine: Machine, figure: FigureId): string {
  const { state } = machine;
  if (state.explorers[figure]) return figure;
  const monster = monsterOf(state, figure);
  const isOwned =
    monster?.of && monsterKind(machine.content, state.haunt?.number ?? 0, monster.kind)?.playedBy === 'owner';
  return isOwned ? monster.of! : (state.haunt?.traitor ?? state.haunt?.revealer ?? state.turn.seat);
}

/** Whether the roller throws its blanks once more (H-19.8). */
const rollsBlanksAgain = (machine: Machine, figure: FigureId): boolean =>
  hooksAt(machine, 'blanksAgain', { figure }).some(({ hook }) => hook.kind === 'allow');

/** Cards the roller may still bring into this roll: not touched this turn, not used in it, and hands free (H-10.7, H-11.1). */
function usableCards(machine: Machine, plan: RollPlan): readonly CardId[] {
  const explorer = machine.state.explorers[plan.roller];
  if (!explorer || !plan.isOwn || isForbidden(machine, 'use', plan.roller)) return [];
  return explorer.cards.filter(card => !machine.state.turn.touched.includes(card) && !plan.cards.includes(card));
}

function cardsBefore(machine: Machine, plan: RollPlan): readonly Choice[] {
  return usableCards(machine, plan)
    .filter(card => {
      const when = machine.content.cards.get(card)?.use?.when;
      return when === 'insteadOfRoll' || (when === 'beforeTraitRoll' && plan.trait !== null);
    })
    .map(card => ({ c: 'use', card }));
}

function askBeforeRoll(machine: Machine, plan: RollPlan, env: Environment): void {
  const banked = plan.isOwn ? machine.state.hidden.banked[plan.roller]?.result : undefined;
  const uses = cardsBefore(machine, plan);
  const bank: readonly Choice[] =
    banked !== undefined && banked <= plan.dice * 2 ? [{ c: 'number', value: banked }] : [];
  if (uses.length === 0 && bank.length === 0) {
    machine.call('rollFaces', argsOf(plan), env);
    return;
  }
  machine.ask({
    seat: plan.decider,
    key: 'roll.before',
    values: { roll: plan.key, dice: plan.dice },
    choices: [...uses, ...bank, { c: 'no' }],
    then: 'beforeRollChosen',
    args: argsOf(plan),
    env,
  });
}

export const beforeRollChosen: Answer = (machine, choice, args, env) => {
  const plan = planOf(args);
  if (choice.c === 'number') {
    finish(machine, plan, { env, faces: null, result: choice.value, source: 'banked' });
    machine.call('bankSpent', { seat: plan.roller }, env);
    return;
  }
  if (choice.c !== 'use') {
    machine.call('rollFaces', args, env);
    return;
  }
  const use = machine.content.cards.get(choice.card)?.use;
  const cards = [...plan.cards, choice.card];
  machine.emit({ t: 'cardUsed', seat: plan.roller, card: choice.card });
  if (use?.when === 'insteadOfRoll')
    machine.call('nameResult', argsOf({ ...plan, cards }, { most: use.named ?? mostDice }), env);
  else askBeforeRoll(machine, { ...plan, cards, bonus: plan.bonus + (use?.result ?? 0) }, env);
  machine.call('spendCard', { seat: plan.roller, card: choice.card }, env);
};

/** A named result in place of the dice (H-9.7). */
export const nameResult: Procedure = (machine, args, env) =>
  machine.ask({
    seat: planOf(args).decider,
    key: 'roll.name',
    choices: Array.from({ length: (args['most'] as number) + 1 }, (_, value) => ({ c: 'number', value }) as const),
    then: 'resultNamed',
    args,
    env,
  });

export const resultNamed: Answer = (machine, choice, args, env) => {
  if (choice.c === 'number') finish(machine, planOf(args), { env, faces: null, result: choice.value, source: 'named' });
};

/** The dice themselves, or the question for typed ones. */
export const rollFaces: Procedure = (machine, args, env) => {
  const plan = planOf(args);
  if (machine.state.options.dice === 'typed' && plan.dice > 0) {
    const { decider: seat, key, dice, trait } = plan;
    const values = trait === null ? {} : { trait };
    machine.askDice({ seat, key, dice, values, card: env.card, then: 'diceTyped', args, env });
    return;
  }
  const { turn } = machine.state;
  const thrown = Array.from({ length: plan.dice }, () =>
    machine.face(`roll/${turn.number}/${plan.roller}/${plan.key}`),
  );
  const faces =
    plan.isOwn && rollsBlanksAgain(machine, plan.roller)
      ? thrown.map(face => (face === 0 ? machine.face(`blank/${turn.number}/${plan.roller}/${plan.key}`) : face))
      : thrown;
  askAfterRoll(machine, plan, { env, faces });
};

export const diceTyped: Answer = (machine, choice, args, env) => {
  if (choice.c === 'number') finish(machine, planOf(args), { env, faces: null, result: choice.value, source: 'typed' });
};

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** How many dice of each face are rolled again, as one number: blanks + 10 x ones + 100 x twos. */
function rerollChoices(faces: readonly number[], kind: 'any' | 'one'): readonly Choice[] {
  const counts = [0, 1, 2].map(face => faces.filter(other => other === face).length);
  const codes = range(counts[0]!).flatMap(blanks =>
    range(counts[1]!).flatMap(ones =>
      range(counts[2]!).map(twos => ({ code: blanks + 10 * ones + 100 * twos, dice: blanks + ones + twos })),
    ),
  );
  return codes
    .filter(({ dice }) => dice > 0 && (kind === 'any' || dice === 1))
    .map(({ code }) => ({ c: 'number', value: code }));
}

const range = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, value) => value);

function askAfterRoll(
  machine: Machine,
  plan: RollPlan,
  rolled: { readonly env: Environment; readonly faces: readonly number[] },
): void {
  const cards = usableCards(machine, plan).filter(card => {
    const use = machine.content.cards.get(card)?.use;
    return use?.when === 'afterRoll' && (use.limit !== 'turn' || machine.state.turn.seat === plan.roller);
  });
  if (cards.length === 0 || rolled.faces.length === 0) {
    finish(machine, plan, { ...rolled, result: total(rolled.faces), source: 'drawn' });
    return;
  }
  machine.ask({
    seat: plan.decider,
    key: 'roll.after',
    values: { roll: plan.key, result: total(rolled.faces), faces: rolled.faces.join(' ') },
    choices: [...cards.map(card => ({ c: 'use', card }) as const), { c: 'no' }],
    then: 'afterRollChosen',
    args: argsOf(plan, { faces: rolled.faces }),
    env: rolled.env,
  });
}

export const afterRollChosen: Answer = (machine, choice, args, env) => {
  const plan = planOf(args);
  const faces = args['faces'] as readonly number[];
  if (choice.c !== 'use') {
    finish(machine, plan, { env, faces, result: total(faces), source: 'drawn' });
    return;
  }
  const kind = machine.content.cards.get(choice.card)?.use?.reroll ?? 'one';
  machine.emit({ t: 'cardUsed', seat: plan.roller, card: choice.card });
  machine.call('chooseReroll', argsOf({ ...plan, cards: [...plan.cards, choice.card] }, { faces, kind }), env);
  machine.call('spendCard', { seat: plan.roller, card: choice.card }, env);
};

/** Which dice are rolled again. */
export const chooseReroll: Procedure = (machine, args, env) =>
  machine.ask({
    seat: planOf(args).decider,
    key: 'roll.again',
    values: { faces: (args['faces'] as readonly number[]).join(' ') },
    choices: rerollChoices(args['faces'] as readonly number[], args['kind'] as 'any' | 'one'),
    then: 'rerollChosen',
    args,
    env,
  });

/** The new faces stand (H-9.7). */
export const rerollChosen: Answer = (machine, choice, args, env) => {
  const plan = planOf(args);
  if (choice.c !== 'number') return;
  const again = [choice.value % 10, Math.floor(choice.value / 10) % 10, Math.floor(choice.value / 100)];
  const faces = (args['faces'] as readonly number[]).map(face => {
    if (again[face]! <= 0) return face;
    again[face]! -= 1;
    return machine.face(`again/${machine.state.turn.number}/${plan.roller}/${plan.key}`);
  });
  askAfterRoll(machine, plan, { env, faces });
};

interface Rolled {
  readonly env: Environment;
  readonly faces: readonly number[] | null;
  readonly result: number;
  readonly source: 'drawn' | 'typed' | 'named' | 'banked';
}

/** Additions to the result, not below 0, and the reading (H-9.4). */
function finish(machine: Machine, plan: RollPlan, rolled: Rolled): void {
  const fixed = rolled.source === 'named' || rolled.source === 'banked';
  const change =
    fixed || !plan.isOwn ? 0 : plan.bonus + changeAt(machine, 'rollResult', { figure: plan.roller, trait: plan.trait });
  const result = Math.max(0, rolled.result + change);
  machine.barrier = true;
  machine.emit({
    t: 'rolled',
    roll: {
      roller: plan.roller,
      key: plan.key,
      trait: plan.trait,
      faces: rolled.faces,
      dice: plan.dice,
      result,
      source: rolled.source,
      cards: plan.cards,
    },
  });
  machine.call(plan.then, { ...plan.thenArgs, result, rolledTrait: plan.trait }, rolled.env);
  if (plan.isOwn) runAfter(machine, 'rollResult', { figure: plan.roller, env: { rolled: result } });
}
