/** How fast the table goes, and the way to one's own turn. */
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import header from '../header/header.module.css';
import { useDismiss } from '../tray/useDismiss.ts';
import { useTableWords } from '../words/index.ts';
import { PaceChoice } from './PaceChoice.tsx';
import styles from './pace.module.css';
import type { Pace } from './tempo.ts';

interface Props {
  readonly pace: Pace;
  readonly isSkipping: boolean;
  /** Shows everything at once until one is asked; null when one is asked already. */
  readonly skip: (() => void) | null;
}

export function PaceButton({ pace, isSkipping, skip }: Props) {
  const words = useTableWords();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // After the touch that closed it has taken the focus away.
    setTimeout(() => button.current?.focus());
  };
  useDismiss(box, isOpen, close);
  return (
    <span ref={box} className={styles.pace}>
      <button
        ref={button}
        type="button"
        className={header.press}
        title={words('play.pace')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="clock" />
        <span className={header.word}>
          {words('play.pace')}: {words(`play.pace.${pace}`)}
        </span>
      </button>
      {isOpen && (
        <div className={styles.menu} data-opened>
          <PaceChoice />
          <Button
            icon="play"
            disabled={skip === null || isSkipping}
            onClick={() => {
              skip?.();
              close();
            }}
          >
            {words('play.toMyTurn')}
          </Button>
        </div>
      )}
    </span>
  );
}
