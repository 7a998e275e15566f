import type { Snapshot } from '@conclave/protocol';
import type { TableActions } from '../../core/table-actions.ts';
import { toastProblem } from '../../ui/Toasts.tsx';
import type { Choosing } from '../useChoosing.ts';
import { useTableWords } from '../words/index.ts';

export interface UndoSlot {
  readonly kind: 'back' | 'undo' | 'ask';
  readonly label: string;
  /** The whole sentence, where the label is short for it. */
  readonly full?: string;
  run(): void;
}

/** What the undo slot does now: let go of what was touched, take a choice back, or ask the others; null: nothing. */
export function useUndo({ undo }: Snapshot, choosing: Choosing, actions: TableActions): UndoSlot | null {
  const words = useTableWords();
  const takeBack = () => void actions.undo().catch(toastProblem);
  if (choosing.touched.length > 0) {
    return { kind: 'back', label: words('play.back'), run: () => void choosing.back() };
  }
  if (undo.free) return { kind: 'undo', label: words('play.undo'), run: takeBack };
  if (undo.byConsent && undo.request === null) {
    return { kind: 'ask', label: words('play.askUndoShort'), full: words('play.askUndo'), run: takeBack };
  }
  return null;
}
