/** Points at a thing and compares the texts around it before and after (checks 7 and 10). */
import { changedText } from '../checks/changed-text.ts';
import type { Box } from '../finding.ts';
import { unitOf } from '../limits.ts';
import type { Choosable } from '../page/situation.ts';
import type { Guest } from './guest.ts';
import type { Inspector } from './inspector.ts';

/** So far around a thing its neighbours are looked at too. */
const AROUND = 50;
/** How long it takes until everything that hovering does is done; explanations come after 250 ms. */
const HOVERING = 320;
const TAP_FADES = 400;
/** Nobody's place. */
const ASIDE = [1, 1] as const;

export async function pointAt(guest: Guest, inspector: Inspector, thing: Choosable): Promise<void> {
  if (guest.isTouching || thing.point === null) return;
  const [x, y] = thing.point;
  await comparing(guest, inspector, thing, 'pointing at it', async () => {
    await guest.page.mouse.move(x, y);
    await guest.page.waitForTimeout(HOVERING);
  });
  await inspector.measure('hovered', `hovering ${thing.kind}`);
  await guest.page.mouse.move(...ASIDE);
  await guest.page.waitForTimeout(60);
}

/** Does something to a thing, and notes the texts around it that are not as they were. */
export async function comparing(
  { page, camera, isTouching }: Guest,
  inspector: Inspector,
  thing: Choosable,
  doing: string,
  act: () => Promise<void>,
  counts: () => boolean = () => true,
): Promise<void> {
  const { width, height } = inspector.album.visit;
  const clip = around(thing.box, { width, height });
  await page.evaluate(() => globalThis.look.settled());
  const texts = await page.evaluate((part) => globalThis.look.rememberTexts(part), clip);
  const before = await camera.pixels(clip);
  await act();
  // What was chosen changes the table, and is no longer the thing that was compared.
  if (!counts()) return;
  // A touch leaves a light that fades.
  await page.waitForTimeout(isTouching ? TAP_FADES : 0);
  await page.evaluate(() => globalThis.look.settled());
  const after = await page.evaluate(() => globalThis.look.textsAfter());
  const pictures = { before, after: await camera.pixels(clip) };
  const findings = changedText(texts, after, pictures, clip, doing, unitOf(width, height));
  if (findings.some((finding) => inspector.album.isNew(finding))) await inspector.album.take(`${doing} ${thing.kind}`);
  inspector.album.note(findings);
}

function around({ x, y, width, height }: Box, screen: { readonly width: number; readonly height: number }): Box {
  const left = Math.max(0, Math.floor(x - AROUND));
  const top = Math.max(0, Math.floor(y - AROUND));
  const right = Math.min(screen.width, Math.ceil(x + width + AROUND));
  const bottom = Math.min(screen.height, Math.ceil(y + height + AROUND));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
