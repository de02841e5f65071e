import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeCounts } from './counts.mjs';
import { run } from './run.mjs';
import { root } from './setup.mjs';

const tool = name => join(root, 'node_modules', '.bin', name);
const script = name => ['node', [`scripts/check-${name}.mjs`]];

// Slow ones first: two run at a time.
const steps = [
  // Its reader of CSS is older than nesting, `light-dark()` and `@container`, and takes them for mistakes.
  ['templates', tool('lit-analyzer'), ['--strict', '--quiet', '--rules.no-invalid-css', 'off', 'src/**/*.ts']],
  ['types', tool('tsc'), ['--project', 'tsconfig.json']],
  ['worker types', ...script('worker-types')],
  ['format', tool('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['lint', tool('oxlint'), ['--deny-warnings']],
  ['layers', ...script('layers')],
  ['texts', ...script('text')],
  ['tests', ...script('tests')],
  ['security', ...script('security')],
  ['content', 'node', ['--import', 'tsx', 'scripts/check-content.mjs']],
  // The other half of the check reads the build: `npm test` builds first, alone it needs a build to look at.
  ...(existsSync(join(root, 'dist'))
    ? [
        ['build', ...script('build')],
        ['sizes', ...script('sizes')],
      ]
    : []),
];

const results = [];
const waiting = [...steps];

async function work() {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const [name, command, args] = step;
    const started = Date.now();
    const { code, output } = await run(command, args, { cwd: root, capture: true });
    results.push({ name, passed: code === 0 });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
    if (code !== 0 || name === 'sizes') console.log(output.trimEnd().replace(/^/gm, '     '));
  }
}

await Promise.all([work(), work()]);
if (!existsSync(join(root, 'dist'))) console.log('---- build, sizes: not looked at, there is no dist/ (npm run build)');
const passed = results.filter(result => result.passed).length;
writeCounts({ passed, failed: steps.length - passed });
console.log(`check: ${passed} of ${steps.length} in order`);
process.exitCode = passed === steps.length ? 0 : 1;
