import type { Choice } from '../choices.ts';
import { isForbidden } from '../hooks.ts';
import type { Machine, Procedure } from '../machine.ts';
import { environment } from '../machine.ts';
import type { ExplorerState } from '../state.ts';
import { placeToken } from '../tokens.ts';

/** Source of the try for H-3.9, and the action's key. */
export const vaultAction = 'vault.open';

export const isVaultOpen = (machine: Machine): boolean =>
  machine.state.tokens.some(token => token.kind === 'vault-empty');

const target = 6;

/** Everybody stands outside the inner door until it is open: the traitor must roll too (H-7.5, H-16.7). */
export function vaultChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  const isHere = machine.content.rooms.get(explorer.room)?.special === 'vault';
  if (!isHere || isVaultOpen(machine) || machine.state.turn.used.includes(vaultAction)) return [];
  return [{ c: 'act', source: vaultAction, key: vaultAction, room: explorer.room }];
}

/** Knowledge 6+, or the Skeleton Key without a roll (H-7.5). Arguments: seat. */
export const tryVault: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const explorer = machine.state.explorers[seat]!;
  machine.state.turn.used.push(vaultAction);
  machine.emit({ t: 'acted', seat, key: vaultAction, room: explorer.room });
  const hasKey = explorer.cards.includes('skeleton-key') && !isForbidden(machine, 'use', seat);
  if (hasKey) machine.call('vaultRolled', { seat, result: target }, env);
  else
    machine.call(
      'roll',
      { roller: seat, key: 'roll.vault', trait: 'knowledge', then: 'vaultRolled', thenArgs: { seat } },
      environment({ me: seat }),
    );
};

/** Opened for good, and the opener draws two items (H-7.5). Arguments: seat, result. */
export const vaultRolled: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  if ((args['result'] as number) < target) return;
  placeToken(machine, { kind: 'vault-empty', room: machine.state.explorers[seat]!.room, barrierSide: null });
  machine.call('drawCards', { seat, deck: 'item', count: 2 }, environment({ me: seat }));
};
