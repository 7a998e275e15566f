/** Who sits at the table, whose turn it is, and what time is left. */
import type { PendingView } from '@conclave/kernel';
import type { ClockInfo, SeatInfo, Snapshot } from '@conclave/protocol';
import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { Icon } from '../ui/Icon.tsx';
import { inWords, leftFor } from './clock.ts';
import styles from './topbar.module.css';
import { useTicking } from './useTicking.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly title: string;
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly serverNow: () => number;
  readonly children?: ReactNode;
}

export function TopBar({ title, snapshot, names, serverNow, children }: Props) {
  const words = useTableWords();
  const { pending } = (snapshot.view ?? { pending: null }) as { pending: PendingView | null };
  const count = snapshot.info.seats.length;
  const hasClocks = snapshot.clock?.left.some((left) => left !== null) ?? false;
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label={words('play.home')}>
        <Icon name="back" />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <ul
        className={styles.players}
        aria-label={words('play.players')}
        data-many={count > 3 || undefined}
        data-crowded={count > (hasClocks ? 3 : 5) || undefined}
      >
        {snapshot.info.seats.map((seat) => (
          <Player
            key={seat.seat}
            seat={seat}
            name={names[seat.seat] ?? ''}
            isMe={seat.seat === snapshot.info.you.seat}
            isAsked={pending?.seats.includes(seat.seat) ?? false}
            clock={snapshot.clock}
            serverNow={serverNow}
          />
        ))}
      </ul>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}

interface PlayerProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly isMe: boolean;
  readonly isAsked: boolean;
  readonly clock: ClockInfo | null;
  readonly serverNow: () => number;
}

function Player({ seat, name, isMe, isAsked, clock, serverNow }: PlayerProps) {
  const words = useTableWords();
  const presence = seat.kind === 'bot' || seat.present ? 'present' : 'absent';
  return (
    <li className={styles.player} data-asked={isAsked || undefined} data-mine={isMe || undefined}>
      <span className={styles.dot} data-presence={presence}>
        <span className="unseen">{words(`play.${presence}`)}</span>
      </span>
      <span className={styles.name}>
        {name}
        {isMe && <span className={styles.you}> ({words('play.you')})</span>}
      </span>
      {seat.kind === 'bot' && <span className={styles.badge}>{words('play.botBadge')}</span>}
      {seat.away && <span className={styles.badge}>{words('play.awayBadge')}</span>}
      {isAsked && <span className={styles.turn}>{words('play.toMove')}</span>}
      {clock !== null && <Clock clock={clock} seat={seat.seat} serverNow={serverNow} />}
    </li>
  );
}

function Clock({ clock, seat, serverNow }: { clock: ClockInfo; seat: number; serverNow: () => number }) {
  const words = useTableWords();
  const isRunning = clock.running.includes(seat);
  useTicking(isRunning ? 500 : null);
  const left = leftFor(clock, seat, serverNow());
  if (left === null) return null;
  const time = inWords(left, words('play.day'), words('play.hour'));
  return (
    <span className={styles.clock} data-running={isRunning || undefined} data-short={left < 20_000 || undefined}>
      <Icon name="clock" />
      <span aria-hidden="true">{time}</span>
      <span className="unseen">{words('play.timeLeft', { time })}</span>
    </span>
  );
}
