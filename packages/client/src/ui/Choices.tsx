/** Radio buttons that look like cut blocks. */
import { useId } from 'react';
import styles from './Choices.module.css';

export interface ChoiceOf<T extends string> {
  readonly value: T;
  readonly words: string;
  /** What it means, where its name does not say it. */
  readonly hint?: string;
}

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly ChoiceOf<T>[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

export function Choices<T extends string>({ legend, value, options, onChange, disabled }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{legend}</legend>
      <div className={options.some(({ hint }) => hint) ? styles.explained : styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>{option.words}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
