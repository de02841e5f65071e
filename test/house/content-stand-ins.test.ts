import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { contentFor } from '../../src/games/house/content/index.ts';
import { hauntFamilies } from '../../src/games/house/content/haunt-families.ts';
import { standIns, writtenHaunts } from '../../src/games/house/content/stand-ins.ts';
import { haunts } from '../../src/games/house/haunts/index.ts';
import { presets } from '../../src/games/house/rules/settings.ts';

const facts = JSON.parse(readFileSync(new URL('./fixtures/house-facts.json', import.meta.url), 'utf8')) as {
  readonly familyNames: readonly string[];
};
const familiesOf = (number: number): readonly string[] => [
  hauntFamilies[number]!.family,
  ...hauntFamilies[number]!.also,
];

describe('stand-ins for haunts that are not written (H-14.9)', () => {
  test('fourteen haunts show every family but the secret traitor of the second edition', () => {
    assert.equal(new Set(writtenHaunts).size, 14);
    const shown = new Set(writtenHaunts.flatMap(familiesOf));
    assert.deepEqual(
      facts.familyNames.filter(family => !shown.has(family)),
      ['hiddentraitor'],
    );
  });

  test('every number leads to a written haunt, a written one to itself', () => {
    assert.deepEqual(
      Object.keys(standIns).map(Number),
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    for (const [number, target] of Object.entries(standIns)) assert.ok(writtenHaunts.includes(target), number);
    for (const number of writtenHaunts) assert.equal(standIns[number], number);
  });

  test('every number leads to a haunt that is registered with the rules', () => {
    const content = contentFor({ settings: presets.chinese });
    for (const [number, target] of Object.entries(standIns)) {
      const entry = content.haunts.get(target);
      assert.ok(entry, `${number} leads to ${target}`);
      assert.equal(entry.number, target);
      assert.equal(content.standIns[Number(number)], target);
    }
    const registered = haunts.map(entry => entry.number);
    assert.deepEqual(registered, [...writtenHaunts], 'what is written is what is registered');
    assert.equal(new Set(registered).size, registered.length);
  });

  test('a stand-in has the main family of the number it stands for', () => {
    for (const [number, target] of Object.entries(standIns))
      assert.ok(familiesOf(target).includes(hauntFamilies[Number(number)]!.family), `${number} by ${target}`);
  });
});
