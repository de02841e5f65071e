import assert from 'node:assert/strict';
import test from 'node:test';
import { isRead, ladderOf } from '../../src/games/house/ui/ladder.ts';
import { languages, textOf } from '../support/house-ui-games.ts';

const text = 'Speed roll. 5+: away, Speed +1. 2–4: 1 die of mental damage. 0–1: both.';

test('a card is cut where its results begin', () => {
  const { lead, rows } = ladderOf(text);
  assert.equal(lead, 'Speed roll.');
  assert.deepEqual(
    rows.map(({ label, least, most }) => [label, least, most]),
    [
      ['5+', 5, null],
      ['2–4', 2, 4],
      ['0–1', 0, 1],
    ],
  );
  assert.equal(rows[0]!.text, 'away, Speed +1.');
});

test('exactly one row is read by every result, those above the highest too', () => {
  for (const sample of [text, 'Roll 1 die. 2: up. 1: aside. 0: down.']) {
    const ladder = ladderOf(sample);
    for (let result = 0; result <= 16; result++)
      assert.equal(ladder.rows.filter(row => isRead(ladder, { row, result })).length, 1, `${sample} ${result}`);
  }
});

test('a text without results, or with one, is left whole', () => {
  assert.deepEqual(ladderOf('Weapon. 2 dice more.'), { lead: 'Weapon. 2 dice more.', rows: [] });
  assert.deepEqual(ladderOf('Might 4+: free.').rows, []);
});

test('every card has the same results in every language', () => {
  const [english, ...others] = languages.map(language => textOf('cards', language));
  const results = (texts: Readonly<Record<string, string>>, key: string): readonly (number | null)[][] =>
    ladderOf(texts[key]!).rows.map(({ least, most }) => [least, most]);
  const keys = Object.keys(english!).filter(key => key.endsWith('.text'));
  assert.ok(keys.filter(key => results(english!, key).length > 0).length >= 35);
  for (const key of keys)
    for (const texts of others) assert.deepEqual(results(texts, key), results(english!, key), key);
});
