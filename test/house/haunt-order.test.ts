import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachTurn, variable } from '../../src/games/house/haunts/parts.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';

/** Who has a turn, turn by turn; nothing else happens. */
function turns(scene: Scene, count: number): readonly string[] {
  const seen = [scene.pending.seat];
  while (seen.length < count) {
    scene.end();
    for (const { seat, kind } of scene.told('turnBegan')) seen.push(kind === 'monsters' ? 'monsters' : seat);
  }
  return seen.slice(0, count);
}

test('H-16.1 heroes clockwise from the left of the traitor, the traitor, the monsters', () => {
  const scene = hauntScene(invented(), { players: 4, revealer: 'explorer3' });
  const round = ['explorer4', 'explorer1', 'explorer2', 'explorer3', 'monsters'];
  assert.deepEqual(turns(scene, 10), [...round, ...round]);
});

test('H-16.1, H-16.5, E-29 the dead are skipped, who converts keeps the place', () => {
  const scene = hauntScene(invented(), { players: 5, revealer: 'explorer3' });
  scene.run({ verb: 'each', of: 'explorers.first', do: { verb: 'kill', who: 'it' } }, { me: 'explorer4' });
  const killed = scene.explorer('explorer1').alive === false;
  assert.ok(killed);
  assert.deepEqual(turns(scene, 6), ['explorer4', 'explorer5', 'explorer2', 'explorer3', 'monsters', 'explorer4']);
  scene.run({ verb: 'convert', who: 'me' }, { me: 'explorer5' }).readAll();
  assert.deepEqual(turns(scene, 4), ['explorer4', 'explorer5', 'explorer2', 'explorer3']);
});

test('H-16.2 a dead traitor has an empty turn whose rules run, and the monsters follow', () => {
  const entry = invented(
    { variables: [variable('tolls')] },
    eachTurn({ id: 'toll', of: 'traitor', at: 'turnEnd', do: { verb: 'set', name: 'tolls', by: 1 } }),
  );
  const scene = hauntScene(entry).run({ verb: 'kill', who: 'traitor' });
  assert.deepEqual(turns(scene, 5), ['explorer2', 'explorer3', 'explorer1', 'monsters', 'explorer2']);
  assert.equal(scene.state.haunt!.variables['tolls'], 1);
});

test('H-16.3 without a traitor the left of the revealer begins, the monsters follow the revealer', () => {
  const entry = invented({ traitor: { kind: 'none' } });
  assert.deepEqual(turns(hauntScene(entry, { revealer: 'explorer2' }), 5), [
    'explorer3',
    'explorer1',
    'explorer2',
    'monsters',
    'explorer3',
  ]);
  const scene = hauntScene(entry, { revealer: 'explorer2', settings: { noTraitorStart: 'revealer' } });
  assert.deepEqual(turns(scene, 3), ['explorer2', 'monsters', 'explorer3']);
});

test('H-19.1 the traitor may have a turn before the first round', () => {
  assert.deepEqual(turns(hauntScene(invented({ first: 'traitor' })), 3), ['explorer1', 'monsters', 'explorer2']);
});

test('H-16.4 all go on exploring', () => {
  assert.ok(hauntScene(invented(), { explorers: { explorer2: { room: 'foyer' } } }).offered('explore').length > 0);
});

test('off the board turns are passed over, unless the haunt gives them', () => {
  const away = { verb: 'away', who: 'me', place: 'aboard' } as const;
  assert.deepEqual(turns(hauntScene(invented()).run(away, { me: 'explorer3' }), 3), [
    'explorer2',
    'explorer1',
    'monsters',
  ]);
  const entry = invented({ awayTurns: ['aboard'] });
  const scene = hauntScene(entry).run(away, { me: 'explorer3' });
  assert.deepEqual(turns(scene, 3), ['explorer2', 'explorer3', 'explorer1']);
});
