import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Store } from '../store.ts';

/** Lets a process commit, kills it in the midst, and tells what it had acknowledged: the last revision of each table. */
export async function killWriter(folder: string, url?: string): Promise<ReadonlyMap<string, number>> {
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, ...(url === undefined ? [] : [url])]);
  let said = '';
  let complaints = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  await sleep(50 + Math.random() * 300);
  child.kill('SIGKILL');
  await closed;
  if (said === '') throw new Error(`The writer acknowledged nothing: ${complaints}`);
  // The last line may be cut off; all others are whole.
  const lines = said.slice(0, said.lastIndexOf('\n')).split('\n');
  return new Map(lines.map((line) => line.split(' ')).map(([id, revision]) => [id as string, Number(revision)]));
}

/** What is wrong with the tables after a kill; nothing, one hopes. */
export async function lossesIn(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const losses: string[] = [];
  for (const [id, revision] of acknowledged) {
    const stored = await store.loadTable(id);
    const found = stored?.head.revision ?? 0;
    if (found < revision) losses.push(`${id}: revision ${revision} was acknowledged, ${found} is there`);
    const lines =
      stored?.entries.map((entry) =>
        entry.kind === 'choice' ? (entry.choice as { line?: number }).line : entry.kind,
      ) ?? [];
    const isWhole = lines.length === found - 1 && lines.every((line, i) => line === i + 1);
    if (!isWhole) losses.push(`${id}: at revision ${found} the log has the lines ${lines.join(' ')}`);
    if (stored?.position?.entries !== found - 1) losses.push(`${id}: the position is not that of revision ${found}`);
  }
  return losses;
}
