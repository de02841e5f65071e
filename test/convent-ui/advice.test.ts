import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Belief } from '../../src/engine/bot.ts';
import { AdviceWatch, beliefsAbout, heatOf, risksOf } from '../../src/games/convent/ui/advice.ts';
import type { Advice } from '../../src/workers/referee-port.ts';

const about = (seat: string, ...places: (readonly [number, number])[]): Belief => ({ about: seat, places });
const advice = (...beliefs: Belief[]): Advice => ({ because: [], beliefs });

describe('the heat of beliefs', () => {
  it('is greatest where somebody most likely is, and 1 there when that is likely at all', () => {
    assert.deepEqual(heatOf([about('novice1', [40, 600], [12, 300], [7, 100])]), [
      { space: 7, weight: 0.17 },
      { space: 12, weight: 0.5 },
      { space: 40, weight: 1 },
    ]);
  });

  it('stays faint while nobody knows much, and leaves out what tells nothing', () => {
    const heat = heatOf([about('novice1', [40, 60], [12, 30], [7, 1])]);
    assert.deepEqual(heat, [
      { space: 12, weight: 0.25 },
      { space: 40, weight: 0.5 },
    ]);
  });

  it('of several is the chance that any of them stands there', () => {
    const [only] = heatOf([about('novice1', [5, 500]), about('novice2', [5, 500])]);
    const [, two] = heatOf([about('novice1', [5, 500], [9, 500]), about('novice2', [9, 500])]);
    assert.deepEqual(only, { space: 5, weight: 1 });
    assert.deepEqual(two, { space: 9, weight: 1 });
    assert.equal(heatOf([about('novice1', [5, 500], [9, 500]), about('novice2', [9, 500])])[0]?.weight, 0.67);
  });

  it('can be of one novice only', () => {
    const beliefs = [about('novice1', [5, 500]), about('novice2', [9, 500])];
    assert.deepEqual(beliefsAbout(beliefs, 2), [beliefs[1]]);
    assert.deepEqual(beliefsAbout(beliefs, null), beliefs);
  });
});

describe('the risks of spaces', () => {
  it('are read out of the adviser’s numbers', () => {
    const risk = risksOf({
      beliefs: [],
      because: [
        { reason: 'risk.met', numbers: [51, 800, 50, 120] },
        { reason: 'risk.seen', numbers: [50, 49] },
      ],
    });
    assert.deepEqual([51, 50, 49, 48].map(risk), [
      { met: 800, isSeen: false },
      { met: 120, isSeen: true },
      { met: 0, isSeen: true },
      { met: 0, isSeen: false },
    ]);
  });
});

describe('asking for advice', () => {
  function watched() {
    const asked: string[] = [];
    const answers: ((advice: Advice | null) => void)[] = [];
    let when = '1';
    let isOn = true;
    let draws = 0;
    const host = { addController: () => undefined, requestUpdate: () => (draws += 1) };
    const watch = new AdviceWatch(host as never, () =>
      isOn
        ? {
            viewer: 'table',
            when,
            advise: viewer => {
              asked.push(`${viewer} ${when}`);
              return new Promise(resolve => answers.push(resolve));
            },
          }
        : null,
    );
    const settle = () => new Promise(resolve => setImmediate(resolve));
    return {
      watch,
      asked,
      answer: async (index: number, given: Advice | null) => {
        answers[index]!(given);
        await settle();
      },
      pass: (next: string) => (when = next),
      turn: (on: boolean) => (isOn = on),
      draws: () => draws,
    };
  }

  it('asks once a moment and draws again when the answer is there', async () => {
    const { watch, asked, answer, draws } = watched();
    watch.hostUpdated();
    watch.hostUpdated();
    assert.deepEqual(asked, ['table 1']);
    assert.equal(watch.current, null);
    const given = advice(about('novice1', [5, 500]));
    await answer(0, given);
    assert.equal(watch.current, given);
    assert.equal(draws(), 1);
  });

  it('never shows the answer of a moment that has passed, nor one nobody wants any more', async () => {
    const { watch, answer, pass, turn, draws } = watched();
    watch.hostUpdated();
    pass('2');
    watch.hostUpdated();
    await answer(0, advice(about('novice1', [5, 500])));
    assert.equal(watch.current, null);
    assert.equal(draws(), 0);
    await answer(1, advice(about('novice1', [6, 500])));
    assert.notEqual(watch.current, null);
    turn(false);
    assert.equal(watch.current, null);
  });

  it('asks nothing while it is switched off', () => {
    const { watch, asked, turn } = watched();
    turn(false);
    watch.hostUpdated();
    assert.deepEqual(asked, []);
  });
});
