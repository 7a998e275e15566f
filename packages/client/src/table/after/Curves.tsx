/** How a game went, as curves: one small chart a figure, drawn from the replay. */
import type { Figure, LoadedGame } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import styles from './curves.module.css';
import type { Moment } from './moments.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly moments: readonly Moment[];
  readonly names: readonly string[];
  readonly language: 'en' | 'de';
}

const WIDTH = 320;
const HEIGHT = 96;

export function Curves({ loaded, moments, names, language }: Props) {
  const words = useTableWords();
  const figures = moments.map((moment) => loaded.figures(moment.view));
  const last = figures.at(-1) ?? [];
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
          />
          <ul className={styles.legend}>
            {names.map((name, seat) => (
              <li key={name} className={styles.entry} data-seat={seat}>
                {name}: <b>{figure.bySeat[seat] ?? 0}</b>
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  );
}

/** The seats are told apart by dashes too, not by colour alone. */
function Chart({ values, label }: { values: readonly (readonly number[])[]; label: string }) {
  const highest = Math.max(1, ...values.flat());
  const seats = values[0]?.map((_, seat) => seat) ?? [];
  const x = (i: number) => (i / Math.max(1, values.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / highest) * (HEIGHT - 8) - 2;
  return (
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
      {seats.map((seat) => (
        <polyline
          key={seat}
          className={styles.line}
          data-seat={seat}
          points={values.map((bySeat, i) => `${x(i).toFixed(1)},${y(bySeat[seat] ?? 0).toFixed(1)}`).join(' ')}
        />
      ))}
    </svg>
  );
}
