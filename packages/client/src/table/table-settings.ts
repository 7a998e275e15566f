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
  /** Whether the table is heard. */
  readonly sounds: boolean;
  /** In per cent. */
  readonly volume: number;
}

const settings = stored<TableSettings>('conclave.table', (item) => {
  const given = recordOf<unknown>(item);
  return {
    confirms: given.confirms === true,
    list: given.list === true,
    pace: PACES.find((pace) => pace === given.pace) ?? 'normal',
    sounds: given.sounds === true,
    volume: typeof given.volume === 'number' ? Math.min(100, Math.max(10, given.volume)) : 60,
  };
});

export function useTableSettings(): TableSettings {
  return useSyncExternalStore(settings.subscribe, settings.get);
}

export function changeTableSettings(change: Partial<TableSettings>): void {
  settings.set({ ...settings.get(), ...change });
}
