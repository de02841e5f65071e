import type { TraitorRule } from '../content/schema.ts';
import { livingExplorers, neighbourSeat, traitOfExplorer } from './figures.ts';
import type { Machine } from './machine.ts';
import type { ExplorerState } from './state.ts';

/** Explorers with the lowest or highest number. */
function extremes(
  candidates: readonly ExplorerState[],
  extreme: 'low' | 'high',
  numberOf: (explorer: ExplorerState) => number,
): readonly string[] {
  const numbers = candidates.map(numberOf);
  const wanted = extreme === 'low' ? Math.min(...numbers) : Math.max(...numbers);
  return candidates.filter((_, index) => numbers[index] === wanted).map(({ seat }) => seat);
}

/** Everybody the rule names; more than one is a tie (H-14.4, H-14.5). */
function named(machine: Machine, rule: TraitorRule, revealer: string): readonly string[] {
  const living = livingExplorers(machine.state);
  const others = living.filter(({ seat }) => seat !== revealer);
  switch (rule.kind) {
    case 'none':
      return [];
    case 'revealer':
      return [revealer];
    case 'left':
      return [neighbourSeat(machine.state, revealer, 'left')];
    case 'trait':
      return extremes(rule.exceptRevealer ? others : living, rule.extreme === 'lowest' ? 'low' : 'high', explorer =>
        traitOfExplorer(machine.content, explorer, rule.trait),
      );
    case 'age':
      return extremes(
        rule.exceptRevealer ? others : living,
        rule.extreme === 'youngest' ? 'low' : 'high',
        ({ character }) => machine.content.characters.get(character)?.age ?? 0,
      );
    case 'named': {
      const own = living.filter(({ character }) => character === rule.character).map(({ seat }) => seat);
      const isOnly = machine.state.options.settings.namedTraitor === 'named';
      if (own.length > 0 && isOnly) return own;
      return [...new Set([...own, ...named(machine, rule.otherwise, revealer)])];
    }
  }
}

/** Who becomes the traitor; ties go to the revealer, else to the nearest of them to its left (H-14.6). Null: nobody. */
export function traitorFor(machine: Machine, rule: TraitorRule, revealer: string): string | null {
  const candidates = named(machine, rule, revealer);
  const { seats } = machine.state;
  const start = seats.indexOf(revealer);
  const order = [...seats.slice(start), ...seats.slice(0, start)];
  return order.find(seat => candidates.includes(seat)) ?? null;
}
