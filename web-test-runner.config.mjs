import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { browserCountsReporter } from './scripts/browser-counts.mjs';

const root = import.meta.dirname;
// A profile of an earlier run would bring its databases along.
const profile = mkdtempSync(join(tmpdir(), 'vigil-wtr-'));
process.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));

const soak = process.env.VIGIL_SOAK === '1';

export default {
  rootDir: root,
  files: ['test/{ui,store,workers}/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['browser', 'development'] },
  // One page at a time: a page in the background gets no focus and no animation frames.
  concurrency: 1,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: soak ? 1_800_000 : 240_000,
  testFramework: { config: { ui: 'bdd', timeout: soak ? 600_000 : 30_000, forbidOnly: true } },
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: findChromium(),
        args: chromiumFlags,
        headless: true,
        userDataDir: profile,
      },
    }),
  ],
  plugins: [
    // JSON imports carry `with { type: 'json' }`, which only an `esnext` target leaves alone.
    esbuildPlugin({ ts: true, target: 'esnext', tsconfig: join(root, 'tsconfig.json') }),
  ],
  filterBrowserLogs: ({ args }) =>
    !args.some(text => typeof text === 'string' && text.includes('lit.dev/msg/dev-mode')),
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), browserCountsReporter()],
};
