// Bots against bots: prints a table and, with --json, a report. `npm run arena -- --help` tells the options.
import { join } from 'node:path';
import { run } from './run.mjs';
import { installPackages, root } from './setup.mjs';

installPackages();
await run('node', [join(root, 'scripts/build-core.mjs')], { cwd: root });
const main = ['--import=tsx', join(root, 'scripts/arena/main.ts'), ...process.argv.slice(2)];
process.exitCode = (await run('node', main, { cwd: root })).code;
