/** Opens everything that can be opened, and closes it in every way (check 21). */
import type { Finding } from '../finding.ts';
import type { Guest } from './guest.ts';
import type { Inspector } from './inspector.ts';
import { press } from './playing.ts';

const CHECK = 21;

type Way = 'Escape' | 'a touch outside' | 'the way back';
const WAYS: readonly Way[] = ['Escape', 'a touch outside', 'the way back'];

/** With `isQuick`, each thing is closed in one way only, the next one in the next. */
export async function openEverything(guest: Guest, inspector: Inspector, isQuick: boolean): Promise<void> {
  const openers = await guest.page.evaluate(() => globalThis.look.openers());
  for (const { index, name } of openers) {
    const ways = isQuick ? WAYS.slice(index % WAYS.length, (index % WAYS.length) + 1) : WAYS;
    for (const way of ways) {
      await closeAll(guest);
      if (!(await open(guest, index))) break;
      if (way === ways[0]) await inspector.inspect(`opened ${name}`, 'opened');
      inspector.album.note(await close(guest, index, name, way));
      await inspector.settle();
      await inspector.compareLayout(`after ${name} was closed`);
    }
  }
  await closeAll(guest);
}

/** What an earlier way did not close; on a desk, the list in the aside too. */
async function closeAll({ page }: Guest): Promise<void> {
  const list = page.locator('[data-slot=list][aria-pressed=true]');
  if ((await list.count()) > 0) await list.click({ timeout: 500 }).catch(() => {});
  for (let i = 0; i < 3 && (await page.evaluate(() => globalThis.look.opened())).length > 0; i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(220);
  }
}

/** True when something lies over the table that did not before. */
async function open(guest: Guest, index: number): Promise<boolean> {
  const { page } = guest;
  const before = (await page.evaluate(() => globalThis.look.opened())).length;
  const point = await page.evaluate((at) => globalThis.look.openerPoint(at), index);
  if (point === null) return false;
  await press(guest, point);
  await page.evaluate(() => globalThis.look.settled());
  return (await page.evaluate(() => globalThis.look.opened())).length > before;
}

async function close(guest: Guest, index: number, name: string, way: Way): Promise<Finding[]> {
  const { page } = guest;
  const address = page.url();
  const before = await page.evaluate(() => globalThis.look.opened());
  const fault = (sentence: string): Finding[] => [{ check: CHECK, element: name.replace(/[“”]/g, '"'), sentence }];
  if (way === 'Escape') await page.keyboard.press('Escape');
  else if (way === 'the way back') await page.goBack();
  else {
    const point = outside(before, page.viewportSize() ?? { width: 0, height: 0 });
    // Where it covers the whole screen there is no outside.
    if (point === null) return forceClosed(guest, before.length).then(() => []);
    await press(guest, point);
  }
  await page.waitForTimeout(250);
  if (page.url() !== address) {
    await page.goForward();
    await page.locator('[data-thing]').first().waitFor();
    return fault(`${way} leaves the table instead of closing what was opened`);
  }
  await page.evaluate(() => globalThis.look.settled());
  const left = await page.evaluate(() => globalThis.look.opened());
  if (left.length >= before.length) {
    await forceClosed(guest, before.length);
    return fault(`${way} does not close what it opened`);
  }
  if (way === 'the way back') return [];
  const isBack = await page.evaluate((at) => globalThis.look.hasFocus(at), index);
  return isBack || guest.isTouching ? [] : fault(`after ${way} the focus does not return to it`);
}

async function forceClosed({ page }: Guest, count: number): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(250);
  if ((await page.evaluate(() => globalThis.look.opened())).length < count) return;
  await page.reload();
  await page.locator('[data-thing]').first().waitFor();
}

/** A point that none of the boxes covers, in the upper half first, and not on a button of the header. */
function outside(
  boxes: readonly { readonly box: { x: number; y: number; width: number; height: number } }[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly [number, number] | null {
  const candidates = [0.3, 0.2, 0.45, 0.6, 0.1, 0.75].flatMap((down) =>
    [0.5, 0.1, 0.9, 0.3, 0.7].map((across) => [width * across, height * down] as const),
  );
  const isCovered = (x: number, y: number) =>
    boxes.some(
      ({ box }) => x >= box.x - 2 && x <= box.x + box.width + 2 && y >= box.y - 2 && y <= box.y + box.height + 2,
    );
  return candidates.find(([x, y]) => !isCovered(x, y)) ?? null;
}
