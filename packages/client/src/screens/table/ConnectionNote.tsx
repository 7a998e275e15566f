import type { ConnectionState } from '../../core/connection.ts';
import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ConnectionNote.module.css';

/** Says calmly that the connection is gone, for as long as it is. */
export function ConnectionNote({ state }: { readonly state: ConnectionState }) {
  const say = useWords();
  return (
    <div role="status">
      {(state === 'lost' || state === 'stopped') && (
        <p className={styles.note}>
          <Icon name="wave" />
          {say(`table.${state}`)}
        </p>
      )}
    </div>
  );
}
