/** What is known of a table after an update. */
import { applyPatch, type EventsFrom, type Snapshot, type Update } from '@conclave/protocol';

/** The snapshot after the update; null if an update in between was missed. A repeated update changes nothing. */
export function updated(snapshot: Snapshot, update: Update): Snapshot | null {
  if (update.seq <= snapshot.seq) return snapshot;
  if (update.seq !== snapshot.seq + 1) return null;
  const { view, events, chat, notices, seq: _, ...replaced } = update;
  const told = events === undefined ? snapshot.events : continued(snapshot.events, events);
  if (told === null) return null;
  return {
    ...snapshot,
    ...partsOf(replaced),
    seq: update.seq,
    view: view === undefined ? snapshot.view : applyPatch(snapshot.view, view),
    events: told,
    chat: chat === undefined ? snapshot.chat : [...snapshot.chat, ...chat],
    notices: notices === undefined ? snapshot.notices : [...snapshot.notices, ...notices],
  };
}

type Parts = Pick<
  Update,
  'info' | 'you' | 'decision' | 'clock' | 'undo' | 'ending' | 'passUntil' | 'orders' | 'channels'
>;

/** Only these parts are taken, whatever else the message carries. */
function partsOf({ info, you, decision, clock, undo, ending, passUntil, orders, channels }: Parts): Partial<Snapshot> {
  return {
    ...(info !== undefined && { info }),
    ...(you !== undefined && { you }),
    ...(decision !== undefined && { decision }),
    ...(clock !== undefined && { clock }),
    ...(undo !== undefined && { undo }),
    ...(ending !== undefined && { ending }),
    ...(passUntil !== undefined && { passUntil }),
    ...(orders !== undefined && { orders }),
    ...(channels !== undefined && { channels }),
  };
}

/** Events after some were added, or taken back by an undo; null when some are missing in between. */
function continued(known: EventsFrom, next: EventsFrom): EventsFrom | null {
  if (next.at > known.at + known.told.length) return null;
  if (next.at < known.at) return next;
  return { at: known.at, told: [...known.told.slice(0, next.at - known.at), ...next.told] };
}
