import type { PlayerView } from '@conclave/cult-of-the-deep';
import { rays } from '../../shared/art/gouge.ts';
import { Layers } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import styles from './portrait.module.css';

const HALO = rays({ at: [50, 50], from: 43, to: 50, count: 40, width: 1.1 });

/** The second card of a name has rays. */
const RAYS = rays({ at: [50, 50], from: 30, to: 42, count: 28, width: 1.4, uneven: -5 });

/** A seat by its character, its Wraith, and the High Priest's mitre. */
export function Portrait({ player }: { player: PlayerView }) {
  const { wraith, character, role, roleIsPublic } = player;
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles.portrait}
      data-wraith={wraith !== null || undefined}
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="49" className={styles.ground} />
      <path d={HALO} className={styles.halo} />
      {wraith === null && character?.endsWith('-ii') && <path d={RAYS} className={styles.halo} />}
      <g transform="translate(23 22) scale(0.54)" className={styles.figure}>
        <Layers emblem={emblemOf(wraith ?? character)} />
      </g>
      {role !== undefined && roleIsPublic && (
        <g transform="translate(64 62)">
          <circle cx="19" cy="19" r="20" className={styles.badge} />
          <g transform="translate(6 5) scale(0.26)" className={styles.role}>
            <Layers emblem={emblemOf(role)} />
          </g>
        </g>
      )}
    </svg>
  );
}
