import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '../../src/engine/canonical.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';
import { siege } from '../support/house-test-haunts.ts';

const settings = { stairsRescue: 'turn' } as const;

/** All that a viewer has before it: the view, what it is asked, and what it learned of the last action. */
function sight(scene: Scene, viewer: string): string {
  const { house } = scene.table;
  const events = scene.events.map(event => house.witness(scene.state, event, viewer));
  const asks = house.asks(scene.state, viewer);
  return canonicalJson({ view: house.view(scene.state, viewer), asks, events } as never);
}

test('H-15.7, H-15.9 twin worlds: heroes and table see the same whatever the traitor has written', () => {
  const rooms = ['foyer', 'grand-staircase'];
  const worlds = rooms.map(room => hauntScene(siege, { settings }).choose({ c: 'room', room }));
  const seen = (viewer: string): readonly string[] => worlds.map(world => sight(world, viewer));
  const play: readonly ((world: Scene) => unknown)[] = [
    () => undefined,
    // A search where neither of the notes points: the answer is the same.
    world => world.choose({ c: 'act', key: 'h1.search' }).rolls('roll.task', 4),
    world => world.end(),
    world => world.end(),
  ];
  for (const step of play) {
    for (const world of worlds) step(world);
    for (const viewer of ['explorer2', 'explorer3', 'table']) assert.equal(new Set(seen(viewer)).size, 1, viewer);
    assert.equal(new Set(seen('explorer1')).size, 2, 'the traitor knows what was written');
  }
});

test('H-15.7 what heroes are told stays among them', () => {
  const scene = hauntScene(siege, { settings }).choose({ c: 'room', room: 'entrance-hall' });
  scene.choose({ c: 'act', key: 'h1.search' }).rolls('roll.task', 3);
  const heard = (viewer: string): boolean =>
    scene.events.some(event => event.t === 'told' && scene.table.house.witness(scene.state, event, viewer) !== null);
  assert.deepEqual(['explorer1', 'explorer2', 'explorer3', 'table'].map(heard), [false, true, true, false]);
});
