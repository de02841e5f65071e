import { readFileSync } from 'node:fs';
import { createCore } from '../../src/core/load.ts';
import { randomStream } from '../../src/engine/chance.ts';
import type { LoadedGame } from '../../src/engine/loaded-game.ts';
import { sealed, sealedHeader } from '../../src/engine/seal.ts';
import { newSession } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { loadConvent } from '../../src/games/convent/index.ts';
import { loadHouse } from '../../src/games/house/index.ts';
import { randomOptions } from './convent-random.ts';
import { randomHouseOptions } from './house-random.ts';
import { saltsFrom } from './salts.ts';
import { aHeader, played } from './save-builder.ts';

const bytes = readFileSync(new URL('../../build/core.wasm', import.meta.url));
export const convent: LoadedGame = loadConvent(await createCore(bytes));
export const house: LoadedGame = loadHouse(await createCore(bytes));

/** A game played by chance to its end, sealed entry by entry as the referee does it. */
export function sealedGame(
  loaded: LoadedGame,
  { options, number = 1 }: { options: unknown; number?: number },
): Session {
  const { rules } = loaded;
  const random = randomStream([number, 7, 7, 7], 'sealed games');
  const newSalt = saltsFrom(number);
  let session = newSession(rules, sealedHeader(aHeader(loaded, { options, seed: [number, 2, 3, 4] })));
  while (rules.result(session.state) === null) {
    const awaited = rules.asks(session.state, 'table');
    const { seat } = awaited[random(awaited.length)]!;
    session = sealed(played(session, rules.sampleLegal(session.state, seat, random)), newSalt);
  }
  return session;
}

/** Two novices against one guard player; every second game with dice that people type in. */
export function sealedConvent(number = 3): Session {
  const random = randomStream([number, 1, 1, 1], 'sealed convents');
  return sealedGame(convent, { options: randomOptions({ novices: 2, guardPlayers: 1, game: number }, random), number });
}

/** Three explorers or more, any settings. */
export function sealedHouse(number = 1): Session {
  const random = randomStream([number, 2, 2, 2], 'sealed houses');
  return sealedGame(house, { options: randomHouseOptions(number, random), number });
}
