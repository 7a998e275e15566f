/** Answers that have no place on the board, over one's own things. It folds to a tab, because the question stays open. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import frame from '../frame/frame.module.css';
import { useTableWords } from '../words/index.ts';
import styles from './tray.module.css';
import { useDismiss } from './useDismiss.ts';

interface Props {
  readonly title: string;
  /** Names what is asked: another question unfolds the tray again. */
  readonly question: string;
  readonly children: ReactNode;
  /** Called instead of folding, where the tray was opened by the person and not by a question. */
  readonly close?: () => void;
}

export function Tray({ title, question, children, close }: Props) {
  const words = useTableWords();
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState<string | null>(null);
  const isFolded = folded === question;
  const fold = () => (close === undefined ? setFolded(question) : close());
  const isOpenedByHand = close !== undefined;
  useDismiss(box, !isFolded, fold, isOpenedByHand ? 'by hand' : 'by question');
  useEffect(() => {
    if (!isOpenedByHand) return;
    const before = document.activeElement;
    box.current?.focus();
    // Whoever opened it goes on where they were.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpenedByHand]);
  if (isFolded) {
    return (
      <button
        type="button"
        className={`${frame.tray} ${styles.tab}`}
        data-region="tray"
        onClick={() => setFolded(null)}
      >
        <Icon name="list" /> {title}
      </button>
    );
  }
  return (
    <section
      ref={box}
      className={`${frame.tray} ${styles.tray}`}
      data-region="tray"
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <header className={styles.header}>
        <h3 id={heading} className={styles.title}>
          {title}
        </h3>
        <button
          type="button"
          className={styles.fold}
          aria-label={words(close === undefined ? 'play.fold' : 'play.close')}
          onClick={fold}
        >
          <Icon name={close === undefined ? 'back' : 'close'} />
        </button>
      </header>
      <div className={styles.contents} data-scroll>
        {children}
      </div>
    </section>
  );
}
