/** Lets the rest of a game be played quickly, and looks at its end and its replay. */
import type { Guest } from './guest.ts';
import type { Inspector } from './inspector.ts';

export async function toTheEnd(guest: Guest, inspector: Inspector, table: string, patience: number): Promise<void> {
  if (!(await lookAtEnd(guest, inspector, table, patience, 'the end'))) return;
  for (const start of WALKS.slice(0, patience > 30_000 ? WALKS.length : 1)) await walk(guest, inspector, table, start);
}

/** Lets the game be played to its end and looks at the page that comes then; false when that takes too long. */
export async function lookAtEnd(
  guest: Guest,
  inspector: Inspector,
  table: string,
  patience: number,
  caption: string,
): Promise<boolean> {
  if (!(await finish(guest, table, patience))) return false;
  // The end waits for the last moment.
  await guest.page.locator('dialog[open], [data-end]').first().waitFor({ timeout: 15_000 });
  inspector.onAnotherScreen();
  for (let part = 1; part <= 4; part++) {
    await inspector.inspect(part === 1 ? caption : `${caption}, part ${part}`, 'after');
    if (!(await scrollOn(guest))) break;
  }
  return true;
}

/** Where in the replay one begins to walk, and how far. */
const WALKS = [12, 90];
const STEPS = 30;

/** Goes through a part of the replay move by move. */
async function walk({ page }: Guest, inspector: Inspector, table: string, start: number): Promise<void> {
  await page.goto(`/replay/${table}?move=${start}&as=all`);
  await page.locator('[data-thing]').first().waitFor({ timeout: 15_000 });
  inspector.onAnotherScreen();
  await inspector.inspect(`replay from ${start}`, 'after');
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('ArrowRight');
    await inspector.glance('replay');
  }
}

/** A screen further on a page that scrolls; false at its end. */
async function scrollOn({ page }: Guest): Promise<boolean> {
  return page.evaluate(() => {
    const scroller = document.querySelector('[data-end] [data-scroll]');
    const before = scroller?.scrollTop ?? 0;
    scroller?.scrollBy({ top: scroller.clientHeight * 0.85, behavior: 'instant' });
    return (scroller?.scrollTop ?? 0) > before + 8;
  });
}

/** Answers everything as it comes, without touching the page. False when it takes too long. */
async function finish({ page, wire }: Guest, table: string, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  let answered: string | null = null;
  for (let made = 0; Date.now() < end; ) {
    const { info } = wire.snapshot() ?? {};
    if (info !== undefined && info.status !== 'playing') return info.status === 'finished';
    const decision = wire.decision();
    const options = wire.pending()?.options;
    if (decision === null || options === undefined || decision.id === answered) {
      await page.waitForTimeout(10);
      continue;
    }
    answered = decision.id;
    const choice = options[(made++ * 7) % options.length];
    await page.request.post(`/api/tables/${table}/choices`, {
      data: { id: `look-${made}`, decision: decision.id, choice },
    });
  }
  return false;
}
