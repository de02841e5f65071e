import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { problemsOfBuild } from '../../scripts/check-build.mjs';
import { pagePolicy } from '../../scripts/security-headers.mjs';

const icons = ['icons/icon-192.png', 'icons/icon-512.png', 'icons/maskable-512.png', 'icons/apple-touch-180.png'];
const shipped = [
  'index.html',
  'early.js',
  'manifest.webmanifest',
  'favicon.svg',
  'assets/core-abc.wasm',
  'assets/index-abc.js',
];

const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}">`;
const script = '<script src="./early.js"></script>';

/** The problems of a small build in a folder of its own; `files` are added to it, `cached` is what sw.js lists. */
function problemsOf({ files = {}, without = [], cached = shipped } = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'vigil-dist-'));
  const worker = `precacheAndRoute([${cached.map(url => `{url:"${url}",revision:null}`).join(',')}])`;
  const all = {
    ...Object.fromEntries([...shipped, ...icons].map(name => [name, 'x'])),
    'sw.js': worker,
    'index.html': policy + script,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    if (without.includes(name)) continue;
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  const problems = problemsOfBuild(dist);
  rmSync(dist, { recursive: true });
  return problems;
}

describe('check-build', () => {
  it('accepts a complete build', () => assert.deepEqual(problemsOf(), []));

  const faults = [
    [
      'a core that is not precached',
      { cached: shipped.filter(name => !name.endsWith('.wasm')) },
      /core-abc\.wasm is not in the precache/,
    ],
    ['a missing core', { without: ['assets/core-abc.wasm'] }, /no file of the build matches .*core/],
    ['a chunk that is not precached', { files: { 'assets/play-abc.js': 'x' } }, /play-abc\.js is not in the precache/],
    ['a precached file that is not there', { cached: [...shipped, 'assets/gone.js'] }, /sw\.js wants assets\/gone\.js/],
    [
      'a precached screenshot',
      { files: { 'screenshots/a.png': 'x' }, cached: [...shipped, 'screenshots/a.png'] },
      /must not be precached/,
    ],
    ['a source map', { files: { 'assets/index-abc.js': '//# sourceMappingURL=a.map' } }, /points to a source map/],
    ['a file that is too large', { files: { 'assets/index-abc.js': 'x'.repeat(400_001) } }, /400001 bytes/],
    [
      'an absolute address',
      { files: { 'index.html': '<script src="/assets/index.js"></script>' } },
      /absolute address/,
    ],
    ['an inline script', { files: { 'index.html': '<script>go()</script>' } }, /inline script/],
    [
      'a script from elsewhere',
      { files: { 'assets/index-abc.js': 'fetch("https://example.org/a.js")' } },
      /names https:/,
    ],
    ['a font as data', { files: { 'early.js': 'x = "data:font/woff2;base64,AA"' } }, /names data:font/],
    ['an inline handler', { files: { 'index.html': `${policy}<body onload="go()">` } }, /inline handler/],
    ['a page without a policy', { files: { 'index.html': script } }, /Content-Security-Policy/],
    ['a policy that comes too late', { files: { 'index.html': script + policy } }, /Content-Security-Policy/],
    [
      'a weaker policy',
      { files: { 'index.html': policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'") } },
      /Content-Security-Policy/,
    ],
    ['a missing icon', { without: ['icons/icon-512.png'] }, /icon-512\.png is missing/],
    ['a missing service worker', { without: ['sw.js'] }, /sw\.js is missing/],
  ];
  for (const [what, build, expected] of faults) {
    it(`finds ${what}`, () => assert.match(problemsOf(build).join('\n'), expected));
  }
});
