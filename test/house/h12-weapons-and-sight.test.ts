import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';

/** Explorer 1 is the traitor, explorer 2 a hero whose turn it is. */
const duel = (explorers: HauntPlace['explorers'] = {}, place: HauntPlace = {}): Scene =>
  hauntScene(invented(), { explorers, ...place });

const strike = (scene: Scene, wish: Readonly<Record<string, unknown>>, attack: number, defence: number): Scene =>
  scene
    .choose({ c: 'attack', ...wish })
    .rolls('roll.attack', attack)
    .rolls('roll.defence', defence);

const seen = (scene: Scene): readonly string[] => scene.offered('attack').map(({ weapon }) => String(weapon));

test('H-12.4 Might and Speed attacks do physical damage, Sanity attacks mental damage', () => {
  const armed = { explorer2: { cards: ['ring', 'revolver'] } };
  const kindBy = (trait: string, weapon: string | null): unknown =>
    strike(duel(armed), { target: 'explorer1', trait, weapon }, 4, 3).pending.values['kind'];
  assert.equal(kindBy('might', null), 'physical');
  assert.equal(kindBy('speed', 'revolver'), 'physical');
  assert.equal(kindBy('sanity', 'ring'), 'mental');
});

test('H-12.4 a Knowledge fight of a haunt does mental damage', () => {
  const scene = duel().run(
    { verb: 'fight', attacker: 'me', defender: 'traitor', trait: 'knowledge' },
    { me: 'explorer2' },
  );
  scene.rolls('roll.attack', 5).rolls('roll.defence', 2);
  assert.deepEqual(scene.pending.values, { steps: 3, kind: 'mental' });
});

test('H-12.8 a weapon is never used in defence and may be left aside', () => {
  const scene = duel({ explorer1: { cards: ['spear', 'axe'] }, explorer2: { cards: ['spear'] } });
  assert.deepEqual(seen(scene), ['null', 'spear']);
  const bare = duel().choose({ c: 'attack', target: 'explorer1' }).rolls('roll.attack', 3).pending;
  scene.choose({ c: 'attack', target: 'explorer1', weapon: null }).rolls('roll.attack', 3);
  assert.equal(scene.key, 'roll.defence');
  assert.equal(scene.pending.dice, bare.dice);
});

test('H-12.8, H-9.2 no weapon brings more than eight dice', () => {
  const strong = { explorer2: { cards: ['blood-dagger'], tracks: { might: 7 } } };
  assert.equal(duel(strong).choose({ c: 'attack', target: 'explorer1', weapon: 'blood-dagger' }).pending.dice, 8);
});

test('H-12.8 the Ring changes the trait and adds no dice of a weapon', () => {
  const scene = duel({ explorer2: { cards: ['ring', 'spear'] } });
  scene.choose({ c: 'attack', target: 'explorer1', weapon: 'ring' });
  const { sanity } = scene.table.house.view(scene.state, 'explorer2').explorers['explorer2']!.values;
  assert.equal(scene.pending.dice, sanity);
  scene.rolls('roll.attack', 3);
  assert.equal(scene.key, 'roll.defence');
  scene.rolls('roll.defence', 3);
  assert.equal(scene.key, 'turn.free');
});

test('H-11.1, H-12.8 a weapon used in an attack is neither given nor dropped in that turn', () => {
  const scene = duel({ explorer2: { cards: ['axe'] }, explorer3: { room: 'entrance-hall' } });
  assert.deepEqual(
    scene.offered('drop').map(({ card }) => card),
    ['axe'],
  );
  strike(scene, { target: 'explorer1', weapon: 'axe' }, 3, 3);
  assert.deepEqual(scene.offered('drop'), []);
  assert.deepEqual(scene.offered('give'), []);
});

const gunman = { room: 'foyer', cards: ['revolver'] };
const row = [
  ['charred-room', 'ground', 0, -1],
  ['bloody-room', 'ground', 0, -2],
] as const;

test('H-12.9 in the own room the Revolver is an ordinary Speed attack: it steals, and losing costs', () => {
  const close = { explorer1: { room: 'foyer', cards: ['bell'] }, explorer2: gunman };
  const shot = { target: 'explorer1', weapon: 'revolver' };
  assert.equal(strike(duel(close), shot, 5, 2).key, 'fight.steal');
  const lost = strike(duel(close), shot, 2, 3);
  assert.equal(lost.key, 'hurt.split');
  assert.equal(lost.pending.seat, 'explorer2');
});

test('H-12.9 no line of sight around a corner, to another floor, or through a false door', () => {
  const at = (room: string, tiles: HauntPlace['tiles']): readonly string[] =>
    seen(duel({ explorer1: { room }, explorer2: gunman }, { tiles: tiles! }));
  assert.deepEqual(at('bloody-room', row), ['revolver']);
  assert.deepEqual(at('abandoned-room', [row[0], ['abandoned-room', 'ground', 1, -1]]), [], 'around a corner');
  assert.deepEqual(at('upper-landing', row), [], 'the same place on another floor');
  // The Chapel has one doorway: turned away from the Foyer it shows a plain side there.
  assert.deepEqual(at('chapel', [['chapel', 'ground', 0, -1, 0]]), [], 'a false door');
  assert.deepEqual(at('chapel', [['chapel', 'ground', 0, -1, 2]]), ['revolver']);
});

test('H-12.9, H-7.4 a line of sight ends where it would cross a barrier', () => {
  const tower = [
    ['tower', 'upper', 1, 0],
    ['bloody-room', 'upper', 2, 0],
  ] as const;
  const at = (explorer1: { readonly room: string; readonly side?: 'E' | 'W' }): readonly string[] =>
    seen(duel({ explorer1, explorer2: { room: 'upper-landing', cards: ['revolver'] } }, { tiles: tower }));
  assert.deepEqual(at({ room: 'tower', side: 'W' }), ['revolver'], 'on the near side');
  assert.deepEqual(at({ room: 'tower', side: 'E' }), [], 'on the far side');
  assert.deepEqual(at({ room: 'bloody-room' }), [], 'behind it');
});
