import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MonsterKind } from '../../src/games/house/content/schema.ts';
import { monster } from '../../src/games/house/haunts/parts.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';
import { mould } from '../support/house-test-haunts.ts';

type Tiles = NonNullable<HauntPlace['tiles']>;

const tiles: Tiles = [
  ['charred-room', 'ground', 0, -1],
  ['bloody-room', 'ground', 0, -2],
  ['dusty-hallway', 'ground', 0, -3],
];

/** Brutes in the Foyer, heroes where the place says, and the monsters' turn on: its first roll asked. */
function monstersTurn(
  more: Partial<MonsterKind> = {},
  place: HauntPlace & { readonly count?: number; readonly at?: string } = {},
): Scene {
  const entry = invented({
    monsters: [monster('brute', { speed: 2, might: 4 }, more)],
    traitorSetUp: { verb: 'placeMonster', kind: 'brute', at: `room:${place.at ?? 'foyer'}`, count: place.count ?? 1 },
  });
  const scene = hauntScene(entry, { tiles, settings: { stairsRescue: 'turn' }, ...place });
  return scene.passTo('explorer1').end();
}

const far = {
  explorer1: { room: 'upper-landing' },
  explorer2: { room: 'upper-landing' },
  explorer3: { room: 'upper-landing' },
};

const roomOf = (scene: Scene, index = 0): string => scene.state.monsters[index]!.room;

test('H-17.1 one roll of Speed for each kind, at least 1', () => {
  const scene = monstersTurn({}, { explorers: far, count: 2 });
  assert.equal(scene.pending.dice, 2);
  scene.rolls('roll.monsterSpeed', 0);
  assert.deepEqual(scene.state.turn.allowances, { brute: 1 });
  assert.equal(scene.key, 'monsters.next');
});

test('H-17.1, H-17.5, E-28 a roll of 0 moves each awake one a room; the stunned one does nothing and is turned back', () => {
  const scene = monstersTurn({}, { explorers: far, count: 3 });
  scene.state.monsters[2]!.stunned = true;
  scene.rolls('roll.monsterSpeed', 0);
  scene.choose({ c: 'figure', figure: scene.state.monsters[0]!.id }).choose({ c: 'step', to: 'charred-room' });
  assert.equal(scene.key, 'monster.free', 'the second goes without being picked');
  scene.choose({ c: 'step', to: 'charred-room' });
  assert.deepEqual(
    scene.told('recovered').map(({ monster: id }) => id),
    [scene.state.monsters[2]!.id],
  );
  assert.deepEqual(
    [0, 1, 2].map(index => roomOf(scene, index)),
    ['charred-room', 'charred-room', 'foyer'],
  );
  assert.equal(scene.pending.seat, 'explorer2');
});

test('H-17.5 who is stunned after it acted loses its next turn', () => {
  const scene = monstersTurn(
    { mind: 'still' },
    { explorers: { explorer1: far.explorer1, explorer2: { room: 'foyer' } } },
  );
  scene.choose({ c: 'attack', target: 'explorer2' }).rolls('roll.attack', 0).rolls('roll.defence', 3);
  assert.equal(scene.state.monsters[0]!.stunned, true);
  assert.equal(scene.pending.seat, 'explorer2', 'the round went on');
  scene.passTo('explorer1').end();
  assert.equal(scene.pending.seat, 'explorer2', 'nobody is asked for the monster');
  assert.equal(scene.state.monsters[0]!.stunned, false);
});

test('H-17.2, H-4.5, H-4.7 opponents in the room cost a monster spaces too, but a first step is always possible', () => {
  const scene = monstersTurn({}, { explorers: { explorer2: { room: 'foyer' }, explorer3: { room: 'foyer' } } });
  scene.rolls('roll.monsterSpeed', 2);
  assert.deepEqual(
    scene.offered('step').map(({ cost }) => cost),
    [3, 3, 3],
  );
  scene.choose({ c: 'step', to: 'charred-room' });
  assert.equal(scene.pending.seat, 'explorer2', 'its allowance is used up');
});

test('H-17.3 one attack each in its turn, before, between or after steps', () => {
  const scene = monstersTurn({}, { explorers: { explorer2: { room: 'foyer' }, explorer3: { room: 'charred-room' } } });
  scene.rolls('roll.monsterSpeed', 3);
  scene.choose({ c: 'attack', target: 'explorer2' }).rolls('roll.attack', 2).rolls('roll.defence', 2);
  assert.equal(scene.key, 'monster.free');
  scene.choose({ c: 'step', to: 'charred-room' });
  assert.deepEqual(scene.offered('attack'), []);
});

