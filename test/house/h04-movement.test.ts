import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentFor } from '../../src/games/house/content/index.ts';
import { stepsFrom } from '../../src/games/house/rules/house-map.ts';
import { scene } from '../support/house-scene.ts';
import type { Scene } from '../support/house-scene.ts';

const steps = (game: Scene): readonly string[] =>
  game.offered('step').map(({ to, way, cost }) => `${to} ${way} ${cost}`);

test('H-4.1 entering a room costs 1 space', () => {
  const game = scene();
  assert.deepEqual(steps(game), ['foyer door 1']);
  assert.equal(game.choose({ c: 'step', to: 'foyer' }).state.turn.spent, 1);
});

test('H-4.2 ways: doors, the two links, the chute, secret stairs and passage', () => {
  const game = scene({
    tiles: [
      ['stairs-from-basement', 'basement', 0, -1, 2],
      ['coal-chute', 'ground', 0, -1, 2],
    ],
    tokens: [
      { kind: 'stairs', room: 'foyer', partner: 'upper-landing' },
      { kind: 'stairs', room: 'upper-landing', partner: 'foyer' },
      { kind: 'passage', room: 'foyer', partner: 'entrance-hall' },
      { kind: 'passage', room: 'entrance-hall', partner: 'foyer' },
    ],
    explorers: { explorer1: { room: 'foyer' } },
  });
  assert.deepEqual(steps(game), [
    'basement-landing chute 1',
    'entrance-hall door 1',
    'grand-staircase door 1',
    'stairs-from-basement stairs 1',
    'upper-landing secretStairs 1',
    'entrance-hall secretPassage 1',
  ]);
  game.choose({ c: 'step', to: 'grand-staircase' });
  assert.deepEqual(steps(game), ['foyer door 1', 'upper-landing stairs 1']);
});

test('H-4.3 the front door is locked: nothing is explored or left through it', () => {
  const game = scene();
  assert.deepEqual(
    game.offered('explore').map(({ side }) => side),
    ['N', 'S'],
  );
  game.refuses({ c: 'explore', side: 'E', cost: 1 }, 'H-5.1');
});

test('H-4.4, E-3 nobody passes a false door', () => {
  const game = scene({
    tiles: [
      ['gardens', 'ground', 0, -1],
      ['chapel', 'ground', 1, -1, 2],
    ],
    explorers: { explorer1: { room: 'gardens' } },
  });
  assert.deepEqual(steps(game), ['foyer door 1']);
  const other = scene({
    tiles: [
      ['kitchen', 'ground', 0, -1],
      ['chapel', 'ground', 1, -1, 2],
    ],
    explorers: { explorer1: { room: 'kitchen' } },
  });
  assert.deepEqual(steps(other), []);
});

test('H-4.5, H-4.6 each opponent in the room costs 1 space more on leaving it, a stunned monster none', () => {
  const monster = {
    id: 'rat#1',
    kind: 'rat',
    room: 'foyer',
    barrierSide: null,
    stunned: false,
    traits: {},
    cards: [],
    flags: {},
    of: null,
  };
  const place = {
    haunt: { traitor: 'explorer3' },
    explorers: { explorer1: { room: 'foyer' }, explorer2: { room: 'foyer' }, explorer3: { room: 'foyer' } },
  };
  const game = scene(place);
  assert.equal(game.offered('step')[0]!.cost, 2);
  game.state = { ...game.state, monsters: [monster, { ...monster, id: 'rat#2', stunned: true }] };
  assert.equal(game.run([]).offered('step')[0]!.cost, 3);
  assert.equal(game.offered('explore')[0]!.cost, 3);
});

test('H-4.7 a figure that has not moved may make one step, which uses the allowance up', () => {
  const game = scene({
    haunt: { traitor: 'explorer3' },
    explorers: {
      explorer1: { room: 'foyer', tracks: { speed: 0 }, lasting: ['lights-out'] },
      explorer3: { room: 'foyer' },
    },
  });
  assert.equal(game.offered('step')[0]!.cost, 2);
  game.choose({ c: 'step', to: 'entrance-hall' });
  assert.equal(game.state.turn.spent, 1);
  assert.deepEqual(steps(game), []);
});

test('H-4.7 effects that forbid moving are stronger', () => {
  const game = scene({ explorers: { explorer1: { lasting: ['webs'] } } });
  assert.deepEqual(steps(game), []);
  assert.deepEqual(game.offered('explore'), []);
});

test('H-4.9 any number of figures share a room', () => {
  const game = scene({ players: 6 });
  game.choose({ c: 'step', to: 'foyer' }).end();
  for (const seat of [2, 3, 4, 5]) {
    assert.equal(game.state.turn.seat, `explorer${seat}`);
    game.choose({ c: 'step', to: 'foyer' }).end();
  }
  assert.equal(Object.values(game.state.explorers).filter(({ room }) => room === 'foyer').length, 5);
});

test('H-4.10 distance counts doors, links, passages and one-way ways in their direction, barriers as passable', () => {
  const game = scene({
    tiles: [
      ['coal-chute', 'ground', 0, -1, 2],
      ['chasm', 'basement', 1, 0],
      ['wine-cellar', 'basement', 2, 0, 1],
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 0, 1],
    ],
  });
  const from = (room: string) => stepsFrom(game.state, contentFor(game.state.options), room);
  assert.equal(from('foyer').get('basement-landing'), 1);
  assert.equal(from('basement-landing').get('foyer'), undefined);
  assert.equal(from('basement-landing').get('wine-cellar'), 2);
  assert.equal(from('gallery').get('ballroom'), 1);
  assert.equal(from('ballroom').get('gallery'), 4);
});

test('H-4.10 nearest ties are left to the acting player', () => {
  const game = scene({
    explorers: {
      explorer1: { room: 'foyer' },
      explorer2: { room: 'entrance-hall' },
      explorer3: { room: 'grand-staircase' },
    },
  });
  game.run({
    verb: 'pick',
    from: 'explorers.notMe.nearest(me)',
    key: 'footsteps',
    do: { verb: 'trait', who: 'it', trait: 'might', by: 1 },
  });
  assert.deepEqual(
    game.offered('figure').map(({ figure }) => figure),
    ['explorer2', 'explorer3'],
  );
});

test('H-4.11 being put elsewhere costs nothing, but exit rolls still apply', () => {
  const game = scene({ tiles: [['attic', 'upper', 0, -1, 2]], explorers: { explorer1: { room: 'attic' } } });
  game.run({ verb: 'move', what: 'me', to: 'room:entrance-hall' }).rolls('roll.exit', 0);
  assert.equal(game.explorer().room, 'entrance-hall');
  assert.equal(game.index('explorer1', 'might'), 1);
  assert.deepEqual([game.state.turn.spent, game.state.turn.hasMoved], [0, false]);
  const stays = scene({ tiles: [['attic', 'upper', 0, -1]], explorers: { explorer1: { room: 'attic' } } });
  assert.equal(stays.run({ verb: 'move', what: 'me', to: 'room:attic' }).key, 'turn.free');
});
