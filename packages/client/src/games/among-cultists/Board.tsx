/** The table of Among Cultists: how it stands and everybody, the map or the council, what one holds. */
import type { AmongEvent } from '@conclave/among-cultists';
import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Stage } from '../../table/frame/Stage.tsx';
import { useTravel } from '../shared/movement.ts';
import { useAmongTable, useStill } from './among-table.ts';
import { Council, councilIn } from './council/Council.tsx';
import { MapSheet } from './map/MapSheet.tsx';
import { useZoom } from './map/useZoom.ts';
import { ZoomButton } from './map/ZoomButton.tsx';
import { Mine } from './mine/Mine.tsx';
import { People } from './people/People.tsx';
import styles from './seats.module.css';
import { Status } from './status/Status.tsx';
import { Trays, trayIn } from './trays/Trays.tsx';
import { useAmongWords } from './words/index.ts';

export function Board(props: BoardProps<AmongEvent>) {
  const words = useAmongWords();
  const table = useAmongTable(props);
  const still = useStill(table);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(table);
  const [isAway, setAway] = useState<string | null>(null);
  useTravel(stage, props.fresh, props.reducedMotion, () => null);
  const council = councilIn(table);
  const isCouncil = council !== null && isAway !== council.id;
  const tray = trayIn(table);
  const people = <People table={isCouncil ? still : table} />;
  return (
    <Stage
      title={words('among.board')}
      stage={stage}
      seats={
        <div className={styles.seats}>
          <Status table={table}>{props.frame === 'portrait' && <ZoomButton zoom={zoom} />}</Status>
          {props.frame !== 'landscape' && people}
        </div>
      }
      board={
        <>
          <MapSheet table={table} zoom={zoom} isCovered={isCouncil} />
          {council !== null && (
            <Council
              table={table}
              council={council}
              isOpen={isCouncil}
              toggle={() => setAway(isCouncil ? council.id : null)}
            />
          )}
        </>
      }
      own={<Mine table={tray?.isOverCards === true ? still : table}>{props.frame === 'landscape' && people}</Mine>}
    >
      {tray !== null && <Trays table={table} tray={tray} />}
    </Stage>
  );
}
