import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { houseBotFor } from '../../src/games/house/bots/index.ts';
import { task } from '../../src/games/house/haunts/parts.ts';
import { hauntScene, invented } from '../support/house-haunt.ts';
import type { Scene } from '../support/house-scene.ts';
import { siege } from '../support/house-test-haunts.ts';

const dig = task({
  id: 'dig',
  rolls: [
    ['might', 4],
    ['knowledge', 6],
  ],
  rooms: 'room:foyer',
  success: [],
});

const digging = (targets: 'hidden' | 'open'): Scene =>
  hauntScene(invented({}, dig), { settings: { targets }, explorers: { explorer2: { room: 'foyer' } } });

const heard = (scene: Scene): readonly unknown[] =>
  ['explorer1', 'explorer2', 'explorer3', 'table'].map(viewer => {
    const acted = scene.told('acted')[0]!;
    return scene.table.house.witness(scene.state, acted, viewer);
  });

test('H-15.8 an action is announced to everybody with its purpose, before the roll', () => {
  const scene = digging('hidden').choose({ c: 'act', key: 'h1.dig' });
  const announced = { t: 'acted', seat: 'explorer2', key: 'h1.dig', room: 'foyer' };
  assert.deepEqual(heard(scene), [announced, announced, announced, announced]);
  assert.deepEqual(scene.told('rolled'), []);
  assert.equal(scene.key, 'task.trait');
});

test('H-15.8 targets: hidden says no number, open says them with the choice and with the announcement', () => {
  const targets = [
    { trait: 'might', target: 4 },
    { trait: 'knowledge', target: 6 },
  ];
  const hidden = digging('hidden');
  assert.deepEqual(
    hidden.offered('act').map(choice => choice.targets),
    [undefined],
  );
  const { asks, view } = hidden.table.house;
  for (const viewer of ['explorer1', 'explorer2', 'table'])
    assert.ok(!JSON.stringify([asks(hidden.state, viewer), view(hidden.state, viewer)]).includes('"target":'), viewer);
  const open = digging('open');
  assert.deepEqual(
    open.offered('act').map(choice => choice.targets),
    [targets],
  );
  open.choose({ c: 'act', key: 'h1.dig' });
  assert.deepEqual(
    open.told('acted').map(event => event.targets),
    [targets],
  );
});

test('H-15.11 a bot has what its seat sees: whatever the traitor has written, a hero’s bot is given and decides the same', () => {
  const worlds = ['foyer', 'grand-staircase'].map(room =>
    hauntScene(siege, { settings: { stairsRescue: 'turn' } }).choose({ c: 'room', room }),
  );
  const positions = worlds.map(({ state, table: { house } }) => ({
    view: house.view(state, 'explorer2'),
    ask: house.asks(state, 'explorer2')[0] as never,
    legal: house.legal(state, 'explorer2'),
    told: [],
  }));
  assert.deepEqual(positions[0], positions[1]);
  assert.ok(!JSON.stringify(positions[0]).includes('"hidden":'));
  const decided = positions.map(position =>
    decisionOf(
      houseBotFor({ bot: 'simple', seat: 'explorer2' } as never).think({
        ...position,
        random: randomStream([1, 2, 3, 4], 'bot'),
      }),
    ),
  );
  assert.deepEqual(decided[0], decided[1]);
});
