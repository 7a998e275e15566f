/** Pulse and room cards: bone paper, one block of pigment, the sign cut out of it. */
import { rays, strata } from '../../shared/art/gouge.ts';
import { Layers } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import styles from './cards.module.css';

/** The paper's edge: no cut of a knife is quite straight. */
const PANEL = 'M8 9L50 8L92 9L91 60L92 112L50 113L9 112L8 60Z';
const RAYS = rays({ at: [50, 58], from: 36, to: 62, count: 26, width: 1, uneven: -10 });
const WATER = strata(11, 89, 98, 110, 3, 1.2, 7);

export function CardFace({ card, name }: { card: string; name: string }) {
  return (
    <span className={styles.card}>
      <svg viewBox="0 0 100 140" className={styles.face} data-card-kind={card} aria-hidden="true" focusable="false">
        <rect x="0.5" y="0.5" width="99" height="139" rx="5" className={styles.paper} />
        <path d={PANEL} className={styles.pigment} />
        <path d={RAYS} className={styles.carved} opacity="0.4" />
        <path d={WATER} className={styles.carved} opacity="0.7" />
        <g transform="translate(22 30) scale(0.56)" className={styles.reversed}>
          <Layers emblem={emblemOf(card)} />
        </g>
        <text x="50" y="129" textAnchor="middle" className={styles.name} {...(name.length > 7 ? squeezed : {})}>
          {name}
        </text>
        <text x="50" y="132" textAnchor="middle" className={styles.large} {...(name.length > 5 ? squeezed : {})}>
          {name}
        </text>
      </svg>
    </span>
  );
}

const squeezed = { textLength: 88, lengthAdjust: 'spacingAndGlyphs', 'data-shortened': true } as const;

const BACK_RAYS = rays({ at: [50, 70], from: 26, to: 62, count: 30, width: 1.5, uneven: -14 });

export function CardBack() {
  return (
    <svg viewBox="0 0 100 140" className={styles.face} aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="99" height="139" rx="5" className={styles.board} />
      <path d={BACK_RAYS} className={styles.backRays} />
      <g transform="translate(26 46) scale(0.48)" className={styles.backSign}>
        <Layers emblem={emblemOf('item-hidden')} />
      </g>
    </svg>
  );
}
