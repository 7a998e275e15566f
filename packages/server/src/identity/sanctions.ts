import { Problem } from '../problem.ts';
import type { Sanction } from '../storage/store.ts';

export function isInForce({ until: end }: Sanction): boolean {
  return end === null || end > Date.now();
}

/** ` until 2026-11-30`, or nothing where it is for good. */
export function until({ until: end }: Sanction): string {
  return end === null ? '' : ` until ${new Date(end).toISOString().slice(0, 10)}`;
}

/** Whom the operator has muted may play, but not write. */
export function mustBeHeard({ muted }: { readonly muted?: Sanction }): void {
  if (muted === undefined || !isInForce(muted)) return;
  throw new Problem('muted', `You can’t write in chats on this server${until(muted)}. ${muted.reason}`);
}
