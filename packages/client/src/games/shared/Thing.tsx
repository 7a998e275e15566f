import type { ComponentProps } from 'react';
import { ThingButton } from '../../table/ThingButton.tsx';
import styles from './thing.module.css';

/**
 * A thing whose label says more than what is drawn of it: the drawing lies over an empty button, so that nothing is read
 * out twice and no visible text differs from the label.
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
