/** A text field with its label, a hint and an error. */
import { type InputHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | null;
}

export function Field({ label, hint, problem, ...rest }: FieldProps) {
  const id = useId();
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={about || undefined} aria-invalid={problem ? true : undefined} {...rest} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  /** Where the label is. */
  readonly labelled?: 'above' | 'beside' | 'elsewhere';
  readonly value: T;
  /** An option that is off is shown but cannot be chosen. */
  readonly options: readonly { readonly value: T; readonly words: string; readonly isOff?: boolean }[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, labelled = 'above', value, options, onChange, disabled } = props;
  const id = useId();
  return (
    <div className={styles.field} data-labelled={labelled}>
      {labelled !== 'elsewhere' && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={labelled === 'elsewhere' ? label : undefined}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isOff}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  );
}
