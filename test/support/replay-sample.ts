import { readFileSync, writeFileSync } from 'node:fs';
import { decisionOf } from '../../src/engine/bot.ts';
import { hashOf } from '../../src/engine/canonical.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import type { Save } from '../../src/engine/save.ts';
import { newSession, saveOf, witnessedBy } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { createCore } from '../../src/core/load.ts';
import { conventBotFor } from '../../src/games/convent/bots/index.ts';
import { loadConvent, openConvent } from '../../src/games/convent/index.ts';
import type { ConventAsk } from '../../src/games/convent/rules/asks.ts';
import type { ConventAction } from '../../src/games/convent/rules/actions.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import { presets } from '../../src/games/convent/rules/settings.ts';
import type { ConventView } from '../../src/games/convent/rules/view.ts';
import { aHeader, played } from './save-builder.ts';

/** A finished game of bots, with what every place that plays it again must come to. */
export interface ReplaySample {
  readonly save: Save;
  readonly stateHash: string;
  readonly framesHash: string;
}

export const samplePath = new URL('../convent/fixtures/replay-sample.json', import.meta.url);

const bytes = readFileSync(new URL('../../build/core.wasm', import.meta.url));
const { board } = openConvent(await createCore(bytes));
export const loaded = loadConvent(await createCore(bytes));

/** Plays four novices against two guards to the end, every time alike. */
export function playSample(): Session {
  const settings = presets.first2010;
  const options = { preset: 'first2010', settings, novices: [1, 3, 4, 6], guardPlayers: 2, dice: 'drawn' };
  const { rules } = loaded;
  const random = randomStream([4, 3, 2, 1], 'replay sample');
  let session = newSession(rules, aHeader(loaded, { options, seed: [20, 10, 20, 11] }));
  while (rules.result(session.state) === null) {
    const { seat } = rules.asks(session.state, 'table')[0]!;
    const position = {
      view: rules.view(session.state, seat) as ConventView,
      ask: rules.asks(session.state, seat)[0] as ConventAsk,
      legal: rules.legal(session.state, seat) as readonly ConventAction[],
      told: witnessedBy(session, seat) as readonly ConventEvent[],
      random,
    };
    session = played(session, decisionOf(conventBotFor(board, { bot: 'simple', seat }).think(position)).action);
  }
  return session;
}

// `tsx test/support/replay-sample.ts` writes the fixture anew, after a change of the rules that was meant.
if (process.argv[1] === import.meta.filename) {
  const session = playSample();
  const sample: ReplaySample = {
    save: saveOf(session),
    stateHash: hashOf(session.state),
    framesHash: hashOf(replayFrames(session)),
  };
  writeFileSync(samplePath, `${JSON.stringify(sample)}\n`);
}
