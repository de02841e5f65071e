import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { miceWithNames } from '../../src/games/house/haunts/35-mice-with-names.ts';
import type { Program } from '../../src/games/house/rules/lantern/language.ts';
import { traits } from '../../src/games/house/rules/terms.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { ExplorerPlace, TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

const tiles: readonly TilePlace[] = [
  ['stairs-from-basement', 'basement', 0, -1],
  ['collapsed-room', 'ground', 0, -1],
  ['balcony', 'upper', 0, -1],
  ['junk-room', 'upper', 1, 0],
];

/** Explorer 2 knows most and is the traitor; explorer 3 has the first turn. The cat starts in the Entrance Hall. */
function started({ at, ...place }: HauntPlace & { readonly at?: ExplorerPlace } = {}): Scene {
  const characters = place.players ? {} : { characters: ['ox-bellows', 'professor-longfellow', 'brandon-jaspers'] };
  const explorers = { explorer3: { room: 'foyer', ...at }, ...place.explorers };
  return hauntScene(miceWithNames, { ...characters, ...place, tiles: place.tiles ?? tiles, explorers });
}

const act = (key: string) => ({ c: 'act', key: `h35.${key}` }) as const;
const offers = (scene: Scene, key: string): boolean => scene.offered('act').some(choice => choice.key === `h35.${key}`);
const value = ({ state }: Scene, name: string): number => state.haunt?.variables[name] ?? 0;
const catsIn = ({ state }: Scene): readonly string[] =>
  state.monsters.filter(({ kind }) => kind === 'cat').map(({ room }) => room);

const takesOff: Program = [
  { verb: 'flag', flag: 'h35-pilot', on: true },
  { verb: 'set', name: 'found', to: 1 },
  { verb: 'set', name: 'flying', to: 1 },
];
const flying = (scene: Scene): Scene => scene.run(takesOff, { me: 'explorer3' });

/** Up to the cat's part of the monsters' turn. */
function toCat(scene: Scene): Scene {
  while (scene.key !== 'monster.free') {
    if (scene.key === 'roll.monsterSpeed') scene.roll(0);
    else scene.end();
  }
  return scene;
}

/** The cat stands beside explorer 3 and catches it in the monsters' turn. */
function caught(place: Parameters<typeof started>[0] = {}, prepare: (scene: Scene) => Scene = scene => scene): Scene {
  const scene = prepare(started(place)).run({ verb: 'move', what: 'monsters:cat', to: 'room:foyer' });
  toCat(scene);
  return scene.choose({ c: 'attack', target: 'explorer3' }).rolls('roll.attack', 3).rolls('roll.defence', 2);
}

describe('H-20.4 #35 set-up', () => {
  for (const [players, cats] of [
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ] as const)
    test(`H-20.4 #35 ${cats} in the Entrance Hall with ${players} players`, () => {
      assert.deepEqual(
        catsIn(started({ players })),
        Array.from({ length: cats }, () => 'entrance-hall'),
      );
    });

  test('H-20.4 #35 the highest Knowledge is the traitor', () => {
    assert.equal(started().state.haunt?.traitor, 'explorer2');
  });

  test('H-20.4 #35 without a room for toys the heroes add the Game Room', () => {
    const scene = started({ tiles: [] });
    while (scene.key !== 'turn.free') {
      const { seat, id, choices } = scene.pending;
      scene.apply({ t: 'choose', seat, ask: id, choice: choices[0]! });
    }
    assert.ok(scene.state.tiles.some(({ room }) => room === 'game-room'));
    assert.ok(!started().state.tiles.some(({ room }) => room === 'game-room'));
  });
});

