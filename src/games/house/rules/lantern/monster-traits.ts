import { monsterOf, traitOf } from '../figures.ts';
import type { Machine } from '../machine.ts';
import type { Environment } from '../state.ts';
import type { FigureId, Trait } from '../terms.ts';
import type { Node } from './language.ts';

/** Monsters have values in place of tracks: they are set, or changed and not below 0 (H-17). */
export function changeMonsterTraits(
  machine: Machine,
  change: {
    readonly node: Extract<Node, { verb: 'trait' }>;
    readonly monsters: readonly FigureId[];
    readonly traits: readonly Trait[];
    readonly env: Environment;
  },
): void {
  const { node, env } = change;
  for (const id of change.monsters)
    for (const trait of change.traits) {
      const monster = monsterOf(machine.state, id);
      const before = traitOf(machine.state, machine.content, id, trait);
      if (!monster || (before === null && node.value === undefined)) continue;
      const words = { ...env, bound: { ...env.bound, it: id } };
      const wanted =
        node.value === undefined ? before! + machine.value(node.by ?? 0, words) : machine.value(node.value, words);
      const value = Math.max(0, wanted);
      if (value === before) continue;
      monster.traits[trait] = value;
      machine.emit({ t: 'monsterTraitChanged', monster: id, trait, value });
    }
}
