import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import type { SeatOffer } from '../../src/app/set-up-ui.ts';
import { isTable } from '../../src/engine/save-schema.ts';
import { holderOf, humansAt } from '../../src/engine/table.ts';
import { noviceNumbers } from '../../src/games/convent/rules/seats.ts';
import { seatsOf } from '../../src/games/convent/rules/options.ts';
import { readOptions } from '../../src/games/convent/rules/read-options.ts';
import { settingNames } from '../../src/games/convent/rules/settings.ts';
import { conventSeats } from '../../src/games/convent/ui/set-up/convent-seats.ts';
import {
  completedOptions,
  recommendedOptions,
  tableFacts,
  tableProblem,
} from '../../src/games/convent/ui/set-up/convent-table-options.ts';
import { settingGroups } from '../../src/games/convent/ui/setting-groups.ts';
import {
  botIn,
  draftOf,
  freeSeat,
  holderIn,
  isTaken,
  markIn,
  problemsOf,
  type SetUpDraft,
  tableOf,
  withHolder,
  withMark,
  withName,
  withoutPerson,
  withPerson,
} from '../../src/screens/set-up-draft.ts';

const texts = JSON.parse(
  readFileSync(new URL('../../src/games/convent/text/setup.en.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  texts[key]!.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const offersOf = (guardPlayers: 1 | 2): readonly SeatOffer[] =>
  conventSeats({ ...recommendedOptions('drawn'), guardPlayers }, say);
const [one, two] = [offersOf(1), offersOf(2)];

/** One person among bots, as the screen begins. */
function alone(): SetUpDraft {
  const holders = one.map(({ slot, start }) => [slot, start === 'person' ? 'p1' : start]);
  return {
    name: '',
    persons: [{ id: 'p1', name: 'Anna' }],
    holders: Object.fromEntries(holders) as Record<string, string>,
    bots: {},
    marks: {},
    options: recommendedOptions('drawn'),
  };
}

const withFriends = (draft: SetUpDraft, count: number, offers = one): SetUpDraft =>
  Array.from({ length: count }, (_, index) => `Friend ${index + 1}`).reduce(
    (before, name) => withPerson(before, { name, offers }),
    draft,
  );

const seatingOf = (draft: SetUpDraft, offers: readonly SeatOffer[]) => ({
  options: draft.options,
  taken: offers.filter(offer => isTaken(draft, offer)).map(({ seat }) => seat),
  personCount: draft.persons.length,
});

test('C-2.1: the first table is one novice among bots and can be dealt as it is', () => {
  const draft = alone();
  assert.deepEqual(problemsOf(draft, one), []);
  const options = completedOptions(seatingOf(draft, one));
  const table = tableOf(draft, one);
  assert.deepEqual(options.novices, [1, 2, 3, 4]);
  assert.notEqual(readOptions(options), null);
  assert.ok(isTable(table));
  assert.deepEqual(Object.keys(table.holders).sort(), [...seatsOf(options)].sort());
  assert.equal(humansAt(table), 1);
  assert.equal(table.holders['novice1'], 'p1');
});

test('newcomers take the bots’ novices first, then empty cells, then the guards', () => {
  const seats = [1, 2, 3, 4, 5, 6].map(count => freeSeat(withFriends(alone(), count - 1), one)?.slot);
  assert.deepEqual(seats, ['novice2', 'novice3', 'novice4', 'novice5', 'novice6', 'guards']);
  assert.equal(freeSeat(withFriends(alone(), 6), one), null);
});

test('C-2.1: eight people need two guard players', () => {
  const seven = withFriends(alone(), 6);
  const eight = withPerson(
    { ...seven, options: { ...recommendedOptions('drawn'), guardPlayers: 2 } },
    { name: 'Zoe', offers: two },
  );
  assert.equal(holderIn(eight, two[7]!), eight.persons[7]!.id);
  assert.equal(tableProblem(seatingOf(eight, two)), null);
  const narrowed = { ...eight, options: recommendedOptions('drawn') };
  assert.equal(tableProblem(seatingOf(narrowed, one)), 'eight');
  assert.deepEqual(problemsOf(narrowed, one), [{ kind: 'noSeat', name: 'Zoe' }]);
  assert.equal(tableProblem(seatingOf(seven, one)), null);
});

test('C-2.1: whoever plays both guards keeps the Abbess when a second guard player comes', () => {
  const draft = withHolder(alone(), 'guards', 'p1');
  assert.equal(tableOf(draft, one).holders['guards'], 'p1');
  const table = tableOf(draft, two);
  assert.equal(table.holders['abbess'], 'p1');
  assert.equal(table.persons.find(({ id }) => id === table.holders['prioress'])?.kind, 'bot');
});

test('a table without a novice is told of, a table without people is not', () => {
  const draft = noviceNumbers.reduce((before, novice) => withHolder(before, `novice${novice}`, 'nobody'), alone());
  assert.equal(tableProblem(seatingOf(draft, one)), 'noNovice');
  const demonstration = withoutPerson(alone(), 'p1');
  assert.deepEqual(problemsOf(demonstration, one), []);
  assert.equal(holderIn(demonstration, one[0]!), 'bot');
  assert.equal(humansAt(tableOf(demonstration, one)), 0);
});

test('names must be there, differ and have a seat', () => {
  const three = withFriends(alone(), 2);
  const [, second, third] = three.persons;
  assert.deepEqual(problemsOf(withName(three, second!.id, ' anna '), one), [{ kind: 'sameName', name: 'anna' }]);
  assert.deepEqual(problemsOf(withName(three, second!.id, '  '), one), [{ kind: 'noName', person: 2 }]);
  assert.deepEqual(problemsOf(withHolder(three, 'novice3', 'p1'), one), [{ kind: 'noSeat', name: third!.name }]);
  assert.deepEqual(problemsOf(withName(alone(), 'p1', texts['bot.novice2']!), one), [
    { kind: 'sameName', name: texts['bot.novice2'] },
  ]);
});

test('a colour that is taken is swapped; a letter that is taken is told of, but not of an empty seat', () => {
  const draft = alone();
  const [first, second] = [one[0]!.figures[0]!, one[1]!.figures[0]!];
  const mark = { ...first.mark, colour: second.mark.colour };
  const changed = withMark(draft, { offers: one, figure: first.id, mark });
  assert.equal(markIn(changed, first).colour, second.mark.colour);
  assert.equal(markIn(changed, second).colour, first.mark.colour);
  assert.equal(markIn(changed, second).shape, second.mark.shape);
  const lettered = (letter: string) =>
    withMark(draft, { offers: one, figure: first.id, mark: { ...first.mark, letter } });
  assert.deepEqual(problemsOf(lettered('2'), one), [{ kind: 'sameLetter', letter: '2' }]);
  assert.deepEqual(problemsOf(lettered('6'), one), []);
  assert.deepEqual(problemsOf(lettered(' '), one), [{ kind: 'noLetter', label: first.label }]);
});

test('one player with both guards has a mark for each figure', () => {
  const { marks } = tableOf(alone(), one);
  assert.deepEqual(marks['guards'], marks['abbess']);
  assert.notEqual(marks['prioress']!.colour, marks['abbess']!.colour);
});

test('a table that was played at comes back as it was', () => {
  const draft = withHolder(withHolder(withFriends(alone(), 2), 'novice6', 'p1'), 'novice4', 'nobody');
  const marked = withMark(draft, { offers: one, figure: 'novice1', mark: { colour: 8, shape: 'star', letter: 'Q' } });
  const table = tableOf(marked, one);
  const again = tableOf(draftOf(table, { offers: one, options: marked.options }), one);
  assert.deepEqual(again, table);
});

test('C-13.3: the facts count guard players, and captures by the setting', () => {
  const draft = alone();
  assert.deepEqual(tableFacts(seatingOf(draft, one)), { players: 5, captures: 5, rounds: 15 });
  const options = recommendedOptions('drawn');
  const strict = { ...options, settings: { ...options.settings, 'end.captures': 'novices' } };
  assert.equal(tableFacts(seatingOf({ ...draft, options: strict }, one)).captures, 4);
});

test('C-16: every setting stands in exactly one group', () => {
  const grouped = Object.values(settingGroups).flatMap(settings => settings.map(({ name }) => name));
  assert.deepEqual([...grouped].sort(), [...settingNames].sort());
});

test('a bot’s level is chosen seat by seat, kept while a person sits there, and remembered with the table', () => {
  const botOf = (draft: SetUpDraft, seat: string) => holderOf(tableOf(draft, one), seat)?.bot;
  assert.equal(botOf(alone(), 'guards'), 'level2');
  const sharp = withHolder(withHolder(alone(), 'guards', 'level3'), 'novice2', 'level2:tutorial');
  assert.deepEqual([botOf(sharp, 'guards'), botOf(sharp, 'novice2')], ['level3', 'level2:tutorial']);
  const seated = withHolder(sharp, 'guards', 'p1');
  assert.equal(botOf(seated, 'guards'), null);
  assert.equal(botOf(withoutPerson(seated, 'p1'), 'guards'), 'level3');
  const again = draftOf(tableOf(sharp, one), { offers: one, options: sharp.options });
  assert.deepEqual(tableOf(again, one), tableOf(sharp, one));
});

test('a table from before levels keeps its seats and gets the bots that nobody chose', () => {
  const table = tableOf(alone(), one);
  const old = { ...table, persons: table.persons.map(person => (person.bot ? { ...person, bot: 'simple' } : person)) };
  const draft = draftOf(old, { offers: one, options: alone().options });
  assert.deepEqual(
    one.filter(offer => holderIn(draft, offer) === 'bot').map(offer => botIn(draft, offer)),
    Array.from({ length: 4 }, () => 'level2'),
  );
});
