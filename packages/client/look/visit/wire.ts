/** Listens to what the page and the server say to each other: what is asked, what the truth is, what was chosen. */
import type { PendingView } from '@conclave/kernel';
import type { Decision, ServerMessage, Snapshot } from '@conclave/protocol';
import type { Page } from 'playwright-core';
import { updated } from '../../src/core/table-state.ts';

export interface Wire {
  /** The latest the server has told; null before it said anything. */
  snapshot(): Snapshot | null;
  decision(): Decision | null;
  pending(): PendingView | null;
  /** How many choices the page has sent. */
  choices(): number;
}

export function listen(page: Page): Wire {
  let snapshot: Snapshot | null = null;
  let choices = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === 'snapshot') snapshot = message;
      else if (message.type === 'update' && snapshot !== null) snapshot = updated(snapshot, message);
    });
    socket.on('framesent', ({ payload }) => {
      if ((JSON.parse(String(payload)) as { type: string }).type === 'choose') choices++;
    });
  });
  return {
    snapshot: () => snapshot,
    decision: () => snapshot?.decision ?? null,
    pending: () => (snapshot?.view as { pending: PendingView | null } | null)?.pending ?? null,
    choices: () => choices,
  };
}
