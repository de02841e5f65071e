import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TilePlace } from '../support/house-place.ts';
import { scene } from '../support/house-scene.ts';
import type { Scene } from '../support/house-scene.ts';

/** A basement with one open doorway, the east side of the landing. */
const almostClosed: readonly TilePlace[] = [
  ['crypt', 'basement', 0, -1, 2],
  ['stairs-from-basement', 'basement', 0, 1, 2],
  ['storeroom', 'basement', -1, 0, 1],
];

const atLanding = { explorer1: { room: 'basement-landing' } };

const sides = (game: Scene): readonly string[] => game.offered('explore').map(({ side }) => side);

test('H-6.1 front door, links, false doors and filled cells are no open doorways', () => {
  const game = scene({ tiles: almostClosed, explorers: atLanding });
  assert.deepEqual(sides(game), ['E']);
  const stairs = scene({ tiles: almostClosed, explorers: { explorer1: { room: 'stairs-from-basement' } } });
  assert.deepEqual(sides(stairs), []);
  const lost = scene({ tiles: [['kitchen', 'ground', 0, -1]], explorers: { explorer1: { room: 'foyer' } } });
  lost.state = {
    ...lost.state,
    tiles: lost.state.tiles.map(tile => (tile.room === 'kitchen' ? { ...tile, state: 'lost' } : tile)),
  };
  assert.deepEqual(sides(lost.run([])), ['S']);
});

test('H-6.2 the whole floor counts, with parts behind barriers and parts nobody can reach', () => {
  const game = scene({
    tiles: [...almostClosed, ['chasm', 'basement', 5, 5]],
    explorers: atLanding,
    onlyStack: ['pentagram-chamber', 'gymnasium'],
    settings: { barrierTrap: 'silent' },
  });
  game.choose({ c: 'explore', side: 'E' });
  assert.equal(game.explorer().room, 'pentagram-chamber');
});

test('H-6.3, H-6.4, E-1 a placement that leaves no open doorway is not offered: the tile is shown and discarded', () => {
  const game = scene({ tiles: almostClosed, explorers: atLanding, stack: ['pentagram-chamber', 'gymnasium'] });
  game.choose({ c: 'explore', side: 'E' });
  assert.deepEqual(game.told('tileDiscarded'), [
    { t: 'tileDiscarded', room: 'pentagram-chamber', why: 'closesFloor', openDoorways: 1 },
  ]);
  assert.equal(game.pending.room, 'gymnasium');
});

test('H-6.4 all rotations are tried: a closing one is refused with its reason, others are offered', () => {
  const tiles: readonly TilePlace[] = [
    ...almostClosed,
    ['junk-room', 'basement', 2, 1],
    ['charred-room', 'basement', 3, 5],
  ];
  const game = scene({ tiles: tiles.slice(0, 3), explorers: atLanding, stack: ['game-room'] });
  game.choose({ c: 'explore', side: 'E' });
  assert.deepEqual(game.ask.refused, [{ rotation: 0, why: 'noDoorBack' }]);
  game.refuses({ c: 'place', floor: 'basement', x: 1, y: 0, rotation: 0 }, 'H-6.4');
  assert.equal(game.offered('place').length, 3);
});

test('H-6.5 a tile with one doorway is legal while another doorway stays open, one with four is refused among filled cells', () => {
  const open = scene({ explorers: atLanding, stack: ['crypt'], top: { event: ['night-view'] } });
  open.choose({ c: 'explore', side: 'E' });
  assert.equal(open.state.tiles.at(-1)!.room, 'crypt');
  const walls: readonly TilePlace[] = [
    ['vault', 'basement', 1, -1],
    ['kitchen', 'basement', 2, 0],
    ['larder', 'basement', 1, 1],
  ];
  const game = scene({
    tiles: [...almostClosed, ...walls],
    lost: ['vault', 'kitchen', 'larder'],
    explorers: atLanding,
    stack: ['junk-room', 'crypt'],
  });
  assert.deepEqual(sides(game), ['E']);
  game.choose({ c: 'explore', side: 'E' });
  assert.equal(game.key, 'discover.closing');
});

