/** Who sits at the table, whose turn it is, and what time is left. */
import type { AnyGame, PendingView } from '@conclave/kernel';
import type { ClockInfo, SeatInfo, Snapshot } from '@conclave/protocol';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../app/router.tsx';
import { Icon } from '../ui/Icon.tsx';
import { inWords, leftFor } from './clock.ts';
import styles from './topbar.module.css';
import { useNow } from './useNow.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly title: string;
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly children?: ReactNode;
}

export function TopBar({ title, snapshot, names, children }: Props) {
  const words = useTableWords();
  const { pending } = (snapshot.view ?? { pending: null }) as { pending: PendingView | null };
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label={words('table.home')}>
        <Icon name="back" />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <ul className={styles.players} aria-label={words('table.players')}>
        {snapshot.info.seats.map((seat) => (
          <Player
            key={seat.seat}
            seat={seat}
            name={names[seat.seat] ?? ''}
            isMe={seat.seat === snapshot.info.you.seat}
            isAsked={pending?.seats.includes(seat.seat) ?? false}
            clock={snapshot.clock}
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
}

function Player({ seat, name, isMe, isAsked, clock }: PlayerProps) {
  const words = useTableWords();
  const presence = seat.kind === 'bot' || seat.present ? 'present' : 'absent';
  return (
    <li className={styles.player} data-asked={isAsked || undefined} data-mine={isMe || undefined}>
      <span className={styles.dot} data-presence={presence}>
        <span className="unseen">{words(`table.${presence}`)}</span>
      </span>
      <span className={styles.name}>
        {name}
        {isMe && <span className={styles.you}> ({words('table.you')})</span>}
      </span>
      {seat.kind === 'bot' && <span className={styles.badge}>{words('table.botBadge')}</span>}
      {seat.away && <span className={styles.badge}>{words('table.awayBadge')}</span>}
      {isAsked && <span className={styles.turn}>{words('table.toMove')}</span>}
      {clock !== null && <Clock clock={clock} seat={seat.seat} />}
    </li>
  );
}

function Clock({ clock, seat }: { clock: ClockInfo; seat: number }) {
  const words = useTableWords();
  const isRunning = clock.running.includes(seat);
  const now = useNow(isRunning ? 500 : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time at which this very clock was heard of
  const heard = useMemo(() => Date.now(), [clock]);
  const left = leftFor(clock, seat, Math.max(0, now - heard));
  if (left === null) return null;
  const time = inWords(left, words('table.day'), words('table.hour'));
  return (
    <span className={styles.clock} data-running={isRunning || undefined} data-short={left < 20_000 || undefined}>
      <Icon name="clock" />
      <span aria-hidden="true">{time}</span>
      <span className="unseen">{words('table.timeLeft', { time })}</span>
    </span>
  );
}
