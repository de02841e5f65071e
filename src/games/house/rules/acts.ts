import type { Choice } from './choices.ts';
import { fetchStairs, stairsAction } from './haunt-stairs.ts';
import { hooksAt } from './hooks.ts';
import type { LiveHook } from './hooks.ts';
import type { TaskRoll } from './lantern/hook.ts';
import type { Machine, Procedure } from './machine.ts';
import { canPay, mayWalk, pay } from './movement.ts';
import { tryVault, vaultAction } from './rooms/vault.ts';
import type { ExplorerState } from './state.ts';

const sourceOf = ({ hook, id }: LiveHook): string => hook.source ?? id;

/** Actions that tokens, cards and the haunt add, as far as they can be taken now: once per turn and source (H-3.9, H-3.10). */
function liveActions(machine: Machine, explorer: ExplorerState): readonly LiveHook[] {
  const { turn } = machine.state;
  return hooksAt(machine, 'action', { figure: explorer.seat }).filter(live => {
    const { hook } = live;
    if (hook.kind !== 'action' || (!hook.often && turn.used.includes(sourceOf(live)))) return false;
    if (hook.moves && !mayWalk(machine, explorer)) return false;
    if (hook.insteadOfAttack && turn.hasAttacked) return false;
    if (hook.wholeTurn && (turn.hasMoved || turn.hasAttacked || turn.used.length > 0)) return false;
    return !hook.cost || canPay(machine, explorer, hook.cost);
  });
}

/** What an action is for, and with `targets` = `open` what its roll takes, otherwise for the book's side to know (H-15.8). */
function announced(
  { state }: Machine,
  { hook }: LiveHook,
): { readonly key: string; readonly targets?: readonly TaskRoll[] } {
  const rolls = state.options.settings.targets === 'open' ? (hook.task?.rolls ?? []) : [];
  return { key: hook.key ?? '', ...(rolls.length > 0 ? { targets: rolls } : {}) };
}

/** One entry for each source and text. */
export function actChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  const seen = new Set<string>();
  return liveActions(machine, explorer)
    .map(live => ({ c: 'act', source: sourceOf(live), ...announced(machine, live), room: explorer.room }) as const)
    .filter(({ source, key }) => !seen.has(`${source}/${key}`) && seen.add(`${source}/${key}`));
}

/** An action that was chosen. Arguments: seat, source, key. */
export const act: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const explorer = machine.state.explorers[seat]!;
  if (args['source'] === stairsAction) {
    fetchStairs(machine, seat);
    return;
  }
  if (args['source'] === vaultAction) {
    tryVault(machine, args, env);
    return;
  }
  const live = liveActions(machine, explorer).find(
    other => sourceOf(other) === args['source'] && (other.hook.key ?? '') === args['key'],
  );
  if (!live) return;
  const { turn } = machine.state;
  turn.used.push(sourceOf(live));
  if (live.hook.cost) pay(machine, explorer, live.hook.cost);
  if (live.hook.insteadOfAttack) turn.hasAttacked = true;
  if (live.hook.wholeTurn) {
    turn.stopped = true;
    turn.hasAttacked = true;
  }
  machine.emit({ t: 'acted', seat, ...announced(machine, live), room: explorer.room });
  machine.run(live.hook.do, live.env);
};