/** Everything is joined, one doorway is open, and the Gymnasium has a false door that a turn would open. */
const turnable: readonly TilePlace[] = [
  ['crypt', 'basement', 0, -1, 2],
  ['stairs-from-basement', 'basement', 0, 1, 2],
  ['game-room', 'basement', -1, 0],
  ['gymnasium', 'basement', -1, -1],
  ['storeroom', 'basement', -1, 1],
];

test('H-6.6, E-2 where everything left would close the floor the first is placed and the smallest change offered', () => {
  const game = scene({
    tiles: turnable,
    explorers: atLanding,
    onlyStack: ['pentagram-chamber'],
    top: { omen: ['book'] },
  });
  game.choose({ c: 'explore', side: 'E' }).choose({ c: 'yes' });
  assert.equal(game.key, 'tile.rearrange');
  assert.deepEqual(
    game.offered('change').map(({ change }) => change),
    [{ kind: 'turn', room: 'gymnasium', rotation: 1 }],
  );
  game.choose({ c: 'change' });
  assert.deepEqual(
    game.told('tileMoved').map(({ room, rotation }) => [room, rotation]),
    [['gymnasium', 1]],
  );
  assert.equal(game.explorer().room, 'pentagram-chamber');
  assert.deepEqual(game.explorer().cards, ['book']);
});

test('H-6.6 figures, tokens and piles stay on the tiles that are changed', () => {
  const game = scene({
    tiles: turnable,
    explorers: { ...atLanding, explorer2: { room: 'gymnasium' } },
    onlyStack: ['pentagram-chamber'],
    piles: { gymnasium: ['axe'] },
  });
  game.choose({ c: 'explore', side: 'E' }).choose({ c: 'yes' }).choose({ c: 'change' });
  assert.deepEqual([game.explorer('explorer2').room, game.state.piles], ['gymnasium', { gymnasium: ['axe'] }]);
});

test('H-6.6 the player may decline once per doorway and turn: the tile goes, nothing is spent', () => {
  const game = scene({ tiles: almostClosed, explorers: atLanding, onlyStack: ['pentagram-chamber'] });
  game.choose({ c: 'explore', side: 'E' });
  assert.equal(game.key, 'discover.closing');
  game.choose({ c: 'no' });
  assert.deepEqual(
    game.told('tileDiscarded').map(({ why }) => why),
    ['declined'],
  );
  assert.deepEqual([game.explorer().room, game.state.turn.spent], ['basement-landing', 0]);
  game.choose({ c: 'explore', side: 'E' });
  assert.equal(game.explorer().room, 'pentagram-chamber');
});

test('H-6.6 with too few doorways the search is skipped and the floor is complete', () => {
  const game = scene({
    tiles: almostClosed,
    explorers: atLanding,
    onlyStack: ['pentagram-chamber'],
    top: { omen: ['book'] },
  });
  game.choose({ c: 'explore', side: 'E' }).choose({ c: 'yes' });
  assert.equal(game.explorer().room, 'pentagram-chamber');
  assert.equal(game.key, 'turn.free');
});

test('H-6.7 no tile left for this floor: its doorways are not offered', () => {
  const game = scene({ explorers: atLanding, onlyStack: ['attic'] });
  assert.deepEqual(sides(game), []);
  game.refuses({ c: 'explore', side: 'E', cost: 1 }, 'H-5.1');
});

test('H-6.8 closure holds for tiles that enter by an effect, over all doorways it allows', () => {
  const game = scene({ tiles: almostClosed, explorers: atLanding, onlyStack: ['pentagram-chamber', 'gymnasium'] });
  game.run({ verb: 'fall', floor: 'basement' });
  assert.deepEqual(
    game.told('tileDiscarded').map(({ room }) => room),
    ['pentagram-chamber'],
  );
  assert.equal(game.pending.room, 'gymnasium');
});

