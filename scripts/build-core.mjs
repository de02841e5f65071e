// Compiles the core to build/core.wasm and, with asserts, to build/core.debug.wasm. Skips what is newer than all sources.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
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
  const { error, stderr } = await asc.main(['--config', 'asconfig.json', '--target', target, '--baseDir', root]);
  process.stderr.write(stderr.toString());
  if (error) {
    console.error(`The core was not built (${target}): ${error.message}`);
    process.exit(1);
  }
  console.log(`${outFile}: ${statSync(join(root, outFile)).size} bytes`);
}
