/** Who this browser is, and its one connection to the server. */
import type { Me } from '@conclave/protocol';
import { useSyncExternalStore } from 'react';
import { api } from '../core/api.ts';
import { createConnection } from '../core/connection.ts';
import { ApiProblem, becomeGuest, wasSomebody } from '../core/http.ts';
import { toastProblem } from '../ui/Toasts.tsx';

const listeners = new Set<() => void>();
/** Undefined until asked for; null for somebody who is nobody yet. */
let me: Me | null | undefined;

export function setMe(next: Me | null): void {
  me = next;
  wasSomebody.set(next !== null);
  for (const listener of listeners) listener();
}

/** Finds out who this browser is without making a guest. */
export async function findMe(): Promise<void> {
  if (!wasSomebody.get()) {
    setMe(null);
    return;
  }
  try {
    setMe(await api.me());
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'not-signed-in') setMe(null);
    tellIfShutOut(problem);
  }
}

/** Sees that this browser is somebody: the guest it was, or a new one. */
async function beSomebody(): Promise<Me> {
  try {
    const found = await becomeGuest();
    setMe(found);
    return found;
  } catch (problem) {
    tellIfShutOut(problem);
    throw problem;
  }
}

let ban: ApiProblem | null = null;

/** Whoever is not let in must not take it for a lost connection. */
function tellIfShutOut(problem: unknown): void {
  if (!(problem instanceof ApiProblem)) return;
  if (problem.code === 'invite-only') toastProblem(problem);
  if (problem.code !== 'banned') return;
  ban = problem;
  for (const listener of listeners) listener();
}

/** What the server says to somebody it has shut out; null for everybody else. */
export function useBan(): ApiProblem | null {
  return useSyncExternalStore(subscribe, () => ban);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMe(): Me | null | undefined {
  return useSyncExternalStore(subscribe, () => me);
}

export const connection = createConnection({
  url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
  signIn: beSomebody,
});

// Back from a tunnel or from sleep: no need to wait for the next attempt.
addEventListener('offline', () => connection.networkLost());
addEventListener('online', () => connection.state === 'lost' && connection.reconnect());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && connection.state === 'lost') connection.reconnect();
});
