import type { Choice } from '../choices.ts';
import { isRefused } from '../immunity.ts';
import { deciderFor } from '../rolls.ts';
import type { Answer, Machine, Verb } from '../machine.ts';
import type { Environment, Json } from '../state.ts';
import type { Named } from './selectors.ts';
import type { Program } from './language.ts';

const chooser = (machine: Machine, who: string | undefined, env: Environment): string | undefined =>
  seatThatDecides(machine, who ? machine.select(who, env).ids[0] : (env.me ?? undefined));

/** A monster's questions go to the traitor's player, without traitor to the revealer's (H-16.1, H-16.3). */
function seatThatDecides(machine: Machine, figure: string | undefined): string | undefined {
  return figure === undefined ? undefined : deciderFor(machine, figure);
}

export const ifVerb: Verb<'if'> = (machine, node, env) =>
  machine.run(machine.value(node.if, env) !== 0 ? node.then : node.else, env);

export const eachVerb: Verb<'each'> = (machine, node, env) => {
  const ids = machine.select(node.of, env).ids.filter(id => !isRefused(machine, id, env));
  for (const id of [...ids].reverse()) {
    const bound = { ...env.bound, [node.as ?? 'it']: id };
    machine.run(node.do, { ...env, bound, me: node.asMe ? id : env.me });
  }
};

export const timesVerb: Verb<'times'> = (machine, node, env) => {
  const count = Math.min(node.most, machine.value(node.count, env));
  for (let left = count; left > 0; left--) machine.run(node.do, env);
};

export const askVerb: Verb<'ask'> = (machine, node, env) => {
  const seat = chooser(machine, node.who, env);
  const offered = node.options.flatMap((option, index) =>
    option.if === undefined || machine.value(option.if, env) !== 0 ? [{ option, index }] : [],
  );
  if (seat === undefined || offered.length === 0) return;
  const [only] = offered;
  if (offered.length === 1 && only && !node.may) {
    machine.run(only.option.do, env);
    return;
  }
  const choices: readonly Choice[] = offered.map(({ option, index }) => ({ c: 'option', index, key: option.key }));
  machine.ask({
    seat,
    key: node.key,
    choices: node.may ? [...choices, { c: 'no' }] : choices,
    then: 'optionChosen',
    args: { programs: node.options.map(option => option.do) as unknown as Json },
    env,
    card: env.card,
  });
};

export const optionChosen: Answer = (machine, choice, args, env) => {
  if (choice.c === 'option') machine.run((args['programs'] as unknown as readonly Program[])[choice.index], env);
};

const choiceOf = (sort: Named['sort'], id: string): Choice => {
  if (sort === 'figure') return { c: 'figure', figure: id };
  if (sort === 'room') return { c: 'room', room: id };
  return sort === 'card' ? { c: 'card', card: id } : { c: 'token', token: id };
};

export const pickVerb: Verb<'pick'> = (machine, node, env) => {
  const seat = chooser(machine, node.who, env);
  const named = machine.select(node.from, env);
  const name = node.as ?? 'it';
  if (named.ids.length === 0 || seat === undefined) {
    machine.run(node.none, env);
    return;
  }
  const isTaken = node.byChance || (named.ids.length === 1 && !node.may);
  if (isTaken) {
    const index =
      named.ids.length === 1 ? 0 : machine.index(`pick/${machine.state.turn.number}/${node.key}`, named.ids.length);
    machine.run(node.do, { ...env, bound: { ...env.bound, [name]: named.ids[index]! } });
    return;
  }
  const choices = named.ids.map(id => choiceOf(named.sort, id));
  machine.ask({
    seat,
    key: node.key,
    choices: node.may ? [...choices, { c: 'no' }] : choices,
    then: 'picked',
    args: { name, do: node.do as unknown as Json, none: (node.none ?? null) as unknown as Json },
    env,
    card: env.card,
  });
};

/** The id a choice names, whatever its sort. */
export function idOf(choice: Choice): string | null {
  if (choice.c === 'figure') return choice.figure;
  if (choice.c === 'room') return choice.room;
  if (choice.c === 'card') return choice.card;
  return choice.c === 'token' ? choice.token : null;
}

export const picked: Answer = (machine, choice, args, env) => {
  const id = idOf(choice);
  if (id === null) {
    machine.run((args['none'] ?? undefined) as unknown as Program | undefined, env);
    return;
  }
  const bound = { ...env.bound, [args['name'] as string]: id };
  machine.run(args['do'] as unknown as Program, { ...env, bound });
};
