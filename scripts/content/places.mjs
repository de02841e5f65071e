import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../built.mjs';

const content = 'src/games/house/content';
const haunts = 'src/games/house/haunts';

/** Files that hold entries of a kind. */
const filesOf = {
  card: /^(omens|items|events)\b.*\.ts$/,
  token: /^tokens\.ts$/,
  room: /^rooms\.ts$/,
  character: /^characters\.ts$/,
  chart: /^chart\.ts$/,
  list: /^lists\.ts$/,
};

/** The sources an entry can stand in: `{ path, text }`. */
export function readContentSources(root) {
  return [content, haunts].flatMap(folder =>
    filesIn(join(root, folder))
      .filter(name => name.endsWith('.ts'))
      .map(name => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
  );
}

const lineWith = (text, pattern) => text.split('\n').findIndex(line => pattern.test(line)) + 1;

function escaped(id) {
  return id.replace(/[^\w]/g, letter => `\\${letter}`);
}

/**
 * Where an entry such as `card book` or `haunt 16` stands, as `path:line`; for a haunt the line of `at`, when that names one
 * of its rules. Without a line the entry itself is answered.
 */
export function placeOfEntry(sources, { entry, at }) {
  const [kind, id] = entry.split(' ');
  if (kind === 'haunt') {
    const source = sources.find(({ text }) => new RegExp(`\\bnumber: ${id},`).test(text));
    if (!source) return entry;
    const name = /(?:hooks|variables)\.([\w-]+)/.exec(at)?.[1];
    const line = name === undefined ? 0 : lineWith(source.text, new RegExp(`'${escaped(name)}'`));
    return `${source.path}:${line || lineWith(source.text, new RegExp(`\\bnumber: ${id},`))}`;
  }
  const isEntry = new RegExp(`(?:^|\\bid: |\\()\\s*(?:'${escaped(id)}'|${escaped(id)}:)`);
  for (const { path, text } of sources) {
    const name = path.split('/').at(-1);
    const line = path.startsWith(content) && filesOf[kind]?.test(name) ? lineWith(text, isEntry) : 0;
    if (line > 0) return `${path}:${line}`;
  }
  return entry;
}
