/** A Character's sign: each seat has a shape, a colour and a letter of its own. A Ghost's is hollow. */
import type { Seat } from '@conclave/kernel';
import { disc } from '../../shared/art/gouge.ts';
import styles from './token.module.css';

const SHAPES: readonly string[] = [
  disc(50, 50, 46),
  'M7 7H93V93H7Z',
  'M50 2L99 93H1Z',
  'M50 0L100 50L50 100L0 50Z',
  'M26 5H74L99 50L74 95H26L1 50Z',
  'M31 3H69V31H97V69H69V97H31V69H3V31H31Z',
  'M8 97V48A42 44 0 0 1 92 48V97Z',
  'M6 6H94V50Q92 82 50 99Q8 82 6 50Z',
];

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
