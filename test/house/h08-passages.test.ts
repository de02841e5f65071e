import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';

const drawing = { stack: ['gardens'], explorers: { explorer1: { room: 'foyer' } } } as const;

test('H-8.1 tokens belong to their room and move with its tile', () => {
  const game = scene({
    tiles: [['larder', 'basement', 0, -1]],
    explorers: { explorer1: { room: 'larder' } },
    tokens: [{ kind: 'smoke', room: 'larder' }],
  });
  game.run({ verb: 'native', name: 'moveTile' }).choose({ c: 'doorway', side: 'E' });
  assert.deepEqual(game.state.tiles.find(({ room }) => room === 'larder')!.x, 1);
  assert.equal(game.state.tokens[0]!.room, 'larder');
});

test('H-8.2 Secret Stairs: two tokens on different floors, 1 space both ways; who follows at once draws an event', () => {
  const game = scene({ ...drawing, top: { event: ['secret-stairs', 'night-view'] } }).choose({
    c: 'explore',
    side: 'N',
  });
  assert.deepEqual(
    game.offered('room').map(({ room }) => room),
    ['basement-landing', 'upper-landing'],
  );
  game
    .choose({ c: 'room', room: 'basement-landing' })
    .choose({ c: 'option', key: 'stairs.go' })
    .rolls('roll.effect', 5);
  assert.deepEqual([game.explorer().room, game.state.turn.spent], ['basement-landing', 1]);
  assert.deepEqual(game.state.discards.event, ['night-view', 'secret-stairs']);
  game.end().run({ verb: 'move', what: 'me', to: 'room:gardens' }, { me: 'explorer2' });
  assert.ok(
    game.offered('step').some(({ way, to, cost }) => way === 'secretStairs' && to === 'basement-landing' && cost === 1),
  );
});

test('H-8.3 Secret Passage: three dice say where the second token may lie; usable at once', () => {
  for (const [total, rooms] of [
    [6, ['grand-staircase', 'foyer', 'entrance-hall', 'upper-landing', 'basement-landing']],
    [4, ['upper-landing']],
    [2, ['grand-staircase', 'foyer', 'entrance-hall']],
    [0, ['basement-landing']],
  ] as const) {
    const game = scene({ ...drawing, top: { event: ['secret-passage'] } })
      .choose({ c: 'explore', side: 'N' })
      .roll(total);
    if (rooms.length > 1) {
      assert.deepEqual(
        game
          .offered('room')
          .map(({ room }) => room)
          .sort(),
        [...rooms].sort(),
      );
      game.choose({ c: 'room', room: rooms[0] });
    }
    game.choose({ c: 'option', key: 'passage.go' });
    assert.deepEqual([game.explorer().room, game.state.turn.stopped], [rooms[0], true]);
    assert.deepEqual(
      game.state.tokens.map(({ kind, room }) => [kind, room]),
      [
        ['passage', 'gardens'],
        ['passage', rooms[0]],
      ],
    );
  }
});

test('H-8.4 Revolving Wall: a plain side is chosen, a missing room is drawn, and the explorer goes through', () => {
  const game = scene({
    ...drawing,
    stack: ['gardens', 'ballroom'],
    top: { event: ['revolving-wall', 'night-view'] },
  }).choose({ c: 'explore', side: 'N' });
  assert.deepEqual(
    game.offered('side').map(({ side }) => side),
    ['E', 'W'],
  );
  game.choose({ c: 'side', side: 'W' }).rolls('roll.effect', 5);
  const [tile] = game.state.tiles.filter(({ room }) => room === 'ballroom');
  assert.deepEqual([game.explorer().room, tile?.x, tile?.y], ['ballroom', -1, -1]);
  assert.deepEqual(
    game.state.tokens.map(({ kind, room, side }) => [kind, room, side]),
    [
      ['wall', 'gardens', 'W'],
      ['wall', 'ballroom', 'E'],
    ],
  );
});

test('H-8.4 later, once per own turn, Knowledge 3+ passes for no space', () => {
  const game = scene({
    tokens: [
      { kind: 'wall', room: 'foyer', partner: 'upper-landing' },
      { kind: 'wall', room: 'upper-landing', partner: 'foyer' },
    ],
    explorers: { explorer1: { room: 'foyer' } },
  });
  game.choose({ c: 'act', key: 'wall' }).roll(3);
  assert.deepEqual([game.explorer().room, game.state.turn.spent], ['upper-landing', 0]);
  game.end().end().end().choose({ c: 'act', key: 'wall' }).roll(2);
  assert.deepEqual([game.explorer().room, game.offered('act')], ['upper-landing', []]);
});

