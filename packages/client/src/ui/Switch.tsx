/** Something that is on or off, with the words beside it. */
import { type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  readonly hint?: string;
}

export function Switch({ on, onChange, children, hint }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={hint && id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {children}
      </label>
      {hint && <p id={id}>{hint}</p>}
    </div>
  );
}
