/** A second click right after the first one, which may meet another question than the finger meant (check 3). */
import { LIMITS } from '../limits.ts';
import type { Guest } from './guest.ts';
import type { Inspector } from './inspector.ts';
import { type Moment, press, situationNow } from './playing.ts';

/** Waits for the bar to change, and presses its first button at once. True when that could be tried. */
export async function pressTooSoon(guest: Guest, inspector: Inspector, before: Moment): Promise<boolean> {
  const { page, wire } = guest;
  for (let i = 0; i < 40; i++) {
    const now = await situationNow(guest);
    const button = now?.choosables.find(({ isButton, point }) => isButton && point !== null);
    const isNew = now !== null && now.question !== before.question && wire.decision() !== null;
    if (!isNew || button?.point == null) {
      await page.waitForTimeout(15);
      continue;
    }
    const choices = wire.choices();
    await press(guest, button.point);
    const after = await page.evaluate(() => globalThis.look.sinceBarChanged());
    await page.waitForTimeout(200);
    if (after > LIMITS.quietAfterChange - 50) return false;
    if (wire.choices() > choices)
      inspector.album.note([
        {
          check: 3,
          element: button.name,
          sentence: `a click ${Math.round(after / 50) * 50} ms after the bar changed was taken as an answer`,
        },
      ]);
    return true;
  }
  return false;
}
