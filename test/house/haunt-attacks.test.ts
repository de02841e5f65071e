import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monster } from '../../src/games/house/haunts/parts.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';

/** Explorer 1 is the traitor, explorer 2 a hero whose turn it is; nobody rolls but for fights. */
const duel = (explorers: HauntPlace['explorers'] = {}, place: HauntPlace = {}): Scene =>
  hauntScene(invented(), { explorers, ...place });

const strike = (scene: Scene, wish: Readonly<Record<string, unknown>>, attack: number, defence: number): Scene =>
  scene
    .choose({ c: 'attack', ...wish })
    .rolls('roll.attack', attack)
    .rolls('roll.defence', defence);

test('H-12.1 one attack in the own turn, on an opponent in the same room and side of a barrier', () => {
  const scene = duel();
  assert.deepEqual(
    scene.offered('attack').map(({ target }) => target),
    ['explorer1'],
    'friends cannot be attacked',
  );
  strike(scene, { target: 'explorer1' }, 3, 3);
  assert.deepEqual(scene.offered('attack'), []);
  const apart = duel(
    { explorer1: { room: 'tower', side: 'E' }, explorer2: { room: 'tower', side: 'W' } },
    { tiles: [['tower', 'upper', 1, 0]] },
  );
  assert.deepEqual(apart.offered('attack'), []);
  apart.refuses({ c: 'attack', target: 'explorer1', trait: 'might', weapon: null }, 'H-12.1');
});

test('H-12.1 nobody attacks before the haunt began', () => {
  const scene = duel({}, { stopAtBooks: true });
  assert.equal(scene.key, 'haunt.read');
  assert.deepEqual(scene.offered('attack'), []);
});

test('H-12.3 the higher result wins by the difference, a tie does nothing, the attacker may be hurt', () => {
  const scene = strike(duel(), { target: 'explorer1' }, 3, 4);
  assert.equal(scene.key, 'hurt.split');
  assert.equal(scene.pending.seat, 'explorer2');
  assert.deepEqual(scene.pending.values, { steps: 1, kind: 'physical' });
  assert.equal(strike(duel(), { target: 'explorer1' }, 4, 4).key, 'turn.free');
});

test('H-12.2, H-17.9 a trait the target lacks cannot be used', () => {
  const ghost = invented({
    monsters: [monster('ghost', { sanity: 4 })],
    traitorSetUp: { verb: 'placeMonster', kind: 'ghost', at: 'room:entrance-hall' },
  });
  const scene = hauntScene(ghost, {
    explorers: { explorer2: { cards: ['ring', 'axe'] }, explorer1: { room: 'foyer' } },
  });
  assert.deepEqual(
    scene.offered('attack').map(({ trait, weapon }) => [trait, weapon]),
    [['sanity', 'ring']],
  );
});

test('H-12.8 at most one weapon, with its dice; the Blood Dagger costs Speed', () => {
  const cards = ['spear', 'axe', 'blood-dagger', 'ring'];
  const scene = duel({ explorer2: { cards } });
  assert.deepEqual(
    scene.offered('attack').map(({ trait, weapon }) => `${trait}/${weapon}`),
    ['might/null', 'might/spear', 'might/axe', 'might/blood-dagger', 'sanity/ring'],
  );
  const diceOf = (weapon: string | null): number =>
    duel({ explorer2: { cards } }).choose({ c: 'attack', target: 'explorer1', weapon, trait: 'might' }).pending.dice;
  assert.deepEqual(
    [diceOf('axe') - diceOf(null), diceOf('spear') - diceOf(null), diceOf('blood-dagger') - diceOf(null)],
    [1, 2, 3],
  );
  const speed = scene.index('explorer2', 'speed');
  strike(scene, { target: 'explorer1', weapon: 'blood-dagger' }, 3, 3);
  assert.equal(scene.index('explorer2', 'speed'), speed - 1);
});

test('H-12.10, H-10.9, H-12.5, E-13 nothing can be stolen: 2 damage, of which Armor takes one', () => {
  const scene = duel({ explorer2: { cards: ['armor', 'dog'] } }).passTo('explorer1');
  strike(scene, { target: 'explorer2' }, 4, 2);
  assert.equal(scene.key, 'hurt.split');
  assert.equal(scene.pending.seat, 'explorer2');
  assert.deepEqual(scene.pending.values, { steps: 1, kind: 'physical' });
});

