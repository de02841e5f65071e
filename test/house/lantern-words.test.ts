import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  baseWords,
  expressionWords,
  filterWords,
  hookPoints,
  operators,
} from '../../src/games/house/rules/lantern/check/vocabulary.ts';

const source = (name: string): string =>
  readFileSync(new URL(`../../src/games/house/rules/lantern/${name}.ts`, import.meta.url), 'utf8');

/** Words of the `case` labels of a function, from its head to the first line that closes it. */
function casesOf(text: string, head: string): readonly string[] {
  const start = text.indexOf(head);
  assert.ok(start >= 0, `there is no "${head}"`);
  const body = text.slice(start, text.indexOf('\n}\n', start));
  return [...body.matchAll(/case '([^']+)':/g)].map(match => match[1]!);
}

const sorted = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

describe('the words the check knows are the words the machine reads (H-24.2, H-24.3)', () => {
  const selectors = source('selectors');
  const expressions = source('expressions');

  test('first words of selectors', () => {
    assert.deepEqual(sorted(casesOf(selectors, 'function base(')), sorted(Object.keys(baseWords)));
  });

  test('filters', () => {
    const filters = source('filters');
    const read = [...casesOf(filters, 'function keeps('), ...casesOf(filters, 'export function filtered(')];
    assert.deepEqual(sorted(read), sorted(Object.keys(filterWords)));
  });

  test('words of expressions', () => {
    assert.deepEqual(sorted(casesOf(expressions, 'function word(')), sorted(expressionWords));
  });

  test('operators of expressions', () => {
    const overSelectors = ['count', 'trait', 'distance', 'table', 'stepsLeft', 'belowStart', 'flag', 'noted'];
    const read = [...casesOf(expressions, 'export function evaluate('), ...casesOf(expressions, 'function calculate(')];
    assert.deepEqual(sorted(read), sorted([...Object.keys(operators), ...overSelectors]));
  });

  test('points of hooks', () => {
    const hook = source('hook');
    const union = hook.slice(hook.indexOf('export type HookPoint'));
    const points = [...union.slice(0, union.indexOf(';')).matchAll(/'(\w+)'/g)].map(match => match[1]!);
    assert.deepEqual(sorted(points), sorted(hookPoints));
  });
});
