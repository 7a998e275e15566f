/** One sheet for each screen and size, with the languages side by side: what is longer in one of them is seen at once. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@conclave/kernel';
import type { Browser } from 'playwright-core';
import type { Screen } from './screens.ts';

/** Columns, and how wide each is. */
const LAYOUT = { desk: [2, 960], phone: [6, 390] } as const;

export async function makeSheets(
  browser: Browser,
  out: string,
  size: keyof typeof LAYOUT,
  screens: readonly Screen[],
  languages: readonly Language[],
): Promise<void> {
  const folder = join(out, 'sheets');
  await mkdir(folder, { recursive: true });
  const [columns, wide] = LAYOUT[size];
  const context = await browser.newContext({ viewport: { width: columns * (wide + 4), height: 900 } });
  const page = await context.newPage();
  for (const { name } of screens) {
    const pictures = languages.map(
      (language) => `<img src="../${name}-${size}-${language}.jpg" width="${wide}" alt="">`,
    );
    const html = join(folder, `${name}-${size}.html`);
    await writeFile(
      html,
      `<!doctype html><style>body{margin:0;font-size:0}img{margin:2px}</style>${pictures.join('')}`,
    );
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: true });
  }
  await context.close();
}
