import type { Snapshot } from '@conclave/protocol';
import { useMemo } from 'react';
import { useMe } from '../../app/session.ts';
import type { TableActions } from '../../core/table-actions.ts';
import type { Talk } from '../contract.ts';

/** What is said at the table, without those whom the person does not want to read. */
export function useTalk({ info, chat, channels }: Snapshot, { say, claim }: TableActions): Talk {
  const muted = useMe()?.muted;
  return useMemo(() => {
    const heard = chat.filter(({ user }) => user === '' || muted?.includes(user) !== true);
    return { table: info.id, chat: heard, channels, say, claim };
  }, [info.id, chat, channels, say, claim, muted]);
}
