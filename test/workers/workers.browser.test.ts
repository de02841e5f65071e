import { expect } from '@open-wc/testing';
import { coreUrl } from '../../src/core/url.ts';
import type { ConventView } from '../../src/games/convent/rules/view.ts';
import type { PlanAsk } from '../../src/games/convent/rules/asks.ts';
import type { Seat } from '../../src/engine/contract.ts';
import { presets } from '../../src/games/convent/rules/settings.ts';
import { startReferee } from '../../src/workers/start-referee.ts';
import type { RunningReferee } from '../../src/workers/start-referee.ts';
import type { NewGame, RefereePort, TableUpdate } from '../../src/workers/referee-port.ts';
import { aTable } from '../support/save-builder.ts';

const aGame = (botSeats: readonly Seat[]): NewGame => ({
  game: 'convent',
  options: { preset: 'first2010', settings: presets.first2010, novices: [1, 2], guardPlayers: 1, dice: 'drawn' },
  table: aTable(['novice1', 'novice2', 'guards'], botSeats),
  name: 'Friday',
});

async function started(): Promise<RunningReferee> {
  const answer = await startReferee();
  if (!answer.ok) throw new Error(answer.failure.kind);
  await answer.referee.setPace(0);
  return answer;
}

/** Opens a game; `until` resolves with the first update, from the opening on, that is as wanted. */
async function opened(referee: RefereePort, id: string) {
  const updates: TableUpdate[] = [];
  const waiting: (() => void)[] = [];
  const answer = await referee.open(id, update => {
    updates.push(update);
    waiting.splice(0).forEach(wake => wake());
  });
  if (!answer.ok) throw new Error(answer.failure.kind);
  const until = async (wanted: (update: TableUpdate) => boolean): Promise<TableUpdate> => {
    for (let seen = -1; ; seen++) {
      while (seen >= updates.length) await new Promise<void>(resolve => waiting.push(resolve));
      const update = updates[seen] ?? answer.update;
      if (wanted(update)) return update;
    }
  };
  return { answer, updates, until };
}

async function created(referee: RefereePort, botSeats: readonly Seat[]): Promise<string> {
  const answer = await referee.create(aGame(botSeats));
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.id;
}

/** A novice who stays where she is. */
async function standStill(referee: RefereePort, seat: Seat): Promise<void> {
  const { asks } = await referee.enterSeat(seat);
  const ask = asks[0] as PlanAsk;
  const moves = Array.from({ length: ask.moveCount }, () => []);
  const plan = {
    t: 'plan',
    seat,
    ask: ask.id,
    moves,
    mode: 'stand',
    tie: ask.ties[0],
    release: ask.releases[0],
    blessing: null,
  };
  const answer = await referee.act(plan);
  if (!answer.ok) throw new Error(answer.refused.code);
  await referee.leaveSeat(seat);
}

const asksFor = (update: TableUpdate, seat: Seat): boolean => update.asks.some(ask => ask.seat === seat);
const viewOf = (update: TableUpdate): ConventView => update.view as ConventView;

describe('the real workers', () => {
  it('play a person against bots, are stopped, and come back to the same state', async () => {
    const first = await started();
    const id = await created(first.referee, ['novice2', 'guards']);
    const game = await opened(first.referee, id);
    for (const round of [1, 2, 3]) {
      await game.until(update => viewOf(update).round === round && asksFor(update, 'novice1'));
      await standStill(first.referee, 'novice1');
    }
    const last = await game.until(update => viewOf(update).round === 4 && update.asks.length === 1);
    expect(asksFor(last, 'novice1')).to.equal(true);
    first.stop();

    const second = await started();
    const again = await opened(second.referee, id);
    expect(again.answer.update.view).to.deep.equal(last.view);
    expect(again.answer.update.revision).to.equal(last.revision);
    expect(again.answer.update.saving).to.deep.equal({ kind: 'saved' });
    expect(again.answer.update.events.length).to.be.greaterThan(20);
    second.stop();
  });

  it('play bots alone to the end, and open the game then', async () => {
    const running = await started();
    const id = await created(running.referee, ['novice1', 'novice2', 'guards']);
    const game = await opened(running.referee, id);
    const last = await game.until(update => update.asks.length === 0);
    expect(viewOf(last).result).to.not.equal(null);
    const frames = await running.referee.replay();
    expect(frames.length).to.equal(last.revision + 1);
    expect(frames.every(frame => (frame.view as ConventView).open !== null)).to.equal(true);
    const file = await running.referee.exportGame(id);
    expect(file.ok && !file.secret).to.equal(true);
    running.stop();
  });

  it('keep one game for one tab', async () => {
    const [first, second] = [await started(), await started()];
    const id = await created(first.referee, ['guards']);
    await opened(first.referee, id);
    const refused = await second.referee.open(id, () => undefined);
    expect(refused).to.deep.equal({ ok: false, failure: { kind: 'openElsewhere' } });
    await first.referee.close();
    expect((await second.referee.open(id, () => undefined)).ok).to.equal(true);
    first.stop();
    second.stop();
  });

  it('say at once that there is no core, and start when there is one', async () => {
    const missing = await startReferee({ core: new URL('/no-such-core.wasm', location.href) });
    expect(missing).to.deep.equal({ ok: false, failure: { kind: 'noCore' } });
    const foreign = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    expect((await startReferee({ core: foreign })).ok).to.equal(false);
    const late = await startReferee({ core: coreUrl, limitMs: 0 });
    expect(late).to.deep.equal({ ok: false, failure: { kind: 'noCore' } });
    (await started()).stop();
  });
});
