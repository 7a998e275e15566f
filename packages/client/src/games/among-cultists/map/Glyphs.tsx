/** What stands on the ways: ridges of ice, the locked door; and the altar in its ice. How they stand is told above the map. */
import { gouge } from '../../shared/art/gouge.ts';
import { Picture } from '../../shared/art/Picture.tsx';
import type { AmongTable } from '../among-table.ts';
import { emblemOf } from '../art/index.ts';
import styles from './glyphs.module.css';

/** A ridge that has to be climbed. */
const RIDGE = {
  ink: ['M2 92L24 36L36 58L54 8L74 56L82 42L98 92Z'],
  cut: [gouge(24, 44, 20, 84, 4), gouge(54, 20, 48, 84, 5), gouge(60, 40, 66, 84, 4), gouge(82, 54, 84, 84, 3)],
};

export function Glyphs({ table: { view, map } }: { table: AmongTable }) {
  return map.edges.map(({ kind, from, to, glyph }) => {
    if (glyph === undefined) return null;
    const isDoor = kind !== 'obstacle';
    return (
      <span
        key={`${from} ${to}`}
        className={isDoor ? styles.door : styles.ridge}
        style={{ left: `${glyph[0] / 12}%`, top: `${glyph[1] / 8}%` }}
        data-open={(isDoor && view.door === 'open') || undefined}
        aria-hidden="true"
      >
        <Picture emblem={isDoor ? emblemOf('lock') : RIDGE} />
      </span>
    );
  });
}

/** Three slots for relics (AC-5.41), inside the Altar Ice; once all are full, the Organism looks out. */
export function Altar({ table }: { table: AmongTable }) {
  const { altar, organismAwake } = table.view;
  return (
    <span className={styles.altar} aria-hidden="true">
      {organismAwake ? (
        <span className={styles.organism}>
          <Picture emblem={emblemOf('organism')} />
        </span>
      ) : (
        [0, 1, 2].map((slot) => (
          <span key={slot} className={styles.slot} data-full={slot < altar || undefined}>
            {slot < altar && <Picture emblem={emblemOf('item-relic')} />}
          </span>
        ))
      )}
    </span>
  );
}
