/** How a game went, as curves: one small chart a figure, drawn from the replay. */
import type { Figure, LoadedGame, Scene } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import styles from './curves.module.css';
import { type Moment, roundsIn } from './moments.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly moments: readonly Moment[];
  readonly scene: Scene;
}

const WIDTH = 320;
const HEIGHT = 96;

export function Curves({ loaded, moments, scene }: Props) {
  const words = useTableWords();
  const { names, language } = scene;
  const figures = moments.map((moment) => loaded.figures(moment.view));
  const rounds = loaded.roundOf === undefined ? [] : roundsIn(moments, loaded.roundOf);
  const last = figures.at(-1) ?? [];
  const paintOf = (seat: number) => loaded.paintOf?.(scene.view, seat) ?? '';
  return (
    <div className={styles.curves}>
      {last.map((figure, i) => (
        <figure key={figure.id} className={styles.figure}>
          <figcaption className={styles.caption}>{figure.name[language]}</figcaption>
          <Chart
            label={`${words('play.curveOf', { figure: figure.name[language] })}: ${names
              .map((name, seat) => `${name} ${figure.bySeat[seat] ?? 0}`)
              .join(', ')}`}
            values={figures.map((all) => (all[i] as Figure).bySeat)}
            rounds={rounds}
            paintOf={paintOf}
          />
          <ul className={styles.legend}>
            {names.map((name, seat) => (
              <li key={name} className={`${styles.entry} ${paintOf(seat)}`} data-seat={seat}>
                {loaded.SeatSign !== undefined && (
                  <span className={styles.sign}>
                    <loaded.SeatSign scene={scene} seat={seat} />
                  </span>
                )}
                {name}: <b>{figure.bySeat[seat] ?? 0}</b>
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  );
}

interface ChartProps {
  readonly values: readonly (readonly number[])[];
  readonly label: string;
  /** Where each round begins. */
  readonly rounds: readonly number[];
  readonly paintOf: (seat: number) => string;
}

/** More numbers than these do not fit under a chart. */
const MOST_LABELS = 8;

/** The seats are told apart by dashes too, not by colour alone. */
function Chart({ values, label, rounds, paintOf }: ChartProps) {
  const words = useTableWords();
  const highest = Math.max(1, ...values.flat());
  const seats = values[0]?.map((_, seat) => seat) ?? [];
  const x = (i: number) => (i / Math.max(1, values.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / highest) * (HEIGHT - 8) - 2;
  const every = Math.ceil(rounds.length / MOST_LABELS);
  return (
    <div className={styles.frame}>
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
  );
}
