import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemsOfLength, problemsOfTests } from '../../scripts/check-tests.mjs';
import { parseSource } from '../../scripts/source-files.mjs';

function problemsOf(text) {
  return problemsOfTests([parseSource('test/core/sight.test.ts', text)]);
}

describe('check-tests', () => {
  const leftOut = [
    "it.only('a', () => {});",
    "describe.skip('a', () => {});",
    "test('a', { skip: true }, () => {});",
    "test('a', { only: true }, () => {});",
    "test.todo('a');",
    "xit('a', () => {});",
    "test('a', t => { t.skip(); });",
    "it('a', function () { this.skip(); });",
  ];
  for (const text of leftOut) {
    it(`finds ${text}`, () => assert.match(problemsOf(text).join('\n'), /^test\/core\/sight\.test\.ts:1 /));
  }

  it('leaves ordinary tests alone', () => {
    assert.deepEqual(problemsOf("describe('a', () => { it('b', { timeout: 5 }, () => { list.skip(1); }); });"), []);
  });

  it('finds a file of more than 300 lines', () => {
    const long = parseSource('src/engine/all.ts', 'export {};\n'.repeat(301));
    const short = parseSource('src/engine/one.ts', 'export {};\n'.repeat(300));
    assert.equal(problemsOfLength([long, short]).length, 1);
  });
});
