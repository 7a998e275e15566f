import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableActions } from '../core/table-actions.ts';
import { openTable, type TableState, type TableStore } from '../core/table-store.ts';
import { addOwnDice, noteDice } from './dice.ts';
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
  const info = state.snapshot?.info;
  useEffect(() => {
    if (info === undefined) return;
    noteDice(info);
    // Where it does not get through, the next news of the table tries again, and the check after the end says what is missing.
    addOwnDice(info).catch(() => {});
  }, [info]);
  return { state, actions: store?.actions ?? null };
}
