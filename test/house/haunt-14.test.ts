import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { thirteenForTheCircle } from '../../src/games/house/haunts/14-thirteen-for-the-circle.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

/** The Chamber's only doorway looks at the Basement Landing. */
const chamber: TilePlace = ['pentagram-chamber', 'basement', -1, 0];
const larder: TilePlace = ['larder', 'basement', 0, 1];

/** Explorer 1 is the traitor in the Chamber, explorers 2 and 3 stand before it; explorer 2 has the first turn. */
function started(place: HauntPlace = {}): Scene {
  const scene = hauntScene(thirteenForTheCircle, {
    settings: { stairsRescue: 'turn' },
    omen: 'skull',
    omenRoom: 'pentagram-chamber',
    ...place,
    tiles: [chamber, ...(place.tiles ?? [])],
    explorers: {
      explorer1: { room: 'pentagram-chamber' },
      explorer2: { room: 'basement-landing' },
      explorer3: { room: 'basement-landing' },
      ...place.explorers,
    },
  });
  while (scene.key === 'h14.paint') scene.choose({ c: 'room', room: scene.offered('room')[0]!.room });
  return scene;
}

const variable = ({ state }: Scene, name: string): number | undefined => state.haunt?.variables[name];
const tokens = ({ state }: Scene, kind: string) => state.tokens.filter(token => token.kind === kind);
const acts = (scene: Scene): readonly string[] => scene.offered('act').map(({ key }) => key);
const follower = ({ state }: Scene) => state.monsters[0]!;

/** A can in the hands of an explorer. */
const withCan = (seat: string, place: HauntPlace = {}): Scene =>
  started(place).run(
    [
      { verb: 'placeToken', token: 'h14-paint', at: 'here' },
      { verb: 'move', what: 'token:h14-paint.lying.in(here)', to: 'me' },
    ],
    { me: seat },
  );

describe('H-20.4 #14 set-up', () => {
  test('H-20.4 #14 one follower fewer than players stands in the Chamber', () => {
    const scene = started({ players: 5 });
    assert.deepEqual(
      scene.state.monsters.map(({ kind, room }) => [kind, room]),
      Array.from({ length: 4 }, () => ['follower', 'pentagram-chamber']),
    );
  });

  test('H-20.4 #14 a missing Chamber is put into the house first', () => {
    const scene = hauntScene(thirteenForTheCircle, { settings: { stairsRescue: 'turn' } });
    assert.equal(scene.pending.seat, 'explorer1');
    answer(scene, () => scene.pending.seat !== 'explorer1');
    assert.ok(scene.state.tiles.some(({ room }) => room === 'pentagram-chamber'));
    assert.deepEqual(
      scene.state.monsters.map(({ room }) => room),
      ['pentagram-chamber', 'pentagram-chamber'],
    );
  });

  test('H-20.4 #14 heroes choose listed rooms of the house for one can each', () => {
    const tiles: TilePlace[] = [
      larder,
      ['kitchen', 'ground', 0, -1],
      ['bedroom', 'upper', 1, 0],
      ['attic', 'upper', 0, 1],
      ['library', 'upper', -1, 0],
    ];
    const scene = hauntScene(thirteenForTheCircle, {
      settings: { stairsRescue: 'turn' },
      tiles: [chamber, ...tiles],
    });
    assert.deepEqual([scene.key, scene.pending.seat, scene.offered('room').length], ['h14.paint', 'explorer2', 4]);
    for (const room of ['kitchen', 'attic', 'larder']) scene.choose({ c: 'room', room });
    assert.deepEqual(
      tokens(scene, 'h14-paint').map(({ room }) => room),
      ['kitchen', 'attic', 'larder'],
    );
    assert.equal(scene.key, 'turn.free');
  });

  test('H-20.4 #14 cans that are missing appear as listed rooms are discovered', () => {
    const place: HauntPlace = { tiles: [larder], stack: ['wine-cellar', 'chasm'] };
    const scene = started(place);
    assert.equal(variable(scene, 'cans'), 1);
    scene.choose({ c: 'explore', side: 'N' });
    answer(scene, () => scene.key === 'turn.free');
    assert.deepEqual(
      tokens(scene, 'h14-paint').map(({ room }) => room),
      ['larder', 'wine-cellar'],
    );
    const full = started(place).run({ verb: 'set', name: 'cans', to: 3 }).choose({ c: 'explore', side: 'N' });
    answer(full, () => full.key === 'turn.free');
    assert.equal(tokens(full, 'h14-paint').length, 1);
  });
});

