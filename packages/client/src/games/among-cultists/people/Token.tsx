/** A Character's sign: each seat has a shape, a colour and a letter of its own. A Ghost's is hollow. */
import type { Seat } from '@conclave/kernel';
import { SHAPES } from './shapes.ts';
import styles from './token.module.css';

/** The letter sits lower in a triangle and an arch. */
const LETTER_AT: Readonly<Record<number, number>> = { 2: 82, 6: 77 };

interface Props {
  readonly seat: Seat;
  readonly letter: string;
  readonly isGhost: boolean;
}

export function Token({ seat, letter, isGhost }: Props) {
  return (
    <svg
      className={styles.token}
      viewBox="-6 -6 112 112"
      data-seat={seat}
      data-ghost={isGhost || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[seat]} className={styles.shape} />
      <text x="50" y={LETTER_AT[seat] ?? 70} textAnchor="middle" className={styles.letter}>
        {letter}
      </text>
    </svg>
  );
}
