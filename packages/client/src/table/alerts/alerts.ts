/** What has to be settled before the game goes on as it should, the most pressing first. Knows no React. */
import type { PendingView, Seat } from '@conclave/kernel';
import { GONE_AFTER, type Snapshot } from '@conclave/protocol';
import type { ConnectionState } from '../../core/connection.ts';
import { pendingIn } from '../pending.ts';

export type Trouble =
  | { readonly kind: 'connection'; readonly state: Exclude<ConnectionState, 'open'>; readonly unsent: number }
  /** A bot plays for whoever looks. */
  | { readonly kind: 'away' }
  /** Somebody asks, and the observer has to answer. */
  | { readonly kind: 'undo-asked' | 'end-asked'; readonly by: Seat }
  /** Somebody is asked and has been gone for a while. */
  | { readonly kind: 'gone'; readonly seat: Seat }
  /** Others have to answer. */
  | { readonly kind: 'undo-waiting' | 'end-waiting'; readonly waitingFor: readonly Seat[] };

interface Source {
  readonly snapshot: Snapshot;
  readonly connection: ConnectionState;
  /** How many things were tapped that could not be sent yet. */
  readonly unsent: number;
  readonly now: number;
  /** Seats that the observer has chosen to wait for. */
  readonly waited: ReadonlySet<Seat>;
}

export function troubleNow({ snapshot, connection, unsent, now, waited }: Source): Trouble | null {
  const { info, undo, ending, view } = snapshot;
  const me = info.you.seat;
  if (connection !== 'open') return { kind: 'connection', state: connection, unsent };
  if (info.status !== 'playing') return null;
  if (me !== null && info.seats[me]?.away) return { kind: 'away' };
  const asks = [
    { kind: 'undo', request: undo.request },
    { kind: 'end', request: ending },
  ] as const;
  for (const { kind, request } of asks) {
    if (request !== null && me !== null && request.waitingFor.includes(me))
      return { kind: `${kind}-asked`, by: request.by };
  }
  const gone =
    me === null ? undefined : goneAndAsked(info.seats, pendingIn(view), now).find((seat) => !waited.has(seat));
  if (gone !== undefined) return { kind: 'gone', seat: gone };
  for (const { kind, request } of asks) {
    if (request !== null) return { kind: `${kind}-waiting`, waitingFor: request.waitingFor };
  }
  return null;
}

function goneAndAsked(seats: Snapshot['info']['seats'], pending: PendingView | null, now: number): readonly Seat[] {
  return seats
    .filter(({ seat, away, goneSince }) => {
      const isGone = goneSince !== null && now - goneSince >= GONE_AFTER;
      return isGone && !away && (pending?.seats.includes(seat) ?? false);
    })
    .map(({ seat }) => seat);
}
