import type { ComponentProps } from 'react';
import { ThingButton } from '../../table/ThingButton.tsx';
import styles from './thing.module.css';

/**
 * A thing on this board: what is drawn lies over a button whose label says everything, so that figures are not read out
 * twice.
 */
export function Thing({ children, className = '', card, ...props }: ComponentProps<typeof ThingButton>) {
  return (
    <span className={`${styles.thing} ${className}`} data-card={card}>
      <ThingButton {...props} className={styles.cover}>
        {null}
      </ThingButton>
      <span className={styles.drawn} aria-hidden="true">
        {children}
      </span>
    </span>
  );
}
