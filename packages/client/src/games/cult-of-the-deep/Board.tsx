/** The table of Cult of the Deep (CD-12.1): the others around, the altars in the middle, one's own things at the bottom. */
import type { DeepEvent } from '@conclave/cult-of-the-deep';
import type { Thing } from '@conclave/kernel';
import { useRef, useState } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Stage } from '../../table/frame/Stage.tsx';
import { useTravel } from '../shared/movement.ts';
import { Altars } from './altars/Altars.tsx';
import styles from './board.module.css';
import { deepTable } from './deep-table.ts';
import { originOf, useTumble } from './movement.ts';
import { Own } from './own/Own.tsx';
import { Seats } from './seats/Seats.tsx';
import { SuspicionBoard } from './suspicion/SuspicionBoard.tsx';
import { Known } from './trays/Known.tsx';
import { Offer } from './trays/Offer.tsx';
import { deepView } from './view.ts';
import { Phases } from './well/Phases.tsx';
import { useLettingGo } from './well/useLettingGo.ts';
import { Well } from './well/Well.tsx';
import { useDeepWords } from './words/index.ts';

export function Board(props: BoardProps<DeepEvent>) {
  const words = useDeepWords();
  const [pointed, point] = useState<Thing | null>(null);
  const [opened, setOpened] = useState<'suspicions' | 'known' | null>(null);
  const touching = useLettingGo(deepView(props.view), props.touching);
  const table = deepTable({ ...props, touching }, pointed, point);
  const stage = useRef<HTMLDivElement>(null);
  useTravel(stage, props.fresh, props.reducedMotion, originOf);
  useTumble(stage, props.fresh, props.reducedMotion ? 0 : props.tempo.tumble);
  const close = () => setOpened(null);
  return (
    <Stage
      title={words('deep.board')}
      stage={stage}
      seats={<Seats table={table} />}
      board={
        <div className={styles.middle}>
          <Altars table={table} />
          <Phases table={table} />
          <Well table={table} />
        </div>
      }
      own={<Own table={table} openSuspicions={() => setOpened('suspicions')} openKnown={() => setOpened('known')} />}
    >
      {opened === null && <Offer table={table} />}
      {opened === 'suspicions' && <SuspicionBoard table={table} close={close} />}
      {opened === 'known' && <Known table={table} close={close} />}
    </Stage>
  );
}
