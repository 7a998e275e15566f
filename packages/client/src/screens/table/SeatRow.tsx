import type { SeatInfo, TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { levelHint, levelName } from '../../i18n/bot-words.ts';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Seats.module.css';

interface SeatRowProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly levels: readonly string[];
}

export function SeatRow({ info, seat, levels }: SeatRowProps) {
  const say = useWords();
  const isMine = seat.seat === info.you.seat;
  return (
    <li className={styles.seat} data-kind={seat.kind}>
      <span className={styles.emblem}>
        {seat.kind === 'open' ? seat.seat + 1 : <Icon name={seat.kind === 'bot' ? 'bot' : 'person'} />}
      </span>
      <span className={styles.who}>
        <strong>{seat.kind === 'open' ? say('lobby.free') : nameOf(seat, say)}</strong>
        <Marks info={info} seat={seat} />
      </span>
      {seat.kind === 'open' && <OpenSeat info={info} seat={seat} levels={levels} />}
      {info.you.host && !isMine && seat.kind !== 'open' && <Remove table={info.id} seat={seat} />}
    </li>
  );
}

function nameOf(seat: SeatInfo, say: (key: WordKey) => string): string {
  return seat.name ?? say(levelName(seat.bot ?? 'novice'));
}

/** What else is to say about somebody: that it is you, the host, a bot of some level, and whether they are here. */
function Marks({ info, seat }: { readonly info: TableInfo; readonly seat: SeatInfo }) {
  const say = useWords();
  const isMine = seat.seat === info.you.seat;
  const isGone = seat.kind === 'person' && !isMine && !seat.present;
  return (
    <span className={styles.marks}>
      <span>{say('lobby.seat', { number: seat.seat + 1 })}</span>
      {isMine && <Badge>{say('lobby.you')}</Badge>}
      {seat.user !== undefined && seat.user === info.host && <Badge>{say('lobby.host')}</Badge>}
      {seat.bot !== undefined && (
        <Badge title={say(levelHint(seat.bot))}>{say('bot.name', { level: say(levelName(seat.bot)) })}</Badge>
      )}
      {isGone && <span>{say('lobby.gone')}</span>}
    </span>
  );
}

/** The host empties a seat. A person is removed for good, so that is asked again. */
function Remove({ table, seat }: { readonly table: string; readonly seat: SeatInfo }) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [asking, setAsking] = useState(false);
  const name = nameOf(seat, say);
  const remove = () => attempt(() => api.clearSeat(table, seat.seat));
  return (
    <>
      <IconButton
        icon="close"
        label={say('lobby.kick', { name })}
        onClick={() => (seat.kind === 'bot' ? remove() : setAsking(true))}
      />
      {asking && (
        <Dialog
          title={say('lobby.kickSure', { name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{say('lobby.cancel')}</Button>
              <Button kind="danger" busy={busy} onClick={() => remove().then(() => setAsking(false))}>
                {say('lobby.kick', { name })}
              </Button>
            </>
          }
        >
          <p>{say('lobby.kickText', { name })}</p>
        </Dialog>
      )}
    </>
  );
}

function OpenSeat({ info, seat, levels }: SeatRowProps) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [choosing, setChoosing] = useState(false);
  const isSeated = info.you.seat !== null;
  const number = seat.seat + 1;
  return (
    <span className={styles.actions}>
      {isSeated && !info.you.host && (
        <Button busy={busy} onClick={() => attempt(() => api.join(info.id, { seat: seat.seat }))}>
          {say('lobby.sit')}
        </Button>
      )}
      {info.you.host && (
        <Button icon="bot" aria-label={say('lobby.botFor', { number })} onClick={() => setChoosing(true)}>
          {say('lobby.bot')}
        </Button>
      )}
      {choosing && (
        <Dialog title={say('lobby.botLevel')} onClose={() => setChoosing(false)}>
          <div className={styles.levels}>
            {levels.map((level) => (
              <Button
                key={level}
                onClick={() => {
                  setChoosing(false);
                  void attempt(() => api.seatBot(info.id, seat.seat, level));
                }}
              >
                {say(levelName(level))}: {say(levelHint(level))}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </span>
  );
}
