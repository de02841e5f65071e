import type { WayKind } from './choices.ts';
import { hooksAt } from './hooks.ts';
import type { LiveHook } from './hooks.ts';
import type { Machine } from './machine.ts';
import type { FigureId, RoomId, Trait } from './terms.ts';

/** A step an explorer would take. */
interface WayTaken {
  readonly to: RoomId;
  readonly way: WayKind;
}

const rulesOf = (machine: Machine, figure: FigureId, { to, way }: WayTaken): readonly LiveHook[] =>
  hooksAt(machine, 'step', { figure, env: { bound: { to } } }).filter(({ hook }) => hook.ways?.includes(way) ?? true);

/** Whether a rule closes a way to an explorer (H-0.4). */
export const isClosed = (machine: Machine, figure: FigureId, taken: WayTaken): boolean =>
  rulesOf(machine, figure, taken).some(({ hook }) => hook.kind === 'forbid');

/** The trait roll that a rule puts before a step, as before stairs that are too high; null when there is none. */
export function hurdleOf(
  machine: Machine,
  figure: FigureId,
  taken: WayTaken,
): { readonly trait: Trait; readonly target: number } | null {
  const [rule] = rulesOf(machine, figure, taken).filter(({ hook }) => hook.kind === 'change');
  const trait = rule?.hook.traits?.[0];
  return rule === undefined || trait === undefined
    ? null
    : { trait, target: machine.value(rule.hook.change ?? 0, rule.env) };
}
