/** The table of Rise of Cthulhu (RC-12.1 to RC-12.6): the rival above, the piles and the four towns, one's own hand below. */
import type { RiseEvent } from '@conclave/rise-of-cthulhu';
import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Stage } from '../../table/frame/Stage.tsx';
import { useTravel } from '../shared/movement.ts';
import styles from './board.module.css';
import { useRiseTable } from './board-table.ts';
import { OwnHand } from './Hands.tsx';
import { Location } from './Location.tsx';
import { originOf } from './movement.ts';
import { Piles } from './Piles.tsx';
import { Rival } from './Rival.tsx';
import { type OpenTray, RiseTray } from './Tray.tsx';
import { LOCATIONS } from './things.ts';
import { useRiseWords } from './words/index.ts';

export function Board(props: BoardProps<RiseEvent>) {
  const words = useRiseWords();
  const table = useRiseTable(props);
  const stage = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly tray: OpenTray; readonly told: number } | null>(null);
  const setTray = (tray: OpenTray) => setOpened({ tray, told: table.told });
  // A side was laid out because one of its cards was asked for: the answer closes it.
  const tray = opened?.tray.kind === 'side' && opened.told !== table.told ? null : (opened?.tray ?? null);
  useTravel(stage, props.fresh, props.reducedMotion, originOf, props.tempo.travel);
  return (
    <Stage
      title={words('rise.board')}
      stage={stage}
      seats={<Rival table={table} state={props.seats[table.rival] ?? null} />}
      board={
        <div className={styles.board}>
          <Piles table={table} openPile={setTray} />
          <div className={styles.towns}>
            {LOCATIONS.map((id) => (
              <Location key={id} table={table} id={id} openSide={setTray} />
            ))}
          </div>
        </div>
      }
      own={<OwnHand table={table} known={props.known} />}
    >
      <RiseTray table={table} open={tray} close={() => setOpened(null)} />
    </Stage>
  );
}
