import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesIn, precachedFiles, recordedChunks } from './built.mjs';
import { languages } from './text-files.mjs';

const kilobyte = 1024;

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The chunk of a file name and everything it imports at once. */
function closure(chunks, files) {
  const byFile = new Map(chunks.map(chunk => [chunk.file, chunk]));
  const found = new Set();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !byFile.has(file)) continue;
    found.add(file);
    queue.push(...byFile.get(file).imports);
  }
  return found;
}

const later = /^src\/(games\/\w+\/|screens\/(?!home\b))/;

/**
 * The scripts that may run before home can be used: the entry, and all it imports at once or late, except the chunks of
 * a game or of another screen. Rather too many than too few: a late import from home counts although it may not run.
 */
export function homeScripts(chunks) {
  const page = chunks.filter(chunk => chunk.kind === 'page');
  const found = closure(
    page,
    page.filter(chunk => chunk.entry).map(chunk => chunk.file),
  );
  for (const file of found) {
    const { dynamicImports } = page.find(chunk => chunk.file === file);
    for (const target of dynamicImports) {
      const chunk = page.find(each => each.file === target);
      const inside = [...closure(page, [target])];
      // An entry of a game may hold no module itself, only name the file that does; what home has already tells nothing.
      const named = page.filter(each => chunk?.imports.includes(each.file) && !found.has(each.file));
      const isLater = [chunk, ...named].some(each => each?.modules.some(path => later.test(path)));
      if (isLater) continue;
      for (const inner of inside) found.add(inner);
    }
  }
  return [...found];
}

/** The board's data and the element that draws it; what the bundler adds of its own does not count. */
function isBoard(chunk, game) {
  const ours = chunk.modules.filter(path => path.startsWith('src/'));
  return (
    ours.length > 0 &&
    ours.every(path =>
      new RegExp(
        `^src/games/${game}/(board/|content/|haunts/|rules/terms[.]|ui/board/(?!scene-of-view|map-words|shown-map|board-element))`,
      ).test(path),
    )
  );
}

/**
 * The scripts of one game: every chunk, of the page or of a worker, that holds a module of it. Not the board's data, its drawing and
 * the texts, which have a budget of their own, nor what all games share.
 */
export function gameScripts(chunks, game) {
  const own = new RegExp(`^src/games/${game}/(?!text/)`);
  return chunks
    .filter(chunk => !isBoard(chunk, game) && chunk.modules.some(path => own.test(path)))
    .map(chunk => chunk.file);
}

/** The texts of one language that every game of these rules reads, and the script that tells where all of them lie. */
function textFiles({ files, chunks, game, language }) {
  const scripts = chunks.filter(chunk => chunk.modules.some(path => path.startsWith(`src/games/${game}/text/`)));
  const texts = files
    .filter(file => file.startsWith(`assets/${game}-text-`) && file.endsWith('.json'))
    .filter(file => file.startsWith(`assets/${game}-text-${language}-`) || file.includes(`.${language}-`))
    .filter(file => !file.startsWith(`assets/${game}-text-haunts-`));
  return [...texts, ...scripts.map(chunk => chunk.file)];
}

const hauntTexts = ({ files, game, language }) =>
  files.filter(file => file.startsWith(`assets/${game}-text-haunts-`) && file.includes(`.${language}-`));

/** The budgets and what the build uses of them: `{ what, bytes, limit }`. */
export function measure(root) {
  const dist = join(root, 'dist');
  const files = filesIn(dist);
  const chunks = recordedChunks(root);
  const read = file => readFileSync(join(dist, file));
  const zipped = names => sum(names.map(file => gzipSync(read(file), { level: 9 }).length));

  const cores = files.filter(file => /^assets\/core-.*\.wasm$/.test(file)).map(read);
  const data = (game, kind) =>
    zipped(chunks.filter(chunk => chunk.kind === kind && isBoard(chunk, game)).map(chunk => chunk.file));
  // Page and workers hold the data each; what travels is counted, so twice.
  const content = game =>
    data(game, 'page') +
    data(game, 'worker') +
    Math.max(
      ...languages.map(language => zipped(textFiles({ files, chunks, game, language })) + largestHaunt(game, language)),
    );
  // A game reads the texts of one haunt, and only when it begins.
  const largestHaunt = (game, language) =>
    Math.max(0, ...hauntTexts({ files, game, language }).map(file => zipped([file])));
  return [
    {
      what: 'scripts until home can be used, gzip',
      bytes: zipped(['early.js', ...homeScripts(chunks)]),
      limit: 45 * kilobyte,
    },
    { what: 'core, raw', bytes: sum(cores.map(core => core.length)), limit: 24 * kilobyte },
    { what: 'core, brotli', bytes: sum(cores.map(core => brotliCompressSync(core).length)), limit: 10 * kilobyte },
    { what: 'convent: code, gzip', bytes: zipped(gameScripts(chunks, 'convent')), limit: 60 * kilobyte },
    {
      what: 'convent: board and texts of one language, gzip',
      bytes: content('convent'),
      limit: 40 * kilobyte,
    },
    { what: 'house: code, gzip', bytes: zipped(gameScripts(chunks, 'house')), limit: 70 * kilobyte },
    { what: 'house: content and texts of one language, gzip', bytes: content('house'), limit: 60 * kilobyte },
    { what: 'whole precache, gzip', bytes: zipped([...new Set(precachedFiles(dist))]), limit: 900 * kilobyte },
  ];
}

/** The measured budgets as lines of a table, and those that are exceeded or measured nothing. */
export function judge(measured) {
  const lines = measured.map(({ what, bytes, limit }) => {
    const used = (bytes / kilobyte).toFixed(1).padStart(6);
    return `${bytes > limit || bytes === 0 ? 'FAIL' : 'ok  '} ${used} of ${String(limit / kilobyte).padStart(3)} KB  ${what}`;
  });
  // Nothing measured means that the names of the build have changed and the budget guards nothing.
  return { lines, broken: measured.filter(({ bytes, limit }) => bytes > limit || bytes === 0) };
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  if (existsSync(join(root, 'dist', 'sw.js'))) {
    const { lines, broken } = judge(measure(root));
    console.log(lines.join('\n'));
    process.exitCode = broken.length === 0 ? 0 : 1;
  } else {
    console.error('sizes: there is no build yet; run `npm run build`');
    process.exitCode = 1;
  }
}
