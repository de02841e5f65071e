import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

export interface OpenBrowserOptions {
  /** A profile kept from an earlier `openBrowser`, to start again with what it stored; default: a fresh one. */
  readonly profile?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly hasTouch?: boolean;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly colorScheme?: 'dark' | 'light';
  /** Sends everything through a proxy, what is asked of localhost too. */
  readonly proxy?: { readonly server: string; readonly bypass: string };
}

export interface TestBrowser {
  readonly context: BrowserContext;
  /** The first page, already open and blank. */
  readonly page: Page;
  /** Folder of the profile; hand it to the next `openBrowser` to come back. */
  readonly profile: string;
  /** Uncaught errors and console errors of all pages, in order. */
  readonly problems: readonly string[];
  /** Closes the browser and, unless asked to keep it, throws the profile away. */
  close(options?: { readonly keepProfile?: boolean }): Promise<void>;
  /** Ends every process of the browser at once, as a system out of memory does: no unload, no pagehide. Keeps the profile. */
  kill(): Promise<void>;
}

/** Ids of the processes that run with this profile: the browser itself and all its children inherit the argument. */
function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(id => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').includes(`--user-data-dir=${profile}`);
      } catch {
        return false;
      }
    });
}

/** Starts Chromium with a profile on disk, so that storage and service workers behave as for a person. */
export async function openBrowser(options: OpenBrowserOptions = {}): Promise<TestBrowser> {
  const { profile = mkdtempSync(join(tmpdir(), 'vigil-profile-')), ...settings } = options;
  const contextOptions: BrowserContextOptions = {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    ...settings,
  };
  const context = await chromium.launchPersistentContext(profile, {
    ...contextOptions,
    executablePath: findChromium(),
    args: [...chromiumFlags],
    headless: true,
  });
  // Above what anything takes on two slow cores, and short enough that a broken app does not stall the whole run.
  context.setDefaultTimeout(15_000);
  const problems: string[] = [];
  const watch = (page: Page): void => {
    page.on('pageerror', error => problems.push(`error: ${error.message}`));
    page.on('console', message => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  const page = context.pages()[0] ?? (await context.newPage());

  return {
    context,
    page,
    profile,
    problems,
    async close({ keepProfile = false } = {}) {
      await context.close();
      if (!keepProfile) rmSync(profile, { recursive: true, force: true });
    },
    async kill() {
      const gone = new Promise<void>(resolve => context.once('close', () => resolve()));
      for (const id of processesOf(profile)) process.kill(id, 'SIGKILL');
      await gone;
      // A killed browser leaves its lock behind; the next start on this profile would wait for a process that is gone.
      for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
        rmSync(join(profile, lock), { force: true });
    },
  };
}

/** Slows the page's processor down by a factor, as on an old phone. */
export async function throttleProcessor(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Waits until the service worker is active. It becomes so only after its whole precache is stored. */
export async function waitForPrecache(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
