/** The table of Cult of the Deep (CD-12.1): the others around, the altars in the middle, one's own things at the bottom. */
import type { Seat as SeatNumber } from '@conclave/kernel';
import { type CSSProperties, useRef } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Stage } from '../../table/frame/Stage.tsx';
import { useTravel } from '../shared/movement.ts';
import { Altar } from './Altar.tsx';
import styles from './board.module.css';
import { Centre } from './Centre.tsx';
import { deepTable } from './deep-table.ts';
import { Mine } from './Mine.tsx';
import { Moment } from './Moment.tsx';
import { originOf, useTumble } from './movement.ts';
import { Seat } from './Seat.tsx';
import { othersAfter } from './things.ts';
import { useDeepWords } from './words/index.ts';

export function Board(props: BoardProps) {
  const words = useDeepWords();
  const table = deepTable(props);
  const board = useRef<HTMLDivElement>(null);
  useTravel(board, props.fresh, props.reducedMotion, originOf);
  useTumble(board, props.fresh, props.reducedMotion);
  const others = othersAfter(table.view, table.me);
  const { left, top, right } = around(others);
  return (
    <Stage
      title={words('deep.board')}
      stage={board}
      own={null}
      board={
        <div className={styles.board}>
          <div className={styles.others} style={{ '--columns': columnsFor(others.length) } as CSSProperties}>
            {[
              { side: 'left', seats: left },
              { side: 'top', seats: top },
              { side: 'right', seats: right },
            ].map(({ side, seats }) => (
              <ul key={side} className={styles[side]} aria-label={words('deep.others')}>
                {seats.map((seat) => (
                  <Seat key={seat} table={table} seat={seat} />
                ))}
              </ul>
            ))}
          </div>
          <div className={styles.middle}>
            <ul className={styles.altars} aria-label={words('deep.altars')}>
              {table.view.altars.map(({ ritual }, index) => (
                <Altar key={ritual} table={table} index={index} />
              ))}
            </ul>
            <Centre table={table} />
          </div>
          <div className={styles.bottom}>
            <Mine table={table} />
          </div>
          <Moment table={table} />
        </div>
      }
    />
  );
}

/** Clockwise from one's own left: up the left side, along the top, down the right side. */
function around(seats: readonly SeatNumber[]): Record<'left' | 'top' | 'right', readonly SeatNumber[]> {
  const side = Math.floor(seats.length / 3);
  const [left, right] = seats.length < 6 ? [1, 1] : [side, side];
  return {
    left: seats.slice(0, left),
    top: seats.slice(left, seats.length - right),
    right: seats.slice(seats.length - right),
  };
}

/** On a narrow screen the others stand in one or two rows. */
function columnsFor(count: number): number {
  return count <= 4 ? count : Math.ceil(count / 2);
}
