import { expect, it, vi } from 'vitest';
import { openPatiently } from './patience.ts';
import { StorageUnavailable, type Store } from './store.ts';

const away = new StorageUnavailable('PostgreSQL cannot be reached.', { isUncertain: false, isAway: true });
const wrong = new StorageUnavailable('It refuses the password.', { isUncertain: false });

it('waits for a database that is away, and says so once', async () => {
  const log = { warn: vi.fn() };
  const open = vi.fn(async () => ({}) as Store);
  open.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  await openPatiently(open, log, 1);
  expect(open).toHaveBeenCalledTimes(3);
  expect(log.warn.mock.calls).toEqual([['PostgreSQL cannot be reached. Waiting for it ...']]);
});

it('gives up at once where waiting does not help', async () => {
  const open = vi.fn(() => Promise.reject(wrong));
  await expect(openPatiently(open, { warn() {} }, 1)).rejects.toBe(wrong);
  expect(open).toHaveBeenCalledTimes(1);
});
