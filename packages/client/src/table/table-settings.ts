/** How a person likes to play, kept in this browser. */
import { useSyncExternalStore } from 'react';
import { recordOf, stored } from '../core/stored.ts';
import { PACES, type Pace } from './pace/tempo.ts';

export interface TableSettings {
  /** Ask once more before anything that cannot be taken back. */
  readonly confirms: boolean;
  /** Show the options as a list all the time. */
  readonly list: boolean;
  readonly pace: Pace;
}

const settings = stored<TableSettings>('conclave.table', (item) => {
  const given = recordOf<unknown>(item);
  return {
    confirms: given.confirms === true,
    list: given.list === true,
    pace: PACES.find((pace) => pace === given.pace) ?? 'normal',
  };
});

export function useTableSettings(): TableSettings {
  return useSyncExternalStore(settings.subscribe, settings.get);
}

export function changeTableSettings(change: Partial<TableSettings>): void {
  settings.set({ ...settings.get(), ...change });
}
