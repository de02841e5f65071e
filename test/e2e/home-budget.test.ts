import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Request } from 'playwright-core';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { isHomeReady } from '../support/shell.ts';
import { serveDist, type StaticServer } from '../support/static-server.ts';

const scriptBudgetBytes = 45 * 1024;

describe('the first visit', () => {
  let server: StaticServer;
  let browser: TestBrowser;
  const requests: Request[] = [];

  before(async () => {
    // Without the service worker, whose precache would hide what the page itself asks for.
    server = await serveDist({ missing: path => path === 'sw.js' });
    browser = await openBrowser();
    browser.context.on('request', request => requests.push(request));
    await browser.page.goto(server.url);
    await isHomeReady(browser.page);
    await browser.page.waitForLoadState('networkidle');
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  it('shows the home screen without asking for the core', () => {
    assert.deepEqual(
      requests.map(request => request.url()).filter(address => address.endsWith('.wasm')),
      [],
    );
  });

  it('carries no more scripts than the budget, workers and late chunks included', async () => {
    const scripts = requests.filter(request => request.url().endsWith('.js') && !request.url().endsWith('/sw.js'));
    const sizes = await Promise.all(scripts.map(request => request.sizes()));
    const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
    assert.ok(bytes > 0, 'no script was measured');
    assert.ok(bytes <= scriptBudgetBytes, `${bytes} bytes of scripts, gzip; at most ${scriptBudgetBytes}`);
  });
});
