import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../support/house-scene.ts';
import type { ScenePlace } from '../support/house-place.ts';

const physical = (by: number) => ({ verb: 'hurt', kind: 'physical', by }) as const;
const mental = (by: number) => ({ verb: 'hurt', kind: 'mental', by }) as const;
const holding = (...cards: string[]): ScenePlace => ({ explorers: { explorer1: { cards } } });

test('H-12.5 physical damage goes to Might and Speed, mental to Sanity and Knowledge, split by the victim', () => {
  assert.deepEqual(
    scene()
      .run(physical(2))
      .offered('split')
      .map(({ steps }) => steps),
    [
      { speed: 2, might: 0 },
      { speed: 1, might: 1 },
      { speed: 0, might: 2 },
    ],
  );
  assert.deepEqual(
    scene()
      .run(mental(1))
      .offered('split')
      .map(({ steps }) => steps),
    [
      { sanity: 1, knowledge: 0 },
      { sanity: 0, knowledge: 1 },
    ],
  );
});

test('H-12.5 Armor takes one off each physical damage, and no mental one', () => {
  assert.equal(scene(holding('armor')).run(physical(1)).key, 'turn.free');
  const twice = scene(holding('armor')).run([physical(2), physical(2)]);
  assert.equal(twice.pending.values['steps'], 1);
  assert.equal(twice.choose({ c: 'split', steps: { speed: 1, might: 0 } }).pending.values['steps'], 1);
  assert.equal(scene(holding('armor')).run(mental(2)).pending.values['steps'], 2);
});

test('H-12.5 the Skull may turn the whole of a mental damage, which Armor then does not reduce', () => {
  const game = scene(holding('skull', 'armor')).run(mental(2));
  assert.equal(game.key, 'hurt.turnToPhysical');
  game.choose({ c: 'yes' });
  assert.deepEqual(
    [game.pending.values['steps'], Object.keys(game.offered('split')[0]!.steps)],
    [2, ['speed', 'might']],
  );
  const kept = scene(holding('skull')).run(mental(2)).choose({ c: 'no' });
  assert.deepEqual(Object.keys(kept.offered('split')[0]!.steps), ['sanity', 'knowledge']);
});

const mortal: ScenePlace = {
  haunt: { traitor: 'explorer3' },
  explorers: { explorer2: { tracks: { speed: 0, might: 1 } } },
};

test('H-12.6, E-26 a split that kills is offered only if every split kills, unless lethalChoice is yes', () => {
  const one = scene(mortal).run(physical(1), { me: 'explorer2' });
  assert.equal(one.index('explorer2', 'might'), 0);
  const two = scene(mortal).run(physical(2), { me: 'explorer2' });
  assert.equal(two.offered('split').length, 3);
  two.choose({ c: 'split', steps: { speed: 0, might: 2 } });
  assert.equal(two.explorer('explorer2').alive, false);
  const free = scene({ ...mortal, settings: { lethalChoice: 'yes' } }).run(physical(1), { me: 'explorer2' });
  assert.equal(free.offered('split').length, 2);
});

test('H-12.13 at death items and object omens lie as a pile; Bite and lasting events leave the game', () => {
  const game = scene({
    haunt: { traitor: 'explorer3' },
    explorers: { explorer2: { room: 'foyer', cards: ['bite', 'book', 'blood-dagger'], lasting: ['webs'] } },
  }).run({ verb: 'kill', who: 'me' }, { me: 'explorer2' });
  assert.deepEqual(game.state.piles, { foyer: ['book', 'blood-dagger'] });
  assert.deepEqual(game.state.removed, ['bite', 'webs']);
  assert.deepEqual([game.explorer('explorer2').cards, game.explorer('explorer2').lasting], [[], []]);
});

test('H-12.14 companions wait for the first to enter; who is there comes first, nearest to the left', () => {
  const game = scene({
    haunt: { traitor: null },
    explorers: { explorer2: { room: 'foyer', cards: ['girl'] }, explorer1: { tracks: { sanity: 2 } } },
  }).run({ verb: 'kill', who: 'me' }, { me: 'explorer2' });
  assert.deepEqual(game.state.companions, [{ card: 'girl', room: 'foyer', barrierSide: null }]);
  game.choose({ c: 'step', to: 'foyer' });
  assert.deepEqual(
    [game.explorer().cards, game.index('explorer1', 'sanity'), game.state.companions],
    [['girl'], 3, []],
  );
  const present = scene({ players: 4, haunt: { traitor: null }, explorers: { explorer2: { cards: ['girl'] } } }).run(
    { verb: 'kill', who: 'me' },
    { me: 'explorer2' },
  );
  assert.deepEqual(present.explorer('explorer3').cards, ['girl']);
});

test('H-12.15 fights before the haunt happen only by card and cannot kill', () => {
  assert.deepEqual(scene().offered('attack'), []);
  const game = scene({ explorers: { explorer1: { tracks: { speed: 0, might: 0 } } }, top: { omen: ['bite'] } });
  game.run({ verb: 'draw', deck: 'omen' }).rolls('roll.attack', 8).rolls('roll.defence', 0);
  assert.deepEqual([game.explorer().alive, game.index('explorer1', 'might')], [true, 0]);
});