describe('H-20.4 #14 paint', () => {
  test('H-20.4 #14 a hero carries one can at a time, the traitor none', () => {
    const scene = withCan('explorer2').run({
      verb: 'placeToken',
      token: 'h14-paint',
      at: 'room:basement-landing',
      count: 2,
    });
    assert.deepEqual(scene.offered('take'), []);
    assert.equal(scene.end().offered('take').length, 2);
    scene.run({ verb: 'placeToken', token: 'h14-paint', at: 'room:pentagram-chamber' }).passTo('explorer1');
    assert.deepEqual(scene.offered('take'), []);
  });

  test('H-20.4 #14 it is thrown from the connected room for 1 space', () => {
    const scene = withCan('explorer2').choose({ c: 'act', key: 'h14.pour-paint' });
    assert.deepEqual([variable(scene, 'poured'), scene.state.turn.spent], [1, 1]);
    assert.deepEqual(tokens(scene, 'h14-paint'), []);
    assert.deepEqual(acts(scene), []);
  });

  test('H-20.4 #14 inside the Chamber too, elsewhere not', () => {
    const inside = withCan('explorer2', { explorers: { explorer2: { room: 'pentagram-chamber' } } });
    assert.deepEqual(acts(inside), ['h14.pour-paint']);
    assert.deepEqual(acts(withCan('explorer2', { explorers: { explorer2: { room: 'foyer' } } })), []);
  });

  test('H-20.4 #14 as many cans as players win', () => {
    const scene = withCan('explorer2').run({ verb: 'set', name: 'poured', to: 2 });
    assert.equal(scene.state.result, null);
    assert.deepEqual(scene.choose({ c: 'act', key: 'h14.pour-paint' }).state.result, {
      seats: ['explorer2', 'explorer3'],
      side: 'heroes',
      reason: 'won',
    });
  });
});

