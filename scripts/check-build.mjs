import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, precachedFiles } from './built.mjs';
import { pagePolicy } from './security-headers.mjs';

const largestFileBytes = 400_000;
const needed = [
  /^index\.html$/,
  /^early\.js$/,
  /^manifest\.webmanifest$/,
  /^favicon\.svg$/,
  /^assets\/core-[\w-]+\.wasm$/,
];
const iconSizes = ['icons/icon-192.png', 'icons/icon-512.png', 'icons/maskable-512.png', 'icons/apple-touch-180.png'];

/**
 * What is wrong with a build, as sentences; an empty list when an installed app would start offline.
 *
 * Vite only warns when the core is missing and Workbox silently leaves out what its patterns miss, so both are asserted.
 */
export function problemsOfBuild(dist) {
  if (!existsSync(join(dist, 'sw.js'))) return ['sw.js is missing: the app would not start offline'];
  const files = filesIn(dist);
  const cached = new Set(precachedFiles(dist));
  const problems = [];
  for (const pattern of needed) {
    if (!files.some(file => pattern.test(file))) problems.push(`no file of the build matches ${pattern}`);
  }
  for (const icon of iconSizes) {
    if (!files.includes(icon)) problems.push(`${icon} is missing`);
  }
  for (const file of files) {
    const size = statSync(join(dist, file)).size;
    const isShipped = /\.(html|js|css|wasm|json|svg|woff2|webmanifest)$/.test(file) && file !== 'sw.js';
    if (isShipped && !cached.has(file)) problems.push(`${file} is not in the precache of sw.js`);
    if (size > largestFileBytes) problems.push(`${file} has ${size} bytes, more than ${largestFileBytes}`);
    if (file.endsWith('.map')) problems.push(`${file} is a source map`);
    if (file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes('sourceMappingURL=')) {
      problems.push(`${file} points to a source map`);
    }
  }
  for (const file of files.filter(name => /\.(html|js|css|json|svg|webmanifest)$/.test(name))) {
    for (const address of foreignAddresses(readFileSync(join(dist, file), 'utf8'))) {
      problems.push(`${file} names ${address}: everything must come from the app's own place`);
    }
  }
  for (const file of cached) {
    if (!files.includes(file)) problems.push(`sw.js wants ${file}, which is not in the build: it could never install`);
    if (file.startsWith('screenshots/'))
      problems.push(`${file} is a picture for the store page and must not be precached`);
  }
  const page = existsSync(join(dist, 'index.html')) ? readFileSync(join(dist, 'index.html'), 'utf8') : '';
  if (/(?:src|href)="\/(?!\/)/.test(page))
    problems.push('index.html has an absolute address: it would not work from a sub-path');
  if (/<script(?![^>]*\bsrc=)/.test(page)) problems.push('index.html has an inline script');
  if (/<style|\sstyle=/.test(page)) problems.push('index.html has inline styles');
  if (/\son[a-z]+=/.test(page)) problems.push('index.html has an inline handler');
  problems.push(...problemsOfPolicy(page));
  return problems;
}

/** Named in a message of Workbox, and namespaces: nobody asks for these. */
const harmless = /^https?:\/\/(?:bit\.ly\/wb-precache|www\.w3\.org\/)/;

/** Addresses of elsewhere, and data that stands for a file: the policy would refuse both. */
function foreignAddresses(text) {
  const addresses =
    text.match(/\b(?:https?|wss?):\/\/[\w.-]+[\w/.-]*|\bdata:(?:image|font|text|application)\/\w+/g) ?? [];
  return addresses.filter(address => !harmless.test(address));
}

/** The policy must be ours and stand before whatever it is to bind. */
function problemsOfPolicy(page) {
  const [first] = /<(?:meta http-equiv|script|link|body)[^>]*>/i.exec(page.replaceAll('&#39;', "'")) ?? [''];
  return first.includes('Content-Security-Policy') && first.includes(`content="${pagePolicy}"`)
    ? []
    : ['index.html does not begin with the Content-Security-Policy of scripts/security-headers.mjs'];
}

if (process.argv[1] === import.meta.filename) {
  const problems = problemsOfBuild(join(import.meta.dirname, '..', 'dist'));
  for (const problem of problems) console.error(`build: ${problem}`);
  if (problems.length === 0) console.log('build: complete, everything is in the precache');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
