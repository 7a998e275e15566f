/** What time a seat has left: figures, or a thin bar where only a little room is left and no hurry is. */
import { inWords, leftFor } from '../clock.ts';
import { useTicking } from '../useTicking.ts';
import { useTableWords } from '../words/index.ts';
import styles from './seat.module.css';
import type { SeatState } from './seat-state.ts';

const SHORT = 20_000;
const MINUTE = 60_000;

interface Props {
  readonly state: SeatState;
  readonly isBar: boolean;
  readonly className: string;
}

export function SeatClock({ state, isBar, className }: Props) {
  const words = useTableWords();
  const { clock, seat, serverNow } = state;
  const isRunning = clock?.running.includes(seat) ?? false;
  useTicking(isRunning ? 500 : null);
  const left = clock === null ? null : leftFor(clock, seat, serverNow());
  if (left === null) return <span className={className} />;
  const hasFigures = !isBar || isRunning || left < MINUTE || state.isYou;
  return (
    <span className={className} data-clock data-running={isRunning || undefined} data-short={left < SHORT || undefined}>
      {hasFigures ? inWords(left, words('play.day'), words('play.hour')) : <span className={styles.clockBar} />}
    </span>
  );
}
