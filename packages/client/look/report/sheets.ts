/** Contact sheets: for each game and size one picture with all pictures on it, set by the browser itself. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { type Album, type Picture, titleOf } from '../visit/album.ts';

const WIDTH = 1800;

export async function makeSheets(browser: Browser, out: string, albums: readonly Album[]): Promise<string[]> {
  const groups = Map.groupBy(
    albums.flatMap(({ pictures }) => pictures),
    ({ visit }) => `${visit.game}-${visit.width}x${visit.height}`,
  );
  const folder = join(out, 'sheets');
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width: WIDTH, height: 1000 } });
  const page = await context.newPage();
  const files: string[] = [];
  for (const [name, pictures] of groups) {
    const html = join(folder, `${name}.html`);
    await writeFile(html, sheet(name, pictures));
    await page.goto(pathToFileURL(resolve(html)).href);
    const file = join(folder, `${name}.png`);
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  await context.close();
  return files;
}

function sheet(title: string, pictures: readonly Picture[]): string {
  const { width, height } = pictures[0]?.visit ?? { width: 1, height: 1 };
  const columns = width > height ? (height < 500 ? 4 : 3) : 6;
  const figures = pictures.map(
    ({ file, caption, visit }) =>
      `<figure><img src="../${encodeURI(file)}" alt=""><figcaption>${escaped(caption)} <i>${escaped(settings(visit))}</i></figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>
body { margin: 16px; background: #888; font: 14px sans-serif }
h1 { font-size: 20px; margin: 0 0 12px }
main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 12px; align-items: start }
figure { margin: 0 } img { width: 100%; display: block } figcaption { background: #fff; padding: 2px 4px } i { color: #555 }
</style><h1>${escaped(title)}</h1><main>${figures.join('')}</main>`;
}

function settings(visit: Picture['visit']): string {
  return titleOf(visit).slice(`${visit.game}-${visit.width}x${visit.height}-`.length).replaceAll('-', ' ');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
