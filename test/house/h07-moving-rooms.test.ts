import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';

const elevator = {
  tiles: [['mystic-elevator', 'ground', 0, -1, 2]] as const,
  explorers: { explorer1: { room: 'foyer' } },
};

test('H-7.9 entering the Mystic Elevator rolls two dice for the floor; it moves with everything on it', () => {
  for (const [total, floor] of [
    [3, 'upper'],
    [2, 'ground'],
    [1, 'basement'],
  ] as const) {
    const game = scene({
      ...elevator,
      explorers: { explorer1: { room: 'foyer' }, explorer2: { room: 'mystic-elevator' } },
    });
    game.choose({ c: 'step', to: 'mystic-elevator' }).rolls('roll.elevator', total);
    assert.deepEqual([...new Set(game.offered('doorway').map(place => place.floor))], [floor]);
    assert.equal(game.offered('no').length, floor === 'ground' ? 1 : 0);
    const [first] = game.offered('doorway');
    game.choose({ ...first! });
    assert.equal(game.state.tiles.find(({ room }) => room === 'mystic-elevator')!.floor, floor);
    assert.deepEqual([game.explorer('explorer2').room, game.state.turn.stopped], ['mystic-elevator', false]);
    assert.equal(game.offered('step').length, 1);
  }
});

test('H-7.9 a four goes to any floor, and discovery is a ride too', () => {
  const game = scene({ stack: ['mystic-elevator'] })
    .choose({ c: 'explore', side: 'N' })
    .rolls('roll.elevator', 4);
  assert.deepEqual([...new Set(game.offered('doorway').map(({ floor }) => floor))], ['basement', 'ground', 'upper']);
});

test('H-7.9, E-6 a zero throws it into the basement: a die of damage for everybody inside, each rolled apart', () => {
  const inside = { room: 'mystic-elevator' };
  const game = scene({
    players: 4,
    ...elevator,
    explorers: { explorer1: { room: 'foyer' }, explorer2: inside, explorer3: inside, explorer4: inside },
  });
  game.choose({ c: 'step', to: 'mystic-elevator' }).rolls('roll.elevator', 0).choose({ c: 'doorway', side: 'N' });
  const rollers = ['explorer1', 'explorer2', 'explorer3', 'explorer4'].map(() => {
    const { seat } = game.pending;
    game.rolls('roll.damage', 0);
    return seat;
  });
  assert.deepEqual(rollers, ['explorer1', 'explorer2', 'explorer3', 'explorer4']);
});

test('H-7.9 one ride per turn; who stays inside a whole turn rides at its end', () => {
  const game = scene(elevator)
    .choose({ c: 'step', to: 'mystic-elevator' })
    .rolls('roll.elevator', 2)
    .choose({ c: 'no' });
  game.choose({ c: 'step', to: 'foyer' }).choose({ c: 'step', to: 'mystic-elevator' });
  assert.equal(game.key, 'turn.free');
  game.end();
  assert.equal(game.state.turn.seat, 'explorer2');
  game.end().end().end();
  assert.equal(game.key, 'roll.elevator');
});

test('H-7.9 without an open doorway there it stays; the doorway it leaves is open again', () => {
  const game = scene({
    ...elevator,
    tiles: [
      ...elevator.tiles,
      ['crypt', 'basement', 0, -1, 2],
      ['stairs-from-basement', 'basement', 0, 1, 2],
      ['storeroom', 'basement', -1, 0, 1],
      ['pentagram-chamber', 'basement', 1, 0, 2],
    ],
  });
  game.choose({ c: 'step', to: 'mystic-elevator' }).rolls('roll.elevator', 1);
  assert.deepEqual(
    [game.key, game.state.tiles.find(({ room }) => room === 'mystic-elevator')!.floor],
    ['turn.free', 'ground'],
  );
  const left = scene(elevator)
    .choose({ c: 'step', to: 'mystic-elevator' })
    .rolls('roll.elevator', 3)
    .choose({ c: 'doorway', side: 'N' });
  left.run({ verb: 'move', what: 'me', to: 'room:foyer' });
  assert.ok(left.offered('explore').some(({ side }) => side === 'N'));
});

