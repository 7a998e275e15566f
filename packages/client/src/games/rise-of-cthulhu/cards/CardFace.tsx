/** The faces of all cards, drawn: bone paper for Cultists, dark boards for Monsters and Artifacts. */

import { memo } from 'react';
import { gouge, rays, strata } from '../../shared/art/gouge.ts';
import { Layers, Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { SIGILS } from '../art/sigils.ts';
import { type BackKind, colourOf, isCultist, POINTS, valueOn } from '../things.ts';
import styles from './cards.module.css';

/** A face never changes, so it is drawn once: a board has dozens of them, and every hover would draw them all. */
export const CardFace = memo(function CardFace({ card, name }: { card: string; name: string }) {
  return isCultist(card) ? <CultistFace card={card} /> : <SpecialFace card={card} name={name} />;
});

/** The paper's edge: no cut of a knife is quite straight. */
const PANEL = 'M32 9L62 8L93 9L92 60L93 131L60 132L33 131L32 70Z';
const SEA = strata(34, 91, 108, 128, 5, 1.2, 4);
const RAYS = rays({ at: [62.5, 58], from: 33, to: 48, count: 20, width: 0.9, uneven: -6, start: 9, end: 369 });

/** The value and the sigil stand in the left margin, so that a card under another one can still be read. */
function CultistFace({ card }: { card: string }) {
  const colour = colourOf(card);
  return (
    <svg viewBox="0 0 100 140" className={`${styles.cultist} ${styles[colour]}`} aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="99" height="139" rx="5" className={styles.paper} />
      <path d={PANEL} className={styles.pigment} />
      <path d={RAYS} className={styles.carved} opacity="0.55" />
      <path d={SEA} className={styles.carved} opacity="0.7" />
      <g transform="translate(36.5 32) scale(0.52)" className={styles.reversed}>
        <Layers emblem={SIGILS[colour]} />
      </g>
      <text x="17" y="38" textAnchor="middle" className={styles.value} {...(valueOn(card) === 10 ? squeezed : {})}>
        {valueOn(card)}
      </text>
      <g transform="translate(6 48) scale(0.22)" className={styles.pigmentInk}>
        <Layers emblem={SIGILS[colour]} />
      </g>
    </svg>
  );
}

/** Two digits share the place of one. */
const squeezed = { textLength: 29, lengthAdjust: 'spacingAndGlyphs' } as const;

function SpecialFace({ card, name }: { card: string; name: string }) {
  const kind = card.startsWith('monster-')
    ? styles.monster
    : card.startsWith('artifact-')
      ? styles.artifact
      : styles.oldOne;
  const points = POINTS[card];
  return (
    <span className={`${styles.special} ${kind}`}>
      <span className={styles.specialPicture}>
        <Picture emblem={emblemOf(card)} />
      </span>
      <span className={styles.specialName}>{name}</span>
      {points !== undefined && <span className={styles.points}>{points}</span>}
    </span>
  );
}

const BACK_RAYS = rays({ at: [50, 70], from: 30, to: 66, count: 28, width: 1.6, uneven: -14 });
const BACK_FRAME = [
  gouge(10, 8, 90, 8, 1),
  gouge(10, 132, 90, 132, 1),
  gouge(8, 10, 8, 130, 1),
  gouge(92, 10, 92, 130, 1),
];

const BACK_EMBLEM: Readonly<Record<BackKind, Parameters<typeof Layers>[0]['emblem']>> = {
  cultist: SIGILS.jade,
  monster: emblemOf('monster-ghoul'),
  artifact: emblemOf('artifact-elder-sign'),
};

/** The back of a card; the three decks have different ones. */
export const CardBack = memo(function CardBack({ kind }: { kind: BackKind }) {
  return (
    <svg
      viewBox="0 0 100 140"
      className={`${styles.back} ${styles[`${kind}Back`]}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="0.5" y="0.5" width="99" height="139" rx="5" className={styles.board} />
      <path d={BACK_RAYS} className={styles.backRays} />
      {BACK_FRAME.map((d) => (
        <path key={d} d={d} className={styles.backLine} />
      ))}
      <g transform="translate(23 43) scale(0.54)" className={styles.backEmblem}>
        <Layers emblem={BACK_EMBLEM[kind]} />
      </g>
    </svg>
  );
});
