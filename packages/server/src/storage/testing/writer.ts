/**
 * A process that commits as fast as it can until it is killed: `node writer.ts FOLDER [URL]`.
 *
 * It writes to eight tables at once and prints `TABLE VERSION` for each commit that was acknowledged. Each commit after
 * the first adds one line to the log, so a table of version v has v - 1 lines.
 */
import process from 'node:process';
import { aChoice, aPosition, aTable, written } from '../conformance/samples.ts';
import { openStore } from '../index.ts';

const [folder = '', url] = process.argv.slice(2);
const store = await openStore({ folder, url });

async function write(id: string): Promise<never> {
  const stored = await store.loadTable(id);
  let version = stored?.table.version ?? 0;
  for (;;) {
    version++;
    const lines = version - 1;
    await store.commit({
      table: aTable({ id, version, status: 'playing' }),
      ...(lines === 0 ? {} : { entries: written([aChoice({ choice: { line: lines } })]), firstEntry: lines - 1 }),
      position: aPosition({ entries: lines, state: { version, ballast: 'x'.repeat(4000) } }),
    });
    // Synchronous for a pipe: what was said is said, even if the process ends now.
    process.stdout.write(`${id} ${version}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, i) => write(`table-${i}`)));
