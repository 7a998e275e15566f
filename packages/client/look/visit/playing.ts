/** Playing as a person does: waiting to be asked, touching one thing after another. */
import type { Choosable, Situation } from '../page/situation.ts';
import type { Guest } from './guest.ts';

const PATIENCE = 20_000;
const LOOKS = 40;

/** How long somebody looks for something to touch before they open the list. */
const OPENS_LIST_AFTER = 700;

export type Moment = Situation & { readonly decision: string; readonly isOver: boolean };

/** Waits until something can be chosen, or the game is over; null when nothing happens for long. */
export async function myMoment(guest: Guest, patience = PATIENCE): Promise<Moment | null> {
  const start = Date.now();
  let asked: number | null = null;
  let known: string | undefined;
  while (Date.now() - start < patience) {
    // While others play there is nothing to choose, unless a dialog asks.
    if (
      guest.wire.decision() === null &&
      guest.wire.snapshot()?.info.status === 'playing' &&
      !(await hasDialog(guest))
    ) {
      asked = null;
      await guest.page.waitForTimeout(LOOKS);
      continue;
    }
    const now = await situationNow(guest);
    const isMine = guest.wire.decision() !== null || now?.dialog != null;
    // In a window others answer too, and the question changes: one that has just come is read first.
    const isRead = known === guest.wire.decision()?.id;
    known = guest.wire.decision()?.id;
    if (now !== null && (now.isOver || (isMine && isRead && now.choosables.length > 0))) return now;
    asked = now?.isAsked === true ? (asked ?? Date.now()) : null;
    if (asked !== null && Date.now() - asked > OPENS_LIST_AFTER) {
      await openList(guest);
      asked = null;
    }
    await guest.page.waitForTimeout(LOOKS);
  }
  return null;
}

async function hasDialog({ page }: Guest): Promise<boolean> {
  return page.evaluate(() => document.querySelector('dialog:modal') !== null).catch(() => false);
}

/** What is answered neither on the board nor by a slot is in the list. */
async function openList({ page }: Guest): Promise<void> {
  await page
    .locator('[data-slot=list]:enabled')
    .click({ timeout: 500 })
    .catch(() => {});
}

export async function situationNow({ page, wire }: Guest): Promise<Moment | null> {
  // A page that is just being left answers nothing.
  const now = await page.evaluate(() => globalThis.look.situation()).catch(() => null);
  const isOver = wire.snapshot()?.info.status === 'finished';
  return now === null ? null : { ...now, isOver, decision: wire.decision()?.decision ?? 'none' };
}

/** Clicks or taps, as the screen is used. */
export async function press({ page, isTouching }: Guest, [x, y]: readonly [number, number]): Promise<void> {
  if (isTouching) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Waits until the touch had an effect: something was chosen or selected. */
export async function hadEffect(guest: Guest, before: Moment, choices: number): Promise<boolean> {
  for (let i = 0; i < 15; i++) {
    if (guest.wire.choices() > choices) return true;
    const now = await guest.page.evaluate(() => globalThis.look.asking()).catch(() => null);
    const { touched, question, dialog } = before;
    if (now !== null && (now.touched !== touched || now.question !== question || now.dialog !== dialog)) return true;
    await guest.page.waitForTimeout(40);
  }
  return false;
}

/** Prefers what was chosen least, so that many kinds of choices are met; numbers by a fixed seed. */
export class Taste {
  private readonly used = new Map<string, number>();
  private state = 20_19;

  pick(moment: Moment, choosables: readonly Choosable[]): Choosable | undefined {
    const free = choosables.filter(({ point }) => point !== null);
    const times = (one: Choosable) => this.used.get(this.keyOf(moment, one)) ?? 0;
    const least = Math.min(...free.map(times));
    const fresh = free.filter((one) => times(one) === least);
    const chosen = fresh[this.below(fresh.length)];
    if (chosen !== undefined) this.used.set(this.keyOf(moment, chosen), least + 1);
    return chosen;
  }

  private keyOf({ decision, touched }: Moment, { kind }: Choosable): string {
    return `${decision}/${touched}/${kind}`;
  }

  below(count: number): number {
    this.state = (this.state * 1_103_515_245 + 12_345) % 2 ** 31;
    return count === 0 ? 0 : Math.floor((this.state / 2 ** 31) * count);
  }
}
