import type { TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Field.tsx';
import styles from './Start.module.css';

const USUAL_LEVEL = 'adept';

/** The host begins; everybody else is told that the host does. */
export function Start({ info, levels }: { readonly info: TableInfo; readonly levels: readonly string[] }) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [level, setLevel] = useState(USUAL_LEVEL);
  const isFull = info.seats.every((seat) => seat.kind !== 'open');
  if (!info.you.host) return <p className={styles.note}>{say('lobby.waitingForHost')}</p>;
  return (
    <div className={styles.start}>
      {!isFull && (
        <Select
          label={say('lobby.fillWith')}
          value={level}
          options={levels.map((one) => ({ value: one, words: say(`bot.${one}` as WordKey) }))}
          onChange={setLevel}
        />
      )}
      <Button
        kind="primary"
        large
        icon="play"
        busy={busy}
        onClick={() => attempt(() => api.start(info.id, isFull ? undefined : level))}
      >
        {say(isFull ? 'lobby.start' : 'lobby.fill')}
      </Button>
      <CloseTable table={info.id} />
    </div>
  );
}

function CloseTable({ table }: { readonly table: string }) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {say('lobby.abandon')}
      </Button>
      {asking && (
        <Dialog
          title={say('lobby.abandonSure')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{say('lobby.cancel')}</Button>
              <Button kind="danger" busy={busy} onClick={() => attempt(() => api.abandon(table))}>
                {say('lobby.abandon')}
              </Button>
            </>
          }
        >
          <p>{say('lobby.abandonText')}</p>
        </Dialog>
      )}
    </>
  );
}
