import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { brokenRules } from './broken-rules/index.mjs';

/**
 * Breaks a game's rules one line at a time in a copy of the sources and sees the scenario tests fail each time.
 * Needs a built core. By itself it breaks the convent's; `--only H-` breaks the house's, `--only C-8` only the paragraphs
 * that begin so. Exits with 1 when a broken rule goes unnoticed or a line is no longer found.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: options } = parseArgs({ options: { only: { type: 'string', default: 'C-' } } });
const chosen = brokenRules.filter(({ rule }) => rule.startsWith(options.only));

const copy = mkdtempSync(join(tmpdir(), 'broken-rules-'));
const gameOf = rule => (rule.startsWith('H-') ? 'house' : 'convent');

function copySources() {
  for (const path of [
    'package.json',
    'tsconfig.json',
    'assembly',
    'src',
    'test/convent',
    'test/house',
    'test/support',
    'build',
  ]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** How many tests of these scenario files pass, and the names of those that fail. */
function runTests(game, names) {
  const files = names.map(name => join('test', game, `${name}.test.ts`));
  const run = spawnSync('node', ['--import=tsx', '--test', '--test-reporter=tap', ...files], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const passed = Number(run.stdout.match(/^# pass (\d+)$/m)?.[1] ?? 0);
  return { passed, failures: [...run.stdout.matchAll(/^not ok \d+ - (.*)$/gm)].map(match => match[1]) };
}

/** Whether a test's name begins with the paragraph, or with several and it among them. */
const hasNamed = (name, rule) => new RegExp(`^(?:[A-Z]-[\\d.]+, )*${rule.replace('.', '\\.')}[ ,]`).test(name);

/** What is wrong with the check of one broken rule; null when the tests notice it. */
function problemOf({ rule, file, line, broken, tests }) {
  const game = gameOf(rule);
  const path = join(copy, 'src', 'games', game, 'rules', file);
  const source = readFileSync(path, 'utf8');
  if (source.split(line).length !== 2) return 'its line is not found exactly once';
  writeFileSync(
    path,
    source.replace(line, () => broken),
  );
  try {
    const { passed, failures } = runTests(game, tests);
    if (passed === 0) return 'it breaks everything, not one rule';
    const named = failures.some(name => hasNamed(name, rule) || name.startsWith('twin worlds'));
    return named ? null : `no test of ${rule} in ${tests.join(', ')} noticed, only ${failures.join('; ') || 'nothing'}`;
  } finally {
    writeFileSync(path, source);
  }
}

function main() {
  copySources();
  for (const game of new Set(chosen.map(({ rule }) => gameOf(rule)))) {
    const files = [...new Set(chosen.filter(({ rule }) => gameOf(rule) === game).flatMap(({ tests }) => tests))];
    if (runTests(game, files).failures.length === 0) continue;
    console.error(`the scenarios fail before anything is broken: ${files.join(', ')}`);
    return false;
  }
  const problems = chosen.map(change => {
    const problem = problemOf(change);
    console.log(
      `${problem === null ? 'noticed' : 'MISSED '} ${change.rule.padEnd(7)} ${change.file}${problem === null ? '' : `: ${problem}`}`,
    );
    return problem;
  });
  const noticed = problems.filter(problem => problem === null).length;
  console.log(`\n${chosen.length} broken rules, ${noticed} noticed`);
  return noticed === chosen.length && chosen.length > 0;
}

try {
  process.exitCode = main() ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
