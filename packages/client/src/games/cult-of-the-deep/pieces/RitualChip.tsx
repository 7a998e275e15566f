import type { RitualId } from '@conclave/cult-of-the-deep';
import { ThingButton } from '../../../table/ThingButton.tsx';
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import { breakable } from '../breakable.ts';
import type { DeepTable } from '../deep-table.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './ritual-chip.module.css';

/** A ritual that somebody keeps. */
export function RitualChip({ table, ritual }: { table: DeepTable; ritual: RitualId }) {
  const words = useDeepWords();
  const name = table.name(ritual);
  return (
    <ThingButton
      touching={table.touching}
      thing={`ritual:${ritual}`}
      card={`ritual-${ritual}`}
      className={styles.chip}
      label={words('deep.keeps', { ritual: breakable(name) })}
    >
      <span className={styles.picture}>
        <Picture emblem={emblemOf(ritual)} />
      </span>
      <span>{breakable(name)}</span>
    </ThingButton>
  );
}