test('H-17.4 monsters carry only where the haunt says so, and drop everything when stunned (H-17.8)', () => {
  const place = { explorers: far, piles: { foyer: ['bell'] } };
  const plain = monstersTurn({}, place).rolls('roll.monsterSpeed', 1);
  assert.deepEqual(plain.offered('pickUp'), []);
  const scene = monstersTurn({ carries: true }, place).rolls('roll.monsterSpeed', 1);
  scene.choose({ c: 'pickUp', card: 'bell' });
  assert.deepEqual(scene.state.monsters[0]!.cards, ['bell']);
  scene.choose({ c: 'step', to: 'charred-room' }).passTo('explorer2');
  scene.run({ verb: 'stun', who: 'monsters' });
  assert.deepEqual(scene.state.piles, { 'charred-room': ['bell'] });
});

test('H-17.6 monsters climb the hole, the drop and the Coal Chute', () => {
  const steps = (at: string, more: HauntPlace): readonly string[] =>
    monstersTurn({}, { explorers: far, at, ...more })
      .rolls('roll.monsterSpeed', 1)
      .offered('step')
      .map(({ to, way }) => `${to}/${way}`);
  const gallery = {
    tiles: [...tiles, ['gallery', 'upper', 0, -1], ['ballroom', 'ground', 1, 1]] as Tiles,
  };
  assert.ok(steps('ballroom', gallery).includes('gallery/climb'));
  assert.ok(steps('gallery', gallery).includes('ballroom/drop'));
  const hole = {
    tiles: [...tiles, ['collapsed-room', 'upper', 0, -1]] as Tiles,
    tokens: [{ kind: 'below-collapsed-room', room: 'basement-landing' }],
  };
  assert.ok(steps('collapsed-room', hole).includes('basement-landing/drop'));
  assert.ok(steps('basement-landing', hole).includes('collapsed-room/climb'));
  const chute = { tiles: [...tiles, ['coal-chute', 'ground', -1, -1, 1]] as Tiles };
  assert.ok(steps('basement-landing', chute).includes('charred-room/climb'));
  assert.ok(steps('charred-room', chute).includes('basement-landing/chute'));
});

test('H-7.9, E-7 traitor and monsters have one ride together', () => {
  const elevator = {
    tiles: [...tiles, ['mystic-elevator', 'ground', -1, -1, 1]] as Tiles,
    explorers: far,
    at: 'charred-room',
  };
  const scene = monstersTurn({}, elevator).rolls('roll.monsterSpeed', 3).choose({ c: 'step', to: 'mystic-elevator' });
  assert.equal(scene.key, 'elevator.doorway');
  assert.equal(scene.pending.seat, 'explorer1');
  const ridden = monstersTurn({}, { ...elevator, explorers: { ...far, explorer1: { room: 'charred-room' } } });
  assert.equal(ridden.key, 'roll.monsterSpeed');
  ridden.state.turn.hasRidden = true;
  ridden.rolls('roll.monsterSpeed', 3).choose({ c: 'step', to: 'mystic-elevator' });
  assert.equal(ridden.key, 'monster.free');
});

test('H-17.10 monsters fight the traitor only if the haunt says so', () => {
  const explorers = { ...far, explorer1: { room: 'foyer' } };
  assert.deepEqual(monstersTurn({}, { explorers }).rolls('roll.monsterSpeed', 1).offered('attack'), []);
  const hungry = monstersTurn({ prey: 'explorers' }, { explorers }).rolls('roll.monsterSpeed', 1);
  assert.deepEqual(
    hungry.offered('attack').map(({ target }) => target),
    ['explorer1'],
  );
});

test('H-4.10 a monster that runs by itself takes the nearest; its player chooses among equals, then it must attack', () => {
  const explorers = {
    explorer1: far.explorer1,
    explorer2: { room: 'bloody-room' },
    explorer3: { room: 'entrance-hall' },
  };
  const scene = monstersTurn({ mind: 'nearestHero', mustAttack: true }, { explorers, at: 'charred-room' });
  scene.rolls('roll.monsterSpeed', 1);
  assert.equal(roomOf(scene), 'bloody-room');
  assert.equal(scene.key, 'roll.attack');
  const equal = { ...explorers, explorer3: { room: 'foyer' } };
  const tied = monstersTurn({ mind: 'nearestHero', mustAttack: true }, { explorers: equal, at: 'charred-room' });
  tied.rolls('roll.monsterSpeed', 1);
  assert.equal(tied.key, 'monster.goal');
  assert.deepEqual(
    tied.offered('room').map(({ room }) => room),
    ['bloody-room', 'foyer'],
  );
});

