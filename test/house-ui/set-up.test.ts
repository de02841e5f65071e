import assert from 'node:assert/strict';
import test from 'node:test';
import { characters } from '../../src/games/house/content/characters.ts';
import type { HouseOptions } from '../../src/games/house/rules/options.ts';
import { settingNames, settingValues } from '../../src/games/house/rules/settings.ts';
import type { HouseView } from '../../src/games/house/rules/view.ts';
import { settingGroups } from '../../src/games/house/ui/setting-groups.ts';
import { hauntNumbers, noteHaunt, playedHaunts } from '../../src/games/house/ui/played-haunts.ts';
import {
  completedOptions,
  readOptions,
  recommendedOptions,
  todayOf,
  withPlayedHere,
} from '../../src/games/house/ui/set-up/house-options.ts';
import { houseSeats, withCharacter, withPlayers } from '../../src/games/house/ui/set-up/house-seats.ts';
import { languages, textOf } from '../support/house-ui-games.ts';

const start = recommendedOptions('drawn');
const figureOf = (id: string): string => characters.find(character => character.id === id)!.figure;
const figures = ({ explorers }: HouseOptions): readonly string[] =>
  explorers.map(({ character }) => figureOf(character));
const say = (key: string): string => textOf('setup', 'en')[key] ?? key;

test('what is recommended can be played, with today’s date', () => {
  const completed = completedOptions(start);
  assert.notEqual(readOptions(completed), null);
  assert.deepEqual(completed.today, todayOf(new Date()));
  assert.deepEqual(todayOf(new Date(2024, 1, 29)), { month: 2, day: 29 });
});

test('three to six explorers always have cards of their own', () => {
  let options = start;
  for (const count of [6, 3, 5, 4, 6]) {
    options = withPlayers(options, count);
    assert.equal(options.explorers.length, count);
    assert.equal(new Set(figures(options)).size, count);
    assert.notEqual(readOptions(options), null);
  }
});

test('whoever has the card that another takes gets the other’s', () => {
  const [first, second] = start.explorers;
  const other = characters.find(
    ({ figure, id }) => figure === figureOf(second!.character) && id !== second!.character,
  )!;
  const changed = withCharacter(start, first!.seat, other.id);
  assert.equal(changed.explorers[0]!.character, other.id);
  assert.equal(changed.explorers[1]!.character, first!.character);
  assert.equal(new Set(figures(changed)).size, 4);
  const flipped = characters.find(
    ({ figure, id }) => figure === figureOf(first!.character) && id !== first!.character,
  )!;
  assert.deepEqual(withCharacter(start, first!.seat, flipped.id).explorers.slice(1), start.explorers.slice(1));
});

test('a named first player is somebody who plays', () => {
  const chosen = { ...start, settings: { ...start.settings, startPlayer: 'chosen' as const } };
  assert.equal(completedOptions(chosen).first, 'explorer1');
  const six = { ...withPlayers(chosen, 6), first: 'explorer6' };
  assert.equal(completedOptions(withPlayers(six, 3)).first, 'explorer1');
  assert.equal(completedOptions({ ...start, first: 'explorer2' }).first, null);
});

test('numbers of haunts are read out of whatever is typed', () => {
  assert.deepEqual(hauntNumbers('4, 17; 17 und 51, 0 x 50'), [4, 17, 50]);
  assert.deepEqual(hauntNumbers(''), []);
});

test('seats have marks that differ in letter and colour', () => {
  const seats = houseSeats(withPlayers(start, 6), say as never);
  const marks = seats.map(({ figures: [figure] }) => figure!.mark);
  assert.equal(new Set(marks.map(({ letter }) => letter)).size, 6);
  assert.equal(new Set(marks.map(({ colour }) => colour)).size, 6);
  assert.deepEqual(
    seats.map(({ start: holder }) => holder),
    ['person', 'bot', 'bot', 'bot', 'bot', 'bot'],
  );
});

test('every setting stands in one group and is worded with every value, in every language', () => {
  const grouped = Object.values(settingGroups).flatMap(group => group.map(({ name }) => name));
  assert.deepEqual([...grouped].sort(), [...settingNames].sort());
  for (const language of languages) {
    const texts = textOf('setup', language);
    for (const name of settingNames) {
      assert.ok((texts as Readonly<Record<string, string>>)[`setting.${name}`], name);
      for (const value of settingValues[name])
        assert.ok((texts as Readonly<Record<string, string>>)[`setting.${name}.${value}`], `${name} ${value}`);
    }
  }
});

test('letters of the twelve characters differ in every language', () => {
  for (const language of languages) {
    const texts = textOf('setup', language);
    assert.equal(new Set(characters.map(({ id }) => texts[`letter.${id}`])).size, 12, language);
  }
});

/** As browsers have it, for as long as a test takes. */
function withStorage(run: () => void): void {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  try {
    run();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
}

test('a haunt counts as played once its game is over, and is proposed at the next set-up', () =>
  withStorage(() => {
    const haunt = { number: 12 } as NonNullable<HouseView['haunt']>;
    noteHaunt({ result: null, haunt });
    assert.deepEqual(playedHaunts(), [], 'a game that goes on tells nothing');
    const result = { seats: [], side: 'nobody', reason: 'won' } as const;
    noteHaunt({ result, haunt: null });
    noteHaunt({ result, haunt });
    noteHaunt({ result, haunt });
    noteHaunt({ result, haunt: { ...haunt, number: 40 } });
    assert.deepEqual(playedHaunts(), [12, 40]);
    const options = withPlayedHere({ ...start, played: [5, 12] });
    assert.deepEqual(options.played, [5, 12, 40]);
    assert.notEqual(readOptions(options), null);
  }));

test('without storage nothing is known and nothing breaks', () => {
  noteHaunt({ result: { seats: [], side: 'nobody', reason: 'won' }, haunt: { number: 12 } as HouseView['haunt'] });
  assert.deepEqual(playedHaunts(), []);
});
