import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Decision } from '../../src/engine/bot.ts';
import type { AnyBot } from '../../src/games/registry.ts';
import { Thinking } from '../../src/workers/thinking.ts';
import type { BotRequest } from '../../src/workers/worker-ports.ts';

const decision: Decision = { action: { t: 'pass', seat: 'a', ask: 'one' }, because: [], beliefs: [] };

const request = (change: Partial<BotRequest> = {}): BotRequest => ({
  number: 1,
  play: 'friday',
  game: 'convent',
  bot: 'level3',
  seat: 'a',
  view: null,
  ask: { id: 'one', kind: 'pick', seat: 'a' },
  legal: [],
  told: [],
  seed: [1, 2, 3, 4],
  ...change,
});

/** Bots whose thoughts take so many steps of 3 ms each; every pause is noted, and what waits for it is done. */
function aRoom(steps: number) {
  let nowMs = 0;
  const log: string[] = [];
  const waiting: (() => void)[] = [];
  const bot = (id: string, seat: string): AnyBot => {
    log.push(`made ${id} ${seat}`);
    return {
      id,
      *think() {
        for (let step = 0; step < steps; step++) {
          log.push(seat);
          nowMs += 3;
          yield;
        }
        return decision;
      },
    };
  };
  const thinking = new Thinking({
    botsOf: async () => bot,
    nowMs: () => nowMs,
    pause: () =>
      new Promise(resolve => {
        log.push('pause');
        waiting.push(resolve);
      }),
  });
  /** Lets every thought have its slices until all are through. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 100; turn++) {
      waiting.splice(0).forEach(wake => wake());
      await new Promise(resolve => setImmediate(resolve));
    }
  };
  return { thinking, log, settle };
}

describe('thinking bots', () => {
  it('pause after eight milliseconds, so that other bots have their turn', async () => {
    const { thinking, log, settle } = aRoom(4);
    const both = Promise.all([thinking.decide(request()), thinking.decide(request({ number: 2, seat: 'b' }))]);
    await settle();
    assert.deepEqual(await both, [decision, decision]);
    assert.deepEqual(
      log.filter(line => !line.startsWith('made')),
      ['a', 'a', 'a', 'pause', 'b', 'b', 'b', 'pause', 'a', 'b'],
    );
  });

  it('give a thought up when nobody waits for it, and only that one', async () => {
    const { thinking, log, settle } = aRoom(30);
    const both = Promise.all([thinking.decide(request()), thinking.decide(request({ number: 2, seat: 'b' }))]);
    await new Promise(resolve => setImmediate(resolve));
    await thinking.giveUp([1]);
    await settle();
    assert.deepEqual(await both, [null, decision]);
    assert.equal(log.filter(line => line === 'a').length, 3);
  });

  it('are one for each seat of one game, and forgotten with it', async () => {
    const { thinking, log } = aRoom(0);
    const asked = [{}, { seat: 'b' }, {}, { play: 'sunday' }, { play: 'sunday' }, {}];
    for (const [number, change] of asked.entries()) await thinking.decide(request({ number, ...change }));
    assert.deepEqual(log, ['made level3 a', 'made level3 b', 'made level3 a', 'made level3 a']);
  });

  it('hand a failure on', async () => {
    const thinking = new Thinking({
      botsOf: () => Promise.reject(new Error('no bot')),
      nowMs: () => 0,
      pause: async () => undefined,
    });
    await assert.rejects(thinking.decide(request()), /no bot/);
  });
});
