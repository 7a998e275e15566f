import type { SeatInfo, TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { randomId } from '../../core/random.ts';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './Seats.module.css';

export function Seats({ info, levels }: { readonly info: TableInfo; readonly levels: readonly string[] }) {
  const say = useWords();
  const { attempt } = useDoing();
  const isSeated = info.you.seat !== null;
  return (
    <Panel
      title={say('lobby.seats')}
      aside={
        isSeated && (
          <Button kind="quiet" icon="door" onClick={() => attempt(() => api.leave(info.id))}>
            {say('lobby.leave')}
          </Button>
        )
      }
    >
      <ol className={styles.seats}>
        {info.seats.map((seat) => (
          <SeatRow key={seat.seat} info={info} seat={seat} levels={levels} />
        ))}
      </ol>
    </Panel>
  );
}

interface SeatRowProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly levels: readonly string[];
}

function SeatRow({ info, seat, levels }: SeatRowProps) {
  const say = useWords();
  const { attempt } = useDoing();
  const name = useSeatName()(seat);
  const isMine = seat.seat === info.you.seat;
  const mayClear = info.you.host && !isMine && seat.kind !== 'open';
  return (
    <li className={styles.seat} data-kind={seat.kind}>
      <span className={styles.emblem}>
        {seat.kind === 'open' ? seat.seat + 1 : <Icon name={seat.kind === 'bot' ? 'bot' : 'person'} />}
      </span>
      <span className={styles.who}>
        <strong>{name}</strong>
        <Marks info={info} seat={seat} />
      </span>
      {seat.kind === 'open' && <FreeSeat info={info} seat={seat} levels={levels} />}
      {mayClear && (
        <IconButton
          icon="close"
          label={say('lobby.kick', { name })}
          onClick={() => attempt(() => api.clearSeat(info.id, seat.seat))}
        />
      )}
    </li>
  );
}

function useSeatName(): (seat: SeatInfo) => string {
  const say = useWords();
  return (seat) => {
    if (seat.kind === 'open') return say('lobby.free');
    return seat.name ?? say('bot.name', { level: say(`bot.${seat.bot}` as WordKey) });
  };
}

/** What else is to say about somebody: that it is you, the host, and whether they are here. */
function Marks({ info, seat }: { readonly info: TableInfo; readonly seat: SeatInfo }) {
  const say = useWords();
  const marks = [
    say('lobby.seat', { number: seat.seat + 1 }),
    seat.seat === info.you.seat && say('lobby.you'),
    seat.user !== undefined && seat.user === info.host && say('lobby.host'),
    seat.kind === 'person' && seat.seat !== info.you.seat && say(seat.present ? 'lobby.here' : 'lobby.gone'),
    seat.kind === 'bot' && say(`bot.${seat.bot}.hint` as WordKey),
  ];
  return <span className={styles.marks}>{marks.filter(Boolean).join(' · ')}</span>;
}

function FreeSeat({ info, seat, levels }: SeatRowProps) {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [choosing, setChoosing] = useState(false);
  const isSeated = info.you.seat !== null;
  const number = seat.seat + 1;
  return (
    <span className={styles.actions}>
      {isSeated && !info.you.host && (
        <Button busy={busy} onClick={() => attempt(() => api.join(info.id, { seat: seat.seat, entropy: randomId() }))}>
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
                {say(`bot.${level}` as WordKey)}: {say(`bot.${level}.hint` as WordKey)}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </span>
  );
}
