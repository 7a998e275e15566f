/** What everybody claimed, of one speaker alone if one likes. */
import type { Seat } from '@conclave/kernel';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Scene, SeatSignProps } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import { ClaimCard } from './ClaimCard.tsx';
import type { Heard } from './said.ts';
import styles from './talk.module.css';

interface Props {
  readonly scene: Scene;
  readonly claims: readonly Heard[];
  readonly SeatSign: ComponentType<SeatSignProps> | undefined;
}

export function Claims({ scene, claims, SeatSign }: Props) {
  const words = useTableWords();
  const [speaker, setSpeaker] = useState<Seat | null>(null);
  const shown = claims.filter(({ seat }) => speaker === null || seat === speaker);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something new was claimed
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.length]);
  return (
    <div className={styles.claims}>
      <Speakers scene={scene} claims={claims} SeatSign={SeatSign} speaker={speaker} setSpeaker={setSpeaker} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={styles.list} ref={list} data-scroll aria-label={words('play.claims')} tabIndex={0}>
        {shown.length === 0 && <li className={styles.empty}>{words('play.claimsEmpty')}</li>}
        {shown.map((heard) => (
          <li key={heard.n}>
            <ClaimCard scene={scene} heard={heard} SeatSign={SeatSign} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SpeakersProps extends Props {
  readonly speaker: Seat | null;
  readonly setSpeaker: (seat: Seat | null) => void;
}

/** Everybody who claimed something; no choice where it is one alone. */
function Speakers({ scene, claims, SeatSign, speaker, setSpeaker }: SpeakersProps) {
  const words = useTableWords();
  const speakers = [...new Set(claims.map(({ seat }) => seat))].sort((a, b) => a - b);
  if (speakers.length < 2) return null;
  return (
    <fieldset className={styles.speakers} data-scroll>
      <legend className="unseen">{words('play.claimFilter')}</legend>
      <button type="button" className={styles.chip} aria-pressed={speaker === null} onClick={() => setSpeaker(null)}>
        {words('play.claimOfAll')}
      </button>
      {speakers.map((seat) => (
        <button
          key={seat}
          type="button"
          className={styles.chip}
          aria-pressed={seat === speaker}
          aria-label={words('play.claimOf', { name: scene.names[seat] ?? '' })}
          title={scene.names[seat]}
          onClick={() => setSpeaker(seat === speaker ? null : seat)}
        >
          {SeatSign === undefined ? (
            scene.names[seat]
          ) : (
            <span className={styles.sign}>
              <SeatSign scene={scene} seat={seat} />
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
