import { expect } from '@open-wc/testing';
import { createCore } from '../../src/core/load.ts';
import { coreUrl } from '../../src/core/url.ts';
import { hashOf } from '../../src/engine/canonical.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import { writeLog } from '../../src/engine/save-file.ts';
import type { Save } from '../../src/engine/save.ts';
import { loadConvent } from '../../src/games/convent/index.ts';
import { loadHouse } from '../../src/games/house/index.ts';
import { startReferee } from '../../src/workers/start-referee.ts';
import ofConvent from '../convent/fixtures/replay-sample.json' with { type: 'json' };
import ofHouse from '../house/fixtures/replay-sample.json' with { type: 'json' };

for (const { name, load, sample } of [
  { name: 'convent', load: loadConvent, sample: ofConvent },
  { name: 'house', load: loadHouse, sample: ofHouse },
]) {
  const save = sample.save as unknown as Save;

  describe(`a kept game of the ${name}`, () => {
    it('is played again to the same state and the same frames in the page', async () => {
      const opened = openSession(load(await createCore(coreUrl)), save);
      if (!opened.ok) throw new Error(opened.failure);
      expect(hashOf(opened.session.state)).to.equal(sample.stateHash);
      expect(hashOf(replayFrames(opened.session))).to.equal(sample.framesHash);
    });

    it('is played again to the same frames in the worker, out of a file and out of the journal', async () => {
      const file = writeLog(save, { seats: [], reason: 'kept' });
      const first = await startReferee();
      if (!first.ok) throw new Error(first.failure.kind);
      const imported = await first.referee.importGame(file);
      if (!imported.ok) throw new Error(imported.failure.kind);
      first.stop();
      const second = await startReferee();
      if (!second.ok) throw new Error(second.failure.kind);
      await second.referee.open(imported.id, () => undefined);
      expect(hashOf(await second.referee.replay())).to.equal(sample.framesHash);
      second.stop();
    });
  });
}
