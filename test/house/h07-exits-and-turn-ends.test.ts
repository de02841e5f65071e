import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TilePlace } from '../support/house-place.ts';
import { scene } from '../support/house-scene.ts';
import type { Trait } from '../../src/games/house/rules/terms.ts';

const exits: readonly (readonly [TilePlace, string, number, Trait])[] = [
  [['attic', 'upper', 0, -1], 'upper-landing', 3, 'might'],
  [['graveyard', 'ground', 0, -1], 'foyer', 4, 'knowledge'],
  [['junk-room', 'ground', 0, -1], 'foyer', 3, 'speed'],
  [['pentagram-chamber', 'basement', -1, 0], 'basement-landing', 4, 'sanity'],
];

for (const [tile, to, target, loses] of exits) {
  const [room] = tile;
  const inside = { tiles: [tile], explorers: { explorer1: { room } } };

  test(`H-7.1 ${room}: a failed roll costs a step of ${loses}, and the explorer still leaves`, () => {
    const before = scene(inside);
    const start = before.index('explorer1', loses);
    before.choose({ c: 'step', to }).rolls('roll.exit', target - 1);
    assert.deepEqual([before.explorer().room, before.index('explorer1', loses)], [to, start - 1]);
    const safe = scene(inside).choose({ c: 'step', to }).rolls('roll.exit', target);
    assert.deepEqual([safe.explorer().room, safe.index('explorer1', loses)], [to, start]);
  });

  test(`H-7.1 ${room}: the roll comes also when an effect carries the explorer away`, () => {
    const game = scene(inside).run({ verb: 'move', what: 'me', to: 'room:entrance-hall' });
    const start = game.index('explorer1', loses);
    game.rolls('roll.exit', 0);
    assert.deepEqual([game.explorer().room, game.index('explorer1', loses)], ['entrance-hall', start - 1]);
  });

  test(`H-7.1 ${room}: the traitor ignores it`, () => {
    const game = scene({ ...inside, haunt: { traitor: 'explorer1' } }).choose({ c: 'step', to });
    assert.equal(game.explorer().room, to);
  });

  test(`H-7.1 ${room}: mayStay lets a voluntary leaver stay, pay nothing and try again next turn`, () => {
    const game = scene({ ...inside, settings: { exitRooms: 'mayStay' } });
    const start = game.index('explorer1', loses);
    game.choose({ c: 'step', to }).rolls('roll.exit', 0).choose({ c: 'yes' });
    assert.deepEqual([game.explorer().room, game.index('explorer1', loses), game.state.turn.spent], [room, start, 0]);
    assert.deepEqual([game.offered('step'), game.offered('explore')], [[], []]);
    const leaving = scene({ ...inside, settings: { exitRooms: 'mayStay' } })
      .choose({ c: 'step', to })
      .rolls('roll.exit', 0)
      .choose({ c: 'no' });
    assert.deepEqual([leaving.explorer().room, leaving.index('explorer1', loses)], [to, start - 1]);
  });
}

test('H-7.1 leaving by exploring rolls as well, once the tile lies', () => {
  const game = scene({
    tiles: [['junk-room', 'ground', 0, -1]],
    explorers: { explorer1: { room: 'junk-room' } },
    stack: ['dusty-hallway'],
  });
  game.choose({ c: 'explore', side: 'N' }).rolls('roll.exit', 0);
  assert.deepEqual([game.explorer().room, game.index('explorer1', 'speed')], ['dusty-hallway', 3]);
});

test('H-7.1 whom the lost step kills dies in the exit room', () => {
  const game = scene({
    tiles: [['attic', 'upper', 0, -1]],
    haunt: { traitor: 'explorer3' },
    explorers: { explorer2: { room: 'attic', tracks: { might: 0 }, cards: ['axe'] } },
  });
  game.run({ verb: 'move', what: 'me', to: 'room:entrance-hall' }, { me: 'explorer2' }).rolls('roll.exit', 0);
  assert.deepEqual([game.explorer('explorer2').alive, game.explorer('explorer2').room], [false, 'attic']);
  assert.deepEqual(game.state.piles, { attic: ['axe'] });
});

test('H-7.1, H-10.9 the Medallion keeps Pentagram Chamber, Crypt and Graveyard harmless', () => {
  const inChamber = {
    tiles: [
      ['pentagram-chamber', 'basement', -1, 0],
      ['crypt', 'basement', 0, -1, 2],
    ] as const,
  };
  const holder = (room: string) => scene({ ...inChamber, explorers: { explorer1: { room, cards: ['medallion'] } } });
  assert.equal(
    holder('pentagram-chamber').choose({ c: 'step', to: 'basement-landing' }).explorer().room,
    'basement-landing',
  );
  assert.equal(holder('crypt').end().state.turn.seat, 'explorer2');
  const graveyard = scene({
    tiles: [['graveyard', 'ground', 0, -1]],
    explorers: { explorer1: { room: 'graveyard', cards: ['medallion'] } },
  });
  assert.equal(graveyard.choose({ c: 'step', to: 'foyer' }).explorer().room, 'foyer');
});

const gains: readonly (readonly [TilePlace, Trait])[] = [
  [['chapel', 'upper', 0, -1, 2], 'sanity'],
  [['gymnasium', 'basement', 0, -1, 2], 'speed'],
  [['larder', 'basement', 0, -1], 'might'],
  [['library', 'ground', 0, -1], 'knowledge'],
];

for (const [tile, trait] of gains)
  test(`H-7.2, E-9 ${tile[0]}: ${trait} +1 for whoever ends a turn there, once each`, () => {
    const [room] = tile;
    const game = scene({ tiles: [tile], explorers: { explorer1: { room }, explorer2: { room } } });
    const start = game.index('explorer1', trait);
    const other = game.index('explorer2', trait);
    game.end();
    assert.equal(game.index('explorer1', trait), start + 1);
    game.end().end().end();
    assert.deepEqual([game.index('explorer1', trait), game.index('explorer2', trait)], [start + 1, other + 1]);
  });

test('H-7.3 Crypt and Furnace Room hurt whoever ends a turn there, the traitor not', () => {
  const tiles = [
    ['crypt', 'basement', 0, -1, 2],
    ['furnace-room', 'basement', -1, 0, 2],
  ] as const;
  const crypt = scene({ tiles, explorers: { explorer1: { room: 'crypt' } } }).end();
  assert.deepEqual(
    crypt.offered('split').map(({ steps }) => steps),
    [
      { sanity: 1, knowledge: 0 },
      { sanity: 0, knowledge: 1 },
    ],
  );
  const furnace = scene({ tiles, explorers: { explorer1: { room: 'furnace-room' } } }).end();
  assert.deepEqual(
    furnace.offered('split').map(({ steps }) => steps),
    [
      { speed: 1, might: 0 },
      { speed: 0, might: 1 },
    ],
  );
  const traitor = scene({ tiles, haunt: { traitor: 'explorer1' }, explorers: { explorer1: { room: 'crypt' } } });
  assert.equal(traitor.call('roomAtTurnEnd', { seat: 'explorer1' }).key, 'turn.free');
});
