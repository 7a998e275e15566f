/** Draws the app's icons from the seal: `node packages/client/scripts/icons.ts`. Their files are committed. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { disc } from '../src/ui/lino.ts';
import { SEAL } from '../src/ui/seal.ts';
import { openBrowser } from './browser.ts';

const FOLDER = fileURLToPath(new URL('../public/icons/', import.meta.url));
const INK = '#0d1417';
const BRASS = '#c8a24a';
const GLOW = '#f0cf7c';
const BLOOD = '#d8443a';

const SEAL_PATHS = [
  `<path fill="${BRASS}" d="${SEAL.block}"/>`,
  `<path fill="${INK}" fill-rule="evenodd" d="${SEAL.rim}"/>`,
  `<path fill="${INK}" d="${SEAL.cuts}${SEAL.eye}"/>`,
  `<path fill="${BRASS}" d="${SEAL.iris}"/>`,
  `<path fill="${INK}" d="${SEAL.pupil}"/>`,
].join('');

/** In a tab the icon is 16 pixels wide: the eye alone, and its lid lit when it is your turn. */
const TURN = `<path fill="${BLOOD}" stroke="${INK}" stroke-width="3" d="${disc(50, 14, 12)}"/>`;

function svg(contents: string, { margin = 0, ground = false } = {}): string {
  const size = 64 + 2 * margin;
  const back = ground ? `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="${INK}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}"><title>Conclave</title>${back}${contents}</svg>`;
}

const icon = svg(SEAL_PATHS);
await writeFile(`${FOLDER}icon.svg`, icon);
await writeFile(`${FOLDER}icon-turn.svg`, svg(SEAL_PATHS.replaceAll(BRASS, GLOW) + TURN));

const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, size, picture] of [
  ['icon-180.png', 180, svg(SEAL_PATHS, { margin: 8, ground: true })],
  ['icon-192.png', 192, icon],
  ['icon-512.png', 512, icon],
  ['icon-maskable-512.png', 512, svg(SEAL_PATHS, { margin: 14, ground: true })],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${picture}`);
  await page.screenshot({ path: FOLDER + name, omitBackground: true });
}
await browser.close();
