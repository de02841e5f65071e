import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { countsVariable, readCounts, summaryLine } from '../../scripts/counts.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'vigil-counts-'));
const root = join(import.meta.dirname, '../..');
after(() => rmSync(scratch, { recursive: true }));

let files = 0;

/** Runs `node --test` with our reporter on a file of this text, in a process of its own. */
function countsOf(text) {
  files += 1;
  const file = join(scratch, `case-${files}.test.mjs`);
  const counts = join(scratch, `counts-${files}.json`);
  writeFileSync(file, `import { before, describe, it, test } from 'node:test';\n${text}`);
  const { NODE_TEST_CONTEXT: _inner, ...env } = process.env;
  const { status } = spawnSync(
    'node',
    ['--test', '--test-reporter=./scripts/node-counts.mjs', '--test-reporter-destination=stdout', file],
    {
      cwd: root,
      env: { ...env, [countsVariable]: counts },
    },
  );
  const { passed, failed } = readCounts(counts, status);
  return { passed, failed };
}

describe('counting node tests', () => {
  it('counts tests, not suites', () => {
    assert.deepEqual(countsOf("describe('s', () => { it('a', () => {}); it('b', () => {}); }); test('c', () => {});"), {
      passed: 3,
      failed: 0,
    });
  });

  it('counts a failed test once, not its suite as well', () => {
    assert.deepEqual(countsOf("describe('s', () => { it('a', () => { throw new Error(); }); it('b', () => {}); });"), {
      passed: 1,
      failed: 1,
    });
  });

  it('counts a file that crashes as failed', () => {
    assert.deepEqual(countsOf("throw new Error('crash');"), { passed: 0, failed: 1 });
    assert.deepEqual(countsOf('process.exit(1);'), { passed: 0, failed: 1 });
  });

  it('counts skipped tests and files without tests as failed', () => {
    assert.deepEqual(countsOf("test('a', { skip: true }, () => {}); test('b', () => {});"), { passed: 1, failed: 1 });
    assert.deepEqual(countsOf(''), { passed: 0, failed: 1 });
  });
});

describe('reading counts', () => {
  function read(content, exitCode) {
    const path = join(scratch, 'read.json');
    if (content !== undefined) writeFileSync(path, content);
    const { passed, failed } = readCounts(path, exitCode);
    return { passed, failed };
  }

  it('takes what the runner wrote', () =>
    assert.deepEqual(read('{"passed":5,"failed":2}', 1), { passed: 5, failed: 2 }));
  it('takes no results for a failure', () => assert.deepEqual(read(undefined, 0), { passed: 0, failed: 1 }));
  it('takes damaged results for a failure', () => assert.deepEqual(read('{"passed":', 0), { passed: 0, failed: 1 }));
  it('takes no tests for a failure', () =>
    assert.deepEqual(read('{"passed":0,"failed":0}', 0), { passed: 0, failed: 1 }));
  it('takes a bad exit for a failure', () =>
    assert.deepEqual(read('{"passed":3,"failed":0}', 1), { passed: 3, failed: 1 }));

  it('sums over the runners in one plain line', () => {
    const { line } = summaryLine([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]);
    assert.equal(line, '5 passed, 1 failed');
  });
});
