import { readFileSync, writeFileSync } from 'node:fs';
import { createCore } from '../../src/core/load.ts';
import { hashOf } from '../../src/engine/canonical.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import { newSession, saveOf } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { loadHouse } from '../../src/games/house/index.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { dealtGame, someAction } from './house-games.ts';
import type { ReplaySample } from './replay-sample.ts';
import { aHeader, played } from './save-builder.ts';

export const houseSamplePath = new URL('../house/fixtures/replay-sample.json', import.meta.url);

export const loadedHouse = loadHouse(await createCore(readFileSync(new URL('../../build/core.wasm', import.meta.url))));

/** A game by chance of four explorers that comes to its end, every time alike. */
const game = 77;

export function playHouseSample(): Session {
  const { state, random } = dealtGame(game);
  const { rules } = loadedHouse;
  let session = newSession(rules, aHeader(loadedHouse, { options: state.options, seed: state.hidden.seed }));
  while (rules.result(session.state) === null)
    session = played(session, someAction(session.state as HouseState, random));
  return session;
}

// `tsx test/support/house-replay-sample.ts` writes the fixture anew, after a change of the rules that was meant.
if (process.argv[1] === import.meta.filename) {
  const session = playHouseSample();
  const sample: ReplaySample = {
    save: saveOf(session),
    stateHash: hashOf(session.state),
    framesHash: hashOf(replayFrames(session)),
  };
  writeFileSync(houseSamplePath, `${JSON.stringify(sample)}\n`);
}
