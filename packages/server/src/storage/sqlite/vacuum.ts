/** A thread of its own that copies a database which others go on using, and ends. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const { from, to } = workerData as { readonly from: string; readonly to: string };
const database = new DatabaseSync(from, { readOnly: true });
database.prepare('vacuum into ?').run(to);
database.close();
