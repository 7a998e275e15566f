/** Everything that was told, in words and small pictures; each line opens the rule it rests on. */
import { say, type ToldEvent } from '@conclave/kernel';
import { memo, useEffect, useRef } from 'react';
import type { LoadedGame, Scene } from '../contract.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './log.module.css';

interface Props {
  readonly loaded: LoadedGame;
  readonly catalogue: Scene['catalogue'];
  readonly events: readonly ToldEvent[];
  readonly openRule: (rule: string) => void;
}

export function Log({ loaded, catalogue, events, openRule }: Props) {
  const words = useTableWords();
  const box = useRef<HTMLOListElement>(null);
  // The newest line stays in sight, unless somebody has gone back to read.
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something new was told
  useEffect(() => {
    if (atEnd.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [events.length]);
  if (events.length === 0) return <p className={styles.empty}>{words('play.logEmpty')}</p>;
  return (
    <ol
      ref={box}
      className={styles.log}
      aria-label={words('play.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {events.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only added and taken back at the end
        <Line key={i} loaded={loaded} catalogue={catalogue} event={event} openRule={openRule} />
      ))}
    </ol>
  );
}

const Line = memo(function Line({ loaded, catalogue, event, openRule }: Omit<Props, 'events'> & { event: ToldEvent }) {
  const line = loaded.game.narrate(event);
  if (line === null) return null;
  return (
    <li className={styles.line} data-kind={event.type}>
      <span className={styles.picture}>
        <loaded.EventPicture event={event} />
      </span>
      <span className={styles.words}>{say(catalogue, line.words)}</span>
      <RuleLink rule={line.rule} open={openRule} />
    </li>
  );
});
