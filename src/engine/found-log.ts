import type { FoundLog } from './audit.ts';
import { logMark, maxFileBytes } from './save-file.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fromWhole(text: string): FoundLog | null {
  const log = parsed(text);
  if (!isRecord(log) || !isRecord(log['save']) || !Array.isArray(log['save']['entries'])) return null;
  return { header: log['save']['header'], entries: log['save']['entries'], result: log['result'] };
}

const firstEntryLine = 6;
const headerLine = 4;

/** Line by line, as `writeLog` lays it out: what cannot be read is undefined, in its place. */
function fromLines(text: string): FoundLog {
  const lines = text.trimEnd().split('\n');
  const valueOf = (line = ''): unknown => parsed(line.replace(/,$/, ''));
  const header = valueOf((lines[headerLine] ?? '').replace(/^"header":/, ''));
  const end = lines.at(-1) === ']}}' ? -1 : undefined;
  return { header, entries: lines.slice(firstEntryLine, end).map(valueOf) };
}

/**
 * What stands in a log that an audit is to look at, however it was changed: a checksum that does not fit is no reason to
 * look no further. Null when the file is no log of ours.
 */
export function foundLog(bytes: Uint8Array): FoundLog | null {
  if (bytes.length > maxFileBytes) return null;
  const text = new TextDecoder().decode(bytes);
  if (!text.slice(0, 100).includes(logMark)) return null;
  return fromWhole(text) ?? fromLines(text);
}
