import assert from 'node:assert/strict';
import test from 'node:test';
import { randomStream } from '../../src/engine/chance.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import { eventText } from '../../src/games/convent/ui/event-text.ts';
import { entriesOf } from '../../src/games/convent/ui/lines.ts';
import { afterEvent, firstPieces, piecesOf } from '../../src/games/convent/ui/pieces.ts';
import { recapSteps } from '../../src/games/convent/ui/recap.ts';
import { game } from '../support/convent-game.ts';
import { randomOptions } from '../support/convent-random.ts';
import { narratorIn, randomGame, tableOf } from '../support/convent-told.ts';

const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;

/** Random games over both presets, mixed settings, one and two guard players. */
function* games() {
  const random = randomStream([3, 1, 4, 1], 'told games');
  for (let number = 0; number < 12; number++) {
    const guardPlayers = number % 2 === 0 ? 1 : 2;
    const options = randomOptions({ novices: 1 + (number % 6), guardPlayers, game: number }, random);
    yield { options, actions: randomGame(options, [number, 2, 3, 4]) };
  }
}

test('the pieces folded from the public events stand where the public view has them', () => {
  for (const { options, actions } of games()) {
    let pieces = firstPieces(options.novices);
    for (const { events, state } of actions) {
      pieces = events.reduce(afterEvent, pieces);
      const shown = piecesOf(game.view(state, 'table'));
      assert.deepEqual(pieces.novices, shown.novices);
      assert.deepEqual(pieces.guards, shown.guards);
      assert.deepEqual([...pieces.tokens].map(key).sort(), [...shown.tokens].map(key).sort());
    }
  }
});

test('every public event of a game is told by a whole sentence in every language, and nobody is addressed', () => {
  const told = new Set<string>();
  for (const { options, actions } of games()) {
    const table = tableOf(options);
    const narrators = languages.map(language => narratorIn(language, table));
    const log = [...actions].flatMap(({ events }) => events);
    for (const entry of entriesOf(log)) {
      told.add(entry.events[0]!.t);
      for (const narrator of narrators) {
        const sentence = eventText(entry.events, narrator);
        assert.doesNotMatch(sentence, /[{}]|undefined|null|NaN/);
        assert.doesNotMatch(sentence, /\byou(r)?\b|[你妳您]/i);
        assert.match(sentence, /[.!。！]$/);
      }
    }
  }
  for (const kind of [
    'noviceMoved',
    'cardShown',
    'noiseHeard',
    'guardStepped',
    'captured',
    'listeningRolled',
    'gameEnded',
  ])
    assert.ok(told.has(kind), kind);
});

test('the recap tells every line in order and leaves nothing out but what closes the picture before', () => {
  for (const { actions } of games()) {
    const log: readonly ConventEvent[] = [...actions].flatMap(({ events }) => events);
    const entries = entriesOf(log);
    const told = recapSteps(entries).flatMap(step => step.entries);
    const untold = entries.filter(entry => !told.includes(entry));
    assert.deepEqual(
      told,
      entries.filter(entry => told.includes(entry)),
    );
    for (const { events } of untold) assert.match(events[0]!.t, /^(roundBegan|tokensRemoved)$/);
    const places = recapSteps(entries).map(({ at }) => at);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
  }
});

const key = (value: unknown): string => JSON.stringify(value);
