/** How many of each role play, as pips; those of the dead are hollow. A touch opens one's own suspicions. */
import { Picture } from '../../shared/art/Picture.tsx';
import { emblemOf } from '../art/index.ts';
import type { DeepTable } from '../deep-table.ts';
import { useDeepWords } from '../words/index.ts';
import styles from './own.module.css';
import { roleCounts } from './role-counts.ts';

export function RolePips({ table, open }: { table: DeepTable; open: () => void }) {
  const words = useDeepWords();
  const counts = roleCounts(table.view);
  const said = counts.map(({ role, count }) => (count === 1 ? table.name(role) : `${count} × ${table.name(role)}`));
  const roles = words('deep.rolesInGame', { roles: said.join(', ') });
  const pips = (
    <span className={styles.pips} aria-hidden="true">
      {counts.map(({ role, count, dead }) => (
        <span key={role} className={styles.role} title={table.name(role)}>
          <Picture emblem={emblemOf(role)} />
          <span className={styles.dots}>
            {Array.from({ length: count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips are numbered
              <span key={i} className={styles.dot} data-dead={i >= count - dead || undefined} />
            ))}
          </span>
        </span>
      ))}
    </span>
  );
  if (!table.isYours || table.view.result !== null) {
    return (
      <span className={styles.roles} role="img" aria-label={roles}>
        {pips}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.roles}
      data-button
      aria-label={`${words('deep.suspicionsShort')}. ${roles}`}
      onClick={open}
    >
      {pips}
      <span className={styles.suspect} aria-hidden="true">
        <Picture emblem={emblemOf('watching')} />
        <span className={styles.suspectWord}>{words('deep.suspicionsShort')}</span>
      </span>
    </button>
  );
}