describe('H-20.4 #35 being small', () => {
  test('H-20.4 #35 the doorway counts as a space, for the traitor too', () => {
    const scene = started();
    assert.deepEqual(new Set(scene.offered('step').map(({ cost }) => cost)), new Set([2]));
    assert.equal(scene.passTo('explorer2').offered('step')[0]?.cost, 2 + 1);
  });

  test('H-20.4 #35 stairs need Might 3+: up, or stopped before them', () => {
    const at = { room: 'grand-staircase' };
    const up = started({ at }).choose({ c: 'step', to: 'upper-landing' });
    assert.deepEqual([up.key, up.pending.dice], ['roll.barrier', 4]);
    assert.equal(up.roll(3).explorer('explorer3').room, 'upper-landing');
    const down = started({ at }).choose({ c: 'step', to: 'upper-landing' }).roll(2);
    assert.deepEqual([down.explorer('explorer3').room, down.offered('step')], ['grand-staircase', []]);
    assert.equal(started({ at }).choose({ c: 'step', to: 'foyer' }).explorer('explorer3').room, 'foyer');
  });

  test('H-20.4 #35 secret stairs too', () => {
    const tokens = [
      { kind: 'stairs', room: 'foyer', partner: 'upper-landing' },
      { kind: 'stairs', room: 'upper-landing', partner: 'foyer' },
    ];
    assert.equal(started({ tokens }).choose({ c: 'step', to: 'upper-landing' }).key, 'roll.barrier');
  });

  test('H-20.4 #35 cards are neither used, given, picked up nor drawn, and draw no omen', () => {
    const scene = started({
      at: { room: 'upper-landing', cards: ['healing-salve'] },
      explorers: { explorer1: { room: 'upper-landing' } },
      piles: { 'upper-landing': ['axe'] },
      stack: ['master-bedroom'],
    });
    for (const c of ['use', 'give', 'pickUp'] as const) assert.deepEqual(scene.offered(c), [], c);
    scene.choose({ c: 'explore', side: 'W' });
    while (scene.key !== 'turn.free') scene.apply(first(scene));
    assert.deepEqual(
      [scene.explorer('explorer3').room, scene.explorer('explorer3').cards, scene.state.omensDrawn],
      ['master-bedroom', ['healing-salve'], 0],
    );
    assert.equal(scene.state.turn.stopped, false);
  });

  test('H-20.4 #35 nobody jumps into the hole', () => {
    assert.deepEqual(started({ at: { room: 'collapsed-room' } }).offered('jump'), []);
  });

  test('H-20.4 #35 nobody falls on discovering it either', () => {
    const scene = started({ tiles: tiles.filter(([room]) => room !== 'collapsed-room'), stack: ['collapsed-room'] });
    scene.choose({ c: 'explore', side: 'N' });
    while (scene.key !== 'turn.free') scene.apply(first(scene));
    assert.equal(scene.explorer('explorer3').room, 'collapsed-room');
  });

  test('H-20.4 #35 the elevator does not move for them', () => {
    const scene = started({ tiles: [...tiles, ['mystic-elevator', 'ground', 0, 1]] });
    assert.equal(scene.choose({ c: 'step', to: 'mystic-elevator' }).key, 'turn.free');
  });

  test('H-20.4 #35 no explorer fights, the traitor neither', () => {
    const scene = started({ at: { room: 'entrance-hall' } });
    assert.deepEqual(scene.offered('attack'), []);
    assert.deepEqual(scene.passTo('explorer2').offered('attack'), []);
  });
});

const first = ({ pending }: Scene) => ({
  t: 'choose',
  seat: pending.seat,
  ask: pending.id,
  choice: pending.choices[0]!,
});

describe('H-20.4 #35 the cat', () => {
  test('H-20.4 #35 a win catches in place of hurting', () => {
    const scene = caught();
    assert.equal(scene.explorer('explorer3').heldBy, scene.state.monsters[0]?.id);
    assert.deepEqual(scene.told('hurt'), []);
    assert.deepEqual(scene.passTo('explorer3').offered('step'), []);
  });

  test('H-20.4 #35 losing does nothing to it', () => {
    const scene = started().run({ verb: 'move', what: 'monsters:cat', to: 'room:foyer' });
    toCat(scene);
    scene.choose({ c: 'attack', target: 'explorer3' }).rolls('roll.attack', 2).rolls('roll.defence', 5);
    assert.equal(scene.state.monsters[0]?.stunned, false);
  });

  test('H-20.4 #35 at its next turn it swallows', () => {
    const scene = caught({ players: 4 });
    while (scene.state.explorers['explorer3']!.alive) {
      if (scene.pending.kind === 'roll') scene.roll(0);
      else if (scene.offered('end').length > 0) scene.end();
      else scene.apply(first(scene));
    }
    assert.deepEqual([scene.state.turn.kind, scene.state.result], ['monsters', null]);
  });

  for (const trait of traits)
    test(`H-20.4 #35 the caught may win a contest in ${trait}, once a turn, and is free`, () => {
      const scene = caught().passTo('explorer3');
      const held = { c: 'option', key: `h35.${trait}` } as const;
      const free = scene.choose(act('escape')).choose(held).rolls('roll.attack', 3).rolls('roll.defence', 2);
      assert.equal(free.explorer('explorer3').heldBy, null);
      assert.ok(free.offered('step').length > 0);
      const lost = caught().passTo('explorer3').choose(act('escape')).choose(held).roll(2).roll(2);
      assert.deepEqual([Boolean(lost.explorer('explorer3').heldBy), offers(lost, 'escape')], [true, false]);
    });

  test('H-20.4 #35 from turn 12 on it finds whom the traitor names', () => {
    const at = (turn: number): Scene => {
      const scene = started({ explorers: { explorer1: { room: 'balcony' } } });
      scene.run({ verb: 'set', name: 'turn', to: turn });
      while (scene.key !== 'h35.pounce' && scene.key !== 'monster.free' && scene.key !== 'roll.monsterSpeed')
        scene.end();
      return scene;
    };
    assert.equal(at(10).key, 'roll.monsterSpeed');
    const scene = at(11).choose({ c: 'figure', figure: 'explorer1' });
    while (scene.key === 'barrier.side') scene.apply(first(scene));
    assert.deepEqual(catsIn(scene), ['balcony']);
  });
});

