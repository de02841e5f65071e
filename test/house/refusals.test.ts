import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefused } from '../../src/engine/contract.ts';
import { house } from '../support/house-game.ts';
import { scene } from '../support/house-scene.ts';

test('whatever is no action is refused as such, and nothing changes', () => {
  const game = scene();
  for (const wrong of [
    null,
    7,
    'end',
    [],
    {},
    { t: 'choose' },
    { t: 'choose', seat: 'explorer1', ask: 1 },
    { t: 'roll', seat: 'explorer1', ask: 'x', total: 1.5 },
  ])
    game.refusesAction(wrong, 'notAnAction', 'H-24.12');
});

test('another seat, another question, another answer: each is refused with its reason and rule', () => {
  const game = scene();
  const { id } = game.pending;
  const end = { c: 'end' } as const;
  game.refusesAction({ t: 'choose', seat: 'nobody', ask: id, choice: end }, 'wrongSeat', 'H-2.1');
  game.refusesAction({ t: 'choose', seat: 'explorer2', ask: id, choice: end }, 'wrongSeat', 'H-3.1');
  game.refusesAction({ t: 'choose', seat: 'explorer1', ask: 'old', choice: end }, 'staleAsk', 'H-24.12');
  game.refuses({ c: 'attack', target: 'explorer2', trait: 'might', weapon: null }, 'H-12.1');
  game.refuses({ c: 'step', to: 'upper-landing', way: 'door', cost: 1 }, 'H-4.2');
  game.refuses({ c: 'step', to: 'foyer', way: 'door', cost: 0 }, 'H-4.2');
  game.refuses({ c: 'use', card: 'axe' }, 'H-11.1');
});

test('a table may give the game up at any time; then everything is open and nothing is accepted any more', () => {
  const game = scene();
  game.apply({ t: 'resign', seat: 'explorer2', ask: 'resign' });
  assert.deepEqual(house.result(game.state), { seats: [], side: 'nobody', reason: 'resigned' });
  assert.deepEqual(house.asks(game.state, 'explorer1'), []);
  game.refusesAction({ t: 'resign', seat: 'explorer1', ask: 'resign' }, 'gameOver', 'H-18.1');
});

test('undo: a step can be taken back, a discovery, a roll and the end of a turn cannot', () => {
  const barrier = (game: ReturnType<typeof scene>, c: string): boolean => {
    const action = house.legal(game.state, game.pending.seat).find(one => one.t === 'choose' && one.choice.c === c)!;
    const answer = house.apply(game.state, action);
    assert.ok(!isRefused(answer));
    return answer.barrier;
  };
  assert.equal(barrier(scene(), 'step'), false);
  assert.equal(barrier(scene({ explorers: { explorer1: { cards: ['axe'] } } }), 'drop'), false);
  assert.equal(barrier(scene({ explorers: { explorer1: { cards: ['axe'] } } }), 'give'), true);
  assert.equal(barrier(scene(), 'explore'), true);
  assert.equal(barrier(scene(), 'end'), true);
  assert.equal(barrier(scene({ dice: 'drawn', explorers: { explorer1: { cards: ['mystic-coin'] } } }), 'use'), true);
});

test('only the seat itself learns what it was told', () => {
  const game = scene({ explorers: { explorer1: { cards: ['spirit-board'] } } }).choose({
    c: 'use',
    card: 'spirit-board',
  });
  const [told] = game.told('told');
  assert.deepEqual(house.witness(game.state, told!, 'explorer1'), told);
  for (const viewer of ['explorer2', 'table', 'open']) assert.equal(house.witness(game.state, told!, viewer), null);
  assert.equal(house.view(game.state, 'explorer1').known.length, 1);
  assert.equal(house.view(game.state, 'explorer2').known.length, 0);
});
