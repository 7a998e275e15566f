/** The table of Cult: Choose Your God Wisely: the city in the middle, the other Cults beside it, one's own things below. */
import type { Seat } from '@conclave/kernel';
import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Stage } from '../../table/frame/Stage.tsx';
import { useTravel } from '../shared/movement.ts';
import styles from './board.module.css';
import { useCityTable } from './board-table.ts';
import { City } from './city/City.tsx';
import { Focus } from './city/Focus.tsx';
import { CultChoice } from './moments/CultChoice.tsx';
import { Summoning } from './moments/Summoning.tsx';
import { Tray } from './moments/Tray.tsx';
import { originOf } from './movement.ts';
import { Own } from './players/Own.tsx';
import { Rivals } from './players/Rivals.tsx';
import { Sheet } from './players/Sheet.tsx';
import { useCityWords } from './words/index.ts';

export function Board(props: BoardProps) {
  const words = useCityWords();
  const [sheet, openSheet] = useState<Seat | null>(null);
  const table = useCityTable(props, openSheet);
  const board = useRef<HTMLDivElement>(null);
  useTravel(board, props.fresh, props.reducedMotion, originOf);
  return (
    <Stage
      title={words('city.board')}
      stage={board}
      own={null}
      board={
        <div className={styles.board} data-seats={table.view.players.length}>
          <Focus table={table} />
          <City table={table} />
          <Rivals table={table} />
          <Own table={table} />
          <Tray table={table} />
          <CultChoice table={table} />
          <Summoning table={table} fresh={props.fresh} />
          {sheet !== null && <Sheet table={table} seat={sheet} close={() => openSheet(null)} />}
        </div>
      }
    />
  );
}