test('H-12.10, E-27 a Sanity attack won by 3 may take the Bell; in the official rules it only hurts', () => {
  const ringed = { explorer1: { cards: ['bell'] }, explorer2: { cards: ['ring'] } };
  const scene = strike(duel(ringed), { target: 'explorer1', trait: 'sanity' }, 5, 2);
  assert.equal(scene.key, 'fight.steal');
  scene.choose({ c: 'card', card: 'bell' });
  assert.deepEqual(scene.explorer('explorer2').cards, ['ring', 'bell']);
  assert.equal(scene.key, 'turn.free');
  const official = strike(duel(ringed, { preset: 'official' }), { target: 'explorer1', trait: 'sanity' }, 5, 2);
  assert.equal(official.key, 'hurt.split');
  assert.deepEqual(official.pending.values, { steps: 3, kind: 'mental' });
});

test('H-12.10 the defender steals too, but not by a margin of 1; a refused theft leaves the damage', () => {
  const place = { explorer2: { cards: ['bell'] } };
  assert.equal(strike(duel(place), { target: 'explorer1' }, 2, 3).key, 'hurt.split');
  const scene = strike(duel(place), { target: 'explorer1' }, 2, 4);
  assert.equal(scene.pending.seat, 'explorer1');
  assert.equal(scene.key, 'fight.steal');
  scene.choose({ c: 'no' });
  assert.equal(scene.key, 'hurt.split');
});

const row = [
  ['charred-room', 'ground', 0, -1],
  ['bloody-room', 'ground', 0, -2],
] as const;

test('H-12.9 the Revolver shoots along joined doors with Speed; a shot elsewhere costs nothing and steals nothing', () => {
  const far = {
    explorer1: { room: 'bloody-room', cards: ['bell'] },
    explorer2: { room: 'foyer', cards: ['revolver'] },
  };
  const scene = duel(far, { tiles: row });
  assert.deepEqual(scene.offered('attack'), [{ c: 'attack', target: 'explorer1', trait: 'speed', weapon: 'revolver' }]);
  const hit = strike(scene, { target: 'explorer1' }, 6, 2);
  assert.equal(hit.key, 'hurt.split');
  assert.equal(hit.pending.values['kind'], 'physical');
  assert.equal(strike(duel(far, { tiles: row }), { target: 'explorer1' }, 2, 6).key, 'turn.free');
  const smoky = duel(far, { tiles: row, tokens: [{ kind: 'smoke', room: 'charred-room' }] });
  assert.deepEqual(smoky.offered('attack'), []);
});

test('H-12.11 Dynamite in place of the attack: everybody next door with Might and Speed rolls Speed', () => {
  const place = { explorer1: { room: 'charred-room' }, explorer2: { room: 'foyer', cards: ['dynamite'] } };
  const scene = duel(place, { tiles: row }).choose({ c: 'use', card: 'dynamite' });
  if (scene.key === 'dynamite') scene.choose({ c: 'room', room: 'charred-room' });
  scene.roll(4);
  assert.equal(scene.key, 'hurt.split');
  assert.equal(scene.pending.seat, 'explorer1');
  assert.equal(scene.pending.values['steps'], 4);
});

const brute = (more: Parameters<typeof monster>[2] = {}) =>
  invented({
    monsters: [monster('brute', { speed: 2, might: 4 }, more)],
    traitorSetUp: { verb: 'placeMonster', kind: 'brute', at: 'room:entrance-hall' },
  });

test('H-12.7 a monster that loses is stunned; a stunned one defends but deals no damage', () => {
  const scene = strike(hauntScene(brute()), { target: 'brute#1' }, 5, 2);
  assert.equal(scene.state.monsters[0]!.stunned, true);
  assert.equal(scene.key, 'turn.free');
  scene.end();
  const again = strike(scene, { target: 'brute#1' }, 0, 4);
  assert.equal(again.key, 'turn.free', 'the attacker who lost takes nothing');
});

test('H-12.12 an undefended attack: the result is the damage', () => {
  const scene = hauntScene(brute({ undefended: true, attackDice: 2, mind: 'still' }), {
    explorers: { explorer1: { room: 'foyer' } },
  }).passTo('explorer1');
  scene.end();
  assert.equal(scene.key, 'monster.strike');
  scene.choose({ c: 'attack', target: 'explorer2' }).rolls('roll.attack', 3);
  assert.equal(scene.key, 'hurt.split');
  assert.equal(scene.pending.values['steps'], 3);
});
