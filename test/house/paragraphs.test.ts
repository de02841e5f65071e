import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { brokenRules } from '../../scripts/broken-rules/index.mjs';
import paragraphs from './fixtures/paragraphs.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.test.ts'));

/** Names of the tests and suites of a file, as they stand in it. */
const titlesIn = (name: string): readonly string[] =>
  [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\b(?:test|it|describe)\(\s*(['"`])(.*?)\1,/gs)].map(
    match => match[2]!,
  );

const titles = files.flatMap(titlesIn);
const named = new Set(titles.flatMap(title => title.match(/\b(?:H-\d+\.\d+|E-\d+)\b/g) ?? []));

const counted = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

const rulings = Object.entries(paragraphs.sections).flatMap(([section, count]) => counted(`${section}.`, count));

test('every ruling from H-2 to H-19 has a scenario that names it', () => {
  assert.equal(rulings.length, 176);
  assert.deepEqual(
    rulings.filter(ruling => !named.has(ruling)),
    [],
  );
});

test('every worked example has a test that names it', () => {
  const examples = counted('E-', paragraphs.examples);
  assert.deepEqual(
    examples.filter(example => !named.has(example)),
    [],
  );
});

test('no scenario names a ruling that there is not', () => {
  const known = new Set([...rulings, ...counted('E-', paragraphs.examples)]);
  const isOfSection = (name: string): boolean => Object.hasOwn(paragraphs.sections, name.split('.')[0]!);
  assert.deepEqual(
    [...named].filter(name => (isOfSection(name) || name.startsWith('E-')) && !known.has(name)),
    [],
  );
});

test('rules that are broken to see the scenarios fail are rulings, and their scenarios are there', () => {
  const broken = brokenRules.filter(({ rule }) => rule.startsWith('H-'));
  assert.ok(new Set(broken.map(({ rule }) => rule)).size >= 20, 'twenty rulings and more');
  for (const { rule, tests } of broken) {
    assert.ok(rulings.includes(rule), rule);
    for (const name of tests) assert.ok(files.includes(`${name}.test.ts`), name);
  }
});
