import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';

const chasm = {
  tiles: [['chasm', 'basement', 1, 0]] as const,
  explorers: { explorer1: { room: 'chasm', side: 'W' } },
} as const;

test('H-7.4 a barrier: one try a turn, no space; over it movement goes on from the other side', () => {
  const game = scene(chasm);
  assert.deepEqual([game.offered('step').map(({ to }) => to), game.offered('explore')], [['basement-landing'], []]);
  game.choose({ c: 'cross' }).rolls('roll.barrier', 3);
  assert.deepEqual([game.explorer().barrierSide, game.state.turn.spent], ['E', 0]);
  assert.deepEqual(
    [game.offered('step'), game.offered('explore').map(({ side }) => side), game.offered('cross')],
    [[], ['E'], []],
  );
});

test('H-7.4, E-10 a failed try stops on this side; items may still be used, and next turn is another try', () => {
  const game = scene({ ...chasm, explorers: { explorer1: { room: 'chasm', side: 'W', cards: ['healing-salve'] } } });
  game.choose({ c: 'cross' }).rolls('roll.barrier', 2);
  assert.deepEqual([game.explorer().barrierSide, game.state.turn.stopped], ['W', true]);
  assert.deepEqual([game.offered('step'), game.offered('cross'), game.offered('use').length], [[], [], 1]);
  game.end().end().end();
  assert.deepEqual([game.offered('step').length, game.offered('cross').length], [1, 1]);
});

test('H-7.4 one is on the side of entry, also on discovery', () => {
  const game = scene({ stack: ['chasm'], explorers: { explorer1: { room: 'basement-landing' } } }).choose({
    c: 'explore',
    side: 'N',
  });
  assert.deepEqual([game.explorer().room, game.explorer().barrierSide], ['chasm', 'S']);
  const walked = scene({ tiles: chasm.tiles, explorers: { explorer1: { room: 'basement-landing' } } }).choose({
    c: 'step',
    to: 'chasm',
  });
  assert.equal(walked.explorer().barrierSide, 'W');
});

test('H-7.4, E-11 nothing reaches across: no trade, pick-up, attack or hindrance', () => {
  const place = {
    tiles: chasm.tiles,
    explorers: { explorer1: { room: 'chasm', side: 'W', cards: ['axe'] }, explorer2: { room: 'chasm', side: 'E' } },
    piles: { 'chasm/E': ['rope'] },
  } as const;
  const game = scene(place);
  assert.deepEqual([game.offered('give'), game.offered('pickUp')], [[], []]);
  const haunted = scene({ ...place, haunt: { traitor: 'explorer2' } });
  assert.deepEqual([haunted.offered('attack'), haunted.offered('step')[0]!.cost], [[], 1]);
});

test('H-7.4 whoever an effect puts there chooses a side', () => {
  const game = scene(chasm)
    .run({ verb: 'move', what: 'me', to: 'room:foyer' })
    .run({ verb: 'move', what: 'me', to: 'room:chasm' });
  assert.deepEqual(
    game.offered('side').map(({ side }) => side),
    ['E', 'W'],
  );
  assert.equal(game.choose({ c: 'side', side: 'E' }).explorer().barrierSide, 'E');
});

test('H-7.4 the traitor crosses freely', () => {
  const game = scene({ ...chasm, haunt: { traitor: 'explorer1' } }).choose({ c: 'cross' });
  assert.deepEqual([game.explorer().barrierSide, game.offered('cross').length], ['E', 1]);
});

test('H-7.4, H-8.1 the sides turn with the tile', () => {
  const game = scene({ ...chasm, piles: { 'chasm/W': ['axe'] } });
  game.run({ verb: 'native', name: 'moveTile' }).choose({ c: 'doorway', side: 'N' });
  const tile = game.state.tiles.find(({ room }) => room === 'chasm')!;
  assert.equal(tile.rotation % 2, 1);
  const side = tile.rotation === 1 ? 'N' : 'S';
  assert.deepEqual([game.explorer().barrierSide, game.state.piles], [side, { [`chasm/${side}`]: ['axe'] }]);
});

