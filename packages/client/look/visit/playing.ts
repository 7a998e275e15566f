/** Playing as a person does: waiting to be asked, touching one thing after another. */
import type { Choosable, Situation } from '../page/situation.ts';
import type { Guest } from './guest.ts';

const PATIENCE = 20_000;
const LOOKS = 40;

export type Moment = Situation & { readonly decision: string };

/** Waits until something can be chosen, or the game is over; null when nothing happens for long. */
export async function myMoment(guest: Guest): Promise<Moment | null> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const now = await situationNow(guest);
    if (now !== null && (now.isOver || (now.choosables.length > 0 && guest.wire.decision() !== null))) return now;
    if (guest.wire.snapshot()?.info.status === 'finished' && now?.isOver === true) return now;
    await guest.page.waitForTimeout(LOOKS);
  }
  return null;
}

export async function situationNow({ page, wire }: Guest): Promise<Moment | null> {
  // A page that is just being left answers nothing.
  const now = await page.evaluate(() => globalThis.look.situation()).catch(() => null);
  return now === null ? null : { ...now, decision: wire.decision()?.decision ?? 'none' };
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
    const now = await situationNow(guest);
    if (now !== null && (now.touched !== before.touched || now.question !== before.question)) return true;
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
