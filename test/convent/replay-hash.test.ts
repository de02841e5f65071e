import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { hashOf } from '../../src/engine/canonical.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import { loaded, samplePath } from '../support/replay-sample.ts';
import type { ReplaySample } from '../support/replay-sample.ts';

describe('a kept game of the convent', () => {
  it('is played again to the same state and the same frames in Node', () => {
    const sample = JSON.parse(readFileSync(samplePath, 'utf8')) as ReplaySample;
    const opened = openSession(loaded, sample.save);
    assert.ok(opened.ok, 'the kept game no longer fits the rules');
    assert.equal(hashOf(opened.session.state), sample.stateHash);
    assert.equal(hashOf(replayFrames(opened.session)), sample.framesHash);
  });
});
