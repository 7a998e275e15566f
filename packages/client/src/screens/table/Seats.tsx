import type { TableInfo } from '@conclave/protocol';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SeatRow } from './SeatRow.tsx';
import styles from './Seats.module.css';

export function Seats({ info, levels }: { readonly info: TableInfo; readonly levels: readonly string[] }) {
  const say = useWords();
  const { attempt } = useDoing();
  const isSeated = info.you.seat !== null;
  return (
    <Panel
      title={say('lobby.seats')}
      aside={
        isSeated ? (
          <Button kind="quiet" icon="door" onClick={() => attempt(() => api.leave(info.id))}>
            {say('lobby.leave')}
          </Button>
        ) : (
          <p className={styles.watching}>
            <Icon name="eye" />
            {say('lobby.watching')}
          </p>
        )
      }
    >
      <ol className={styles.seats}>
        {info.seats.map((seat) => (
          <SeatRow key={seat.seat} info={info} seat={seat} levels={levels} />
        ))}
      </ol>
      <Watchers count={info.watchers - (isSeated ? 0 : 1)} />
    </Panel>
  );
}

/** How many others look on. */
function Watchers({ count }: { readonly count: number }) {
  const say = useWords();
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles.watchers}>
          <Icon name="eye" />
          {say('lobby.watchers', { count })}
        </p>
      )}
    </div>
  );
}