test('H-8.4 a room with four doorways has no wall for it', () => {
  const game = scene({ stack: ['ballroom'], top: { event: ['revolving-wall'] } }).choose({ c: 'explore', side: 'N' });
  assert.deepEqual(
    [game.explorer().room, game.state.tokens, game.state.discards.event],
    ['ballroom', [], ['revolving-wall']],
  );
});

test('H-8.5 Mystic Slide: Might 5+ to any explored room on a lower floor, else into a basement tile with one die', () => {
  const place = {
    explorers: { explorer1: { room: 'upper-landing' } },
    tokens: [{ kind: 'slide', room: 'upper-landing' }],
  } as const;
  const free = scene(place).choose({ c: 'act', key: 'slide' }).roll(5);
  assert.deepEqual(
    free
      .offered('room')
      .map(({ room }) => room)
      .sort(),
    ['basement-landing', 'entrance-hall', 'foyer', 'grand-staircase'],
  );
  assert.equal(free.choose({ c: 'room', room: 'foyer' }).explorer().room, 'foyer');
  const fell = scene({ ...place, stack: ['dusty-hallway'] })
    .choose({ c: 'act', key: 'slide' })
    .roll(4)
    .choose({ c: 'doorway', side: 'N' })
    .roll(0);
  assert.deepEqual([fell.explorer().room, fell.state.tiles.at(-1)!.floor], ['dusty-hallway', 'basement']);
  const below = scene({
    explorers: { explorer1: { room: 'basement-landing' } },
    tokens: [{ kind: 'slide', room: 'basement-landing' }],
  });
  assert.deepEqual(below.offered('act'), []);
});

test('H-8.6 the traitor uses the wall without roll and the slide without harm', () => {
  const wall = scene({
    haunt: { traitor: 'explorer1' },
    tokens: [
      { kind: 'wall', room: 'entrance-hall', partner: 'upper-landing' },
      { kind: 'wall', room: 'upper-landing', partner: 'entrance-hall' },
    ],
  });
  assert.equal(wall.choose({ c: 'act', key: 'wall' }).explorer().room, 'upper-landing');
  const slide = scene({
    haunt: { traitor: 'explorer1' },
    tokens: [{ kind: 'slide', room: 'entrance-hall' }],
    onlyStack: [],
  })
    .choose({ c: 'act', key: 'slide' })
    .roll(0);
  assert.deepEqual([slide.choose({ c: 'room' }).explorer().room, slide.key], ['basement-landing', 'turn.free']);
});

test('H-8.7 Closet, Safe and Skeletons are voluntary rolls for explorers there', () => {
  const tokens = ['closet', 'safe', 'skeletons'].map(kind => ({ kind, room: 'entrance-hall' }));
  assert.deepEqual(
    scene({ tokens })
      .offered('act')
      .map(({ key }) => key),
    ['closet', 'safe', 'skeletons'],
  );
  assert.deepEqual(scene({ tokens, explorers: { explorer1: { room: 'foyer' } } }).offered('act'), []);
  const closet = scene({ tokens, top: { event: ['night-view'] } })
    .choose({ c: 'act', key: 'closet' })
    .roll(0)
    .rolls('roll.effect', 0);
  assert.deepEqual(
    closet.state.tokens.map(({ kind }) => kind),
    ['safe', 'skeletons'],
  );
});

test('H-8.7 Smoke, Drip and Blessing change the dice of trait rolls there, between 1 and 8', () => {
  const dice = (kinds: readonly string[], might: number): number => {
    const game = scene({
      tokens: kinds.map(kind => ({ kind, room: 'entrance-hall' })),
      explorers: { explorer1: { tracks: { might } } },
    });
    return game.run({ verb: 'roll', trait: 'might', ladder: [{ least: 0, do: [] }] }).pending.dice;
  };
  assert.equal(dice([], 2), 5);
  assert.equal(dice(['smoke'], 2), 3);
  assert.equal(dice(['drip'], 2), 4);
  assert.equal(dice(['blessing'], 2), 6);
  assert.equal(dice(['blessing'], 7), 8);
  assert.equal(dice(['smoke', 'smoke', 'smoke'], 2), 1);
});
