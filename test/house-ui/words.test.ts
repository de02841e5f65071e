import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { askText, choiceText } from '../../src/games/house/ui/choice-text.ts';
import { eventText, rollPurpose } from '../../src/games/house/ui/event-text.ts';
import { languages, narratorFor, playedGame, textOf } from '../support/house-ui-games.ts';

const rules = new URL('../../src/games/house/rules/', import.meta.url);
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.includes('check'))
  .map(name => readFileSync(new URL(name, rules), 'utf8'));

/** Keys that the rules write out, by how they are used. */
const keysIn = (pattern: RegExp): readonly string[] => [
  ...new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(([, key]) => key!))),
];

const plays = textOf('play', 'en');
const cards = textOf('cards', 'en');

test('every question of the rules has its own sentence', () => {
  const keys = keysIn(/machine\.ask\(\{[^}]*?\bkey: '([\w.]+)'/gs);
  assert.ok(keys.length > 30, `only ${keys.length} questions were found`);
  assert.deepEqual(
    keys.filter(key => !(`ask.${key}` in plays)),
    [],
  );
});

test('every roll of the rules is named', () => {
  const keys = keysIn(/'(roll\.[a-zA-Z]+)'/g).filter(key => !(`ask.${key}` in plays));
  assert.ok(keys.length > 8);
  assert.deepEqual(
    keys.filter(key => !(key in plays)),
    [],
  );
});

const bad = /[{}]|undefined|null|NaN|\bask\.|\bevent\.|\bchoice\./;
/** An id where a name should stand: two small words joined by a dot, a hyphen or a number sign. */
const rawId = /\b[a-z]+[.#][a-z0-9]+|\b(explorer\d|h\d+[.-])/;

test('events, questions and answers of whole games are words in every language', () => {
  const told = new Set<string>();
  for (let seed = 1; seed <= 14; seed++) {
    const { steps } = playedGame({ seed, players: 3 + (seed % 4), player: seed % 2 === 0 ? 'simple' : 'random' });
    for (const { view, ask, events } of steps) {
      for (const language of languages) {
        const narrator = narratorFor(view, language);
        const answers = ask.kind === 'choose' ? ask.choices.map(choice => choiceText(choice, { narrator, ask })) : [];
        const texts = [askText(ask, narrator), ...answers];
        for (const text of texts) {
          assert.doesNotMatch(text, bad, `${ask.kind === 'choose' ? ask.key : ''}: ${text}`);
          assert.doesNotMatch(text, rawId, `${ask.kind === 'choose' ? ask.key : ''}: ${text}`);
          assert.notEqual(text, '');
        }
        if (ask.kind === 'choose') assert.equal(new Set(answers).size, answers.length, `alike: ${answers.join(' | ')}`);
      }
      for (const event of events) told.add(event.t);
    }
  }
  assert.ok(told.size > 25, `${told.size} kinds of events were seen`);
});

test('events are told in whole sentences that address nobody', () => {
  for (let seed = 20; seed < 30; seed++) {
    const { steps, end } = playedGame({ seed, players: 3 + (seed % 4) });
    const last = steps.at(-1)!.view;
    for (const language of languages) {
      const narrator = narratorFor({ ...last, haunt: end.haunt as never, monsters: last.monsters }, language);
      for (const event of steps.flatMap(({ events }) => events)) {
        const text = eventText(event, narrator);
        if (text === null) continue;
        assert.doesNotMatch(text, bad, text);
        if (event.t === 'told' || event.t === 'acted') continue;
        assert.doesNotMatch(text, /\byou(r)?\b|[你妳您]/i, text);
        assert.match(text, /[.。]$/, text);
      }
    }
  }
});

test('a roll without a name of its own is said to be for an effect', () => {
  const { steps } = playedGame({ seed: 1, players: 3 });
  const narrator = narratorFor(steps[0]!.view, 'en');
  assert.equal(rollPurpose('roll.attack', narrator), 'attack');
  assert.equal(rollPurpose('roll.unheardOf', narrator), 'effect');
});

test('cards and names are there for what the rules deal', () => {
  const named = Object.keys(cards).filter(key => /^card\.[\w-]+\.name$/.test(key));
  assert.equal(named.length, 80);
});

test('every kind of event has a sentence, or a teller that picks one', () => {
  const source = (name: string): string => readFileSync(new URL(name, rules), 'utf8');
  const kinds = [...source('events.ts').matchAll(/\bt: '(\w+)'/g)].map(([, kind]) => kind!);
  const tellers = [...source('../ui/event-text.ts').matchAll(/^ {2}(\w+): \(/gm)].map(([, kind]) => kind!);
  const texts = textOf('events', 'en');
  assert.ok(kinds.length > 40);
  assert.deepEqual(
    kinds.filter(kind => !tellers.includes(kind) && !(`event.${kind}` in texts)),
    [],
  );
});