describe('H-20.4 #14 offerings', () => {
  test('H-20.4 #14 the traitor gives cards one at a time, a companion for 2, the Bite not at all', () => {
    const scene = started({ explorers: { explorer1: { room: 'pentagram-chamber', cards: ['girl', 'axe', 'bite'] } } });
    scene.passTo('explorer1').choose({ c: 'act', key: 'h14.offer-card' });
    assert.deepEqual(
      scene.offered('card').map(({ card }) => card),
      ['girl', 'axe'],
    );
    scene.choose({ c: 'card', card: 'girl' });
    assert.equal(variable(scene, 'points'), 2);
    scene.choose({ c: 'act', key: 'h14.offer-card' });
    assert.equal(variable(scene, 'points'), 3);
    assert.deepEqual(scene.explorer().cards, ['bite']);
    assert.deepEqual(acts(scene), []);
    assert.ok(['girl', 'axe'].every(card => scene.state.removed.includes(card)));
  });

  test('H-20.4 #14 only in the Chamber', () => {
    const scene = started({ explorers: { explorer1: { room: 'foyer', cards: ['axe'] } } }).passTo('explorer1');
    assert.deepEqual(acts(scene), []);
  });

  test('H-20.4 #14 whoever dies leaves a body, which the traitor carries at 2 spaces a room and gives for 4', () => {
    const scene = started({ explorers: { explorer1: { room: 'basement-landing' } } });
    scene.run(
      [
        { verb: 'removeFigure', who: 'monsters' },
        { verb: 'kill', who: 'me' },
      ],
      { me: 'explorer3' },
    );
    scene.passTo('explorer1');
    const hindered = scene.offered('step')[0]!.cost;
    scene.choose({ c: 'take', thing: tokens(scene, 'h14-corpse')[0]!.id });
    assert.equal(scene.offered('step')[0]!.cost, hindered + 1);
    scene.choose({ c: 'step', to: 'pentagram-chamber' }).choose({ c: 'act', key: 'h14.offer-body' });
    assert.equal(variable(scene, 'points'), 4);
    assert.deepEqual(tokens(scene, 'h14-corpse'), []);
  });

  test('H-20.4 #14 a follower gives all it carries when it ends its move in the Chamber', () => {
    const scene = started({ players: 3 }).run({
      verb: 'placeToken',
      token: 'h14-corpse',
      at: 'room:pentagram-chamber',
    });
    const { id } = follower(scene);
    scene.run({ verb: 'move', what: 'card:axe|card:book', to: 'monsters.first' }).passTo('explorer1').end();
    scene.rolls('roll.monsterSpeed', 1).choose({ c: 'figure', figure: id });
    scene.choose({ c: 'take', thing: tokens(scene, 'h14-corpse')[0]!.id }).end();
    assert.equal(variable(scene, 'points'), 6);
    assert.deepEqual([follower(scene).cards, tokens(scene, 'h14-corpse')], [[], []]);
    assert.ok(scene.state.removed.includes('axe'));
  });

  test('H-20.4 #14 a follower elsewhere gives nothing, and a body makes its rooms cost 2', () => {
    const scene = started().run([
      { verb: 'removeFigure', who: 'monsters' },
      { verb: 'placeMonster', kind: 'follower', at: 'room:foyer' },
      { verb: 'placeToken', token: 'h14-corpse', at: 'room:foyer' },
      { verb: 'move', what: 'card:axe', to: 'monsters' },
    ]);
    scene.passTo('explorer1').end().rolls('roll.monsterSpeed', 3);
    assert.equal(scene.offered('step')[0]!.cost, 1);
    scene.choose({ c: 'take', thing: tokens(scene, 'h14-corpse')[0]!.id });
    assert.equal(scene.offered('step')[0]!.cost, 2);
    scene.end();
    assert.equal(variable(scene, 'points'), 0);
    assert.deepEqual(follower(scene).cards, ['axe']);
  });

  test('H-20.4 #14 followers steal on a win by 2, and stunned they drop everything', () => {
    const scene = started({ explorers: { explorer2: { room: 'pentagram-chamber', cards: ['axe'] } } });
    scene.run({ verb: 'removeFigure', who: 'monsters.isNot(monsters.first)' }).passTo('explorer1').end();
    scene.rolls('roll.monsterSpeed', 1).choose({ c: 'attack', target: 'explorer2' });
    scene.rolls('roll.attack', 4).rolls('roll.defence', 2).choose({ c: 'card', card: 'axe' });
    assert.deepEqual(follower(scene).cards, ['axe']);
    scene.run({ verb: 'stun', who: 'monsters' });
    assert.deepEqual(follower(scene).cards, []);
    assert.deepEqual(scene.state.piles, { 'pentagram-chamber': ['axe'] });
  });
});

describe('H-20.4 #14 wins of the traitor', () => {
  test('H-20.4 #14 thirteen points', () => {
    const scene = started({ explorers: { explorer1: { room: 'pentagram-chamber', cards: ['axe'] } } });
    scene.run({ verb: 'set', name: 'points', to: 12 }).passTo('explorer1');
    assert.equal(scene.state.result, null);
    scene.choose({ c: 'act', key: 'h14.offer-card' });
    assert.deepEqual(scene.state.result, { seats: ['explorer1'], side: 'traitor', reason: 'won' });
  });

  test('H-20.4 #14 all heroes dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });

  test('H-20.4 #14 from 12 on the circle gains a point at each turn end of the traitor', () => {
    const scene = started().run({ verb: 'set', name: 'turn', to: 10 });
    scene.passTo('explorer1').end();
    assert.deepEqual([scene.state.haunt?.track, variable(scene, 'points')], [11, 0]);
    scene.passTo('explorer1').end();
    assert.deepEqual([scene.state.haunt?.track, variable(scene, 'points')], [12, 1]);
  });
});

/** The first choice, or dice that show 0, until it is done. */
function answer(scene: Scene, isDone: () => boolean): void {
  for (let count = 0; count < 50 && !isDone(); count++) {
    const { seat, id: ask, kind, choices } = scene.pending;
    scene.apply(kind === 'roll' ? { t: 'roll', seat, ask, total: 0 } : { t: 'choose', seat, ask, choice: choices[0] });
  }
  assert.ok(isDone());
}

test('H-20.4 #14 games by chance end', () => {
  for (const { haunt } of gamesByChance(thirteenForTheCircle)) assert.equal(haunt?.number, 14);
});
