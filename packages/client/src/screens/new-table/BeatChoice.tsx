import { type ClockSetting, USUAL_BEAT_SECONDS } from '@conclave/protocol';
import { useWords } from '../../i18n/index.ts';
import { Choices } from '../../ui/Choices.tsx';
import styles from './NewTable.module.css';

const SECONDS = ['0', '1', '2', '3'] as const;
export type Beat = (typeof SECONDS)[number];

export const USUAL_BEAT = String(USUAL_BEAT_SECONDS) as Beat;

/** The clock with a beat of this length; where people have days there is none. */
export function withBeat(clock: ClockSetting, beat: Beat): ClockSetting {
  return clock.kind === 'slow' || beat === USUAL_BEAT ? clock : { ...clock, beatSeconds: Number(beat) };
}

export function BeatChoice({ value, onChange }: { value: Beat; onChange: (value: Beat) => void }) {
  const say = useWords();
  const options = SECONDS.map((seconds) => ({ value: seconds, words: say('new.beat.seconds', { seconds }) }));
  return (
    <div className={styles.beat}>
      <Choices legend={say('new.beat')} value={value} options={options} onChange={onChange} />
      <p>{say('new.beatHint')}</p>
    </div>
  );
}