test('H-6.8 behind a revolving wall all rotations count, also those without a doorway on the shared side', () => {
  const game = scene({
    tiles: [['larder', 'basement', 0, -1]],
    explorers: { explorer1: { room: 'larder' } },
    stack: ['gymnasium'],
    top: { omen: ['book'] },
  });
  game.run({ verb: 'native', name: 'revolvingWall' }).choose({ c: 'side', side: 'E' });
  assert.deepEqual(
    game.offered('place').map(({ rotation }) => rotation),
    [0, 1, 2, 3],
  );
});

test('H-6.9 elevatorLastDoorway: allow takes the last doorway of a floor, refuse does not offer it', () => {
  const place = {
    tiles: [...almostClosed, ['mystic-elevator', 'upper', 0, -1, 2]] as const,
    explorers: { explorer1: { room: 'upper-landing' } },
  };
  const allow = scene(place).choose({ c: 'step', to: 'mystic-elevator' }).rolls('roll.elevator', 1);
  assert.deepEqual(
    allow.offered('doorway').map(({ room, side }) => `${room} ${side}`),
    ['basement-landing E'],
  );
  const refuse = scene({ ...place, settings: { elevatorLastDoorway: 'refuse' } })
    .choose({ c: 'step', to: 'mystic-elevator' })
    .rolls('roll.elevator', 1);
  assert.equal(refuse.key, 'turn.free');
  assert.equal(refuse.state.tiles.find(({ room }) => room === 'mystic-elevator')!.floor, 'upper');
});

test('H-6.9 splitByEvent: allow lets a floor fall apart, refuse offers only what keeps all tiles joined', () => {
  const place = {
    tiles: [
      ['larder', 'basement', 0, -1],
      ['wine-cellar', 'basement', 0, -2],
    ] as const,
    explorers: { explorer1: { room: 'larder' } },
  };
  const move = { verb: 'native', name: 'moveTile' } as const;
  const allow = scene(place).run(move);
  assert.equal(allow.offered('doorway').length, 4);
  const refuse = scene({ ...place, settings: { splitByEvent: 'refuse' } }).run(move);
  assert.deepEqual(refuse.offered('doorway'), []);
  assert.equal(refuse.key, 'turn.free');
});

test('H-6.9 hauntTiles: preferOpen keeps the floor open where it can, any does not care', () => {
  const place = { haunt: { traitor: 'explorer3' }, tiles: almostClosed.slice(0, 2), explorers: atLanding } as const;
  const placing = { verb: 'placeRoom', room: 'pentagram-chamber' } as const;
  assert.equal(scene(place).run(placing).offered('doorway').length, 2);
  const last = { ...place, tiles: [...almostClosed.slice(0, 2), ['storeroom', 'basement', -1, 0, 1]] as const };
  const closing = scene(last).run(placing);
  assert.deepEqual(closing.state.tiles.at(-1)!.room, 'pentagram-chamber');
});

test('H-6.10 barrierTrap: warn marks placements whose only doorways lie behind a barrier, silent does not, closure refuses', () => {
  const place = { tiles: almostClosed, explorers: atLanding, stack: ['chasm', 'gymnasium'] };
  const explored = (barrierTrap: 'warn' | 'silent' | 'closure') =>
    scene({ ...place, settings: { barrierTrap } }).choose({ c: 'explore', side: 'E' });
  const warn = explored('warn');
  assert.deepEqual([warn.pending.room, warn.ask.warned], ['chasm', [0]]);
  assert.equal(explored('silent').explorer().room, 'chasm');
  const closure = explored('closure');
  assert.deepEqual(
    closure.told('tileDiscarded').map(({ room }) => room),
    ['chasm'],
  );
  assert.deepEqual([closure.pending.room, closure.ask.warned], ['gymnasium', []]);
});
