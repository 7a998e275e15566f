import type { PlayerView } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import { rays } from '../../shared/art/gouge.ts';
import { Layers } from '../../shared/art/Picture.tsx';
import { GHOST } from '../art/characters.ts';
import { emblemOf } from '../art/index.ts';
import styles from './portrait.module.css';
import painted from './token.module.css';

const HALO = rays({ at: [50, 46], from: 40, to: 74, count: 34, width: 1.5, uneven: -9 });

/** A Character's portrait, printed in its colour. Of a Ghost only a ghost is left. */
export function Portrait({ seat, player }: { seat: Seat; player: Pick<PlayerView, 'character' | 'ghost'> }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={`${painted.painted} ${styles.portrait}`}
      data-seat={seat}
      data-ghost={player.ghost || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100" height="100" className={styles.ground} />
      <path d={HALO} className={styles.halo} />
      <g className={styles.figure}>
        {player.ghost ? (
          <g transform="translate(14 14) scale(0.72)">
            <Layers emblem={GHOST} />
          </g>
        ) : (
          <Layers emblem={emblemOf(player.character)} />
        )}
      </g>
    </svg>
  );
}