test('H-19.7 nearest in sight: without anybody in sight its player moves it', () => {
  const seen = { explorer1: far.explorer1, explorer2: { room: 'dusty-hallway' }, explorer3: { room: 'entrance-hall' } };
  const scene = monstersTurn({ mind: 'nearestInSight' }, { explorers: seen, at: 'charred-room' }).rolls(
    'roll.monsterSpeed',
    1,
  );
  assert.equal(roomOf(scene), 'bloody-room');
  const unseen = monstersTurn({ mind: 'nearestInSight' }, { explorers: far, at: 'charred-room' }).rolls(
    'roll.monsterSpeed',
    1,
  );
  assert.equal(unseen.key, 'monster.free');
});

test('H-19.7 through walls', () => {
  const place = {
    explorers: far,
    tiles: [...tiles, ['storeroom', 'ground', -1, -1, 0]] as Tiles,
    at: 'charred-room',
  };
  const to = (more: Partial<MonsterKind>): readonly string[] =>
    monstersTurn(more, place)
      .rolls('roll.monsterSpeed', 1)
      .offered('step')
      .map(choice => choice.to);
  assert.equal(to({}).includes('storeroom'), false);
  assert.equal(to({ wallPasser: true }).includes('storeroom'), true);
});

test('H-7.4 monsters cross barriers freely and state where they stop', () => {
  const place = {
    explorers: { ...far, explorer2: { room: 'tower', side: 'E' as const } },
    tiles: [['tower', 'upper', -1, 0]] as Tiles,
    at: 'upper-landing',
  };
  const scene = monstersTurn({}, place).rolls('roll.monsterSpeed', 2).choose({ c: 'step', to: 'tower' });
  assert.deepEqual(
    scene.offered('attack').map(({ target }) => target),
    ['explorer2'],
  );
  scene.choose({ c: 'cross' });
  assert.deepEqual(scene.offered('attack'), []);
  assert.equal(scene.state.monsters[0]!.barrierSide, 'W');
});

test('H-12.10 a monster steals only if the haunt says so', () => {
  const place = { explorers: { ...far, explorer2: { room: 'foyer', cards: ['bell'] } } };
  const win = (more: Partial<MonsterKind>): Scene =>
    monstersTurn({ mind: 'still', ...more }, place)
      .choose({ c: 'attack', target: 'explorer2' })
      .rolls('roll.attack', 4)
      .rolls('roll.defence', 1);
  assert.equal(win({}).key, 'hurt.split');
  const thief = win({ steals: true });
  assert.equal(thief.key, 'fight.steal');
  thief.choose({ c: 'card', card: 'bell' });
  assert.deepEqual(thief.state.monsters[0]!.cards, ['bell']);
});

test('H-19.8 one attack on everybody in the room: one roll, each defends', () => {
  const place = { explorers: { explorer1: far.explorer1, explorer2: { room: 'foyer' }, explorer3: { room: 'foyer' } } };
  const scene = monstersTurn({ mind: 'still', attacks: 'all' }, place);
  scene.choose({ c: 'option', key: 'attack.all' }).rolls('roll.attack', 3);
  assert.equal(scene.key, 'roll.defence');
  assert.equal(scene.pending.seat, 'explorer2');
  scene.rolls('roll.defence', 3);
  assert.equal(scene.pending.seat, 'explorer3');
  scene.rolls('roll.defence', 2);
  assert.equal(scene.key, 'hurt.split');
});

test('H-19.8 doubles have the traits of their owners and are played by them; who wounds the beast must wound it enough', () => {
  const scene = hauntScene(mould, { settings: { stairsRescue: 'turn' } }).choose({ c: 'number', value: 1 });
  const doubles = scene.state.monsters.filter(({ kind }) => kind === 'double');
  assert.deepEqual(
    doubles.map(double => [double.of, double.traits.might]),
    [
      ['explorer1', 5],
      ['explorer2', 4],
      ['explorer3', 4],
    ],
  );
  assert.equal(scene.key, 'turn.free');
  const before = scene.state.monsters.length;
  scene.run({ verb: 'hurt', who: 'monsters:beast', kind: 'physical', by: 4 });
  assert.equal(scene.state.haunt!.variables['wounds-beast'], 3);
  scene.run({ verb: 'hurt', who: 'monsters:beast', kind: 'physical', by: 2 });
  assert.equal(scene.state.monsters.length, before - 1);
});

test('H-19.6 strengths by the turn track', () => {
  const scene = hauntScene(mould, { settings: { stairsRescue: 'turn' } }).choose({ c: 'number', value: 1 });
  const might = (): number | undefined => scene.state.monsters.find(({ kind }) => kind === 'beast')!.traits.might;
  scene.run([{ verb: 'set', name: 'turn', to: 2 }]).passTo('explorer1');
  scene.end();
  while (scene.state.turn.kind === 'explorer') scene.passTo(scene.pending.seat).end();
  assert.equal(might(), 5);
});
