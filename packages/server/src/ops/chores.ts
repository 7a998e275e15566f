/** The chores of a server, by its settings. */
import type { Identity } from '../identity/index.ts';
import type { Store } from '../storage/store.ts';
import type { TableHouse } from '../tables/tables.ts';
import type { Config } from './config.ts';
import { type Chore, DAY } from './tidying.ts';

/** Tables that were closed before they began are of no use to anybody after a week. */
const NEVER_BEGUN_KEPT = 7 * DAY;
const REMOVED_AT_ONCE = 200;

export function choresOf(store: Store, config: Config, identity: Identity, tables: TableHouse): readonly Chore[] {
  const { idleGuestDays, retentionDays } = config;
  const since = (time: number) => Date.now() - time;
  const forgetGuests: Chore = {
    does: 'guests who never played and were gone for long are forgotten',
    every: DAY / 4,
    do: () => identity.removeIdle(since(idleGuestDays * DAY)),
  };
  const endSessions: Chore = {
    does: 'sessions that nobody used for long have ended',
    every: DAY / 4,
    do: async () => {
      await identity.endOldSessions();
      return 0;
    },
  };
  const removeGames: Chore = {
    does: 'games that ended long ago are removed',
    every: DAY / 24,
    do: () => store.removeTables('ended', since(retentionDays * DAY), REMOVED_AT_ONCE),
  };
  return [
    endSessions,
    ...(idleGuestDays === 0 ? [] : [forgetGuests]),
    ...(retentionDays === 0 ? [] : [removeGames]),
    { does: 'tables where nobody has been for a day are closed', every: DAY / 96, do: () => tables.closeUnused() },
    {
      does: 'tables that were closed before they began are removed',
      every: DAY / 24,
      do: () => store.removeTables('never-begun', since(NEVER_BEGUN_KEPT), REMOVED_AT_ONCE),
    },
  ];
}
