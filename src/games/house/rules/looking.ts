import type { Choice } from './choices.ts';
import type { Answer, Machine, Procedure, Verb } from './machine.ts';
import { shuffle } from './tile-stack.ts';
import type { Deck } from './terms.ts';

type Stack = Deck | 'tiles';

const cardsOf = (machine: Machine, at: Stack): readonly string[] =>
  at === 'tiles' ? machine.state.hidden.stack : machine.state.hidden.decks[at];

function setCards(machine: Machine, at: Stack, cards: readonly string[]): void {
  if (at === 'tiles') machine.state.hidden.stack = [...cards];
  else machine.state.hidden.decks[at] = [...cards];
}

const choiceOf = (at: Stack, id: string): Choice =>
  at === 'tiles' ? { c: 'room', room: id } : { c: 'card', card: id };

/** Shows one seat alone the top of a face-down stack (H-10.9); nobody else learns anything. */
export const lookVerb: Verb<'look'> = (machine, node, env) => {
  const seat = machine.select(node.who ?? 'me', env).ids[0];
  if (seat === undefined || !machine.state.explorers[seat]) return;
  const all = cardsOf(machine, node.at);
  const seen = node.count === undefined ? all : all.slice(0, machine.value(node.count, env));
  machine.barrier = true;
  if (seen.length === 0) return;
  const values = seen.slice();
  machine.state.hidden.known.push({ to: seat, key: `look.${node.at}`, values });
  machine.emit({ t: 'told', to: seat, key: `look.${node.at}`, values });
  const args = { seat, at: node.at, left: seen, done: [] };
  if (node.then === 'order') machine.call('orderTop', args, env);
  if (node.then === 'oneOnTop') machine.call('chooseTop', args, env);
};

/** Puts the cards seen back one after the other, the top one first. Arguments: seat, at, left, done. */
export const orderTop: Procedure = (machine, args, env) => {
  const at = args['at'] as Stack;
  const left = args['left'] as readonly string[];
  const done = args['done'] as readonly string[];
  if (left.length <= 1) {
    const top = [...done, ...left];
    setCards(machine, at, [...top, ...cardsOf(machine, at).filter(card => !top.includes(card))]);
    machine.state.hidden.known.push({ to: args['seat'] as string, key: `look.${at}`, values: top });
    return;
  }
  machine.ask({
    seat: args['seat'] as string,
    key: 'look.order',
    choices: left.map(id => choiceOf(at, id)),
    then: 'orderChosen',
    args,
    env,
    isPublic: false,
  });
};

export const orderChosen: Answer = (machine, choice, args, env) => {
  const id = choice.c === 'room' ? choice.room : choice.c === 'card' ? choice.card : '';
  const left = (args['left'] as readonly string[]).filter(other => other !== id);
  machine.call('orderTop', { ...args, left, done: [...(args['done'] as readonly string[]), id] }, env);
};

/** One card goes on top of the stack, shuffled before. Arguments: seat, at, left. */
export const chooseTop: Procedure = (machine, args, env) => {
  const at = args['at'] as Stack;
  const choices = (args['left'] as readonly string[]).map(id => choiceOf(at, id));
  machine.ask({
    seat: args['seat'] as string,
    key: 'look.top',
    choices,
    then: 'topChosen',
    args,
    env,
    isPublic: false,
  });
};

export const topChosen: Answer = (machine, choice, args) => {
  const at = args['at'] as Stack;
  const id = choice.c === 'room' ? choice.room : choice.c === 'card' ? choice.card : '';
  const rest = cardsOf(machine, at).filter(card => card !== id);
  setCards(machine, at, [id, ...shuffle(machine, `look/${at}`, rest)]);
  machine.state.hidden.known.push({ to: args['seat'] as string, key: `look.${at}`, values: [id] });
};
