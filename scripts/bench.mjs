import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { installChromium, installPackages, root } from './setup.mjs';

const usage = `npm run bench -- [--check] [--browser] [--json FILE|-] [--quick] [--readme]
  --check    ends with an error when a bound is not kept
  --browser  measures the built app in Chromium instead of the core in Node
  --json     writes the report to a file, or prints it in place of the table
  --quick    a short run, for a look only
  --readme   puts the table into README.md`;

const args = process.argv.slice(2);
const isKnown = args.every(
  (arg, index) =>
    ['--check', '--browser', '--json', '--quick', '--readme'].includes(arg) || args[index - 1] === '--json',
);
if (!isKnown) {
  console.error(usage);
  process.exit(2);
}

installPackages();
const needsBuild = args.includes('--browser');
if (needsBuild) installChromium();
const script = needsBuild && !existsSync(join(root, 'dist', 'sw.js')) ? 'build' : 'build:core';
const built = await run('npm', ['run', '--silent', script], { cwd: root });
if (built.code !== 0) process.exit(built.code);

// Peers are compared as they ship. Garbage is collected between two measurements, not in one, and nobody's machine code is
// thrown away while others have their turn.
const { code } = await run(
  'node',
  ['--expose-gc', '--no-flush-bytecode', '--import', 'tsx', 'scripts/bench/main.ts', ...args],
  {
    cwd: root,
    env: { NODE_ENV: 'production' },
  },
);
process.exitCode = code;
