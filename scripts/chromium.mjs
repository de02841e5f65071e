import { existsSync } from 'node:fs';

/** Flags for every browser that a check or test starts: no sandbox (root in a container), no traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium or Chrome: `CHROME_PATH`, else a well-known place, else undefined. */
export function installedChromium() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  return places.find(place => existsSync(place));
}

/** As `installedChromium`, but throws a message that says what to do when there is none. */
export function findChromium() {
  const found = installedChromium();
  if (found) return found;
  throw new Error(
    process.env.CHROME_PATH
      ? `CHROME_PATH is ${process.env.CHROME_PATH}, but there is no such file.`
      : 'No Chromium found. Install Chromium or Chrome, or set CHROME_PATH to its executable.',
  );
}
