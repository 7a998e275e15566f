import type { TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { Foot } from '../../ui/Foot.tsx';
import styles from './Start.module.css';

const USUAL_LEVEL = 'adept';

/** At the foot of the lobby: the host starts the game; everyone else is told that the host does. */
export function Start({ info, levels }: { readonly info: TableInfo; readonly levels: readonly string[] }) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [level, setLevel] = useState(USUAL_LEVEL);
  const isFull = info.seats.every((seat) => seat.kind !== 'open');
  return (
    <Foot>
      {info.you.host ? (
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
        </div>
      ) : (
        <p className={styles.note}>{say('lobby.waitingForHost')}</p>
      )}
    </Foot>
  );
}
