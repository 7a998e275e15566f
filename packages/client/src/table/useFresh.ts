import type { ToldEvent } from '@conclave/kernel';
import type { EventsFrom } from '@conclave/protocol';
import { useState } from 'react';

/** What was told since the last time; nothing at first, and nothing when something was taken back. */
export function useFresh(events: EventsFrom): readonly ToldEvent[] {
  const [seen, setSeen] = useState<{ events: EventsFrom; fresh: readonly ToldEvent[] }>({ events, fresh: [] });
  if (seen.events === events) return seen.fresh;
  const known = seen.events.at + seen.events.told.length;
  const fresh = events.told.slice(Math.max(0, known - events.at));
  // In quiet moments the list stays the same, so that nothing moves twice.
  setSeen({ events, fresh: fresh.length === 0 && seen.fresh.length === 0 ? seen.fresh : fresh });
  return fresh;
}
