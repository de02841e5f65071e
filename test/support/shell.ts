import type { Page } from 'playwright-core';

/** Waits until the home screen can be used: its heading stands and a game can be started. */
export async function isHomeReady(page: Page): Promise<void> {
  await page.locator('home-screen h1').waitFor();
  await page.locator('home-screen article button').first().waitFor();
}

/** Presses what deals a game with good defaults, in any language. */
export async function playAlone(page: Page): Promise<void> {
  await page.locator('home-screen article button').first().click();
}
