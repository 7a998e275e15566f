/** Everything that was told, by turn, in words and small pictures. A line shows itself on the board; its rule is beside it. */
import type { Notice } from '@conclave/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoadedGame, Scene } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import { LogTurn } from './LogTurn.tsx';
import styles from './log.module.css';
import { FILTERS, type Filter, filtered, turnsOf } from './turns.ts';
import { useArrows } from './useArrows.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  /** What the table itself had to tell. */
  readonly notices?: readonly Notice[];
  readonly openRule: (rule: string) => void;
  /** Shows the event with this number: on the board, or in a replay by going there. */
  readonly show: (index: number) => void;
}

/** The latest turns are open, so that what just happened can be read without a touch. */
const OPEN_TURNS = 3;

const NO_NOTICES: readonly Notice[] = [];

export function Log({ loaded, scene, notices = NO_NOTICES, openRule, show }: Props) {
  const words = useTableWords();
  const box = useRef<HTMLOListElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const turns = useMemo(() => turnsOf(loaded, scene, notices), [loaded, scene, notices]);
  const shown = useMemo(() => filtered(turns, filter, loaded, scene.you), [turns, filter, loaded, scene.you]);
  const onKeyDown = useArrows(box);
  // The newest line stays in sight, unless somebody has gone back to read.
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something new was told
  useEffect(() => {
    if (atEnd.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [scene.told.length, notices.length, filter]);
  if (turns.length === 0) return <p className={styles.empty}>{words('play.logEmpty')}</p>;
  return (
    <div className={styles.box}>
      <fieldset className={styles.filters}>
        <legend className="unseen">{words('play.logFilter')}</legend>
        {FILTERS.filter((one) => one !== 'mine' || scene.you !== null).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.filter}
            aria-pressed={one === filter}
            onClick={() => setFilter(one)}
          >
            {words(`play.logFilter.${one}`)}
          </button>
        ))}
      </fieldset>
      <ol
        ref={box}
        className={styles.log}
        data-scroll="text"
        aria-label={words('play.log')}
        onKeyDown={onKeyDown}
        onScroll={(event) => {
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {shown.map((turn, i) => {
          const isOpen = toggled.get(turn.from) ?? i >= shown.length - OPEN_TURNS;
          return (
            <LogTurn
              key={turn.from}
              loaded={loaded}
              scene={scene}
              turn={turn}
              isOpen={isOpen}
              isLatest={i === shown.length - 1}
              toggle={() => setToggled(new Map(toggled).set(turn.from, !isOpen))}
              show={show}
              openRule={openRule}
            />
          );
        })}
      </ol>
    </div>
  );
}
