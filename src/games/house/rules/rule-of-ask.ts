import type { Choice } from './choices.ts';

/** Paragraph by which a kind of free choice is offered or not. */
const byChoice: Readonly<Partial<Record<Choice['c'], string>>> = {
  step: 'H-4.2',
  explore: 'H-5.1',
  cross: 'H-7.4',
  jump: 'H-7.7',
  use: 'H-11.1',
  act: 'H-3.9',
  attack: 'H-12.1',
  give: 'H-11.2',
  drop: 'H-11.3',
  pickUp: 'H-11.4',
};

/** Paragraph behind the answers of a question, by the beginning of its key. */
const byKey: readonly (readonly [string, string])[] = [
  ['tile.rotation', 'H-6.4'],
  ['tile.doorway', 'H-5.10'],
  ['tile.rearrange', 'H-6.6'],
  ['tile.moveTo', 'H-6.9'],
  ['discover.', 'H-6.6'],
  ['elevator.', 'H-7.9'],
  ['collapsedRoom.', 'H-7.7'],
  ['barrier.', 'H-7.4'],
  ['exit.', 'H-7.1'],
  ['wall.', 'H-8.4'],
  ['hurt.', 'H-12.5'],
  ['fight.', 'H-12.10'],
  ['roll.', 'H-9.4'],
  ['give.', 'H-11.2'],
  ['dog.', 'H-11.6'],
];

/** The rule to name when an answer was not among those offered. */
export function ruleOf(key: string, choice: Choice): string {
  if (key === 'turn.free') return byChoice[choice.c] ?? 'H-3.2';
  return byKey.find(([start]) => key.startsWith(start))?.[1] ?? 'H-10.2';
}
