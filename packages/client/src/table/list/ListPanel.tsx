/** Where the list of options opens: over the log on a desk, a sheet on the bar elsewhere, over one's own things in landscape. */
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import type { Frame } from '../frame/frames.ts';
import { useDismiss } from '../tray/useDismiss.ts';
import { useTableWords } from '../words/index.ts';
import styles from './list.module.css';

export function ListPanel({ frame, close, children }: { frame: Frame; close: () => void; children: ReactNode }) {
  const words = useTableWords();
  const box = useRef<HTMLElement>(null);
  useDismiss(box, frame !== 'desk', close);
  return (
    <section
      ref={box}
      className={styles.panel}
      data-frame={frame}
      data-region="list"
      aria-label={words('play.listTitle')}
    >
      <header className={styles.panelHeader}>
        <h2>{words('play.listTitle')}</h2>
        <IconButton icon="close" label={words('play.close')} onClick={close} />
      </header>
      {children}
    </section>
  );
}
