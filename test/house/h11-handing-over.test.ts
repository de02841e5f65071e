import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';

test('H-11.1 each item suffers one of use, gift, drop, theft or pick-up a turn', () => {
  const game = scene({ explorers: { explorer1: { cards: ['mystic-coin'] } } });
  game.choose({ c: 'use', card: 'mystic-coin' }).roll(2).choose({ c: 'trait', trait: 'might' });
  assert.deepEqual([game.offered('drop'), game.offered('give')], [[], []]);
  const dropped = scene({ explorers: { explorer1: { cards: ['mystic-coin'] } } }).choose({
    c: 'drop',
    card: 'mystic-coin',
  });
  assert.deepEqual(dropped.offered('pickUp'), []);
  assert.equal(dropped.end().offered('pickUp').length, 1);
  dropped.choose({ c: 'pickUp', card: 'mystic-coin' });
  assert.deepEqual([dropped.offered('use'), dropped.offered('drop'), dropped.offered('give')], [[], [], []]);
});

test('H-11.2 giving: same room, and only to somebody who agrees', () => {
  const game = scene({ explorers: { explorer1: { cards: ['axe'] }, explorer3: { room: 'foyer' } } });
  assert.deepEqual(
    game.offered('give').map(({ to }) => to),
    ['explorer2'],
  );
  game.choose({ c: 'give', card: 'axe' });
  assert.deepEqual([game.key, game.pending.seat], ['give.accept', 'explorer2']);
  game.choose({ c: 'no' });
  assert.deepEqual([game.explorer().cards, game.pending.seat], [['axe'], 'explorer1']);
});

test('H-11.2 trade: one card per turn, or any number of different items', () => {
  const place = { explorers: { explorer1: { cards: ['axe', 'rope'] } } } as const;
  const give = (settings: { trade: 'one' | 'any' }) =>
    scene({ ...place, settings })
      .choose({ c: 'give', card: 'axe', to: 'explorer2' })
      .choose({ c: 'yes' });
  assert.deepEqual(give({ trade: 'one' }).offered('give'), []);
  assert.deepEqual(
    give({ trade: 'any' })
      .offered('give')
      .map(({ card }) => card),
    ['rope', 'rope'],
  );
});

test('H-11.3, H-11.4 any number is dropped onto the pile of the room and picked up from it', () => {
  const game = scene({ explorers: { explorer1: { cards: ['axe', 'rope'] } } })
    .choose({ c: 'drop', card: 'axe' })
    .choose({ c: 'drop', card: 'rope' });
  assert.deepEqual(game.state.piles, { 'entrance-hall': ['axe', 'rope'] });
  game.end().choose({ c: 'pickUp', card: 'axe' }).choose({ c: 'pickUp', card: 'rope' });
  assert.deepEqual([game.explorer('explorer2').cards, game.state.piles], [['axe', 'rope'], {}]);
});

test('H-11.5 the Blood Dagger is neither given nor dropped, Armor only dropped', () => {
  const game = scene({ explorers: { explorer1: { cards: ['blood-dagger', 'armor'] } } });
  assert.deepEqual([game.offered('give'), game.offered('drop').map(({ card }) => card)], [[], ['armor']]);
});

test('H-10.9 dropping the Druidic Charm discards it', () => {
  const game = scene({ explorers: { explorer1: { cards: ['druidic-charm'] } } }).choose({
    c: 'drop',
    card: 'druidic-charm',
  });
  assert.deepEqual(
    [game.state.piles, game.state.discards.item, game.index('explorer1', 'speed')],
    [{}, ['druidic-charm'], 3],
  );
});
