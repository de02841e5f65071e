import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createCore } from '../../src/core/load.ts';
import { hashOf } from '../../src/engine/canonical.ts';
import { randomStream } from '../../src/engine/chance.ts';
import type { RandomIndex } from '../../src/engine/contract.ts';
import type { LoadedGame } from '../../src/engine/loaded-game.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { unpackFile, writeBackup, writeLog } from '../../src/engine/save-file.ts';
import { readSave } from '../../src/engine/save-schema.ts';
import type { Save } from '../../src/engine/save.ts';
import { saveOf } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { loadConvent } from '../../src/games/convent/index.ts';
import { presets } from '../../src/games/convent/rules/settings.ts';
import { loadHouse } from '../../src/games/house/index.ts';
import { damaged, forged } from '../support/damage.ts';
import { optionsFor } from '../support/house-options.ts';
import { aSession } from '../support/save-builder.ts';
import { toyLoaded } from '../support/toy-game.ts';

const isSoak = process.env['VIGIL_SOAK'] === '1';
const bytes = readFileSync(new URL('../../build/core.wasm', import.meta.url));

const convent = { preset: 'first2010', settings: presets.first2010, guardPlayers: 2, dice: 'drawn' };
const games: readonly { readonly name: string; readonly loaded: LoadedGame; readonly options: unknown }[] = [
  { name: 'toy', loaded: toyLoaded, options: { rounds: 9, dice: 'drawn' } },
  { name: 'convent', loaded: loadConvent(await createCore(bytes)), options: { ...convent, novices: [1, 3, 6] } },
  { name: 'house', loaded: loadHouse(await createCore(bytes)), options: optionsFor({ dice: 'drawn' }) },
];

const truth = (session: Session): string => `${hashOf(saveOf(session))} ${hashOf(session.state)}`;

/** What opening a save comes to: the game it holds, or the word by which it is refused. Nothing here may throw. */
function openedSave(loaded: LoadedGame, value: unknown): string {
  const save = readSave(value);
  if (save === null) return 'noSave';
  const opened = openSession(loaded, save);
  return opened.ok ? truth(opened.session) : opened.failure;
}

async function openedFile(loaded: LoadedGame, file: Uint8Array): Promise<string> {
  const unpacked = await unpackFile(file);
  return unpacked.ok ? openedSave(loaded, unpacked.save) : unpacked.failure;
}

/** Every third time anything in the save, else what the rules of the game must judge: an action, or the options. */
function forgedSave(save: Save, random: RandomIndex): unknown {
  const { header, entries } = save;
  const way = random(3);
  if (way === 0) return forged(save, random);
  if (way === 1 || entries.length === 0)
    return { header: { ...header, options: forged(header.options, random) }, entries };
  const changed = random(entries.length);
  return {
    header,
    entries: entries.map((entry, index) =>
      index === changed ? { ...entry, action: forged(entry.action, random) } : entry,
    ),
  };
}

for (const { name, loaded, options } of games) {
  describe(`saves of ${name}`, () => {
    const random = randomStream([4, 5, 6, 7], `damage to ${name}`);
    const lengths = isSoak ? [0, 1, 12, 26, 60] : [0, 7, 26];
    const sessions = lengths.map((actions, index) => aSession(loaded, { options, seed: [index, 1, 2, 3] }, actions));
    const result = { seats: [], reason: 'none' };

    it('open from both kinds of file to the same game, however far it was played', async () => {
      for (const session of sessions) {
        const save = saveOf(session);
        assert.equal(await openedFile(loaded, await writeBackup(save)), truth(session));
        assert.equal(await openedFile(loaded, writeLog(save, result)), truth(session));
      }
    });

    it('open to the same game or are refused with a word when their bytes are damaged', async () => {
      const refusals = new Set(['notASave', 'damaged']);
      const found = new Set<string>();
      for (const session of sessions) {
        const files = [writeLog(saveOf(session), result), await writeBackup(saveOf(session))];
        for (const file of files) {
          for (let i = 0; i < (isSoak ? 400 : 80); i++) {
            const opened = await openedFile(loaded, damaged(file, random));
            found.add(opened);
            assert.ok(opened === truth(session) || refusals.has(opened), opened);
          }
        }
      }
      for (const refusal of refusals) assert.ok(found.has(refusal), `never ${refusal}`);
    });

    it('with a value that nobody played are refused with a word, or hold a game that can be played', () => {
      const words = new Set(['noSave', 'damaged', 'fromTheFuture', 'otherVersion']);
      const counts = { refused: 0, opened: 0 };
      for (const session of sessions) {
        for (let i = 0; i < (isSoak ? 600 : 120); i++) {
          const save = JSON.parse(JSON.stringify(forgedSave(saveOf(session), random))) as unknown;
          const opened = openedSave(loaded, save);
          counts[words.has(opened) ? 'refused' : 'opened']++;
          // An opened one is a game like any other: it is kept and opens again to itself.
          if (!words.has(opened)) assert.equal(openedSave(loaded, JSON.parse(JSON.stringify(save))), opened);
        }
      }
      assert.ok(counts.refused > 50 && counts.opened > 5, JSON.stringify(counts));
      assert.equal(({} as { polluted?: unknown }).polluted, undefined);
    });
  });
}
