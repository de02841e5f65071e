import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Audit, audited, type AuditReport, type FoundLog } from '../../src/engine/audit.ts';
import { foundLog } from '../../src/engine/found-log.ts';
import { hashAfter } from '../../src/engine/hash-chain.ts';
import type { LoadedGame } from '../../src/engine/loaded-game.ts';
import { lastRoundWords, wordCount } from '../../src/engine/round-words.ts';
import { writeLog } from '../../src/engine/save-file.ts';
import type { Entry, Save } from '../../src/engine/save.ts';
import { saveOf, stateAfter } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { convent, house, sealedConvent, sealedHouse } from '../support/sealed-games.ts';

const isSoak = process.env['VIGIL_SOAK'] === '1';
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const found = (report: AuditReport) => report.finding && [report.finding.fault, report.finding.entry];

function logOf(loaded: LoadedGame, session: Session): Uint8Array {
  return writeLog(saveOf(session), loaded.rules.result(session.state)!);
}

/** A log with some entries changed. */
function withEntries(save: Save, change: (entries: Entry[]) => unknown): FoundLog {
  const entries = [...plain(save.entries)];
  change(entries);
  return { header: save.header, entries };
}

/** All positions when soaking, else every so-manieth, from a start that moves on with each text. */
function positions(length: number, index: number): readonly number[] {
  const every = isSoak ? 1 : 37;
  return [...Array(length).keys()].filter(at => (at + index) % every === 0);
}

function flippedText(text: string, at: number, bit: number): string {
  const bytes = new TextEncoder().encode(text);
  bytes[at]! ^= 1 << bit;
  return new TextDecoder().decode(bytes);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

for (const [name, loaded, play] of [
  ['the convent', convent, sealedConvent],
  ['the house', house, sealedHouse],
] as const) {
  const session = play();
  const save = plain(saveOf(session));
  const count = save.entries.length;
  const flippedBits = isSoak ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 3, 5];

  describe(`the audit of a finished game of ${name}`, () => {
    it('verifies an honest log to its last round, with the words that the table was shown', () => {
      const report = audited(loaded, foundLog(logOf(loaded, session))!);
      assert.deepEqual([report.finding, report.verified, report.sealedFrom], [null, count, 0]);
      assert.deepEqual(report.rounds.at(-1), lastRoundWords(loaded, session));
      assert.deepEqual(
        report.rounds.map(({ round }) => round),
        [...report.rounds.keys()],
      );
      for (const { words } of report.rounds) {
        assert.equal(words.length, 4);
        assert.ok(words.every(word => Number.isInteger(word) && word >= 0 && word < wordCount));
      }
    });

    it('names the entry of which any byte is flipped', () => {
      const audit = new Audit(loaded, save.header);
      for (const [index, entry] of save.entries.entries()) {
        const text = JSON.stringify(entry);
        for (const at of positions(text.length, index)) {
          const bit = flippedBits[(at + index) % flippedBits.length]!;
          assert.notEqual(
            audit.take(parsed(flippedText(text, at, bit))),
            null,
            `entry ${index}, byte ${at}, bit ${bit}`,
          );
        }
        assert.equal(audit.take(entry), null);
      }
    });

    it('names it by its number, round and seat in the bytes of a file, whose checksum does not fit any more', () => {
      const bytes = logOf(loaded, session);
      const lines = new TextDecoder().decode(bytes).split('\n');
      let start = 0;
      for (const [number, line] of lines.entries()) {
        const index = number - 6;
        if (index >= 0 && index < count && index % Math.ceil(count / 6) === 2) {
          const damaged = bytes.slice();
          damaged[start + ((index * 7) % line.length)]! ^= 2;
          const report = audited(loaded, foundLog(damaged)!);
          assert.equal(report.finding?.entry, index);
          assert.equal(report.verified, index);
          const round = loaded.roundOf(loaded.rules.view(stateAfter(session, index), 'table'));
          assert.equal(report.finding.round, round);
        }
        start += new TextEncoder().encode(line).length + 1;
      }
    });

    it('names the header of which any byte is flipped, but for what belongs to a copy alone', () => {
      const text = JSON.stringify(save.header);
      const own = [`"id":"${save.header.id}"`, `"name":"${save.header.name}"`].map(part => [
        text.indexOf(part),
        part.length,
      ]);
      const isOwn = (at: number): boolean => own.some(([from, length]) => at >= from! + 6 && at < from! + length!);
      for (const at of isSoak ? [...text].keys() : positions(text.length, 5).concat(positions(text.length, 18))) {
        if (isOwn(at)) continue;
        const report = audited(loaded, { header: parsed(flippedText(text, at, at % 7)), entries: save.entries });
        assert.equal(report.finding?.entry, null, `byte ${at}: ${text.slice(at - 10, at + 10)}`);
        assert.equal(report.verified, 0, `byte ${at}: ${text.slice(at - 10, at + 10)}`);
      }
    });

    it('names the first of two entries that are swapped, numbered anew or not', () => {
      const [a, b] = [3, Math.floor(count / 2)];
      const swap = (entries: Entry[]) => ([entries[a], entries[b]] = [entries[b]!, entries[a]!]);
      assert.deepEqual(found(audited(loaded, withEntries(save, swap))), ['order', a]);
      const renumbered = withEntries(save, entries => {
        swap(entries);
        for (const [n, entry] of entries.entries()) entries[n] = { ...entry, n };
      });
      assert.equal(audited(loaded, renumbered).finding?.entry, a);
    });

    it('names an entry that is left out, put in twice, or of another game', () => {
      const at = Math.floor(count / 3);
      const without = (entries: Entry[]) => entries.splice(at, 1);
      const twice = (entries: Entry[]) => entries.splice(at, 0, entries[at]!);
      const foreign = plain(saveOf(play(2))).entries[at]!;
      const other = (entries: Entry[]) => (entries[at] = { ...foreign, n: at });
      assert.equal(audited(loaded, withEntries(save, without)).finding?.entry, at);
      assert.equal(audited(loaded, withEntries(save, twice)).finding?.entry, at + 1);
      assert.equal(audited(loaded, withEntries(save, other)).finding?.entry, at);
    });

    it('names an entry that was sealed anew by the one that follows it', () => {
      const at = Math.floor(count / 2);
      const before = save.entries[at - 1]!.hash!;
      const entry = { ...save.entries[at]!, salt: 'ab'.repeat(32) };
      const events = session.steps[at]!.events;
      const resealed = withEntries(save, entries => {
        entries[at] = { ...entry, hash: hashAfter(before, entry, events) };
      });
      assert.deepEqual(found(audited(loaded, resealed)), ['seal', at + 1]);
    });

    it('tells a log that stops too early and one that claims another result', () => {
      const cut = withEntries(save, entries => entries.pop());
      assert.deepEqual(found(audited(loaded, cut)), ['end', null]);
      const claim = { ...withEntries(save, () => undefined), result: { seats: [], reason: 'resigned' } };
      assert.deepEqual(found(audited(loaded, claim)), ['result', null]);
    });
  });
}
