/** A strip of sea and sky behind a heading, engraved in lines. */
import { disc, rays, sea } from './lino.ts';
import styles from './SeaBand.module.css';

const WIDTH = 1600;
const HEIGHT = 240;
const HORIZON = 128;
const SUN = 1420;

const SKY = rays(SUN, HORIZON, { from: 74, to: 1150, count: 90, width: 3.2, begin: 0.5, end: 1, uneven: 0.35 });
const WATER = sea(0, HORIZON + 4, WIDTH, HEIGHT, 9, 1.6);

export function SeaBand() {
  return (
    <svg
      className={styles.band}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className={styles.sky} d={SKY} />
      <path className={styles.sun} d={disc(SUN, HORIZON, 58)} />
      <rect className={styles.ground} y={HORIZON} width={WIDTH} height={HEIGHT - HORIZON} />
      <path className={styles.water} d={WATER} />
    </svg>
  );
}
