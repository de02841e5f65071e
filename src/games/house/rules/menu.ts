import { actChoices } from './acts.ts';
import { attackChoices } from './attacks.ts';
import type { Choice } from './choices.ts';
import { exploreChoices } from './discovery.ts';
import type { Machine } from './machine.ts';
import { stepChoices } from './movement.ts';
import { crossChoices } from './rooms/barrier.ts';
import { climbChoices, jumpChoices } from './rooms/drops.ts';
import { vaultChoices } from './rooms/vault.ts';
import type { ExplorerState } from './state.ts';
import { dropChoices, giveChoices, pickUpChoices } from './trade.ts';
import { stairsChoices } from './haunt-stairs.ts';
import { thingChoices } from './things.ts';
import { useChoices } from './uses.ts';

type Source = (machine: Machine, explorer: ExplorerState) => readonly Choice[];

/** What a turn may hold, in any order and mixture (H-3.2). */
const sources: readonly Source[] = [
  stepChoices,
  climbChoices,
  exploreChoices,
  crossChoices,
  jumpChoices,
  useChoices,
  vaultChoices,
  actChoices,
  attackChoices,
  giveChoices,
  dropChoices,
  pickUpChoices,
  thingChoices,
  stairsChoices,
];

/** Everything an explorer may do in its turn now; ending it is always possible (H-3.3). */
export function menuOf(machine: Machine, seat: string): readonly Choice[] {
  const explorer = machine.state.explorers[seat];
  if (!explorer) return [];
  const all = explorer.away ? actChoices(machine, explorer) : sources.flatMap(source => source(machine, explorer));
  return [...all, { c: 'end' }];
}
