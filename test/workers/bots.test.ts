import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashOf } from '../../src/engine/canonical.ts';
import type { ActionBase } from '../../src/engine/contract.ts';
import type { TableUpdate } from '../../src/workers/referee-port.ts';
import type { BotRequest } from '../../src/workers/worker-ports.ts';
import { actionOf, aNewGame, aReferee, opened, plays } from './referee-support.ts';
import type { RefereeChoices } from './referee-support.ts';

const isOver = (update: TableUpdate): boolean => update.asks.length === 0;

/** Plays a game of bots alone to its end. */
async function botGame(choices: RefereeChoices, options: object = {}) {
  const test = aReferee(choices);
  const game = await opened(test.referee, aNewGame(['a', 'b'], options));
  const last = await game.until(isOver);
  return { ...test, ...game, last };
}

describe('bots', () => {
  it('are given what their seat sees, a seed of their own, and nothing else', async () => {
    const { asked } = await botGame({});
    for (const request of asked) {
      const known = ['ask', 'bot', 'game', 'legal', 'number', 'play', 'seat', 'seed', 'told', 'view'];
      assert.deepEqual(Object.keys(request).sort(), known);
      const { view } = request as { view: { viewer: string; lucky: object } };
      assert.deepEqual([view.viewer, Object.keys(view.lucky)], [request.seat, [request.seat]]);
      assert.equal(request.ask.seat, request.seat);
      assert.ok(!JSON.stringify(request).includes('hidden'));
      assert.notDeepEqual(request.seed, [1, 2, 3, 4]);
    }
    assert.equal(new Set(asked.map(({ seed }) => hashOf(seed))).size, asked.length);
  });

  it('are all asked before one of them answers, and answer in the order of the seats', async () => {
    let waiting: (() => void)[] = [];
    const together: string[][] = [];
    const decide = (request: BotRequest): Promise<ActionBase> =>
      new Promise(resolve => {
        waiting.push(() => resolve(request.legal.at(-1)!));
        together.push([...(waiting.length === 1 ? [] : together.pop()!), request.seat]);
        const asked = waiting;
        if (request.ask.kind !== 'pick' || asked.length === 2) {
          waiting = [];
          // Answered the wrong way round, as slow and quick bots would.
          asked.reverse().forEach(answer => answer());
        }
      });
    const { updates } = await botGame({ decide });
    assert.deepEqual(together.slice(0, 2), [['a', 'b'], ['a']]);
    const picks = updates.flatMap(({ events }) => events).filter(({ t }) => t === 'picked');
    assert.deepEqual(
      picks.map(event => (event as unknown as { seat: string }).seat),
      ['a', 'b', 'a', 'b', 'a', 'b'],
    );
  });

  it('decide the same again in the same game', async () => {
    const decide = (request: BotRequest): ActionBase => request.legal[request.seed[0] % request.legal.length]!;
    const games = [await botGame({ decide }), await botGame({ decide }), await botGame({ decide, seed: 7 })];
    const hashes = games.map(({ store, id }) => hashOf(store.entriesOf(id)));
    assert.equal(hashes[0], hashes[1]);
    assert.notEqual(hashes[0], hashes[2]);
  });

  it('cannot stop the game by misplaying, failing or acting for somebody else', async () => {
    const misplays: readonly ((request: BotRequest) => ActionBase | Promise<ActionBase>)[] = [
      request => ({ ...request.legal[0]!, number: 99 }) as ActionBase,
      request => ({ ...request.legal[0]!, seat: request.seat === 'a' ? 'b' : 'a' }),
      () => Promise.reject(new Error('lost')),
      () => undefined as never,
    ];
    for (const decide of misplays) {
      const { last } = await botGame({ decide });
      assert.equal((last.view as { stage: string }).stage, 'over');
    }
  });

  it('leave real dice to the people at the table, and roll them when there are none', async () => {
    const { referee, asked } = aReferee();
    const { updates, until } = await opened(referee, aNewGame(['b'], { dice: 'typed' }));
    await plays(referee, 'a', 'pick', 1);
    const { rolls } = await until(update => update.rolls.length > 0);
    assert.equal(rolls[0]!.seat, 'b');
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve));
    assert.deepEqual(updates.at(-1)!.rolls, rolls);
    assert.ok(asked.every(({ ask }) => ask.kind !== 'roll'));
    const alone = await botGame({}, { dice: 'typed' });
    assert.equal((alone.last.view as { stage: string }).stage, 'over');
  });

  it('have an answer dropped that was thought out before an undo', async () => {
    const answers: (() => void)[] = [];
    const decide = (request: BotRequest): Promise<ActionBase> =>
      new Promise(resolve => {
        answers.push(() => resolve(request.legal[0]!));
      });
    const { referee, asked, givenUp } = aReferee({ decide });
    const { updates, until } = await opened(referee, aNewGame(['b']));
    while (answers.length < 1) await new Promise(resolve => setTimeout(resolve));
    await referee.act(await actionOf(referee, 'a', 'pick', 1));
    assert.deepEqual(givenUp, []);
    await referee.undo('a');
    assert.deepEqual(givenUp, [asked[0]!.number]);
    answers[0]!();
    while (answers.length < 2) await new Promise(resolve => setTimeout(resolve));
    assert.deepEqual(
      updates.map(({ revision }) => revision),
      [1, 0],
    );
    answers[1]!();
    assert.equal(
      (await until(({ revision, replaces }) => revision === 1 && !replaces && updates.length === 3)).revision,
      1,
    );
    assert.deepEqual(
      asked.map(({ seat }) => seat),
      ['b', 'b'],
    );
  });

  it('are told to give up when the game is resigned or closed while they think', async () => {
    const { referee, asked, givenUp } = aReferee({ decide: () => new Promise(() => undefined) });
    await opened(referee, aNewGame(['b']));
    while (asked.length < 1) await new Promise(resolve => setTimeout(resolve));
    const closed = aReferee({ decide: () => new Promise(() => undefined) });
    await opened(closed.referee, aNewGame(['b']));
    while (closed.asked.length < 1) await new Promise(resolve => setTimeout(resolve));
    await referee.act({ t: 'resign', seat: 'a', ask: 'resign' });
    await closed.referee.close();
    assert.deepEqual(givenUp, [asked[0]!.number]);
    assert.deepEqual(closed.givenUp, [closed.asked[0]!.number]);
  });

  it('stop when the game is closed', async () => {
    const { referee, asked } = aReferee();
    await opened(referee, aNewGame(['a', 'b']));
    await referee.close();
    const before = asked.length;
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve));
    assert.equal(asked.length, before);
  });
});
