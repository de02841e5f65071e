import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentFor } from '../../src/games/house/content/index.ts';
import { presets } from '../../src/games/house/rules/settings.ts';
import { readHouseOptions } from '../../src/games/house/rules/read-options.ts';
import { floors, traits } from '../../src/games/house/rules/terms.ts';
import { plainFloors } from '../support/house-plain-floors.ts';
import { layFloor } from '../../src/games/house/rules/laying.ts';
import { house } from '../support/house-game.ts';
import { optionsFor } from '../support/house-options.ts';
import type { OptionsWish } from '../support/house-options.ts';

const content = contentFor({ settings: presets.chinese });
const dealt = (wish: OptionsWish = {}, seed = 5) => house.setup(optionsFor(wish), [seed, 1, 1, 1]);

test('H-2.1, H-1.3 seats are clockwise, three to six of them', () => {
  assert.deepEqual(house.seats(optionsFor({ players: 4 })), ['explorer1', 'explorer2', 'explorer3', 'explorer4']);
  const read = (wish: OptionsWish) => readHouseOptions(content, optionsFor(wish));
  assert.deepEqual(read({ players: 3 }), optionsFor({ players: 3 }));
  assert.notEqual(read({ players: 6 }), null);
  assert.equal(read({ players: 2 }), null);
});

test('H-2.2 the two characters of a card never play together', () => {
  const read = (characters: readonly string[]) => readHouseOptions(content, optionsFor({ characters }));
  assert.equal(read(['ox-bellows', 'darrin-flash-williams', 'zoe-ingstrom']), null);
  assert.equal(read(['ox-bellows', 'nobody', 'zoe-ingstrom']), null);
  assert.notEqual(read(['ox-bellows', 'madame-zostra', 'zoe-ingstrom']), null);
});

test('H-2.3, H-2.4 traits start at the marked values, disputed readings by setting', () => {
  const { explorers } = dealt({ characters: ['brandon-jaspers', 'ox-bellows', 'professor-longfellow'] });
  assert.deepEqual(
    traits.map(trait => explorers['explorer1']!.tracks[trait].index),
    [2, 3, 3, 2],
  );
  assert.equal(explorers['explorer3']!.tracks.knowledge.index, 4);
  const other = dealt({
    characters: ['brandon-jaspers', 'ox-bellows', 'professor-longfellow'],
    settings: { brandonSpeedStart: '3', longfellowKnowledgeStart: '3' },
  });
  assert.equal(other.explorers['explorer1']!.tracks.speed.index, 3);
  assert.equal(other.explorers['explorer3']!.tracks.knowledge.index, 3);
});

test('H-2.5 three floors of their own, each with four open doorways', () => {
  const { tiles, ...state } = dealt();
  const at = tiles.map(({ room, floor, x, y }) => `${room} ${floor} ${x},${y}`).sort();
  assert.deepEqual(at, [
    'basement-landing basement 0,0',
    'entrance-hall ground 1,0',
    'foyer ground 0,0',
    'grand-staircase ground -1,0',
    'upper-landing upper 0,0',
  ]);
  for (const floor of floors)
    assert.equal(plainFloors.openDoorways(layFloor({ ...state, tiles }, content, { floor })).length, 4);
});

test('H-2.6 one stack of the 42 other tiles; the table sees the back of the top one, not its name', () => {
  const state = dealt();
  assert.equal(new Set(state.hidden.stack).size, 42);
  assert.notDeepEqual(dealt({}, 6).hidden.stack, state.hidden.stack);
  const view = house.view(state, 'table');
  assert.deepEqual(view.topTileFloors, content.rooms.get(state.hidden.stack[0]!)!.floors);
  assert.equal(view.left.tiles, 42);
  assert.ok(!JSON.stringify(view).includes(JSON.stringify(state.hidden.stack).slice(1, 60)));
});

test('H-2.7 three shuffled decks of 13 omens, 22 items and 45 events', () => {
  const { decks } = dealt().hidden;
  assert.deepEqual([new Set(decks.omen).size, new Set(decks.item).size, new Set(decks.event).size], [13, 22, 45]);
  assert.notDeepEqual(decks.event, content.decks.event);
  assert.notDeepEqual(dealt({}, 6).hidden.decks.event, decks.event);
});

test('H-2.8 everybody in the Entrance Hall; who has the next birthday begins, today included', () => {
  const characters = ['ox-bellows', 'madame-zostra', 'brandon-jaspers'];
  const firstOn = (month: number, day: number): string => dealt({ characters, today: { month, day } }).turn.seat;
  assert.ok(Object.values(dealt().explorers).every(({ room }) => room === 'entrance-hall'));
  assert.equal(firstOn(5, 21), 'explorer3');
  assert.equal(firstOn(5, 22), 'explorer1');
  assert.equal(firstOn(10, 19), 'explorer2');
  assert.equal(firstOn(12, 11), 'explorer3');
});

test('H-2.8 startPlayer: chosen takes the seat named, random lets chance say it', () => {
  assert.equal(dealt({ settings: { startPlayer: 'chosen' }, first: 'explorer2' }).turn.seat, 'explorer2');
  const byChance = new Set(
    Array.from({ length: 20 }, (_, seed) => dealt({ settings: { startPlayer: 'random' } }, seed).turn.seat),
  );
  assert.equal(byChance.size, 3);
});
