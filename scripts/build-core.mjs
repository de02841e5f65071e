// Compiles the core to build/core.wasm and, with asserts, to build/core.debug.wasm. Skips what is newer than all sources.
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modified = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = [
  ...readdirSync(join(root, 'assembly')).map(name => join('assembly', name)),
  'asconfig.json',
  'scripts/build-core.mjs',
  'node_modules/assemblyscript/package.json',
];
const newestSource = Math.max(...sources.map(path => modified(join(root, path))));

mkdirSync(join(root, 'build'), { recursive: true });
for (const [target, outFile] of [
  ['release', 'build/core.wasm'],
  ['debug', 'build/core.debug.wasm'],
]) {
  if (modified(join(root, outFile)) > newestSource) continue;
  // Renamed when complete, so that nobody ever loads half a core.
  const draft = `${outFile}.${process.pid}`;
  const place = ['--baseDir', root, '--outFile', draft];
  const { error, stderr } = await asc.main(['--config', 'asconfig.json', '--target', target, ...place]);
  process.stderr.write(stderr.toString());
  if (error) {
    console.error(`The core was not built (${target}): ${error.message}`);
    process.exit(1);
  }
  renameSync(join(root, draft), join(root, outFile));
  console.log(`${outFile}: ${statSync(join(root, outFile)).size} bytes`);
}
