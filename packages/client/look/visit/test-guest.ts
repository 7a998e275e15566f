/** A guest in front of a small page of ours, for the tests of what guests do. */
import type { Browser } from 'playwright-core';
import type { Visit } from '../matrix.ts';
import { pageCode } from '../page-code.ts';
import { Album } from './album.ts';
import { Camera } from './camera.ts';
import type { Guest } from './guest.ts';
import { Inspector } from './inspector.ts';

const VISIT: Visit = {
  kind: 'look',
  game: 'cult-of-the-deep',
  width: 1440,
  height: 900,
  language: 'en',
  theme: 'dark',
  text: 'normal',
  seats: 4,
  clock: false,
  variant: 'usual',
};

const ADDRESS = 'http://look.test/';

interface GuestOptions {
  /** No time passes on the page, however long the test takes. */
  readonly clockStands?: boolean;
}

/** The page counts in `chosen` what it would have sent. */
export async function guestAt(
  browser: Browser,
  html: string,
  out: string,
  { clockStands = false }: GuestOptions = {},
): Promise<{ guest: Guest; inspector: Inspector }> {
  const { width, height } = VISIT;
  const page = await browser.newPage({ viewport: { width, height } });
  if (clockStands) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  }
  await page.addInitScript(await pageCode());
  let chosen = 0;
  await page.exposeFunction('choose', () => {
    chosen++;
  });
  // A page with an address can be loaded again.
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }));
  await page.goto(ADDRESS);
  const decision = { id: '1', decision: 'respond', kind: 'question' } as const;
  const wire = { snapshot: () => null, decision: () => decision, pending: () => null, choices: () => chosen };
  const camera = await Camera.before(page);
  const guest: Guest = { page, camera, context: page.context(), wire, isTouching: false, troubles: [] };
  return { guest, inspector: new Inspector(guest, new Album(camera, out, VISIT)) };
}

export function checksOf({ album }: Inspector): number[] {
  return [...album.faults.values()].map(({ check }) => check).sort((a, b) => a - b);
}
