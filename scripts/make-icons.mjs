import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { logo } from './logo.mjs';

/** Renders the logo into the icons of the app; run it after changing `logo.mjs` and commit what it writes. */
const folder = join(import.meta.dirname, '..', 'public');
const pictures = [
  { file: 'icons/icon-192.png', size: 192, svg: logo() },
  { file: 'icons/icon-512.png', size: 512, svg: logo() },
  { file: 'icons/maskable-512.png', size: 512, svg: logo({ shape: 'full', scale: 0.74 }) },
  { file: 'icons/apple-touch-180.png', size: 180, svg: logo({ shape: 'full', scale: 0.92 }) },
];

mkdirSync(join(folder, 'icons'), { recursive: true });
writeFileSync(join(folder, 'favicon.svg'), logo());
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
for (const { file, size, svg } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="${source}"></body>`,
  );
  await page.locator('img').evaluate(image => image.decode());
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
  console.log(`${file}: ${statSync(join(folder, file)).size} bytes`);
}
await browser.close();
