import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hashOf } from '../../src/engine/canonical.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import { houseSamplePath, loadedHouse } from '../support/house-replay-sample.ts';
import type { ReplaySample } from '../support/replay-sample.ts';

test('a kept game of the house is played again to the same state and the same frames in Node', () => {
  const sample = JSON.parse(readFileSync(houseSamplePath, 'utf8')) as ReplaySample;
  const opened = openSession(loadedHouse, sample.save);
  assert.ok(opened.ok, 'the kept game no longer fits the rules');
  assert.equal(hashOf(opened.session.state), sample.stateHash);
  assert.equal(hashOf(replayFrames(opened.session)), sample.framesHash);
});
