/** The suspicion chart of the end screen: for each hidden role, what the table's doings gave away of it over time. */
import type { DeepEvent } from '@conclave/cult-of-the-deep';
import { say } from '@conclave/kernel';
import { useMemo } from 'react';
import type { Scene } from '../../../table/contract.ts';
import { seatName } from '../deep-table.ts';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { deepView } from '../view.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './suspicion-chart.module.css';
import { type Belief, type Curve, suspicionCurves } from './suspicion-curve.ts';
import { SUSPICIONS, type Suspicion } from './suspicions.ts';

const WIDTH = 240;
const HEIGHT = 44;

export function SuspicionChart(scene: Scene<DeepEvent>) {
  const words = useDeepWords();
  const { view, told } = scene;
  const curves = useMemo(() => suspicionCurves(deepView(view), told), [view, told]);
  if ((curves[0]?.beliefs.length ?? 0) < 2) return null;
  return (
    <section className={styles.chart}>
      <h3 className={styles.heading}>{words('deep.chart')}</h3>
      <Patterns />
      <p className={styles.hint}>{words('deep.chartHint')}</p>
      <ul className={styles.legend}>
        {SUSPICIONS.map((one) => (
          <li key={one}>
            <svg viewBox="0 0 20 12" className={styles.swatch} aria-hidden="true">
              <rect width="20" height="12" className={styles.band} data-side={one} fill={FILLS[one]} />
            </svg>
            {words(`deep.suspicion.${one}`)}
          </li>
        ))}
      </ul>
      <ul className={styles.curves}>
        {curves.map((curve) => (
          <li key={curve.seat} className={styles.curve}>
            <p className={styles.name}>
              <SeatMark seat={curve.seat} /> {seatName(scene, curve.seat)}
              <span className={styles.role}>{say(scene.catalogue, { key: `name.${curve.role}` })}</span>
            </p>
            <Bands curve={curve} label={labelOf(curve, words)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Told apart by their cut, not by colour alone. */
const FILLS: Readonly<Record<Suspicion, string>> = {
  faithful: 'url(#deep-faithful)',
  cabalist: 'url(#deep-cabalist)',
  heretic: 'url(#deep-heretic)',
};

function Patterns() {
  return (
    <svg width="0" height="0" className={styles.patterns} aria-hidden="true">
      <defs>
        <pattern id="deep-faithful" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={styles.faithful} />
        </pattern>
        <pattern id="deep-cabalist" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className={styles.ground} />
          <rect width="3" height="5" className={styles.cabalist} />
        </pattern>
        <pattern id="deep-heretic" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className={styles.ground} />
          <circle cx="2.5" cy="2.5" r="1.7" className={styles.heretic} />
        </pattern>
      </defs>
    </svg>
  );
}

function Bands({ curve: { beliefs }, label }: { curve: Curve; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.bands}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      {SUSPICIONS.map((one, i) => (
        <path key={one} d={bandOf(beliefs, i)} className={styles.band} fill={FILLS[one]} />
      ))}
    </svg>
  );
}

/** The area between what lies below a suspicion and what lies below the next one. */
function bandOf(beliefs: readonly Belief[], index: number): string {
  const x = (i: number) => ((i / (beliefs.length - 1)) * WIDTH).toFixed(1);
  const y = (belief: Belief, below: number) =>
    (HEIGHT * (1 - SUSPICIONS.slice(0, below).reduce((sum, one) => sum + belief[one], 0))).toFixed(1);
  const lower = beliefs.map((belief, i) => `${x(i)} ${y(belief, index)}`);
  const upper = beliefs.map((belief, i) => `${x(i)} ${y(belief, index + 1)}`).reverse();
  return `M${[...lower, ...upper].join('L')}Z`;
}

function labelOf({ beliefs }: Curve, words: ReturnType<typeof useDeepWords>): string {
  const last = beliefs.at(-1) as Belief;
  const parts = SUSPICIONS.map((one) => `${words(`deep.suspicion.${one}`)} ${Math.round(last[one] * 100)} %`);
  return words('deep.chartLast', { beliefs: parts.join(', ') });
}
