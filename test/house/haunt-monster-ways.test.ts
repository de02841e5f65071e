import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monster } from '../../src/games/house/haunts/parts.ts';
import type { MonsterKind } from '../../src/games/house/content/schema.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';

const far = { explorer1: { room: 'foyer' }, explorer2: { room: 'foyer' }, explorer3: { room: 'foyer' } };

/** One brute, and the monsters' turn with its roll. */
function monstersTurn(at: string, place: HauntPlace, more: Partial<MonsterKind> = {}): Scene {
  const entry = invented({
    monsters: [monster('brute', { speed: 2, might: 4 }, more)],
    traitorSetUp: { verb: 'placeMonster', kind: 'brute', at: `room:${at}` },
  });
  const scene = hauntScene(entry, { explorers: far, settings: { stairsRescue: 'turn' }, ...place });
  return scene.passTo('explorer1').end().rolls('roll.monsterSpeed', 2);
}

const hole = [
  ['collapsed-room', 'upper', 0, -1],
  ['crypt', 'basement', 0, -1, 2],
] as const;

test('H-7.7 a monster that is first through the hole comes to an explored basement room of its player’s choice, unharmed', () => {
  const scene = monstersTurn('collapsed-room', { tiles: hole });
  const down = scene.offered('step').filter(({ way }) => way === 'drop');
  assert.deepEqual(down.map(({ to }) => to).sort(), ['basement-landing', 'crypt']);
  assert.deepEqual(new Set(down.map(({ cost }) => cost)), new Set([1]));
  scene.choose({ c: 'step', to: 'crypt' });
  assert.deepEqual(
    scene.state.tokens.map(({ kind, room }) => [kind, room]),
    [['below-collapsed-room', 'crypt']],
  );
  assert.equal(scene.state.monsters[0]!.stunned, false);
  assert.deepEqual(
    scene.offered('step').map(({ to, way }) => `${to}/${way}`),
    ['basement-landing/door', 'collapsed-room/climb'],
  );
});

test('H-7.7 once the hole leads somewhere, monsters and explorers come out there and nowhere else', () => {
  const tokens = [{ kind: 'below-collapsed-room', room: 'crypt' }];
  const scene = monstersTurn('collapsed-room', { tiles: hole, tokens });
  assert.deepEqual(
    scene.offered('step').filter(({ way }) => way === 'drop'),
    [{ c: 'step', to: 'crypt', way: 'drop', cost: 1 }],
  );
  scene.choose({ c: 'step', to: 'crypt' });
  assert.equal(scene.state.tokens.length, 1);
});

test('H-7.7, H-17.6 a monster that runs by itself takes the hole when that is the way to its prey', () => {
  const explorers = { ...far, explorer2: { room: 'crypt' } };
  const scene = monstersTurn('collapsed-room', { tiles: hole, explorers }, { mind: 'nearestHero' });
  assert.equal(scene.state.monsters[0]!.room, 'crypt');
  assert.deepEqual(
    scene.state.tokens.map(({ room }) => room),
    ['crypt'],
  );
});

for (const [room, tile] of [
  ['chapel', ['chapel', 'ground', 0, -1, 2]],
  ['library', ['library', 'ground', 0, -1]],
  ['gymnasium', ['gymnasium', 'basement', 0, -1]],
  ['larder', ['larder', 'basement', 0, -1]],
] as const)
  test(`H-17.7 a monster that ends its turn in the ${room} gains nothing and uses nothing up`, () => {
    const scene = monstersTurn(room, { tiles: [tile] });
    while (scene.state.turn.kind === 'monsters') scene.end();
    assert.equal(scene.state.monsters[0]!.room, room);
    assert.deepEqual(scene.state.monsters[0]!.traits, {});
    for (const seat of scene.state.seats) assert.deepEqual(scene.explorer(seat).gained, []);
  });

test('H-17.6 rooms that hurt explorers at a turn’s end leave monsters alone', () => {
  const scene = monstersTurn('crypt', { tiles: hole });
  while (scene.state.turn.kind === 'monsters') scene.end();
  assert.equal(scene.state.monsters[0]!.stunned, false);
  assert.deepEqual(scene.told('hurt'), []);
});
