import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { accessibilityProblems, unreadableText } from './e2e-layout.ts';
import { shareFunctions } from './e2e-page.ts';
import { isHomeReady } from './shell.ts';
import { serveDist, type StaticServer } from './static-server.ts';

const viewports = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** As long as a name may be. */
export const longName = 'Wilhelmina Charlotte';

export interface Screen {
  readonly name: string;
  /** From the screen before it. */
  readonly show: (page: Page) => Promise<unknown>;
}

/** Goes to an address and waits until something of it is there. */
export const route =
  (hash: string, ready: string): Screen['show'] =>
  async page => {
    await page.evaluate(to => (location.hash = to), hash);
    await page.locator(ready).first().waitFor();
  };

/** Presses something and waits until what it leads to is there. */
export const press =
  (selector: string, ready: string, index = 0): Screen['show'] =>
  async page => {
    await page.locator(selector).nth(index).click();
    await page.locator(ready).first().waitFor();
  };

export interface ScreensWish {
  readonly screens: readonly Screen[];
  /** Keeps the games of the screens on the device. */
  readonly keep: (page: Page) => Promise<void>;
}

/** Shows screens in every language, size and theme: all can be read, and nothing is a serious mistake of accessibility. */
export function everyScreen(title: string, { screens, keep }: ScreensWish): void {
  void describe(title, () => {
    let server: StaticServer;
    let browser: Browser;

    before(async () => {
      server = await serveDist();
      browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
    });

    after(async () => {
      await browser.close();
      await server.stop();
    });

    async function openHome(locale: string): Promise<Page> {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        locale,
        viewport: viewports[0],
      });
      context.setDefaultTimeout(15_000);
      await shareFunctions(context);
      const page = await context.newPage();
      await page.goto(server.url);
      await isHomeReady(page);
      await keep(page);
      await page.reload();
      return page;
    }

    for (const [language, locale, tag] of [
      ['English', 'en-US', 'en'],
      ['繁體中文', 'zh-TW', 'zh-Hant'],
      ['简体中文', 'zh-CN', 'zh-Hans'],
    ] as const) {
      it(`can be read in ${language} on a phone, a tablet and a wide screen`, async () => {
        const page = await openHome(locale);
        assert.equal(await page.locator('html').getAttribute('lang'), tag);
        const problems: string[] = [];
        for (const { name, show } of screens) {
          await page.setViewportSize(viewports[0]);
          await show(page);
          for (const viewport of viewports) {
            await page.setViewportSize(viewport);
            const found = await unreadableText(page);
            problems.push(...found.map(problem => `${name}, ${viewport.width} px: ${problem}`));
          }
        }
        assert.ok(problems.length === 0, `\n${problems.join('\n')}`);
        await page.context().close();
      });
    }

    for (const [colorScheme, viewport] of [
      ['dark', viewports[2]],
      ['light', viewports[0]],
    ] as const) {
      it(`has enough contrast and no serious mistake of accessibility in the ${colorScheme} theme`, async () => {
        const page = await openHome('en-US');
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        const problems: string[] = [];
        for (const { name, show } of screens) {
          await show(page);
          const found = await accessibilityProblems(page);
          problems.push(...found.map(problem => `${name}: ${problem}`));
        }
        assert.ok(problems.length === 0, `\n${problems.join('\n')}`);
        await page.context().close();
      });
    }
  });
}
