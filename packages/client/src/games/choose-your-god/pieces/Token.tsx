/** Priests, Patriarchs and Altars as pieces on the board, each in the shape and colour of its seat. */
import { Layers } from '../../shared/art/Picture.tsx';
import { SIGNS } from '../art/signs.ts';
import type { SeatColour } from '../things.ts';
import styles from './pieces.module.css';
import { SHAPES } from './shapes.ts';

/** Whose it is, as small as a letter. */
export function SeatMark({ colour }: { colour: SeatColour }) {
  return (
    <svg className={`${styles.mark} ${styles[colour]}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={SHAPES[colour].outline} className={styles.body} />
    </svg>
  );
}

interface TokenProps {
  readonly colour: SeatColour;
  readonly strength: number;
  readonly isPatriarch?: boolean;
  readonly bonus?: number;
  readonly coins?: number;
}

export function Token({ colour, strength, isPatriarch = false, bonus = 0, coins = 0 }: TokenProps) {
  const { outline, y } = SHAPES[colour];
  return (
    <span className={`${styles.token} ${styles[colour]}`} data-patriarch={isPatriarch || undefined}>
      <svg viewBox={isPatriarch ? '-2 -9 36 42' : '-1 -1 34 34'} aria-hidden="true" focusable="false">
        {isPatriarch && (
          <g transform="translate(7 -9) scale(0.18)" className={styles.mitre}>
            <Layers emblem={SIGNS.mitre} />
          </g>
        )}
        <path d={outline} className={styles.body} />
      </svg>
      <span className={styles.number} data-long={strength > 9 || undefined} style={{ top: topOf(y, isPatriarch) }}>
        {strength}
      </span>
      {bonus > 0 && <span className={styles.bonus}>+{bonus}</span>}
      {coins > 0 && <span className={styles.coins}>{coins}</span>}
    </span>
  );
}

/** Where the middle of the number stands, in parts of the token's height. */
function topOf(y: number, isPatriarch: boolean): string {
  const [from, height] = isPatriarch ? [-9, 42] : [-1, 34];
  return `${((y - from) / height) * 100}%`;
}

export function Altar({ colour }: { colour: SeatColour }) {
  return (
    <span className={`${styles.token} ${styles[colour]}`}>
      <svg viewBox="-1 -1 34 34" aria-hidden="true" focusable="false">
        <path d={SHAPES[colour].outline} className={styles.body} />
        <g transform={`translate(7.5 ${SHAPES[colour].y - 9}) scale(0.17)`} className={styles.altar}>
          <Layers emblem={SIGNS.altar} />
        </g>
      </svg>
    </span>
  );
}
