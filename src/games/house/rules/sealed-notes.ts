import type { Choice } from './choices.ts';
import { idOf } from './lantern/control-verbs.ts';
import type { Node } from './lantern/language.ts';
import type { Answer, Machine, Verb } from './machine.ts';
import { deciderFor } from './rolls.ts';
import type { Environment, Json } from './state.ts';

type NoteNode = Extract<Node, { verb: 'note' }>;

const choiceOf = (sort: string, id: string): Choice => {
  if (sort === 'room') return { c: 'room', room: id };
  return sort === 'figure'
    ? { c: 'figure', figure: id }
    : sort === 'card'
      ? { c: 'card', card: id }
      : { c: 'token', token: id };
};

function choicesFor(machine: Machine, node: NoteNode, env: Environment): readonly Choice[] {
  if (node.from !== undefined) {
    const { sort, ids } = machine.select(node.from, env);
    return ids.map(id => choiceOf(sort, id));
  }
  const least = machine.value(node.least ?? 0, env);
  const most = machine.value(node.most ?? least, env);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, offset) => ({ c: 'number', value: least + offset }));
}

/** Somebody writes down a secret (H-15.7). The question is put even when only one answer is left, so that nothing shows. */
export const noteVerb: Verb<'note'> = (machine, node, env) => {
  const choices = choicesFor(machine, node, env);
  const writer = node.who === undefined ? env.me : (machine.select(node.who, env).ids[0] ?? null);
  if (choices.length === 0 || writer === null) return;
  if (node.byChance) {
    write(machine, node, choices[machine.index(`note/${node.name}`, choices.length)]!);
    return;
  }
  machine.ask({
    seat: deciderFor(machine, writer),
    key: node.key,
    choices,
    then: 'noteWritten',
    args: { node: node as unknown as Json },
    env,
    isPublic: false,
  });
};

export const noteWritten: Answer = (machine, choice, args) =>
  write(machine, args['node'] as unknown as NoteNode, choice);

function write(machine: Machine, node: NoteNode, choice: Choice): void {
  const { hidden } = machine.state;
  const written = choice.c === 'number' ? choice.value : (idOf(choice) ?? '');
  const before = [hidden.notes[node.name] ?? []].flat();
  hidden.notes[node.name] = node.add ? [...before, written] : written;
  machine.barrier = true;
  const seen = node.seen ?? 'nobody';
  if (seen !== 'nobody') hidden.known.push({ to: seen, key: `note.${node.name}`, values: [written] });
}
