import type { Rung } from './lantern/language.ts';
import type { Arguments, Procedure } from './machine.ts';
import type { Json } from './state.ts';
import type { Trait } from './terms.ts';

/** Runs the rung that holds the result (H-9.3, H-24.5). Arguments: ladder, result, rolledTrait. */
export const readLadder: Procedure = (machine, args, env) => {
  const result = args['result'] as number;
  const ladder = args['ladder'] as unknown as readonly Rung[];
  const rung = [...ladder].sort((a, b) => b.least - a.least).find(({ least }) => result >= least);
  machine.run(rung?.do, {
    ...env,
    rolled: result,
    rolledTrait: (args['rolledTrait'] as Trait | null) ?? env.rolledTrait,
  });
};

/** Arguments that make a roll read a ladder. */
export const ladderArguments = (ladder: readonly Rung[]): { readonly then: string; readonly thenArgs: Arguments } => ({
  then: 'readLadder',
  thenArgs: { ladder: ladder as unknown as Json },
});
