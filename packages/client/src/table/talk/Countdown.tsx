/** What is left of a decision that the game's own options limit: a ring that empties, and the time in figures. */
import type { ClockInfo } from '@conclave/protocol';
import { useEffect } from 'react';
import { announce } from '../../ui/LiveRegion.tsx';
import { inWords } from '../clock.ts';
import { useTicking } from '../useTicking.ts';
import { useTableWords } from '../words/index.ts';
import styles from './talk.module.css';

interface Props {
  readonly limit: NonNullable<ClockInfo['limit']>;
  readonly serverNow: () => number;
  /** Whether it says aloud that time gets short; where it is shown twice, one of them does. */
  readonly speaks?: boolean;
}

const SHORT = 10_000;
const AROUND = 2 * Math.PI * 20;

export function Countdown({ limit, serverNow, speaks = false }: Props) {
  const words = useTableWords();
  useTicking(250);
  const left = Math.max(0, limit.closesAt - serverNow());
  const part = Math.min(1, left / Math.max(1, limit.closesAt - limit.opensAt));
  const isShort = left <= SHORT;
  useEffect(() => {
    if (speaks && isShort) announce(words('play.timeShort', { seconds: SHORT / 1000 }));
  }, [speaks, isShort, words]);
  const time = inWords(left, '', '');
  return (
    <span
      className={styles.countdown}
      data-short={isShort || undefined}
      role="timer"
      aria-label={words('play.timeLeft', { time })}
    >
      <svg viewBox="0 0 50 50" aria-hidden="true" focusable="false">
        <circle cx="25" cy="25" r="20" className={styles.dial} />
        <circle cx="25" cy="25" r="20" className={styles.left} strokeDasharray={`${part * AROUND} ${AROUND}`} />
      </svg>
      {time}
    </span>
  );
}
