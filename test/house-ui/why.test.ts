import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Decision, Reason } from '../../src/engine/bot.ts';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { houseBotFor } from '../../src/games/house/bots/index.ts';
import { narratorOf } from '../../src/games/house/ui/narrator.ts';
import { entriesIn, whyGroups } from '../../src/games/house/ui/why.ts';
import { playedGame, tableFor } from '../support/house-ui-games.ts';

const played = playedGame({ seed: 3, players: 4 });
const bot = houseBotFor({ bot: 'level3' });
const decisions = played.steps.map(({ view, ask }): Decision => {
  const random = randomStream([1, 2, 3, 4], 'why');
  return decisionOf(bot.think({ view, ask, legal: [{ t: 'none' } as never], told: [], random }));
});

function narratorIn(language: 'en' | 'zh-Hant' | 'zh-Hans') {
  const texts = ['play', 'names'].map(
    name =>
      JSON.parse(
        readFileSync(new URL(`../../src/games/house/text/${name}.${language}.json`, import.meta.url), 'utf8'),
      ) as never,
  );
  const { view } = played.steps.at(-1)!;
  return narratorOf({ texts, language, table: tableFor(Object.keys(view.explorers)), view });
}

const linesOf = (because: readonly Reason[], language: 'en' | 'zh-Hant' | 'zh-Hans' = 'en') => {
  const decision = { action: { t: 'none', seat: 'explorer1', ask: '' }, because, beliefs: [] };
  return whyGroups([{ n: 0, seat: 'explorer1', decision }], narratorIn(language))[0]!.lines;
};

const nothing = 'No reason worth telling.';

describe('why bots of the house act', () => {
  it('has a sentence for every reason of a game in every language, but for plain answers', () => {
    const reasons = new Map(decisions.flatMap(({ because }) => because).map(one => [JSON.stringify(one), one]));
    const kinds = new Set([...reasons.values()].map(({ reason }) => reason));
    assert.ok(kinds.size > 8, [...kinds].join());
    for (const language of ['en', 'zh-Hant', 'zh-Hans'] as const) {
      for (const one of reasons.values()) {
        const [line, ...others] = linesOf([one], language);
        assert.deepEqual(others, []);
        assert.equal(line === nothing, one.reason.endsWith('answer'), one.reason);
        assert.doesNotMatch(line!, /[{}]|undefined|NaN/);
      }
    }
  });

  it('tells the next best choice as one, without how far behind it was', () => {
    assert.deepEqual(linesOf([{ reason: 'house.instead.attack', numbers: [60, 30, 12] }]), [
      'Next best: An attack: 60 % to win, 30 % to lose.',
    ]);
    assert.deepEqual(linesOf([{ reason: 'house.instead.take', numbers: [12] }]), [
      'Next best: Something it wants to have lies here.',
    ]);
  });

  it('counts harm in steps on a track', () => {
    assert.deepEqual(linesOf([{ reason: 'house.danger', numbers: [30, 6] }]), [
      'Harm to expect, in steps on a track: 2 where it was, 0.4 where it goes.',
    ]);
    assert.deepEqual(linesOf([{ reason: 'house.danger', numbers: [15] }]), [
      'Harm to expect here, in steps on a track: 1.',
    ]);
  });

  it('belongs to the picture in which an entry’s events begin', () => {
    assert.deepEqual(entriesIn([0, 2, 2, 5, 9], { from: 2, events: ['a', 'b', 'c'] }), [1, 2]);
  });
});
