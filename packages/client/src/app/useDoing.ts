import { useState } from 'react';
import { toastProblem } from '../ui/Toasts.tsx';

/** Does one thing at a time, and tells the person what went wrong. */
export function useDoing(): { busy: boolean; attempt: (act: () => Promise<unknown>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  async function attempt(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await act().catch(toastProblem);
    setBusy(false);
  }
  return { busy, attempt };
}
