import type { BrowserContext } from 'playwright-core';

/**
 * Lets functions of a test run in the pages of a context that are opened from now on. tsx marks every function with its
 * name by a helper that exists in its own modules only.
 */
export const shareFunctions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('globalThis.__name = value => value');

/**
 * Takes chance out of the workers: seeds and ids follow from `number`, so a test deals the same game each time.
 * Holds for pages that load it over the network, not out of a service worker's cache.
 */
export async function dealAlike(context: BrowserContext, number: number): Promise<void> {
  // Whichever of a worker's files runs first.
  const fixed = `globalThis.isDealtAlike ??= (() => {
    let drawn = ${number};
    const draw = () => (drawn = (drawn * 48271) % 2147483647);
    Math.random = () => draw() / 2147483647;
    crypto.getRandomValues = array => array.map(draw);
    return true;
  })();`;
  await context.route(/\/worker-.*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${fixed}\n${await response.text()}` });
  });
}
