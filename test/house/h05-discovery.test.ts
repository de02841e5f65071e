import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TilePlace } from '../support/house-place.ts';
import { scene } from '../support/house-scene.ts';

test('H-5.1 exploring needs an open doorway and the step; the one step of H-4.7 will do', () => {
  const game = scene({
    explorers: { explorer1: { tracks: { speed: 0 } } },
    stack: ['dusty-hallway', 'creaky-hallway'],
  });
  game.choose({ c: 'explore', side: 'N' });
  assert.equal(game.explorer().room, 'dusty-hallway');
  game.choose({ c: 'explore', side: 'N' });
  assert.equal(game.explorer().room, 'creaky-hallway');
  assert.deepEqual(game.offered('explore'), []);
});

test('H-5.2 a tile of another floor is discarded unseen', () => {
  const game = scene({ stack: ['attic', 'furnace-room', 'dusty-hallway'] });
  game.choose({ c: 'explore', side: 'N' });
  assert.deepEqual(
    game.told('tileDiscarded').map(({ room, why }) => [room, why]),
    [
      [null, 'otherFloor'],
      [null, 'otherFloor'],
    ],
  );
  assert.deepEqual(game.state.hidden.tileDiscards, ['attic', 'furnace-room']);
  assert.equal(game.explorer().room, 'dusty-hallway');
});

test('H-5.3 the player places a tile that fits, and enters it for the step', () => {
  const game = scene({ stack: ['dining-room'], top: { omen: ['book'] } });
  game.choose({ c: 'explore', side: 'N' });
  assert.equal(game.key, 'tile.rotation');
  assert.deepEqual(
    game.offered('place').map(({ x, y, rotation }) => [x, y, rotation]),
    [
      [1, -1, 1],
      [1, -1, 2],
    ],
  );
  game.choose({ c: 'place', rotation: 2 });
  assert.equal(game.explorer().room, 'dining-room');
  assert.deepEqual([game.state.turn.spent, game.explorer().cards], [1, ['book']]);
});

/** A basement with one open doorway, the east side of the landing. */
const almostClosed: readonly TilePlace[] = [
  ['crypt', 'basement', 0, -1, 2],
  ['stairs-from-basement', 'basement', 0, 1, 2],
  ['storeroom', 'basement', -1, 0, 1],
];

test('H-5.4 an empty stack is made of the discards, and a tile refused is not tried twice', () => {
  const game = scene({
    tiles: almostClosed,
    explorers: { explorer1: { room: 'basement-landing' } },
    onlyStack: ['pentagram-chamber'],
    tileDiscards: ['attic', 'gymnasium'],
  });
  game.choose({ c: 'explore', side: 'E' });
  assert.deepEqual(
    game.told('tileDiscarded').flatMap(({ room }) => room ?? []),
    ['pentagram-chamber'],
  );
  assert.equal(game.told('tilesShuffled').length, 1);
  assert.equal(game.pending.room, 'gymnasium');
});

test('H-5.5, H-4.4 a doorway towards the one used; other doorways may meet plain sides', () => {
  const game = scene({ tiles: [['chapel', 'ground', 0, -1, 2]], stack: ['bloody-room'], top: { item: ['axe'] } });
  game.choose({ c: 'explore', side: 'N' });
  assert.equal(game.state.tiles.at(-1)!.room, 'bloody-room');
  const places = scene({ stack: ['gardens'] }).choose({ c: 'explore', side: 'N' });
  assert.deepEqual(places.state.tiles.at(-1), {
    room: 'gardens',
    floor: 'ground',
    x: 1,
    y: -1,
    rotation: 0,
    state: 'there',
    spent: true,
  });
  assert.deepEqual(places.told('tilePlaced')[0]!.refused, [{ rotation: 1, why: 'noDoorBack' }]);
});

test('H-5.6 placement: free takes any rotation, join only those that connect the most doorways', () => {
  const place = { tiles: [['ballroom', 'ground', 0, -1]], stack: ['dining-room'] } as const;
  const free = scene({ ...place, settings: { placement: 'free' } }).choose({ c: 'explore', side: 'N' });
  assert.deepEqual(
    free.offered('place').map(({ rotation }) => rotation),
    [1, 2],
  );
  const join = scene({ ...place, preset: 'official' }).choose({ c: 'explore', side: 'N' });
  assert.equal(join.explorer().room, 'dining-room');
  assert.equal(join.state.tiles.at(-1)!.rotation, 2);
  assert.deepEqual(join.told('tilePlaced')[0]!.refused.find(({ rotation }) => rotation === 1)?.why, 'joinsFewer');
});

test('H-5.7 a symbol acts once, card first and then room text; later visitors draw nothing', () => {
  const game = scene({ stack: ['gardens'], top: { event: ['night-view'] } });
  game.choose({ c: 'explore', side: 'N' }).roll(5);
  assert.deepEqual(game.state.discards.event, ['night-view']);
  game.end().choose({ c: 'step', to: 'gardens' });
  assert.deepEqual(game.told('cardDrawn'), []);
  assert.equal(game.state.turn.stopped, false);
});

test('H-5.8 a tile an effect puts the explorer into gives its card too, and may chain', () => {
  const game = scene({ stack: ['gardens', 'game-room'], top: { event: ['the-walls', 'night-view'] } });
  game.choose({ c: 'explore', side: 'N' });
  assert.equal(game.pending.room, 'game-room');
  game.choose({ c: 'doorway', floor: 'upper', side: 'N' }).choose({ c: 'place', rotation: 1 }).rolls('roll.effect', 5);
  assert.equal(game.explorer().room, 'game-room');
  assert.deepEqual(game.state.discards.event, ['night-view', 'the-walls']);
});

test('H-5.8 outside the own turn no card is drawn and the symbol is spent', () => {
  const game = scene({ stack: ['gardens'] });
  game.run({ verb: 'fall', who: 'me', floor: 'ground' }, { me: 'explorer2' });
  game.choose({ c: 'doorway', room: 'foyer', side: 'N' });
  assert.equal(game.explorer('explorer2').room, 'gardens');
  assert.equal(game.state.tiles.at(-1)!.spent, true);
  assert.deepEqual(game.told('cardDrawn'), []);
});

test('H-5.9, E-16 a tile placed by a haunt has its symbol spent: no card, not stopped', () => {
  const game = scene({ haunt: { traitor: 'explorer3' } });
  game.run({ verb: 'placeRoom', room: 'organ-room' });
  game.choose({ c: 'doorway', room: 'entrance-hall', side: 'N' }).choose({ c: 'place', rotation: 3 });
  game.choose({ c: 'step', to: 'organ-room' });
  assert.equal(game.explorer().room, 'organ-room');
  assert.deepEqual(game.told('cardDrawn'), []);
  assert.equal(game.state.turn.stopped, false);
});

test('H-5.10 without a doorway named, any open doorway of a floor the tile fits', () => {
  const game = scene({ stack: ['game-room'] });
  game.run({ verb: 'fall', floor: 'any' });
  const floors = game.offered('doorway').map(({ floor }) => floor);
  assert.deepEqual([...new Set(floors)], ['basement', 'ground', 'upper']);
  assert.equal(floors.length, 12);
});
