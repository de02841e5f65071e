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
