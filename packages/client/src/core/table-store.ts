/** The live state of one table in this browser, and everything its person can do there. */
import type { ProblemBody, Snapshot } from '@conclave/protocol';
import type { Command } from './command-queue.ts';
import type { Connection, ConnectionState, TableReader } from './connection.ts';
import { ApiProblem } from './http.ts';
import { randomId } from './random.ts';
import type { TableActions } from './table-actions.ts';
import { updated } from './table-state.ts';

export interface TableState {
  /** Null until the first snapshot. */
  readonly snapshot: Snapshot | null;
  readonly connection: ConnectionState;
  /** Why the table cannot be shown. */
  readonly problem: ProblemBody | null;
  /** What was done here while there was no connection: it will be sent. */
  readonly unsent: readonly Command[];
}

const NOTHING_UNSENT: readonly Command[] = [];

export interface TableStore {
  readonly state: TableState;
  readonly actions: TableActions;
  subscribe(listener: () => void): () => void;
  close(): void;
}

type Unaddressed<C> = C extends unknown ? Omit<C, 'id' | 'table'> : never;

export function openTable(connection: Connection, table: string, code?: string): TableStore {
  const listeners = new Set<() => void>();
  /** An update was missed and a new snapshot is on its way: everything before it is ignored. */
  let missed = false;
  let state: TableState = { snapshot: null, connection: connection.state, problem: null, unsent: NOTHING_UNSENT };

  function become(change: Partial<TableState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const reader: TableReader = {
    table,
    code,
    position() {
      if (missed || state.snapshot === null) return null;
      return { stream: state.snapshot.stream, seq: state.snapshot.seq };
    },
    snapshot(snapshot) {
      missed = false;
      become({ snapshot, problem: null });
    },
    update(update) {
      if (missed || state.snapshot === null) return;
      const next = updated(state.snapshot, update);
      missed = next === null;
      if (next === null) connection.refresh(reader);
      else become({ snapshot: next });
    },
    closed: (problem) => become({ snapshot: null, problem }),
  };

  const stopReading = connection.open(reader);
  const stopWatching = connection.subscribe(() => become({ connection: connection.state, unsent: unsent() }));

  function unsent(): readonly Command[] {
    if (connection.state === 'open') return NOTHING_UNSENT;
    const waiting = connection.unanswered().filter((one) => one.table === table);
    return waiting.length === 0 ? NOTHING_UNSENT : waiting;
  }

  function command(what: Unaddressed<Command>): Promise<void> {
    return connection.send({ ...what, id: randomId(), table } as Command);
  }

  return {
    get state() {
      return state;
    },
    actions: {
      async choose(choice) {
        const decision = state.snapshot?.decision;
        if (!decision) throw new ApiProblem('not-asked', 'You have nothing to decide right now. Wait for your turn.');
        await command({ type: 'choose', decision: decision.id, choice: { ...choice } });
      },
      undo: () => command({ type: 'undo' }),
      consent: (agree) => command({ type: 'consent', agree }),
      comeBack: () => command({ type: 'come-back' }),
      concede: () => command({ type: 'concede' }),
      end: (agree) => command({ type: 'end', agree }),
      shown: (decision) => connection.tell({ type: 'shown', table, decision }),
      passUntil: (until) => command({ type: 'pass-until', until }),
      order: (wish) => command({ type: 'order', wish }),
      say: (channel, text) => command({ type: 'say', channel, text }),
      claim: (channel, claim) => command({ type: 'say', channel, claim: { ...claim } }),
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stopReading();
      stopWatching();
    },
  };
}
