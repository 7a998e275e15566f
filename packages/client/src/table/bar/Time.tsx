/** What time is left: the bar's upper edge empties, and the figures stand in a place that is always kept for them. */
import type { ClockInfo } from '@conclave/protocol';
import { useEffect } from 'react';
import { announce } from '../../ui/LiveRegion.tsx';
import { inWords, windowStep } from '../clock.ts';
import { useTicking } from '../useTicking.ts';
import { useTableWords } from '../words/index.ts';
import styles from './time.module.css';

interface Props {
  readonly clock: ClockInfo | null;
  readonly serverNow: () => number;
}

const SHORT = 10_000;

function leftOf({ clock, serverNow }: Props): { milliseconds: number; part: number } | null {
  const running = clock?.limit ?? clock?.window ?? null;
  if (running === null) return null;
  const milliseconds = Math.max(0, running.closesAt - serverNow());
  return { milliseconds, part: Math.min(1, milliseconds / Math.max(1, running.closesAt - running.opensAt)) };
}

export function Edge(props: Props) {
  const left = leftOf(props);
  useTicking(left === null ? null : 200);
  return (
    <span
      className={styles.edge}
      data-short={(left !== null && left.milliseconds < SHORT) || undefined}
      aria-hidden="true"
    >
      {left !== null && <span style={{ scale: `${left.part} 1` }} />}
    </span>
  );
}

export function Time({ isSending, ...props }: Props & { readonly isSending: boolean }) {
  const words = useTableWords();
  const left = leftOf(props);
  useTicking(left === null ? null : 250);
  const isShort = left !== null && left.milliseconds <= SHORT;
  useEffect(() => {
    if (isShort) announce(words('play.timeShort', { seconds: SHORT / 1000 }));
  }, [isShort, words]);
  const window = props.clock?.window ?? null;
  const time = left === null ? null : inWords(left.milliseconds, '', '');
  return (
    <div className={styles.time}>
      {isSending && (
        <span className={styles.sent} role="status">
          {words('play.willBeSent')}
        </span>
      )}
      {!isSending && time !== null && (
        <span role="timer" aria-label={words('play.timeLeft', { time })} data-short={isShort || undefined}>
          {time}
        </span>
      )}
      {!isSending && window !== null && (
        <span className={styles.going}>{words(`play.window.${windowStep(window, props.serverNow()).step}`)}</span>
      )}
    </div>
  );
}
