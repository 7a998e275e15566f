/** What happened since the observer's last turn: up to six lines over the upper half of the board, each with its picture. */
import type { ToldEvent } from '@conclave/kernel';
import { useRef } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import type { LoadedGame, Scene } from '../contract.ts';
import frame from '../frame/frame.module.css';
import { useDismiss } from '../tray/useDismiss.ts';
import { useTableWords } from '../words/index.ts';
import styles from './since.module.css';
import { isImportant, sentenceOf } from './told.ts';

const MAX_LINES = 6;

/** The lines of the summary: what is important, else everything, the latest of it. */
export function linesSince(loaded: LoadedGame, scene: Scene, since: number): readonly ToldEvent[] {
  const said = scene.told.slice(since).filter((event) => sentenceOf(scene, event) !== null);
  const important = said.filter((event) => isImportant(loaded, event));
  return important.length > 0 ? important : said;
}

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly events: readonly ToldEvent[];
  readonly showTraces: () => void;
  readonly openLog: () => void;
  readonly close: () => void;
}

export function Since({ loaded, scene, events, showTraces, openLog, close }: Props) {
  const words = useTableWords();
  const box = useRef<HTMLElement>(null);
  useDismiss(box, true, close);
  const lines = events.slice(-MAX_LINES);
  return (
    <section ref={box} className={`${frame.over} ${styles.since}`} data-opened aria-label={words('play.since')}>
      <header className={styles.header}>
        <h2>{words('play.since')}</h2>
        <IconButton icon="close" label={words('play.close')} onClick={close} />
      </header>
      <ul className={styles.lines} data-scroll="text">
        {lines.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one summary do not change
          <li key={i} className={styles.line}>
            <span className={styles.picture}>
              <loaded.EventPicture event={event} />
            </span>
            {sentenceOf(scene, event)}
          </li>
        ))}
      </ul>
      <footer className={styles.footer}>
        {events.length > lines.length && (
          <Button kind="quiet" onClick={openLog}>
            {words('play.sinceMore', { count: events.length - lines.length })}
          </Button>
        )}
        <Button onClick={showTraces}>{words('play.showTraces')}</Button>
      </footer>
    </section>
  );
}
