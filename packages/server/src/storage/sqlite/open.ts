import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Engine, StorageLog } from '../engine.ts';
import { type Answer, inGroups } from '../group.ts';
import { migrate } from '../migrations/index.ts';
import type { Database } from '../schema.ts';
import { StorageUnavailable } from '../store.ts';
import { unitOfCommit } from './commit.ts';
import { sqliteDialect } from './dialect.ts';
import { errorOf } from './failures.ts';
import { livenessIn } from './liveness.ts';
import { type Result, type Settled, type Unit, unitOf } from './messages.ts';
import { startThread, type Thread } from './thread.ts';
import { makeTurns, type Turns } from './turns.ts';

const OWNER_ONLY = 0o600;
/** Keeps one group short enough that a reader who comes in between does not wait long. */
const MAX_GROUP = 256;

/** Opens `conclave.db` in the folder, which belongs to this process from then on. */
export async function openSqlite(folder: string, log: StorageLog, hasDied: (cause: Error) => void): Promise<Engine> {
  const thread = startThread(hasDied);
  try {
    await makeFolder(folder);
    await lockAndOpen(thread, folder);
    const engine = engineOver(thread, folder);
    await migrate(engine.db, log);
    return engine;
  } catch (error) {
    await thread.end();
    throw error;
  }
}

function engineOver(thread: Thread, folder: string): Engine {
  const turns = makeTurns();
  const liveness = livenessIn(folder);
  const writes = inGroups((units: readonly Unit[]) => writeUnits(thread, turns, units), MAX_GROUP);
  const dialect = sqliteDialect(thread, turns, (statement) => writes.add(unitOf(statement)));
  return {
    db: new Kysely<Database>({ dialect }),
    commit: (commit) => writes.add(unitOfCommit(commit)),
    // The lock on the folder has done it.
    takeOver: async () => {},
    cluster: null,
    writeLiveness: liveness.writeLiveness,
    readLiveness: liveness.readLiveness,
    async close() {
      await liveness.close();
      await writes.idle();
      const endTurn = await turns.take();
      try {
        await thread.ask('close', {});
      } finally {
        await thread.end();
        endTurn();
      }
    },
  };
}

async function writeUnits(thread: Thread, turns: Turns, units: readonly Unit[]): Promise<readonly Answer<Result>[]> {
  const endTurn = await turns.take();
  try {
    const answers = await thread.ask('write', { units });
    return answers.map(answerOf);
  } finally {
    endTurn();
  }
}

function answerOf(written: number | Settled<Result>): Answer<Result> {
  if (typeof written === 'number') return { value: { rows: [], changes: written } };
  return 'failure' in written ? { error: errorOf(written.failure) } : written;
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    // Nobody else on the machine shall read it: SQLite gives its other files the rights of this one.
    const file = await open(join(folder, 'conclave.db'), 'a', OWNER_ONLY);
    await file.chmod(OWNER_ONLY);
    await file.close();
  } catch (cause) {
    throw new StorageUnavailable(
      `The data folder ${folder} cannot be made (${(cause as Error).message}): name another one, or give the server the right to make it.`,
      { cause, isUncertain: false },
    );
  }
}

async function lockAndOpen(thread: Thread, folder: string): Promise<void> {
  const isOurs = await thread.ask('lock', { folder });
  if (!isOurs) {
    throw new StorageUnavailable(
      `The data folder ${folder} is in use by another Conclave server. Stop that server, or start this one with a data folder of its own.`,
      { isUncertain: false },
    );
  }
  await thread.ask('open', { folder });
}
