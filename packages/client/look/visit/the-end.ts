/** Lets the rest of a game be played quickly, and looks at its end and its replay. */
import type { Snapshot } from '@conclave/protocol';
import type { Guest } from './guest.ts';
import type { Inspector } from './inspector.ts';

export async function toTheEnd(guest: Guest, inspector: Inspector, table: string, patience: number): Promise<void> {
  const { page } = guest;
  if (!(await finish(guest, table, patience))) return;
  // The end waits for the last moment.
  await page.locator('dialog[open], [data-end]').first().waitFor({ timeout: 15_000 });
  inspector.onAnotherScreen();
  await inspector.inspect('the end', 'after');
  await page.goto(`/replay/${table}?move=12&as=all`);
  await page.locator('[data-thing]').first().waitFor({ timeout: 15_000 });
  inspector.onAnotherScreen();
  await inspector.inspect('replay', 'after');
}

/** Answers everything by the first option that comes, without the page. False when it takes too long. */
async function finish({ page }: Guest, table: string, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  for (let made = 0; Date.now() < end; made++) {
    const response = await page.request.get(`/api/tables/${table}/view`);
    const { info, view, decision } = (await response.json()) as Snapshot;
    if (info.status !== 'playing') return info.status === 'finished';
    const options = (view as { pending: { options?: unknown[] } | null }).pending?.options;
    if (decision === null || options === undefined) {
      await page.waitForTimeout(20);
      continue;
    }
    const choice = options[(made * 7) % options.length];
    await page.request.post(`/api/tables/${table}/choices`, {
      data: { id: `look-${made}`, decision: decision.id, choice },
    });
  }
  return false;
}
