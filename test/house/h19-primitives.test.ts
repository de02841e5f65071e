import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allHeroesDead,
  byPlayers,
  count,
  halfLeft,
  moreThanHalfLost,
  reached,
  thing,
  thingIn,
  variable,
} from '../../src/games/house/haunts/parts.ts';
import type { Expression, Program } from '../../src/games/house/rules/lantern/language.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';

test('H-19.2 counters by N, by half of it up or down, by the heroes of the start, by a table', () => {
  const valueOf = (expression: Expression, players: number): number => {
    const entry = invented({ variables: [variable('a')], traitorSetUp: { verb: 'set', name: 'a', to: expression } });
    return hauntScene(entry, { players }).state.haunt!.variables['a']!;
  };
  const byCount = (expression: Expression): readonly number[] =>
    [3, 4, 5, 6].map(players => valueOf(expression, players));
  assert.deepEqual(byCount('players'), [3, 4, 5, 6]);
  assert.deepEqual(byCount('halfPlayersUp'), [2, 2, 3, 3]);
  assert.deepEqual(byCount('halfPlayersDown'), [1, 2, 2, 3]);
  assert.deepEqual(byCount('startHeroes'), [2, 3, 4, 5]);
  assert.deepEqual(byCount('halfHeroesUp'), [1, 2, 2, 3]);
  assert.deepEqual(byCount(byPlayers(8, 7, 6, 5)), [8, 7, 6, 5]);
});

const urn = thing('h1-urn', { carriers: 'explorers' });

/** The side that wins when this happens under this condition of the traitor's side; null when nobody does. */
function winner(condition: Expression, happens: Program, place: HauntPlace = {}): string | null {
  const entry = invented(
    {
      variables: [variable('a')],
      heroesSetUp: { verb: 'placeToken', token: 'h1-urn', at: 'room:upper-landing' },
      win: { heroes: 0, traitor: condition },
    },
    urn,
  );
  const scene: Scene = hauntScene(entry, { players: 5, ...place }).run(happens);
  return scene.state.result?.side ?? null;
}

/** The side that wins once so many of the four heroes have died one after another; null when nobody does. */
function winnerOfDeaths(condition: Expression, deaths: number): string | null {
  const scene = hauntScene(invented({ win: { heroes: 0, traitor: condition } }), { players: 5 });
  for (const seat of ['explorer1', 'explorer2', 'explorer3', 'explorer4'].slice(0, deaths))
    scene.run({ verb: 'each', of: 'explorers.is(left)', do: { verb: 'kill', who: 'it' } }, { me: seat });
  return scene.state.result?.side ?? null;
}

test('H-19.11 win tests: all dead, more than half of the starting heroes lost, fewer than half left', () => {
  const fell = (condition: Expression): readonly (string | null)[] =>
    [1, 2, 3, 4].map(deaths => winnerOfDeaths(condition, deaths));
  assert.deepEqual(fell(allHeroesDead), [null, null, null, 'traitor']);
  assert.deepEqual(fell(moreThanHalfLost), [null, null, 'traitor', 'traitor']);
  assert.deepEqual(fell(['=', halfLeft, 0]), [null, null, 'traitor', 'traitor']);
});

test('H-19.11 win tests: a counter reached, a turn reached', () => {
  assert.equal(winner(reached('a', 3), count('a', 2)), null);
  assert.equal(winner(reached('a', 3), count('a', 3)), 'traitor');
  assert.equal(winner(['>=', 'turn', 6], { verb: 'set', name: 'turn', to: 5 }), null);
  assert.equal(winner(['>=', 'turn', 6], { verb: 'set', name: 'turn', to: 6 }), 'traitor');
});

test('H-19.11 win tests: a thing in a room, lying or carried, and a thing destroyed', () => {
  const inFoyer = thingIn('h1-urn', 'room:foyer');
  assert.equal(winner(inFoyer, []), null);
  assert.equal(winner(inFoyer, { verb: 'move', what: 'token:h1-urn', to: 'room:foyer' }), 'traitor');
  const carried: Program = { verb: 'move', what: 'token:h1-urn', to: 'explorers.is(left)' };
  assert.equal(winner(inFoyer, carried), null);
  assert.equal(winner(inFoyer, carried, { explorers: { explorer2: { room: 'foyer' } } }), 'traitor');
  const gone: Expression = ['=', ['count', 'token:h1-urn'], 0];
  assert.equal(winner(gone, carried), null);
  assert.equal(winner(gone, { verb: 'removeToken', token: 'token:h1-urn' }), 'traitor');
});
