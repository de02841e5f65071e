import assert from 'node:assert/strict';
import test from 'node:test';
import type { HouseEvent } from '../../src/games/house/rules/events.ts';
import { isTold, momentsOf, newMoments } from '../../src/games/house/ui/moments.ts';
import { playedGame, tableFor } from '../support/house-ui-games.ts';

const stepOf = (figure: string): HouseEvent => ({
  t: 'stepped',
  figure,
  from: 'foyer',
  to: 'entrance-hall',
  way: 'door',
  cost: 1,
});
const drew = (seat: string): HouseEvent => ({ t: 'cardDrawn', seat, deck: 'item', card: 'axe' });

test('every event of a game stands in one picture, in order', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const { log } = playedGame({ seed, players: 4 });
    const moments = momentsOf(log);
    assert.deepEqual(
      moments.flatMap(({ events }) => events),
      log,
    );
    for (const { from, events } of moments) assert.equal(log[from], events[0]);
    assert.equal(moments.at(-1)!.kind, 'end');
    assert.equal(moments.filter(({ kind }) => kind === 'haunt').length, 1);
  }
});

test('a drawn card brings its rolls along, and the next turn is a picture of its own', () => {
  const roll: HouseEvent = {
    t: 'rolled',
    roll: {
      roller: 'explorer1',
      key: 'roll.effect',
      trait: 'speed',
      faces: [1],
      dice: 1,
      result: 1,
      source: 'drawn',
      cards: [],
    },
  };
  const turn: HouseEvent = { t: 'turnBegan', seat: 'explorer2', kind: 'explorer', round: 1 };
  const moments = momentsOf([stepOf('explorer1'), drew('explorer1'), roll, turn, stepOf('explorer2')]);
  assert.deepEqual(
    moments.map(({ kind, card, rolls }) => [kind, card, rolls.length]),
    [
      ['moves', null, 0],
      ['card', 'axe', 1],
      ['moves', null, 0],
    ],
  );
});

test('people are not told of their own steps, but of cards and of what bots do', () => {
  const table = tableFor(['explorer1', 'explorer2'], ['explorer1']);
  assert.equal(isTold(stepOf('explorer1'), table), false);
  assert.equal(isTold(stepOf('explorer2'), table), true);
  assert.equal(isTold(drew('explorer1'), table), true);
  assert.equal(isTold({ t: 'turnEnded', seat: 'explorer2' }, table), false);
  const log = [stepOf('explorer1'), stepOf('explorer1'), drew('explorer1')];
  assert.deepEqual(
    newMoments(log, { from: 0, table, beforeRolls: false }).map(({ kind }) => kind),
    ['card'],
  );
  assert.deepEqual(newMoments(log, { from: 3, table, beforeRolls: false }), []);
});