const vault = { tiles: [['vault', 'upper', 0, -1, 2]] as const, explorers: { explorer1: { room: 'vault' } } };

test('H-7.5, E-12 the Vault: Knowledge 6+ opens it for good and the opener draws two items', () => {
  const game = scene({ ...vault, top: { item: ['axe', 'rope'] } });
  game.choose({ c: 'act', key: 'vault.open' }).rolls('roll.vault', 6);
  assert.deepEqual([game.explorer().cards, game.state.turn.stopped], [['axe', 'rope'], true]);
  assert.deepEqual(
    game.state.tokens.map(({ kind, room }) => [kind, room]),
    [['vault-empty', 'vault']],
  );
  game.end().end().end();
  assert.deepEqual(game.offered('act'), []);
});

test('H-7.5 failing at the Vault does not stop, and is one try a turn; the traitor must roll too', () => {
  const game = scene({ ...vault, haunt: { traitor: 'explorer1' } });
  game.choose({ c: 'act', key: 'vault.open' }).rolls('roll.vault', 5);
  assert.deepEqual([game.state.turn.stopped, game.offered('act'), game.offered('step').length], [false, [], 1]);
});

test('H-7.5 the Skeleton Key needs no roll', () => {
  const game = scene({ ...vault, explorers: { explorer1: { room: 'vault', cards: ['skeleton-key'] } } }).choose({
    c: 'act',
    key: 'vault.open',
  });
  assert.equal(game.explorer().cards.length, 3);
});

test('H-7.6, E-30 the Coal Chute: one space in all, and the explorer is on the Basement Landing', () => {
  const game = scene({
    tiles: [['coal-chute', 'ground', 0, -1, 2]],
    explorers: { explorer1: { room: 'foyer', tracks: { speed: 0 } } },
  });
  game.choose({ c: 'step', to: 'entrance-hall' }).choose({ c: 'step', to: 'foyer' });
  assert.deepEqual(game.offered('step'), []);
  const slid = scene({
    tiles: [['coal-chute', 'ground', 0, -1, 2]],
    explorers: { explorer1: { room: 'foyer' } },
  }).choose({ c: 'step', way: 'chute' });
  assert.deepEqual([slid.explorer().room, slid.state.turn.spent], ['basement-landing', 1]);
  const found = scene({ stack: ['coal-chute'] }).choose({ c: 'explore', side: 'N' });
  assert.deepEqual([found.explorer().room, found.state.turn.spent], ['basement-landing', 1]);
});

test('H-7.7 the discoverer of the Collapsed Room rolls Speed 5+ or falls into a new basement tile', () => {
  const found = () =>
    scene({ stack: ['collapsed-room', 'larder'], top: { item: ['axe'] } }).choose({ c: 'explore', side: 'N' });
  const held = found().choose({ c: 'option', key: 'collapsedRoom.roll' }).rolls('roll.collapsedRoom', 5);
  assert.deepEqual([held.key, held.explorer().room, held.state.tokens], ['turn.free', 'collapsed-room', []]);
  const fell = found().choose({ c: 'option', key: 'collapsedRoom.roll' }).rolls('roll.collapsedRoom', 4);
  fell.choose({ c: 'doorway', room: 'basement-landing', side: 'N' });
  assert.equal(fell.key, 'roll.damage');
  assert.deepEqual([fell.explorer().room, fell.explorer().cards, fell.state.turn.stopped], ['larder', ['axe'], true]);
  assert.deepEqual(
    fell.state.tokens.map(({ kind, room }) => [kind, room]),
    [['below-collapsed-room', 'larder']],
  );
  fell.roll(0);
  assert.equal(fell.state.turn.spent, 1);
});