describe('H-20.4 #35 the plane', () => {
  const inJunk = { room: 'junk-room' };

  test('H-20.4 #35 Knowledge 3+ in a room for toys finds it, once', () => {
    assert.ok(!offers(started(), 'find-plane'));
    const none = started({ at: inJunk }).choose(act('find-plane')).rolls('roll.task', 2);
    assert.deepEqual([value(none, 'found'), offers(none, 'find-plane')], [0, false]);
    const scene = started({ at: inJunk }).choose(act('find-plane')).rolls('roll.task', 3);
    assert.deepEqual(
      scene.state.tokens.filter(({ kind }) => kind === 'h35-plane').map(({ room }) => room),
      ['junk-room'],
    );
    assert.ok(!offers(scene.end().passTo('explorer3'), 'find-plane'));
  });

  test('H-20.4 #35 Knowledge 4+ beside it starts it', () => {
    const found = (): Scene => started().run({ verb: 'placeToken', token: 'h35-plane', at: 'room:foyer' });
    assert.equal(value(found().choose(act('start-plane')).rolls('roll.task', 3), 'flying'), 0);
    const scene = found().choose(act('start-plane')).rolls('roll.task', 4);
    assert.deepEqual([value(scene, 'flying'), scene.state.tokens.length], [1, 0]);
    assert.ok(!offers(scene, 'start-plane'));
  });

  test('H-20.4 #35 it flies 5 spaces a turn, over doorways and up stairs without more', () => {
    const scene = flying(started({ at: { tracks: { speed: 0 } } }));
    for (const to of ['grand-staircase', 'upper-landing', 'balcony', 'upper-landing', 'grand-staircase'])
      scene.choose({ c: 'step', to });
    assert.deepEqual([scene.state.turn.spent, scene.offered('step')], [5, []]);
  });

  test('H-20.4 #35 Speed 4+ jumps aboard, one try for each hero and turn', () => {
    const place = { explorers: { explorer1: { room: 'foyer' } } };
    const fell = flying(started(place)).choose(act('collect'));
    assert.deepEqual([fell.key, fell.pending.seat], ['roll.task', 'explorer1']);
    fell.roll(3);
    assert.ok(!offers(fell, 'collect'));
    assert.ok(offers(fell.end().passTo('explorer3'), 'collect'));
    const scene = flying(started(place)).choose(act('collect')).roll(4);
    assert.equal(scene.explorer('explorer1').away, 'aboard');
    assert.equal(scene.end().state.turn.seat, 'explorer2');
  });

  test('H-20.4 #35 the pilot caught, all fall out and the plane must be started again', () => {
    const aboard: Program = { verb: 'away', who: 'explorers.is(revealer)', place: 'aboard' };
    const scene = caught({}, before => flying(before).run(aboard));
    assert.deepEqual([scene.explorer('explorer1').away, scene.explorer('explorer1').room], [null, 'foyer']);
    assert.deepEqual(
      [value(scene, 'flying'), scene.state.tokens.map(({ kind, room }) => [kind, room])],
      [0, [['h35-plane', 'foyer']]],
    );
    assert.ok(!offers(scene.passTo('explorer3'), 'start-plane'));
  });

  test('H-20.4 #35 the pilot dead, they fall out too', () => {
    const scene = flying(started({ players: 4 })).run([
      { verb: 'away', who: 'explorers.is(revealer)', place: 'aboard' },
      { verb: 'kill', who: 'heroes.with:h35-pilot' },
    ]);
    assert.deepEqual([scene.explorer('explorer1').away, scene.explorer('explorer1').room], [null, 'foyer']);
  });
});

describe('H-20.4 #35 wins', () => {
  const aboard: Program = { verb: 'away', who: 'heroes.without:h35-pilot', place: 'aboard' };

  for (const room of ['balcony', 'grand-staircase'])
    test(`H-20.4 #35 out of the ${room} with all living heroes`, () => {
      const scene = flying(started({ at: { room } }));
      assert.ok(!offers(scene, 'fly-out'));
      assert.equal(scene.run(aboard).choose(act('fly-out')).state.result?.side, 'heroes');
    });

  test('H-20.4 #35 not out of a room without', () => {
    assert.ok(!offers(flying(started()).run(aboard), 'fly-out'));
  });

  for (const [players, lost] of [
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ] as const)
    test(`H-20.4 #35 with ${players} players the traitor wins when ${lost} heroes are lost`, () => {
      const scene = started({ players });
      const die: Program = { verb: 'kill', who: 'heroes.notMe.first' };
      for (let count = 1; count < lost; count++) scene.run(die, { me: 'explorer2' });
      assert.equal(scene.state.result, null);
      assert.equal(scene.run(die, { me: 'explorer2' }).state.result?.side, 'traitor');
    });
});

test('H-20.4 #35 games by chance end', () => {
  gamesByChance(miceWithNames);
});
