/** The table of Rise of Cthulhu (RC-12.1 to RC-12.6): the enemy's sides above, one's own below, the hand at the bottom. */
import type { ToldEvent } from '@conclave/kernel';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Stage } from '../../table/frame/Stage.tsx';
import { useTravel } from '../shared/movement.ts';
import { Awakening } from './Awakening.tsx';
import styles from './board.module.css';
import { type RiseTable, useRiseTable } from './board-table.ts';
import { OwnHand, RivalHand } from './Hands.tsx';
import { Location } from './Location.tsx';
import { originOf } from './movement.ts';
import { Piles } from './Piles.tsx';
import type { SetKind } from './preview.ts';
import { Tray } from './Tray.tsx';
import { LOCATIONS, type LocationId } from './things.ts';
import { useRiseWords } from './words/index.ts';

export function Board(props: BoardProps) {
  const words = useRiseWords();
  const table = useRiseTable(props);
  const board = useRef<HTMLDivElement>(null);
  const ribbon = useRibbon(props.fresh);
  const [openPile, setOpenPile] = useState<'discard' | 'valley' | null>(null);
  useTravel(board, props.fresh, props.reducedMotion, originOf);
  return (
    <Stage
      title={words('rise.board')}
      stage={board}
      own={null}
      board={
        <div className={styles.board}>
          <Piles table={table} openPile={setOpenPile} />
          <div className={styles.top}>
            <RivalHand table={table} />
            <Score table={table} />
          </div>
          <div className={styles.locations}>
            {LOCATIONS.map((id) => (
              <Location
                key={id}
                table={table}
                id={id}
                ribbon={ribbon?.location === id ? words(`rise.set.${ribbon.set}`) : null}
              />
            ))}
          </div>
          <OwnHand table={table} />
          <Tray table={table} open={openPile} close={() => setOpenPile(null)} />
          <Awakening table={table} fresh={props.fresh} />
        </div>
      }
    />
  );
}

/** Who is ahead, by what will decide (RC-12.3). */
function Score({ table }: { table: RiseTable }) {
  const words = useRiseWords();
  const { view, me, rival } = table;
  const of = (seat: number) => {
    const here = LOCATIONS.map((id) => view.locations[id]);
    return {
      locations: here.reduce((sum, one) => sum + (one.faces === seat ? (one.double ? 2 : 1) : 0), 0),
      points: here.reduce((sum, one) => sum + one.totals[seat as 0 | 1], 0),
    };
  };
  const [mine, theirs] = [of(me), of(rival)];
  return (
    <dl className={styles.score} aria-label={words('rise.score')}>
      <div className={styles.figure} data-decides={!view.pointsVictory || undefined}>
        <dt>{words('rise.locations')}</dt>
        <dd>
          <b className={styles.mine}>{mine.locations}</b> : <b className={styles.theirs}>{theirs.locations}</b>
        </dd>
      </div>
      <div className={styles.figure} data-decides={view.pointsVictory || undefined}>
        <dt>{words('rise.points')}</dt>
        <dd>
          <b className={styles.mine}>{mine.points}</b> : <b className={styles.theirs}>{theirs.points}</b>
        </dd>
      </div>
      {view.pointsVictory && (
        <div className={styles.banner}>
          <dt className="unseen">{words('rise.score')}</dt>
          <dd>{words('rise.pointsDecide')}</dd>
        </div>
      )}
    </dl>
  );
}

const RIBBON_STAYS = 4000;

/** The set that was made just now, for as long as its ribbon shows. */
function useRibbon(fresh: readonly ToldEvent[]): { location: LocationId; set: SetKind } | null {
  const [ribbon, setRibbon] = useState<{ location: LocationId; set: SetKind } | null>(null);
  useEffect(() => {
    const made = fresh.findLast((event) => event.type === 'setMade');
    if (made !== undefined) setRibbon({ location: made.location as LocationId, set: made.set as SetKind });
  }, [fresh]);
  useEffect(() => {
    if (ribbon === null) return;
    const timer = setTimeout(() => setRibbon(null), RIBBON_STAYS);
    return () => clearTimeout(timer);
  }, [ribbon]);
  return ribbon;
}
