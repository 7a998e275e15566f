import { at, type Seat } from '@conclave/kernel';
import type { Emblem } from '../../shared/art/emblem.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import { SEAT_MARKS } from '../art/marks.ts';
import styles from './hues.module.css';

/** The sign of a seat, in its colour. */
export function SeatMark({ seat }: { seat: Seat }) {
  return (
    <span className={`${styles.hue} ${styles.mark}`} data-seat={seat} aria-hidden="true">
      <Picture emblem={markOf(seat)} />
    </span>
  );
}

export function markOf(seat: Seat): Emblem {
  return at(SEAT_MARKS, seat % SEAT_MARKS.length);
}
