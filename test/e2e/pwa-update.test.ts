import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, waitForPrecache, type TestBrowser } from '../support/browser.ts';
import { isHomeReady } from '../support/shell.ts';
import { distFolder, serveDist, type StaticServer } from '../support/static-server.ts';

/** Puts another version in place of the one that is served, as a deployment does: the page and its revision differ. */
function deploy(folder: string, version: string): void {
  const edit = (file: string, change: (text: string) => string): void => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const changed = change(before);
    assert.notEqual(changed, before, `${file} is not as this test expects it`);
    writeFileSync(path, changed);
  };
  edit('index.html', text => text.replace('</head>', `<meta name="test-version" content="${version}"></head>`));
  edit('sw.js', text => text.replace(/(url:\s*"index\.html",\s*revision:\s*")[^"]*/, `$1${version}`));
}

function versionOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('meta[name="test-version"]')?.getAttribute('content') ?? null);
}

function lookForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

describe('a new version of the built app', () => {
  let folder: string;
  let server: StaticServer;
  let browser: TestBrowser;
  let missing: (path: string) => boolean = () => false;

  beforeEach(async () => {
    missing = () => false;
    folder = mkdtempSync(join(tmpdir(), 'vigil-site-'));
    cpSync(distFolder, folder, { recursive: true });
    server = await serveDist({ folder, missing: path => missing(path) });
    browser = await openBrowser();
    await browser.page.goto(server.url);
    await waitForPrecache(browser.page);
    // The first visit is not controlled by the worker; the next one is, as every later one will be.
    await browser.page.reload();
    await isHomeReady(browser.page);
  });

  afterEach(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('waits until somebody accepts it, and is in place after one press', async () => {
    deploy(folder, 'v2');
    await lookForUpdate(browser.page);
    const accept = browser.page.getByRole('button', { name: 'Update now' });
    await accept.waitFor();
    assert.equal(await versionOf(browser.page), null);
    const reloaded = browser.page.waitForEvent('load');
    await accept.click();
    await reloaded;
    await isHomeReady(browser.page);
    assert.equal(await versionOf(browser.page), 'v2');
  });

  it('is not installed when one of its files is missing; the old version still starts offline', async () => {
    deploy(folder, 'v2');
    missing = path => path === 'favicon.svg' || path === 'index.html';
    const outcome = await browser.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const ended = new Promise<string>(resolve => {
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing;
          worker?.addEventListener('statechange', () => resolve(worker.state));
        });
      });
      await registration.update().catch(() => undefined);
      return ended;
    });
    assert.equal(outcome, 'redundant');
    await server.stop();
    await browser.page.reload();
    await isHomeReady(browser.page);
    const errors = await browser.page.evaluate(async () => {
      const names = await caches.keys();
      const stored = await Promise.all(names.map(async name => (await caches.open(name)).matchAll()));
      return stored.flat().filter(response => !response.ok).length;
    });
    assert.equal(errors, 0);
  });
});
