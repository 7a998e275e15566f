/** The same options as on the board, as a list in words: for the keyboard, for screen readers, and for whoever prefers it. */
import { say } from '@conclave/kernel';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PathOption, Scene } from './contract.ts';
import styles from './option-list.module.css';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly options: readonly PathOption[];
  readonly catalogue: Scene['catalogue'];
  readonly choose: (option: PathOption) => void;
  /** Whether the list takes the focus when it appears and whenever its options change. */
  readonly takesFocus: boolean;
}

export function OptionList({ options, catalogue, choose, takesFocus }: Props) {
  const words = useTableWords();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options are what this is about
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (takesFocus && isLost) focusOn(list.current, 0);
  }, [options, takesFocus]);

  function onKeyDown(event: KeyboardEvent): void {
    const at = [...(list.current?.querySelectorAll('button') ?? [])].indexOf(
      document.activeElement as HTMLButtonElement,
    );
    if (event.key === 'ArrowDown') focusOn(list.current, Math.min(at + 1, options.length - 1));
    else if (event.key === 'ArrowUp') focusOn(list.current, Math.max(at - 1, 0));
    else if (event.key === 'Home') focusOn(list.current, 0);
    else if (event.key === 'End') focusOn(list.current, options.length - 1);
    else if (/^[1-9]$/.test(event.key)) {
      const option = options[Number(event.key) - 1];
      if (option !== undefined) choose(option);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (options.length === 0) return <p className={styles.none}>{words('play.listEmpty')}</p>;
  return (
    <div className={styles.box}>
      <p className={styles.hint}>{words('play.listHint')}</p>
      <ol ref={list} className={styles.list} aria-label={words('play.listTitle')} onKeyDown={onKeyDown}>
        {options.map((option, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options of one decision keep their order
          <li key={i}>
            <button type="button" className={styles.option} onClick={() => choose(option)}>
              <span className={styles.number}>{i + 1}</span> {say(catalogue, option.description.words)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function focusOn(list: HTMLElement | null, at: number): void {
  list?.querySelectorAll('button')[at]?.focus();
}
