/** What the person lets the table answer: a quiet control at the end of the pass slot. */
import { PASS_UNTIL, type PassUntil, type Snapshot } from '@conclave/protocol';
import { type ReactNode, useState } from 'react';
import type { TableActions } from '../../core/table-actions.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './slots.module.css';

interface Props {
  readonly snapshot: Snapshot;
  readonly actions: TableActions;
  /** Where the person gives orders; null: there is nothing to order. */
  readonly orders: ((close: () => void) => ReactNode) | null;
  /** A class for the button, where it does not stand at the end of the pass slot. */
  readonly className?: string | undefined;
}

export function PassMenu({ snapshot, actions, orders, className = styles.caret }: Props) {
  const words = useTableWords();
  const [isOpen, setOpen] = useState(false);
  const hasWindows =
    snapshot.info.you.seat !== null && (snapshot.decision?.kind === 'window' || snapshot.passUntil !== 'off');
  const isThere = hasWindows || orders !== null;
  return (
    <>
      <button
        type="button"
        className={className}
        data-empty={!isThere || undefined}
        data-on={snapshot.passUntil !== 'off' || snapshot.orders !== null || undefined}
        disabled={!isThere}
        aria-label={words('play.passMenu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 7.5L6 3.5L10 7.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
      {isOpen && (
        <Dialog title={words('play.passMenu')} onClose={() => setOpen(false)}>
          {hasWindows && (
            <fieldset className={styles.until}>
              <legend>{words('play.passUntil')}</legend>
              {PASS_UNTIL.map((until) => (
                <Until key={until} until={until} now={snapshot.passUntil} actions={actions} />
              ))}
            </fieldset>
          )}
          {orders?.(() => setOpen(false))}
        </Dialog>
      )}
    </>
  );
}

function Until({ until, now, actions }: { until: PassUntil; now: PassUntil; actions: TableActions }) {
  const words = useTableWords();
  return (
    <label className={styles.radio}>
      <input
        type="radio"
        name="pass-until"
        checked={until === now}
        onChange={() => actions.passUntil(until).catch(toastProblem)}
      />
      {words(`play.passUntil.${until}`)}
    </label>
  );
}
