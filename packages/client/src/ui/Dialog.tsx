/** A window over the page: in the middle of a desktop, a sheet from below on a phone. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../i18n/index.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import { useBackCloses } from './useBackCloses.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the lower edge. */
  readonly actions?: ReactNode;
  /** For long contents, such as rules. */
  readonly tall?: boolean;
}

/**
 * Shown for as long as it is rendered. Escape, going back and a touch outside close it. The browser keeps the focus inside,
 * and gives it back afterwards.
 */
export function Dialog({ title, onClose, children, actions, tall = false }: DialogProps) {
  const say = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBackCloses(onClose);
  // Before it leaves the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The browser has chosen the button that closes it; what the dialog is about is a better place to begin.
    const isAtClose = document.activeElement?.closest('header') !== null;
    if (isAtClose) dialog?.querySelector('h2')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={ref}
      className={tall ? `${styles.dialog} ${styles.tall}` : styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.box}>
        <header className={styles.header}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={say('ui.close')} onClick={onClose} />
        </header>
        <div className={styles.contents} data-scroll>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
