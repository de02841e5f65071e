import type { Verb } from '../machine.ts';
import type { Expression } from '../lantern/language.ts';
import { bankResult } from './bank.ts';
import { dogWalk } from './dog-walk.ts';
import { moveTileAway } from './move-tile.ts';
import type { Native } from './native.ts';
import { revolvingWall } from './revolving-wall.ts';

/** All registered code by the name content calls it with (H-24.11). */
export const natives: Readonly<Record<string, Native>> = {
  bankResult,
  dogWalk,
  moveTile: moveTileAway,
  revolvingWall,
};

export const nativeVerb: Verb<'native'> = (machine, node, env) => {
  const native = natives[node.name];
  if (!native) throw new Error(`unknown native: ${node.name}`);
  const args = Object.entries(node.with ?? {}).map(
    ([name, value]) => [name, machine.value(value as Expression, env)] as const,
  );
  native(machine, Object.fromEntries(args), env);
};
