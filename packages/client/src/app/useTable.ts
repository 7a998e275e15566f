import { useEffect, useState, useSyncExternalStore } from 'react';
import { openTable, type TableState, type TableStore } from '../core/table-store.ts';
import type { TableActions } from '../table/contract.ts';
import { noteCommitment } from './commitments.ts';
import { connection } from './session.ts';

const NOTHING: TableState = { snapshot: null, connection: 'connecting', problem: null, unsent: [] };
const never = () => () => {};

/** A table, live, for as long as the component is shown. */
export function useTable(table: string, code?: string): { state: TableState; actions: TableActions | null } {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = openTable(connection, table, code);
    setStore(opened);
    return () => {
      setStore(null);
      opened.close();
    };
  }, [table, code]);
  const state = useSyncExternalStore(store?.subscribe ?? never, () => store?.state ?? NOTHING);
  const commitment = state.snapshot?.info.fair.commitment;
  useEffect(() => {
    if (commitment !== undefined) noteCommitment(table, commitment);
  }, [table, commitment]);
  return { state, actions: store?.actions ?? null };
}
