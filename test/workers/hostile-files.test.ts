import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writeBackup, writeLog } from '../../src/engine/save-file.ts';
import type { Save } from '../../src/engine/save.ts';
import { saveOf } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { convent, house, sealedConvent, sealedHouse } from '../support/sealed-games.ts';
import { aReferee } from './referee-support.ts';

type Plain = Record<string, unknown>;

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const markup = '<img src=x onerror=alert(1)>';
const polluting = '__proto__';

/** Lists in lists in lists. */
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Texts that stand for values which no game makes, whatever they stand in for. */
const strange: readonly string[] = [
  deep(100),
  deep(50_000),
  `{"${polluting}":{"polluted":true}}`,
  '{"constructor":{"prototype":{"polluted":true}}}',
  `[${'0,'.repeat(100_000)}0]`,
  JSON.stringify('x'.repeat(100_000)),
  '1e308',
  '-0',
  '{}',
  '[]',
  'null',
  'true',
  JSON.stringify(markup),
];

/** Every place of a save at which a value can be put, down to those inside options and actions. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Object.keys(value);
  return [path, ...keys.flatMap(key => places((value as Plain)[key], [...path, key]))];
}

const mark = '"HERE"';

/** A save with this text at a place. */
function withText(save: Save, path: readonly string[], text: string): string {
  const copy = plain(save) as unknown as Plain;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Plain;
  at[path.at(-1)!] = 'HERE';
  return JSON.stringify(copy).replace(mark, () => text);
}

for (const [name, loaded, session] of [
  ['the convent', convent, sealedConvent()],
  ['the house', house, sealedHouse()],
] as const) {
  const save = plain(saveOf(session as Session));
  const short: Save = { ...save, entries: save.entries.slice(0, 2) };
  const spots = places(short).filter(path => path.length > 0);

  describe(`a hostile file of ${name}`, () => {
    it('is opened as a game or refused, wherever a strange value stands, and never breaks anything', async () => {
      const { referee } = aReferee({ loadGame: async () => loaded });
      for (const [index, path] of spots.entries()) {
        for (const text of strange.filter((_, at) => (at + index) % 3 === 0 || path.length < 3)) {
          const forged = withText(short, path, text);
          const backup = await writeBackup(JSON.parse(forged)).catch(() => null);
          const answers = [
            backup && (await referee.importGame(backup)),
            await referee.importGame(bytesOf(`{"file":"vigil log 1","checksum":"","result":null,"save":${forged}}`)),
            await referee.auditFile(bytesOf(`{"file":"vigil log 1","checksum":"","result":null,"save":${forged}}`)),
          ];
          for (const answer of answers) assert.ok(answer === null || typeof answer.ok === 'boolean');
        }
      }
      assert.equal(({} as { polluted?: boolean }).polluted, undefined);
    });
  });
}

describe('a hostile log', () => {
  const { referee } = aReferee({ loadGame: async () => convent });
  const session = sealedConvent();
  const log = new TextDecoder().decode(writeLog(saveOf(session), convent.rules.result(session.state)!));

  it('with a result that has no bottom is told from an honest one', async () => {
    const forged = log.replace(/"result":.*\n/, `"result":${deep(20_000)},\n`);
    const answer = await referee.auditFile(bytesOf(forged));
    assert.equal(answer.ok ? answer.report.finding?.fault : null, 'result');
  });

  it('with more entries than a game has, or none, is stopped at the first that does not fit', async () => {
    const many = `{"file":"vigil log 1","save":{"header":${JSON.stringify(session.header)},"entries":[${'0,'.repeat(1_000_000)}0]}}`;
    const answer = await referee.auditFile(bytesOf(many));
    assert.deepEqual(answer.ok ? answer.report.finding : null, { fault: 'shape', entry: 0, round: 1, seat: null });
    for (const text of [
      '{"file":"vigil log 1"}',
      '{"file":"vigil log 1","save":[]}',
      `vigil log 1${'\n'.repeat(500_000)}`,
    ]) {
      const none = await referee.auditFile(bytesOf(text));
      assert.equal(none.ok ? none.report.finding?.entry : undefined, null);
    }
  });

  it('that is longer than any log is not read', async () => {
    const answer = await referee.auditFile(bytesOf(`${log}${' '.repeat(5 << 20)}`));
    assert.equal(answer.ok ? null : answer.failure.kind, 'notASave');
  });
});
