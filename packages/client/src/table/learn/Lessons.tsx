/** Pointers that explain each new thing once, when it first matters. They never stop the game. */
import type { Snapshot } from '@conclave/protocol';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Stored } from '../../core/stored.ts';
import { Button } from '../../ui/Button.tsx';
import { announce } from '../../ui/LiveRegion.tsx';
import type { Lesson } from '../contract.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './learn.module.css';
import type { Progress } from './progress.ts';
import { useLessonPlace } from './useLessonPlace.ts';

interface Props {
  readonly lessons: readonly Lesson[];
  readonly snapshot: Snapshot;
  readonly progress: Stored<Progress>;
  readonly openRule: (rule: string) => void;
}

export function Lessons({ lessons, snapshot, progress, openRule }: Props) {
  const words = useTableWords();
  const { seen, off } = useSyncExternalStore(progress.subscribe, progress.get);
  const { view, events } = snapshot;
  const isOver = snapshot.info.status !== 'playing';
  const due =
    off || isOver ? undefined : lessons.find((one) => !seen.includes(one.id) && one.matters(view, events.told));
  const text = due?.text();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lesson is said once
  useEffect(() => {
    if (text !== undefined) announce(`${text.title}. ${text.text}`);
  }, [due?.id]);
  const card = useRef<HTMLElement>(null);
  const place = useLessonPlace(card, due?.id, due?.thing?.(view));
  if (due === undefined || text === undefined) return null;
  return (
    <>
      {place?.thing && <span className={styles.pointer} style={place.thing} data-lesson-thing aria-hidden="true" />}
      <aside
        ref={card}
        className={styles.lesson}
        style={place?.card}
        data-region="lesson"
        data-tight={place?.isTight ? '' : undefined}
        aria-label={text.title}
      >
        <p className={styles.count}>
          {words('play.lessonOf', { n: seen.length + 1, count: lessons.length })}{' '}
          <RuleLink rule={due.rule} open={openRule} />
        </p>
        <h2 className={styles.title}>{text.title}</h2>
        <p className={styles.text} data-scroll>
          {text.text}
        </p>
        <div className={styles.ways}>
          <Button kind="primary" onClick={() => progress.set({ seen: [...seen, due.id], off })}>
            {words('play.lessonNext')}
          </Button>
          <Button kind="quiet" onClick={() => progress.set({ seen, off: true })}>
            {words('play.lessonsOff')}
          </Button>
        </div>
      </aside>
    </>
  );
}
