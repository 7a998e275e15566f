/** A whole number in a range, with buttons to step up and down. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { IconButton } from './Button.tsx';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  /** What is asked; said by screen readers where the question stands beside the field. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** Called with whole numbers in the range only. */
  readonly onChange: (value: number) => void;
  /** What the number means, where it needs words. */
  readonly children?: ReactNode;
}

/** A form that asks its fields whether they are valid hears of what is wrong here, too. */
export function NumberField({ label, from, to, value, onChange, children }: NumberFieldProps) {
  const say = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(String(value));
  const number = /^\s*-?\d+\s*$/.test(draft) ? Number(draft) : Number.NaN;
  const isGood = number >= from && number <= to;
  const problem = isGood ? '' : say('ui.numberRange', { from, to });
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  // A preset, or somebody else, has set another number.
  useEffect(() => setDraft(String(value)), [value]);

  function write(text: string): void {
    setDraft(text);
    const next = Number(text);
    if (text.trim() !== '' && Number.isInteger(next) && next >= from && next <= to) onChange(next);
  }
  const step = (by: number) => write(String(Math.min(to, Math.max(from, (isGood ? number : value) + by))));

  return (
    <div className={styles.number}>
      <div className={styles.stepper}>
        <IconButton icon="minus" label={say('ui.less')} disabled={isGood && number <= from} onClick={() => step(-1)} />
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuemin={from}
          aria-valuemax={to}
          aria-valuenow={isGood ? number : undefined}
          aria-invalid={isGood ? undefined : true}
          aria-describedby={id}
          value={draft}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
        />
        <IconButton icon="plus" label={say('ui.more')} disabled={isGood && number >= to} onClick={() => step(1)} />
      </div>
      <p id={id} className={isGood ? styles.hint : styles.problem} role={isGood ? undefined : 'alert'}>
        {isGood ? (children ?? say('ui.fromTo', { from, to })) : problem}
      </p>
    </div>
  );
}
