/**
 * A process that commits as fast as it can until it is killed: `node writer.ts FOLDER [URL]`.
 *
 * It writes to eight tables at once and prints `TABLE REVISION` for each commit that was acknowledged. Each commit after
 * the first adds one line to the log, so a table at revision r has r - 1 lines.
 */
import process from 'node:process';
import { aChoice, aPosition, aTable, written } from '../conformance/samples.ts';
import { openStore } from '../index.ts';
import { type Commit, headAfter } from '../store.ts';

const [folder = '', url] = process.argv.slice(2);
const store = await openStore({ folder, url });

async function write(id: string): Promise<never> {
  const stored = await store.loadTable(id);
  let head = stored?.head;
  for (;;) {
    const lines = head?.revision ?? 0;
    const commit: Commit = {
      table: aTable({ id, status: 'playing' }),
      ...(head === undefined ? {} : { on: head, entries: written([aChoice({ choice: { line: lines } })]) }),
      position: aPosition({ entries: lines, state: { lines, ballast: 'x'.repeat(4000) } }),
    };
    await store.commit(commit);
    head = headAfter(commit);
    // Synchronous for a pipe: what was said is said, even if the process ends now.
    process.stdout.write(`${id} ${head.revision}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, i) => write(`table-${i}`)));
