import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';

test('H-3.1, H-3.3 one turn each, clockwise; doing nothing is allowed and ends the turn at once', () => {
  const game = scene({ players: 3 });
  const order = [0, 1, 2, 3].map(() => {
    const { seat } = game.state.turn;
    game.end();
    return seat;
  });
  assert.deepEqual(order, ['explorer1', 'explorer2', 'explorer3', 'explorer1']);
});

test('H-3.1 a round is over when the first player is on turn again', () => {
  const game = scene({ players: 3, settings: { startPlayer: 'chosen' }, first: 'explorer2', turn: 'explorer2' });
  const rounds = [0, 1, 2, 3].map(() => {
    game.end();
    return game.state.round;
  });
  assert.deepEqual(rounds, [1, 1, 2, 2]);
});

test('H-3.2 a move may be interrupted by other actions and continued', () => {
  const game = scene({ explorers: { explorer1: { cards: ['book'] } } });
  game
    .choose({ c: 'step', to: 'foyer' })
    .choose({ c: 'drop', card: 'book' })
    .choose({ c: 'step', to: 'grand-staircase' });
  assert.equal(game.explorer().room, 'grand-staircase');
  assert.deepEqual(game.state.piles, { foyer: ['book'] });
});

test('H-3.4 lasting cards act at the start of the turn, before free play', () => {
  const game = scene({ explorers: { explorer1: { lasting: ['grave-dirt'] } } });
  assert.equal(game.key, 'hurt.split');
  game.choose({ c: 'split', steps: { speed: 1, might: 0 } });
  assert.equal(game.key, 'turn.free');
});

test('H-3.5 at the end room effects come first and the haunt roll last', () => {
  const game = scene({
    tiles: [['furnace-room', 'basement', 0, -1]],
    fresh: ['furnace-room'],
    explorers: { explorer1: { room: 'basement-landing' } },
    top: { omen: ['spear'] },
  });
  game.choose({ c: 'step', to: 'furnace-room' }).end();
  assert.equal(game.key, 'hurt.split');
  game.choose({ c: 'split', steps: { speed: 0, might: 1 } }).rolls('roll.haunt', 12);
  assert.equal(game.state.turn.seat, 'explorer2');
});

test('H-3.6 the allowance is the current Speed, read again before every step', () => {
  const game = scene({ explorers: { explorer1: { tracks: { speed: 0 } } } });
  game.choose({ c: 'step', to: 'foyer' }).choose({ c: 'step', to: 'grand-staircase' });
  assert.deepEqual(game.offered('step'), []);
  game.run({ verb: 'trait', trait: 'speed', by: 3 });
  assert.equal(game.offered('step').length, 2);
  game.choose({ c: 'step', to: 'upper-landing' });
  assert.deepEqual(game.offered('step'), []);
});

test('H-3.7 drawing any card stops movement; everything else remains possible', () => {
  const game = scene({
    stack: ['larder'],
    explorers: { explorer1: { room: 'basement-landing', cards: ['book'] } },
    top: { item: ['axe'] },
  });
  game.choose({ c: 'explore', side: 'N' });
  assert.deepEqual(game.explorer().cards, ['book', 'axe']);
  assert.equal(game.state.turn.stopped, true);
  assert.deepEqual([game.offered('step'), game.offered('explore')], [[], []]);
  assert.equal(game.offered('drop').length, 2);
});

test('H-3.7, E-4 a new room without symbol does not stop', () => {
  const game = scene({ stack: ['dusty-hallway'] });
  game.choose({ c: 'step', to: 'foyer' }).choose({ c: 'explore', side: 'N' });
  assert.equal(game.state.turn.stopped, false);
  assert.equal(game.state.turn.spent, 2);
  game.choose({ c: 'step', to: 'foyer' }).choose({ c: 'step', to: 'entrance-hall' });
  assert.deepEqual(game.offered('step'), []);
});

test('H-3.8 the stopped can neither step, explore, cross, jump nor pass a wall, but effects carry them', () => {
  const stop = { verb: 'stop' } as const;
  const barrier = scene({
    tiles: [['chasm', 'basement', 1, 0]],
    explorers: { explorer1: { room: 'chasm', side: 'W' } },
  });
  assert.equal(barrier.offered('cross').length, 1);
  assert.deepEqual(barrier.run(stop).pending.choices, [{ c: 'end' }]);
  const gallery = scene({
    tiles: [
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 0, -1],
    ],
    explorers: { explorer1: { room: 'gallery' } },
    tokens: [
      { kind: 'wall', room: 'gallery', partner: 'upper-landing' },
      { kind: 'wall', room: 'upper-landing', partner: 'gallery' },
    ],
  });
  assert.deepEqual([gallery.offered('jump').length, gallery.offered('act').length], [1, 1]);
  assert.deepEqual(gallery.run(stop).pending.choices, [{ c: 'end' }]);
  gallery.run({ verb: 'move', what: 'me', to: 'room:foyer' });
  assert.equal(gallery.explorer().room, 'foyer');
  assert.deepEqual(gallery.offered('step'), []);
});

test('H-3.9 a voluntary roll is made once per turn and source', () => {
  const closet = { kind: 'closet', room: 'entrance-hall' };
  const safe = { kind: 'safe', room: 'entrance-hall' };
  const game = scene({ tokens: [closet, safe], top: { item: ['axe'] } });
  game.choose({ c: 'act', key: 'closet' }).roll(4);
  assert.deepEqual(
    game.offered('act').map(({ key }) => key),
    ['safe'],
  );
});
