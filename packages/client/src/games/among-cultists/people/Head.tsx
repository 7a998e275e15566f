/** Somebody on the map or on a plate: the Character's head, printed in the shape and colour of its seat. A Ghost's is hollow. */
import type { PlayerView } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';
import { Layers } from '../../shared/art/Picture.tsx';
import { GHOST } from '../art/characters.ts';
import { emblemOf } from '../art/index.ts';
import { SHAPES } from './shapes.ts';
import styles from './token.module.css';

interface Props {
  readonly seat: Seat;
  readonly player: Pick<PlayerView, 'character' | 'ghost'>;
}

export function Head({ seat, player }: Props) {
  return (
    <svg
      className={styles.token}
      viewBox="-6 -6 112 112"
      data-seat={seat}
      data-ghost={player.ghost || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[seat]} className={styles.shape} />
      <g transform={FITS[seat] ?? 'translate(11 8) scale(0.78)'} className={styles.head}>
        <Layers emblem={player.ghost ? GHOST : emblemOf(player.character)} />
      </g>
    </svg>
  );
}

/** A triangle has its room below, a diamond in the middle. */
const FITS: Readonly<Record<number, string>> = {
  2: 'translate(20 31) scale(0.6)',
  3: 'translate(18 16) scale(0.64)',
  5: 'translate(16 14) scale(0.68)',
};
