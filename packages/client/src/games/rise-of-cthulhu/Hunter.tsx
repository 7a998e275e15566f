import { ThingButton } from '../../table/ThingButton.tsx';
import { Layers } from '../shared/art/Picture.tsx';
import { HUNTER_EMBLEM, HUNTER_EYES } from './art/monsters.ts';
import type { RiseTable } from './board-table.ts';
import styles from './hunter.module.css';
import { useRiseWords } from './words/index.ts';

/** The Dark Hunter's token, wherever it stands. */
export function Hunter({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const { hunter } = table.view;
  const label =
    hunter === 'lair' ? words('rise.hunterInLair') : words('rise.hunterAt', { location: table.name(hunter) });
  return (
    <ThingButton
      touching={table.touching}
      thing="hunter"
      card="dark-hunter"
      className={styles.token}
      label={label}
      onPoint={table.point}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <g className={styles.figure}>
          <Layers emblem={HUNTER_EMBLEM} />
        </g>
        {HUNTER_EYES.map((d) => (
          <path key={d} d={d} className={styles.eye} />
        ))}
      </svg>
    </ThingButton>
  );
}
