import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allHeroesDead, count, eachMonsterTurn, reached, variable } from '../../src/games/house/haunts/parts.ts';
import type { Expression } from '../../src/games/house/rules/lantern/language.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';

const race = (win: { readonly heroes: Expression; readonly traitor: Expression }) =>
  invented({ variables: [variable('a'), variable('b')], win });

test('H-18.1 the first side to meet its condition wins at once, in whoever turn, tested after every single effect', () => {
  const entry = race({ heroes: reached('a', 1), traitor: reached('b', 1) });
  const scene = hauntScene(entry).run([count('b'), count('a')]);
  assert.deepEqual(scene.state.result, { seats: ['explorer1'], side: 'traitor', reason: 'won' });
  assert.equal(scene.state.phase, 'over');
  assert.equal(scene.state.haunt!.variables['a'], 0, 'nothing happens after the end');
  assert.deepEqual(hauntScene(entry).run([count('a')]).state.result!.seats, ['explorer2', 'explorer3']);
});

test('H-18.1 set-up wins nothing before it is over', () => {
  const entry = invented({
    variables: [variable('a')],
    traitorSetUp: [count('a'), count('a', -1)],
    win: { heroes: 0, traitor: reached('a', 1) },
  });
  assert.equal(hauntScene(entry).state.result, null);
});

test('H-18.2 heroes win only with a hero alive', () => {
  const entry = race({ heroes: reached('a', 1), traitor: 0 });
  const scene = hauntScene(entry).run([{ verb: 'kill', who: 'heroes' }]);
  assert.equal(scene.state.result, null);
  const late = hauntScene(entry).run([{ verb: 'convert', who: 'heroes' }]);
  late.readAll();
  assert.equal(late.run([count('a')]).state.result, null);
});

test('H-18.3 the death of the traitor decides nothing by itself', () => {
  const scene = hauntScene(race({ heroes: reached('a', 1), traitor: allHeroesDead })).run({
    verb: 'kill',
    who: 'traitor',
  });
  assert.equal(scene.state.result, null);
});

test('H-18.4 one effect meets both conditions: the side whose turn it is wins', () => {
  const entry = race({ heroes: reached('a', 1), traitor: reached('a', 1) });
  assert.equal(hauntScene(entry).run(count('a')).state.result!.side, 'heroes');
  assert.equal(hauntScene(entry).passTo('explorer1').run(count('a')).state.result!.side, 'traitor');
});

test('H-18.4 in the monsters turn that is their side, whoever moves them', () => {
  const entry = invented(
    {
      traitor: { kind: 'none' },
      variables: [variable('a')],
      win: { heroes: reached('a', 1), traitor: reached('a', 1) },
    },
    eachMonsterTurn('both', count('a')),
  );
  const scene = hauntScene(entry).passTo('explorer1').end();
  assert.equal(scene.state.result!.side, 'traitor');
});

const round = (scene: Scene): Scene => {
  for (let turns = 0; turns < 3 && !scene.state.result; turns++) scene.end();
  return scene;
};

test('H-18.5 neither side can win for a whole round: both lose, unless they play on', () => {
  const entry = invented({ variables: [variable('stuck')], dead: { heroes: 'v:stuck', traitor: 'v:stuck' } });
  const scene = hauntScene(entry).run(count('stuck'));
  round(scene);
  assert.equal(scene.state.result, null, 'the round in which it came up does not count');
  round(scene);
  assert.deepEqual(scene.state.result, { seats: [], side: 'nobody', reason: 'deadlock' });
  const official = hauntScene(entry, { preset: 'official' }).run(count('stuck'));
  assert.equal(round(round(round(official))).state.result, null);
});

test('H-18.5 hope that comes back ends the count', () => {
  const entry = invented({ variables: [variable('stuck')], dead: { heroes: 'v:stuck', traitor: 'v:stuck' } });
  const scene = round(hauntScene(entry).run(count('stuck')));
  scene.run(count('stuck', -1)).end();
  scene.run(count('stuck'));
  scene.end().end();
  assert.equal(scene.state.result, null);
});

test('H-18.6 each for himself: whoever the haunt names wins', () => {
  const scene = hauntScene(invented({ traitor: { kind: 'none' } })).run(
    { verb: 'win', side: 'me' },
    { me: 'explorer3' },
  );
  assert.deepEqual(scene.state.result, { seats: ['explorer3'], side: 'each', reason: 'won' });
});

test('H-0.6, E-20 N stays the number of players at the start of the haunt', () => {
  const entry = race({ heroes: reached('a', 'players'), traitor: 0 });
  const scene = hauntScene(entry, { players: 5 });
  scene.run([{ verb: 'each', of: 'explorers.is(left)', do: { verb: 'kill', who: 'it' } }], { me: 'explorer2' });
  scene.run([{ verb: 'each', of: 'explorers.is(left)', do: { verb: 'kill', who: 'it' } }], { me: 'explorer2' });
  scene.run(count('a', 4));
  assert.equal(scene.state.result, null);
  assert.equal(scene.run(count('a')).state.result!.side, 'heroes');
});
