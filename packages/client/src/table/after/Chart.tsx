import { useTableWords } from '../words/index.ts';
import styles from './curves.module.css';
import { apart } from './labels.ts';

interface Props {
  readonly values: readonly (readonly number[])[];
  readonly label: string;
  /** Where each round begins. */
  readonly rounds: readonly number[];
  /** Whose line is thick. */
  readonly you: number | null;
  readonly names: readonly string[];
  readonly paintOf: (seat: number) => string;
}

const WIDTH = 640;
const HEIGHT = 200;
/** More numbers than these do not fit under a chart. */
const MAX_ROUND_LABELS = 8;
/** Names at the ends of lines need so much room each, as a share of the height. */
const LABEL_SHARE = 0.11;

/** The seats are told apart by dashes and by the names at their ends too, not by colour alone. */
export function Chart({ values, label, rounds, you, names, paintOf }: Props) {
  const words = useTableWords();
  const highest = Math.max(1, ...values.flat());
  const seats = values[0]?.map((_, seat) => seat) ?? [];
  const last = values.at(-1) ?? [];
  const x = (i: number) => (i / Math.max(1, values.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / highest) * (HEIGHT - 8) - 2;
  const every = Math.ceil(rounds.length / MAX_ROUND_LABELS);
  const ends = apart(
    seats.map((seat) => y(last[seat] ?? 0) / HEIGHT),
    LABEL_SHARE,
  );
  return (
    <div className={styles.frame}>
      <div className={styles.plot}>
        <svg
          className={styles.chart}
          viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
          role="img"
          aria-label={label}
          preserveAspectRatio="none"
        >
          {[0.25, 0.5, 0.75, 1].map((part) => (
            <line key={part} x1={0} x2={WIDTH} y1={y(highest * part)} y2={y(highest * part)} className={styles.rule} />
          ))}
          {rounds.map((start) => (
            <line key={start} x1={x(start)} x2={x(start)} y1={0} y2={HEIGHT} className={styles.rule} />
          ))}
          {seats.map((seat) => (
            <polyline
              key={seat}
              className={`${styles.line} ${paintOf(seat)}`}
              data-seat={seat}
              data-mine={seat === you || undefined}
              points={values.map((bySeat, i) => `${x(i).toFixed(1)},${y(bySeat[seat] ?? 0).toFixed(1)}`).join(' ')}
            />
          ))}
        </svg>
        <span className={styles.highest} aria-hidden="true">
          {highest}
        </span>
        {rounds.map(
          (start, i) =>
            i % every === 0 && (
              <span
                key={start}
                className={styles.round}
                style={{ left: `${(x(start) / WIDTH) * 100}%` }}
                aria-hidden="true"
              >
                {i === 0 ? words('play.round', { round: 1 }) : i + 1}
              </span>
            ),
        )}
      </div>
      <ul className={styles.ends} aria-hidden="true">
        {seats.map((seat) => (
          <li
            key={seat}
            className={`${styles.end} ${paintOf(seat)}`}
            data-seat={seat}
            data-mine={seat === you || undefined}
            style={{ top: `${(ends[seat] ?? 0) * 100}%` }}
          >
            <b>{last[seat] ?? 0}</b> {names[seat]}
          </li>
        ))}
      </ul>
    </div>
  );
}
