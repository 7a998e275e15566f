/** The table of Cult: Choose Your God Wisely: the city in the middle, the other Cults beside it, one's own things below. */
import type { CityEvent } from '@conclave/choose-your-god';
import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Stage } from '../../table/frame/Stage.tsx';
import { useTravel } from '../shared/movement.ts';
import styles from './board.module.css';
import { type CityTable, type Opened, useCityTable } from './board-table.ts';
import { City } from './city/City.tsx';
import { FocusLine } from './focus/FocusLine.tsx';
import { FocusPanel } from './focus/FocusPanel.tsx';
import { originOf } from './movement.ts';
import { CultDetails } from './opening/CultDetails.tsx';
import { CultGallery } from './opening/CultGallery.tsx';
import { Own } from './own/Own.tsx';
import { Rivals } from './players/Rivals.tsx';
import { Sheet } from './players/Sheet.tsx';
import { Answers } from './tray/Answers.tsx';
import { answersOf } from './tray/answers.ts';
import { Known } from './tray/Known.tsx';
import { frameIn } from './view.ts';
import { useCityWords } from './words/index.ts';

export function Board(props: BoardProps<CityEvent>) {
  const words = useCityWords();
  const [kept, keep] = useState<{ readonly what: Opened; readonly question: string } | null>(null);
  const close = () => keep(null);
  const table = useCityTable(props, (what) => keep({ what, question: questionIn(table) }));
  // Another question may ask for what lies under it.
  const opened = kept !== null && kept.question === questionIn(table) ? kept.what : null;
  const board = useRef<HTMLDivElement>(null);
  useTravel(board, props.fresh, props.reducedMotion, originOf);
  const isOpening = table.view.phase === 'opening';
  // What was touched in a Location's panel may ask for more, and the answers are in the tray below it.
  const isAnswering = props.touching.touched.length > 0 && answersOf(table).length > 0;
  const line = <FocusLine table={table} />;
  return (
    <Stage
      title={words('city.board')}
      stage={board}
      seats={<Rivals table={table} />}
      board={
        isOpening ? (
          <CultGallery table={table} />
        ) : (
          <div className={styles.board}>
            {props.frame !== 'landscape' && line}
            <City table={table} />
          </div>
        )
      }
      own={
        isOpening ? (
          <CultDetails table={table} />
        ) : (
          <Own table={table} live={props.live}>
            {props.frame === 'landscape' && line}
          </Own>
        )
      }
    >
      <Answers table={table} />
      {opened?.what === 'panel' && !isAnswering && (
        <FocusPanel table={table} location={opened.location} close={close} />
      )}
      {opened?.what === 'sheet' && <Sheet table={table} seat={opened.seat} close={close} />}
      {opened?.what === 'known' && <Known table={table} close={close} />}
    </Stage>
  );
}

/** What the person is asked now; empty while others are. */
function questionIn({ options, view }: CityTable): string {
  return options.length === 0 ? '' : JSON.stringify(frameIn(view));
}
