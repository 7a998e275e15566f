/** The table of Among Cultists: the map in the middle, everybody beside it, what one holds at the bottom. */
import { useMemo, useRef, useState } from 'react';
import type { BoardProps, Touching } from '../../table/contract.ts';
import { Stage } from '../../table/frame/Stage.tsx';
import { Picture } from '../shared/art/Picture.tsx';
import { useTravel } from '../shared/movement.ts';
import { type AmongTable, useAmongTable } from './among-table.ts';
import { emblemOf } from './art/index.ts';
import styles from './board.module.css';
import { MapSheet } from './map/MapSheet.tsx';
import { Mine } from './mine/Mine.tsx';
import { MomentPanel, momentKind, useMoment } from './moments/Moments.tsx';
import { News } from './moments/News.tsx';
import { People } from './people/People.tsx';
import { Status } from './status/Status.tsx';
import { useAmongWords } from './words/index.ts';

const NOTHING: Touching['touchable'] = new Set();

export function Board(props: BoardProps) {
  const words = useAmongWords();
  const table = useAmongTable(props);
  const [isLarge, setLarge] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  useTravel(board, props.fresh, props.reducedMotion, () => null);
  const still = useStill(table);
  const moment = useMoment(table);
  const kind = momentKind(table);
  return (
    <Stage
      title={words('among.board')}
      stage={board}
      own={null}
      board={
        <div className={styles.board}>
          <Status table={table} />
          <People table={kind === 'people' ? still : table} />
          <div className={styles.middle}>
            <MapSheet table={table} isLarge={isLarge} isCovered={moment !== null && !moment.isFolded} />
            {moment !== null && <MomentPanel moment={moment} live={table.live} />}
            <News table={table} game={props.game} catalogue={props.catalogue} />
          </div>
          <Mine table={kind === 'cards' ? still : table}>
            <button
              type="button"
              className={styles.zoom}
              aria-label={words('among.zoom')}
              aria-pressed={isLarge}
              onClick={() => setLarge(!isLarge)}
            >
              <Picture emblem={emblemOf('investigator')} />
            </button>
          </Mine>
        </div>
      }
    />
  );
}

/** The same table where nothing glows: what a moment offers is offered once. */
function useStill(table: AmongTable): AmongTable {
  const touching = useMemo(() => ({ ...table.touching, touchable: NOTHING, otherWays: NOTHING }), [table.touching]);
  return { ...table, touching };
}
