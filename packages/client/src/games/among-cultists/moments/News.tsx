/** What just happened and matters to all, for a moment over the map. It lets every touch through; the log keeps it. */
import { type AnyGame, type Catalogue, type Seat, say, type ToldEvent } from '@conclave/kernel';
import { useEffect, useState } from 'react';
import type { AmongTable } from '../among-table.ts';
import { EventPicture } from '../EventPicture.tsx';
import { Token } from '../people/Token.tsx';
import { seatsOf } from '../things.ts';
import styles from './news.module.css';

const LASTS = 5200;
const MOST = 4;

const WEIGHTY: ReadonlySet<string> = new Set([
  'eventTurned',
  'lightsWentOut',
  'roomBurned',
  'roomChecked',
  'stateAnnounced',
  'died',
  'roleShown',
  'teamShown',
  'votesRevealed',
  'leaderVotesRevealed',
  'ritualRevealed',
  'organismAwoke',
  'doorOpened',
  'victoryClaimed',
  'snareSprung',
]);

interface Props {
  readonly table: AmongTable;
  readonly game: AnyGame;
  readonly catalogue: Catalogue;
}

export function News({ table, game, catalogue }: Props) {
  const { fresh, me } = table;
  const [news, setNews] = useState<readonly ToldEvent[]>([]);
  useEffect(() => {
    const weighty = fresh.filter((event) => WEIGHTY.has(event.type) || isMyGift(event, me));
    if (weighty.length > 0) setNews((before) => [...before, ...weighty].slice(-MOST));
  }, [fresh, me]);
  useEffect(() => {
    if (news.length === 0) return;
    const timer = setTimeout(() => setNews([]), LASTS);
    return () => clearTimeout(timer);
  }, [news]);
  if (news.length === 0) return null;
  return (
    <ul className={styles.news} aria-hidden="true">
      {news.map((event, i) => {
        const line = game.narrate(event);
        if (line === null) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: news come and go together
          <li key={i} className={styles.line} data-kind={event.type}>
            <EventPicture event={event} />
            {event.type === 'votesRevealed' || event.type === 'leaderVotesRevealed' ? (
              <Tally table={table} ballots={event.ballots as readonly (Seat | null)[]} />
            ) : (
              <span>{say(catalogue, line.words)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A pulse card that one gave or got. */
function isMyGift(event: ToldEvent, me: Seat): boolean {
  return event.type === 'pulseGiven' && (event.seat === me || event.receiver === me);
}

/** Who voted for whom, as signs: voters, then the one they named. */
function Tally({ table, ballots }: { table: AmongTable; ballots: readonly (Seat | null)[] }) {
  const named = [...new Set(ballots)];
  return (
    <span className={styles.tally}>
      {named.map((target) => (
        <span key={String(target)} className={styles.entry}>
          {seatsOf(table.view)
            .filter((seat) => ballots[seat] === target)
            .map((seat) => (
              <Sign key={seat} table={table} seat={seat} />
            ))}
          <span className={styles.arrow}>→</span>
          {target === null ? table.name('skip') : <Sign table={table} seat={target} />}
        </span>
      ))}
    </span>
  );
}

function Sign({ table, seat }: { table: AmongTable; seat: Seat }) {
  return (
    <span className={styles.sign}>
      <Token seat={seat} letter={table.character(seat).charAt(0)} isGhost={table.player(seat).ghost} />
    </span>
  );
}
