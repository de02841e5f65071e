import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { sayer } from '../../src/app/fill.ts';
import { languages, type Language } from '../../src/app/languages.ts';
import type { Decision } from '../../src/engine/bot.ts';
import type { EventBase } from '../../src/engine/contract.ts';
import { replayFrames } from '../../src/engine/replay.ts';
import type { ConventEvent } from '../../src/games/convent/rules/events.ts';
import { mindGroups } from '../../src/games/convent/ui/mind-groups.ts';
import { narratorOf } from '../../src/games/convent/ui/narrator.ts';
import { filmOf } from '../../src/games/convent/ui/replay/film.ts';
import { entriesUpTo, lastBeliefs, thoughtsAbout } from '../../src/games/convent/ui/replay/minds.ts';
import { reasonText, type ThoughtTexts } from '../../src/games/convent/ui/thought-text.ts';
import { startsOf } from '../../src/screens/replay-starts.ts';
import type { Thought } from '../../src/workers/referee-port.ts';
import { thoughtsOf } from '../../src/workers/thoughts.ts';
import { options } from '../support/convent-table.ts';
import { dealtToBots, nodeBots, playedByBots } from '../support/e2e-bots.ts';

const sitting = { Agnes: ['novice1'], Beata: ['novice2'], Clara: ['novice3'], Bot: ['guards'] };
const bots = { Agnes: 'level3', Clara: 'level2', Bot: 'level3' };
const session = playedByBots(dealtToBots({ options: options({ novices: [1, 2, 3] }), sitting }, bots));
const frames = replayFrames(session);
const film = filmOf(frames.flatMap(({ events }) => events as readonly ConventEvent[]));
const starts = startsOf(frames);
const thoughts = await thoughtsOf(
  session,
  nodeBots,
  session.steps.map((_, n) => n),
);

const textsOf = <Texts>(name: string, language: string): Texts =>
  JSON.parse(
    readFileSync(new URL(`../../src/games/convent/text/${name}.${language}.json`, import.meta.url), 'utf8'),
  ) as Texts;

const wordsIn = (language: Language) => ({
  narrator: narratorOf({
    play: textsOf('play', language),
    rooms: textsOf('rooms', language),
    language,
    table: session.header.table,
  }),
  say: sayer(textsOf<ThoughtTexts>('thoughts', language)),
});

const atEnd = (half: number) => entriesUpTo(film, { starts, position: film.halves[half]!.last });
const decisions = thoughts.flatMap(({ decision }): readonly Decision[] => (decision ? [decision] : []));

describe('what bots thought, after the game', () => {
  it('is known for each of their decisions, and for nobody else’s', () => {
    const seats = new Set(thoughts.map(({ seat }) => seat));
    assert.deepEqual([...seats].sort(), ['guards', 'novice1', 'novice3']);
    const own = session.steps.filter(({ entry }) => seats.has(entry.seat) && entry.action.t !== 'roll').length;
    assert.equal(thoughts.length, own);
    assert.equal(decisions.length, own);
  });

  it('belongs to one half round each: plans to the novices’, steps to the guards’', () => {
    const placed = film.halves.flatMap((_, half) => atEnd(half));
    assert.deepEqual(
      placed,
      [...new Set(placed)].sort((a, b) => a - b),
    );
    for (const [half, { phase }] of film.halves.entries()) {
      const acted = atEnd(half).map(n => session.steps[n]!.entry.action.t);
      if (phase === 'deal') assert.deepEqual(acted, []);
      else if (phase === 'novices') assert.ok(acted.includes('plan') && !acted.includes('step'), acted.join());
      else assert.ok(acted[0] === 'orderGuards' && !acted.includes('plan'), acted.join());
    }
  });

  it('grows with the film: no later decision is told before its moment', () => {
    const half = film.halves.findIndex(({ phase }) => phase === 'guards');
    const { first, last } = film.halves[half]!;
    const counts = Array.from({ length: last - first + 1 }, (_, index) => {
      return entriesUpTo(film, { starts, position: first + index }).length;
    });
    assert.deepEqual(
      counts,
      [...counts].sort((a, b) => a - b),
    );
    assert.ok(counts[0]! < counts.at(-1)!);
  });

  it('has a sentence for every reason in every language, with nothing left open', () => {
    const reasons = decisions.flatMap(({ because }) => because);
    assert.ok(new Set(reasons.map(({ reason }) => reason)).size > 8);
    for (const { id: language } of languages) {
      const words = wordsIn(language);
      for (const reason of reasons) {
        const text = reasonText(reason, words);
        const isSmall = ['guard.catch', 'guard.see', 'guard.cover'].includes(reason.reason) && reason.numbers[0]! < 50;
        assert.equal(text === null, isSmall, reason.reason);
        assert.ok(text === null || !/[{}]|undefined|NaN/.test(text), text ?? '');
      }
    }
    assert.equal(reasonText({ reason: 'guard.fromTheFuture', numbers: [1] }, wordsIn('en')), null);
  });

  it('is told guard by guard, and beside it where everybody really was', () => {
    const half = film.halves.findIndex(({ phase, round }) => phase === 'guards' && round === 2);
    const own = thoughts.filter(({ n }) => atEnd(half).includes(n));
    const truth = [{ novice: 1, space: 1 }] as const;
    const [group, ...others] = mindGroups(thoughtsAbout(own, null), { ...wordsIn('en'), followed: null, truth });
    assert.equal(group!.name, 'Bot');
    assert.deepEqual(others, []);
    const beliefs = lastBeliefs(own, 1);
    const given = beliefs[0]!.places.find(([space]) => space === 1)?.[1] ?? 0;
    assert.ok(group!.lines.some(line => line.includes(`Really on 1, which got ${Math.round(given / 10)} %`)));
    assert.equal(group!.lines.filter(line => line.startsWith('Meant to end on')).length, 2, 'both guards moved');
  });

  it('says plainly what is not known', () => {
    const unknown: Thought = { n: 1, seat: 'novice3', decision: null };
    const [group] = mindGroups([unknown], { ...wordsIn('en'), followed: null, truth: [] });
    assert.deepEqual(group!.lines, ['Why is not known: this bot would decide otherwise today.']);
  });

  it('of a novice who is not followed is left out, the guards’ never', () => {
    const seats = (followed: 1 | 3) => new Set(thoughtsAbout(thoughts, followed).map(({ seat }) => seat));
    assert.deepEqual([...seats(3)].sort(), ['guards', 'novice3']);
    const events: readonly EventBase[] = frames.flatMap(frame => frame.events);
    assert.equal(starts.at(-1)! <= events.length, true);
  });
});