test('H-7.7 the discoverer may choose to fall; without a card drawn movement goes on', () => {
  const game = scene({ stack: ['collapsed-room', 'dusty-hallway'] }).choose({ c: 'explore', side: 'N' });
  game
    .choose({ c: 'option', key: 'collapsedRoom.fall' })
    .choose({ c: 'doorway', side: 'N' })
    .rolls('roll.damage', 1)
    .choose({ c: 'split', steps: { speed: 0, might: 1 } });
  assert.deepEqual([game.explorer().room, game.state.turn.stopped], ['dusty-hallway', false]);
  assert.equal(game.offered('step').length, 1);
});

test('H-7.7 no basement tile left: an explored basement room is chosen for the token', () => {
  const game = scene({ onlyStack: ['collapsed-room'], tiles: [['crypt', 'basement', 0, -1, 2]] }).choose({
    c: 'explore',
    side: 'N',
  });
  game.choose({ c: 'option', key: 'collapsedRoom.fall' });
  assert.deepEqual(
    game.offered('room').map(({ room }) => room),
    ['basement-landing', 'crypt'],
  );
  game.choose({ c: 'room', room: 'crypt' }).roll(0);
  assert.deepEqual([game.explorer().room, game.state.tokens[0]!.room], ['crypt', 'crypt']);
});

test('H-7.7, E-8 a second explorer does not roll but may jump: no space, to the token, one die physical', () => {
  const game = scene({
    tiles: [
      ['collapsed-room', 'ground', 0, -1],
      ['crypt', 'basement', 0, -1, 2],
    ],
    tokens: [{ kind: 'below-collapsed-room', room: 'crypt' }],
    explorers: { explorer1: { room: 'foyer', tracks: { speed: 0 } } },
  });
  game.choose({ c: 'step', to: 'collapsed-room' });
  assert.equal(game.key, 'turn.free');
  assert.deepEqual(game.offered('jump'), [{ c: 'jump', from: 'collapsed-room', safe: false, cost: 0 }]);
  game.choose({ c: 'jump' }).rolls('roll.damage', 2);
  assert.equal(game.explorer().room, 'crypt');
  assert.equal(game.state.turn.spent, 1);
  assert.equal(game.key, 'hurt.split');
});

test('H-7.8 from the Gallery one may drop to the Ballroom once it is there: 1 space, one die physical', () => {
  const place = {
    tiles: [
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 0, -1],
    ] as const,
    explorers: { explorer1: { room: 'gallery' } },
  };
  assert.deepEqual(scene({ ...place, tiles: place.tiles.slice(0, 1) }).offered('jump'), []);
  const game = scene(place);
  assert.deepEqual(game.offered('jump'), [{ c: 'jump', from: 'gallery', safe: false, cost: 1 }]);
  game.choose({ c: 'jump' }).rolls('roll.damage', 0);
  assert.deepEqual([game.explorer().room, game.state.turn.spent], ['ballroom', 1]);
  const traitor = scene({ ...place, haunt: { traitor: 'explorer1' } }).choose({ c: 'jump' });
  assert.deepEqual([traitor.explorer().room, traitor.key], ['ballroom', 'turn.free']);
});

test('H-7.8, H-10.9 the Rope leads down and up at no cost and unhurt', () => {
  const game = scene({
    tiles: [
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 0, -1],
      ['coal-chute', 'ground', 0, 1],
    ],
    explorers: { explorer1: { room: 'gallery', cards: ['rope'] } },
  });
  game.choose({ c: 'jump' }).choose({ c: 'step', way: 'climb', to: 'gallery' });
  assert.deepEqual([game.explorer().room, game.state.turn.spent], ['gallery', 0]);
  game.run({ verb: 'move', what: 'me', to: 'room:basement-landing' }).choose({ c: 'step', way: 'climb' });
  assert.equal(game.explorer().room, 'foyer');
});

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
