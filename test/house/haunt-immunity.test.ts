import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';

/** The turn of the traitor, explorer 1, at some place. */
const traitorAt = (room: string, place: HauntPlace = {}): Scene =>
  hauntScene(invented(), {
    ...place,
    explorers: { ...place.explorers, explorer1: { ...place.explorers?.['explorer1'], room } },
  }).passTo('explorer1');

const drawEvent = { verb: 'draw', deck: 'event' } as const;

for (const preset of ['chinese', 'official'] as const) {
  test(`H-16.7 in both settings (${preset}): barriers without a roll, no exit rolls, no room damage`, () => {
    const tower = traitorAt('tower', {
      preset,
      tiles: [['tower', 'upper', 1, 0]],
      explorers: { explorer1: { side: 'W' } },
    });
    tower.choose({ c: 'cross' });
    assert.equal(tower.key, 'turn.free');
    assert.equal(tower.explorer().barrierSide, 'E');
    const attic = traitorAt('attic', { preset, tiles: [['attic', 'upper', 0, -1]] }).choose({
      c: 'step',
      to: 'upper-landing',
    });
    assert.equal(attic.key, 'turn.free');
    const furnace = traitorAt('furnace-room', { preset, tiles: [['furnace-room', 'basement', 0, 1, 2]] });
    const might = furnace.index('explorer1', 'might');
    furnace.end();
    assert.equal(furnace.pending.seat, 'explorer2');
    assert.equal(furnace.index('explorer1', 'might'), might);
  });

  test(`H-16.8 an event the traitor draws is refused, or taken whole (${preset})`, () => {
    const place: HauntPlace = { preset, top: { event: ['creepy-crawlies'] } };
    const refused = traitorAt('foyer', place).run(drawEvent);
    assert.equal(refused.key, 'immunity.take');
    assert.equal(refused.choose({ c: 'no' }).key, 'turn.free');
    assert.ok(refused.state.discards.event.includes('creepy-crawlies'));
    const taken = traitorAt('foyer', place).run(drawEvent).choose({ c: 'yes' });
    const sanity = taken.index('explorer1', 'sanity');
    taken.roll(0);
    assert.equal(taken.index('explorer1', 'sanity'), sanity - 2);
  });
}

const isFree = (scene: Scene): boolean => scene.key === 'turn.free';

/** A hero draws an event that touches everybody. */
const shriek = (preset: 'chinese' | 'official'): Scene =>
  hauntScene(invented(), { preset, top: { event: ['hideous-shriek'] } }).run(drawEvent, { me: 'explorer2' });

test('H-16.6 full: no harm from events of others, without a question', () => {
  const scene = shriek('chinese');
  const mental = (): number => scene.index('explorer1', 'sanity') + scene.index('explorer1', 'knowledge');
  const before = mental();
  while (!isFree(scene)) {
    if (scene.pending.kind === 'roll') scene.roll(scene.key === 'roll.damage' ? 2 : 0);
    else
      scene.apply({ t: 'choose', seat: scene.pending.seat, ask: scene.pending.id, choice: scene.pending.choices[0]! });
  }
  assert.equal(mental(), before);
});

test('H-16.6 choose: the traitor may refuse an event that would touch him, whoever drew it', () => {
  const scene = shriek('official');
  assert.equal(scene.key, 'immunity.take');
  assert.equal(scene.pending.seat, 'explorer1');
  scene.choose({ c: 'no' });
  const rollers = new Set<string>();
  while (!isFree(scene)) {
    if (scene.pending.kind === 'roll') {
      rollers.add(scene.pending.seat);
      scene.roll(4);
    }
  }
  assert.deepEqual([...rollers].sort(), ['explorer2', 'explorer3']);
  assert.equal(
    hauntScene(invented(), { preset: 'official', top: { event: ['creepy-crawlies'] } }).run(drawEvent, {
      me: 'explorer2',
    }).key,
    'roll.effect',
  );
});

test('H-16.6 choose: and the attack of the Bite', () => {
  const place: HauntPlace = { preset: 'official', top: { omen: ['bite'] } };
  const scene = traitorAt('foyer', place).run({ verb: 'draw', deck: 'omen' });
  assert.equal(scene.key, 'immunity.take');
  assert.equal(scene.choose({ c: 'no' }).key, 'turn.free');
  assert.ok(scene.explorer().cards.includes('bite'));
});

test('H-16.6 attacks of opponents always work', () => {
  const scene = hauntScene(invented()).choose({ c: 'attack', target: 'explorer1' });
  scene.rolls('roll.attack', 4).rolls('roll.defence', 2);
  assert.equal(scene.key, 'hurt.split');
  assert.equal(scene.pending.seat, 'explorer1');
});

test('H-16.9 becoming traitor ends lasting harmful events', () => {
  const scene = hauntScene(invented(), { explorers: { explorer1: { lasting: ['webs', 'grave-dirt'] } } });
  assert.deepEqual(scene.explorer().lasting, []);
});

test('H-7.5, E-12, H-16.7 the traitor too must roll for the Vault', () => {
  const scene = traitorAt('vault', { tiles: [['vault', 'upper', 0, -1, 2]] });
  scene.choose({ c: 'act', source: 'vault.open' });
  assert.ok(scene.key!.startsWith('roll.'));
});
