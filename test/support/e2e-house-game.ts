import { readFileSync } from 'node:fs';
import { createCore } from '../../src/core/load.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { saveFormat } from '../../src/engine/save.ts';
import { newSession } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { loadHouse } from '../../src/games/house/index.ts';
import type { HouseState, PendingAsk } from '../../src/games/house/rules/state.ts';
import { tableOf } from './e2e-game.ts';
import type { Sitting } from './e2e-game.ts';
import { optionsFor } from './house-options.ts';
import type { OptionsWish } from './house-options.ts';
import { played } from './save-builder.ts';

/** The house's rules on a core of their own, to make in Node the games that the built app opens. */
export const loadedHouse = loadHouse(await createCore(readFileSync(new URL('../../build/core.wasm', import.meta.url))));

const { rules } = loadedHouse;

/** A game of the house among people, just dealt; everything about it follows from the arguments. */
export function dealtHouse(
  wish: OptionsWish,
  { sitting, id, seed = 1 }: { readonly sitting: Sitting; readonly id: string; readonly seed?: number },
): Session {
  const options = optionsFor(wish);
  return newSession(rules, {
    format: saveFormat,
    id,
    game: 'house',
    rulesVersion: rules.version,
    contentVersion: loadedHouse.contentVersion,
    options,
    seed: [seed, 2, 3, 4],
    table: tableOf(rules.seats(options), sitting),
    name: 'Friday',
    createdMs: 1_700_000_000_000,
  });
}

export const stateOf = ({ state }: Session): HouseState => state as HouseState;

/** Plays by chance until a question is reached, or to the end with null. */
export function playedTo(
  session: Session,
  isReached: ((pending: PendingAsk, state: HouseState) => boolean) | null,
): Session {
  const random = randomStream([7, 7, 7, 7], 'e2e');
  let at = session;
  for (;;) {
    const state = stateOf(at);
    const { pending } = state.hidden;
    if (!pending) return at;
    if (isReached?.(pending, state)) return at;
    at = played(at, rules.sampleLegal(state, pending.seat, random));
  }
}
