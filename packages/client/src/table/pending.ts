import type { PendingView } from '@conclave/kernel';

/** Who is asked what, as every game's view says it in the same place. */
export function pendingIn(view: unknown): PendingView | null {
  return (view as { readonly pending: PendingView | null } | null)?.pending ?? null;
}
