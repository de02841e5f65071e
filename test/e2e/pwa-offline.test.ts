import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { openBrowser, waitForPrecache, type TestBrowser } from '../support/browser.ts';
import { isHomeReady, playAlone } from '../support/shell.ts';
import { serveDist, wasmAsOctets, type StaticServer } from '../support/static-server.ts';

describe('the built app without a network', () => {
  let server: StaticServer;
  let browser: TestBrowser;

  before(async () => {
    server = await serveDist();
    browser = await openBrowser();
    await browser.page.goto(server.url);
    await waitForPrecache(browser.page);
    await server.stop();
  });

  after(() => browser.close());

  it('starts with the server stopped', async () => {
    await browser.page.goto('about:blank');
    await browser.page.goto(server.url);
    await isHomeReady(browser.page);
  });

  it('starts from the address of the manifest, and with a query that somebody added', async () => {
    for (const address of [`${server.url}index.html`, `${server.url}?from=home-screen`]) {
      await browser.page.goto(address);
      await isHomeReady(browser.page);
    }
  });

  for (const [language, tag] of [
    ['English', 'en'],
    ['繁體中文', 'zh-Hant'],
    ['简体中文', 'zh-Hans'],
  ] as const) {
    it(`deals and shows a game in ${language}, although it was never opened before`, async () => {
      await browser.page.goto(server.url);
      await browser.page.locator('language-picker label', { hasText: language }).click();
      await browser.page.locator(`html[lang="${tag}"]`).waitFor();
      await playAlone(browser.page);
      await browser.page.locator('play-screen convent-board').waitFor();
      assert.equal(await browser.page.locator('error-panel').count(), 0);
    });
  }

  for (const route of ['#/settings', '#/rules/convent', '#/set-up/convent']) {
    it(`opens ${route}`, async () => {
      await browser.page.goto('about:blank');
      await browser.page.goto(`${server.url}${route}`);
      await browser.page.locator('h1').first().waitFor();
      assert.equal(await browser.page.locator('error-panel').count(), 0);
    });
  }
});

describe('the built app on an ordinary web space', () => {
  let server: StaticServer | undefined;
  let browser: TestBrowser | undefined;

  afterEach(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('installs and plays below a sub-path, with files of the wrong MIME type for the core', async () => {
    server = await serveDist({ basePath: '/games/vigil/', mimeType: wasmAsOctets });
    browser = await openBrowser();
    await browser.page.goto(server.url);
    await waitForPrecache(browser.page);
    const scope = await browser.page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    assert.equal(scope, server.url);
    await playAlone(browser.page);
    await browser.page.locator('play-screen convent-board').waitFor();
  });

  it('asks nobody but its own server', async () => {
    server = await serveDist();
    browser = await openBrowser();
    const strangers: string[] = [];
    const { origin } = new URL(server.url);
    browser.context.on('request', request => {
      if (request.url().startsWith('http') && new URL(request.url()).origin !== origin) strangers.push(request.url());
    });
    await browser.page.goto(server.url);
    await waitForPrecache(browser.page);
    await playAlone(browser.page);
    await browser.page.locator('play-screen convent-board').waitFor();
    assert.deepEqual(strangers, []);
  });

  it('says within 3 s that the core is missing, and plays once it is there', async () => {
    let isMissing = true;
    server = await serveDist({ missing: path => isMissing && path.endsWith('.wasm') });
    browser = await openBrowser();
    await browser.page.goto(server.url);
    await isHomeReady(browser.page);
    await playAlone(browser.page);
    await browser.page.getByRole('alert').first().waitFor({ timeout: 3000 });
    isMissing = false;
    await browser.page.getByRole('button', { name: 'Try again' }).click();
    await browser.page.locator('play-screen convent-board').waitFor();
  });
});
