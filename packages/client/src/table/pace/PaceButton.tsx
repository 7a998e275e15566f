/** How fast the table goes, and the way to one's own turn. */
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { changeTableSettings } from '../table-settings.ts';
import { useDismiss } from '../tray/useDismiss.ts';
import { useTableWords } from '../words/index.ts';
import styles from './pace.module.css';
import { PACES, type Pace } from './tempo.ts';

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
  useDismiss(box, isOpen, () => setOpen(false));
  return (
    <span ref={box} className={styles.pace}>
      <IconButton
        icon="clock"
        label={`${words('play.pace')}: ${words(`play.pace.${pace}`)}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.menu}>
          <fieldset className={styles.paces}>
            <legend>{words('play.pace')}</legend>
            {PACES.map((one) => (
              <label key={one} className={styles.one}>
                <input
                  type="radio"
                  name="pace"
                  checked={one === pace}
                  onChange={() => changeTableSettings({ pace: one })}
                />
                {words(`play.pace.${one}`)}
              </label>
            ))}
          </fieldset>
          <Button
            icon="play"
            disabled={skip === null || isSkipping}
            onClick={() => {
              skip?.();
              setOpen(false);
            }}
          >
            {words('play.toMyTurn')}
          </Button>
        </div>
      )}
    </span>
  );
}
