/** Opens everything that can be opened, and closes it in every way (check 21). */
import type { Finding } from '../finding.ts';
import type { Guest } from './guest.ts';
import type { Inspector } from './inspector.ts';
import { press } from './playing.ts';

const CHECK = 21;

type Way = 'Escape' | 'a touch outside' | 'the way back';
const WAYS: readonly Way[] = ['Escape', 'a touch outside', 'the way back'];

/** Each thing is closed in one way, the next one in the next; at another size it is another way. */
export async function openEverything(guest: Guest, inspector: Inspector): Promise<void> {
  const openers = await guest.page.evaluate(() => globalThis.look.openers());
  for (const { index, name } of openers) {
    const way = WAYS[(index + inspector.album.visit.width) % WAYS.length] as Way;
    await closeAll(guest);
    if (!(await open(guest, index))) continue;
    await inspector.inspect(`opened ${name}`, 'opened');
    inspector.album.note(await close(guest, index, name, way));
    await inspector.settle();
    await inspector.compareLayout(`after ${name} was closed`);
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
    const point = await page.evaluate(() => globalThis.look.outsidePoint());
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
  // A touch outside may open something else, an explanation say; what was opened is closed all the same.
  const isStillOpen = before.every(({ name: one }) => left.some(({ name: other }) => other === one));
  if (isStillOpen) {
    await forceClosed(guest, before.length);
    return fault(`${way} does not close what it opened`);
  }
  // Who touches something else wants the focus there.
  if (way !== 'Escape') return [];
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
