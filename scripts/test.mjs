import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countsVariable, readCounts, summaryLine } from './counts.mjs';
import { run } from './run.mjs';
import { installChromium, installPackages, root } from './setup.mjs';

function testFiles(folder) {
  return readdirSync(join(root, 'test', folder), { recursive: true })
    .filter(name => /\.test\.(ts|mjs)$/.test(name) && !name.includes('.browser.'))
    .map(name => join('test', folder, name))
    .sort();
}

// The first four must be there; a folder that somebody adds is found by its tests.
const found = readdirSync(join(root, 'test')).filter(name => name !== 'e2e' && testFiles(name).length > 0);
const nodeFolders = [...new Set(['core', 'engine', 'convent', 'scripts', ...found])];
const groups = ['build', 'check', ...nodeFolders, 'browser', 'e2e'];

const { values: options } = parseArgs({
  options: { soak: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
});
const wanted = options.only.flatMap(names => names.split(','));
const unknown = wanted.filter(name => !groups.includes(name));
if (unknown.length > 0) {
  console.error(`--only takes ${groups.join(', ')}; not ${unknown.join(', ')}`);
  process.exit(2);
}

const soak = options.soak || process.env.VIGIL_SOAK === '1';
const minutes = count => String(count * 60_000);
const scratch = mkdtempSync(join(tmpdir(), 'vigil-test-'));
const countsPath = join(scratch, 'counts.json');
const env = { [countsVariable]: countsPath, ...(soak ? { VIGIL_SOAK: '1' } : {}) };

async function runCounted(command, args) {
  const { code } = await run(command, args, { cwd: root, env });
  return readCounts(countsPath, code);
}

function runNodeTests(folders, { concurrency, timeoutMs }) {
  const files = folders.flatMap(testFiles);
  return runCounted('node', [
    '--import=tsx',
    '--test',
    `--test-concurrency=${concurrency}`,
    `--test-timeout=${timeoutMs}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/node-counts.mjs',
    '--test-reporter-destination=stdout',
    ...files,
  ]);
}

async function runBuild() {
  const { code } = await run('npm', ['run', '--silent', 'build'], { cwd: root });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

const runners = {
  build: runBuild,
  check: () => runCounted('node', ['scripts/check.mjs']),
  ...Object.fromEntries(
    nodeFolders.map(folder => [
      folder,
      () => runNodeTests([folder], { concurrency: 2, timeoutMs: soak ? minutes(120) : minutes(5) }),
    ]),
  ),
  browser: () => runCounted('node', ['node_modules/@web/test-runner/dist/bin.js']),
  // One browser at a time: two of them on two cores make every wait in a test a gamble.
  e2e: () => runNodeTests(['e2e'], { concurrency: 1, timeoutMs: soak ? minutes(60) : minutes(5) }),
};

async function main() {
  installPackages();
  const chosen = wanted.length === 0 ? groups : groups.filter(name => wanted.includes(name));
  if (chosen.some(name => ['scripts', 'browser', 'e2e'].includes(name))) installChromium();

  const results = [];
  for (const name of chosen) {
    console.log(`\n=== ${name} ===`);
    const buildFailed = results.some(result => result.name === 'build' && result.failed > 0);
    const started = Date.now();
    const counts =
      name === 'e2e' && buildFailed
        ? { passed: 0, failed: 1, problem: 'not run: there is no build to test' }
        : await runners[name]().catch(error => ({ passed: 0, failed: 1, problem: error.message }));
    results.push({ name, ...counts, seconds: (Date.now() - started) / 1000 });
  }

  console.log('\n=== summary ===');
  for (const { name, passed, failed, seconds, problem } of results) {
    const note = problem ? `: ${problem}` : '';
    console.log(`${name.padEnd(8)} ${passed} ok, ${failed} not ok, ${seconds.toFixed(1)} s${note}`);
  }
  return results;
}

const results = await main().catch(error => {
  console.error(error.message);
  return [{ name: 'setup', passed: 0, failed: 1 }];
});
rmSync(scratch, { recursive: true, force: true });
const { line, failed } = summaryLine(results);
console.log(`\n${line}`);
process.exitCode = failed === 0 ? 0 : 1;
