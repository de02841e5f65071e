import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';

const event = { verb: 'draw', deck: 'event' } as const;

test('What the...? lifts the tile with everything on it to another open doorway of the floor', () => {
  const game = scene({
    tiles: [['dining-room', 'ground', 0, -1, 1]],
    explorers: { explorer1: { room: 'dining-room' }, explorer2: { room: 'dining-room' } },
    piles: { 'dining-room': ['axe'] },
    top: { event: ['what-the'] },
  });
  game.run(event).choose({ c: 'doorway', room: 'entrance-hall', side: 'N' });
  assert.deepEqual(
    game.offered('place').map(({ x, y, rotation }) => [x, y, rotation]),
    [
      [1, -1, 1],
      [1, -1, 2],
    ],
  );
  game.choose({ c: 'place', rotation: 2 });
  const tile = game.state.tiles.find(({ room }) => room === 'dining-room')!;
  assert.deepEqual([tile.x, tile.y, tile.rotation], [1, -1, 2]);
  assert.deepEqual([game.explorer('explorer2').room, game.state.piles['dining-room']], ['dining-room', ['axe']]);
});

test('What the...? without another open doorway on the floor goes to another floor; start tiles do not move', () => {
  const game = scene({
    tiles: [
      ['crypt', 'basement', 0, -1, 2],
      ['stairs-from-basement', 'basement', 0, 1, 2],
      ['storeroom', 'basement', -1, 0, 1],
      ['pentagram-chamber', 'basement', 1, 0, 2],
    ],
    explorers: { explorer1: { room: 'storeroom' } },
  }).run({ verb: 'native', name: 'moveTile' });
  assert.deepEqual([...new Set(game.offered('doorway').map(({ floor }) => floor))], ['ground', 'upper']);
  assert.equal(scene().run({ verb: 'native', name: 'moveTile' }).key, 'turn.free');
});

test('H-11.6 the Dog fetches, carries or delivers one item within six spaces, by doors and stairs', () => {
  const place = {
    explorers: { explorer1: { cards: ['dog', 'book'] } },
    piles: { 'upper-landing': ['axe'], 'basement-landing': ['rope'] },
  } as const;
  const game = scene(place).choose({ c: 'use', card: 'dog' });
  assert.deepEqual(
    game.offered('card').map(({ card }) => card),
    ['axe', 'book'],
  );
  game.choose({ c: 'card', card: 'axe' }).choose({ c: 'figure', figure: 'explorer1' });
  assert.deepEqual(
    [game.explorer().cards, game.state.piles],
    [['dog', 'book', 'axe'], { 'basement-landing': ['rope'] }],
  );
  assert.deepEqual(
    game.offered('drop').map(({ card }) => card),
    ['book'],
  );
  const sent = scene(place)
    .choose({ c: 'use', card: 'dog' })
    .choose({ c: 'card', card: 'book' })
    .choose({ c: 'room', room: 'upper-landing' });
  assert.deepEqual([sent.state.piles['upper-landing'], sent.index('explorer1', 'knowledge')], [['axe', 'book'], 0]);
  const carried = scene(place).choose({ c: 'use', card: 'dog' }).choose({ c: 'card', card: 'axe' });
  assert.ok(carried.offered('room').some(({ room }) => room === 'foyer'));
});

test('H-11.6, E-17 the Dog goes neither through the Revolving Wall nor up the Collapsed Room, nor by chute or elevator', () => {
  const game = scene({
    tiles: [
      ['collapsed-room', 'ground', 0, -1],
      ['coal-chute', 'ground', 0, 1],
      ['mystic-elevator', 'ground', 1, -1, 2],
      ['chasm', 'basement', 1, 0],
    ],
    tokens: [
      { kind: 'wall', room: 'entrance-hall', partner: 'upper-landing' },
      { kind: 'wall', room: 'upper-landing', partner: 'entrance-hall' },
      { kind: 'below-collapsed-room', room: 'basement-landing' },
    ],
    explorers: { explorer1: { room: 'foyer', cards: ['dog'] } },
    piles: { 'basement-landing': ['axe'], 'mystic-elevator': ['rope'] },
  });
  game.choose({ c: 'use', card: 'dog' });
  assert.equal(game.key, 'turn.free');
});

test('H-11.6 the Dog does not cross a barrier, which needs a roll', () => {
  const place = (side: 'E' | 'W') =>
    scene({
      tiles: [['chasm', 'basement', 1, 0]],
      explorers: { explorer1: { room: 'basement-landing', cards: ['dog'] } },
      piles: { [`chasm/${side}`]: ['axe'] },
    });
  assert.equal(place('E').choose({ c: 'use', card: 'dog' }).key, 'turn.free');
  assert.equal(place('W').choose({ c: 'use', card: 'dog' }).key, 'dog.card');
});