test('H-7.10 Stairs from Basement: a link with the Foyer both ways; stairsDoors gives it a second doorway', () => {
  const place = {
    tiles: [['stairs-from-basement', 'basement', 0, -1]] as const,
    explorers: { explorer1: { room: 'foyer' } },
  };
  const game = scene(place).choose({ c: 'step', to: 'stairs-from-basement' }).choose({ c: 'step', to: 'foyer' });
  assert.equal(game.state.turn.spent, 2);
  const inside = { ...place, explorers: { explorer1: { room: 'stairs-from-basement' } } };
  assert.deepEqual(scene(inside).offered('explore'), []);
  assert.deepEqual(
    scene({ ...inside, settings: { stairsDoors: '2' } })
      .offered('explore')
      .map(({ side }) => side),
    ['N'],
  );
});

test('H-7.11 the Underground Lake goes to a basement doorway of the player, explorer and all, then its event is drawn', () => {
  const game = scene({
    explorers: { explorer1: { room: 'upper-landing' } },
    stack: ['underground-lake'],
    top: { event: ['night-view'] },
  });
  game.choose({ c: 'explore', side: 'N' });
  assert.deepEqual([...new Set(game.offered('doorway').map(({ floor }) => floor))], ['basement']);
  game.choose({ c: 'doorway', side: 'E' }).choose({ c: 'place', rotation: 2 }).rolls('roll.effect', 5);
  assert.deepEqual([game.explorer().room, game.state.turn.spent], ['underground-lake', 1]);
  assert.equal(
    game.state.tiles.some(({ floor, y }) => floor === 'upper' && y === -1),
    false,
  );
});

test('H-7.11 a lake that would close the basement is refused like any tile; lake = basement makes it a basement tile', () => {
  const closed = [
    ['crypt', 'basement', 0, -1, 2],
    ['stairs-from-basement', 'basement', 0, 1, 2],
    ['storeroom', 'basement', -1, 0, 1],
    ['pentagram-chamber', 'basement', 1, 0, 2],
  ] as const;
  const upper = { explorer1: { room: 'upper-landing' } };
  const refused = scene({
    tiles: closed,
    explorers: upper,
    stack: ['underground-lake', 'bedroom'],
    top: { event: ['night-view'] },
  }).choose({ c: 'explore', side: 'E' });
  assert.deepEqual(
    refused.told('tileDiscarded').map(({ room, why }) => [room, why]),
    [['underground-lake', 'closesFloor']],
  );
  assert.deepEqual(scene({ tiles: closed, explorers: upper, onlyStack: ['underground-lake'] }).offered('explore'), []);
  const plain = scene({
    explorers: { explorer1: { room: 'basement-landing' } },
    stack: ['underground-lake'],
    settings: { lake: 'basement' },
  });
  assert.equal(plain.choose({ c: 'explore', side: 'N' }).pending.room, 'underground-lake');
});

test('H-7.12 Grand Staircase and Upper Landing are two rooms, 1 space apart', () => {
  const game = scene({ explorers: { explorer1: { room: 'grand-staircase' } } }).choose({
    c: 'step',
    to: 'upper-landing',
  });
  assert.equal(game.state.turn.spent, 1);
});

test('H-7.13 a window is false when every side without doorway meets a filled cell', () => {
  const windowed = {
    verb: 'each',
    of: 'explorers.window',
    asMe: true,
    do: { verb: 'trait', trait: 'might', by: 1 },
  } as const;
  const open = scene({ explorers: { explorer1: { room: 'grand-staircase' } } });
  const start = open.index('explorer1', 'might');
  assert.equal(open.run(windowed).index('explorer1', 'might'), start + 1);
  const around = [
    ['kitchen', 'ground', -1, -1],
    ['ballroom', 'ground', -2, 0],
    ['gardens', 'ground', -1, 1],
  ] as const;
  const walled = scene({ tiles: around, explorers: { explorer1: { room: 'grand-staircase' } } });
  assert.equal(walled.run(windowed).index('explorer1', 'might'), start);
});
