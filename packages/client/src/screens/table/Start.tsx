import type { TableInfo } from '@conclave/protocol';
import { useEffect, useRef, useState } from 'react';
import { isWaitingForDice, startWithDice } from '../../app/dice.ts';
import { useDoing } from '../../app/useDoing.ts';
import { levelName } from '../../i18n/bot-words.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { Foot } from '../../ui/Foot.tsx';
import styles from './Start.module.css';

const USUAL_LEVEL = 'adept';
const MAX_WAIT_FOR_DICE = 2000;

/** At the foot of the lobby: the host starts the game; everyone else is told that the host does. */
export function Start({ info, levels }: { readonly info: TableInfo; readonly levels: readonly string[] }) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [level, setLevel] = useState(USUAL_LEVEL);
  const latest = useRef(info);
  useEffect(() => {
    latest.current = info;
  }, [info]);

  /** Browsers of those who just sat down get a moment to add their randomness. */
  async function begin(): Promise<void> {
    const until = Date.now() + MAX_WAIT_FOR_DICE;
    while (isWaitingForDice(latest.current) && Date.now() < until) await new Promise((done) => setTimeout(done, 100));
    await startWithDice(latest.current, isFull ? undefined : level);
  }

  const isFull = info.seats.every((seat) => seat.kind !== 'open');
  return (
    <Foot>
      {info.you.host ? (
        <div className={styles.start}>
          {!isFull && (
            <Select
              label={say('lobby.fillWith')}
              value={level}
              options={levels.map((one) => ({ value: one, words: say(levelName(one)) }))}
              onChange={setLevel}
            />
          )}
          <Button kind="primary" large icon="play" busy={busy} onClick={() => attempt(begin)}>
            {say(isFull ? 'lobby.start' : 'lobby.fill')}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{say('lobby.waitingForHost')}</p>
      )}
    </Foot>
  );
}
