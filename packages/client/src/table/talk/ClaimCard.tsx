/** A claim as a little card: whose it is, what it says, and whether the reader knows better. */
import type { Verdict } from '@conclave/kernel';
import type { ComponentType } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Scene, SeatSignProps } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import type { Heard } from './said.ts';
import styles from './talk.module.css';

interface Props {
  readonly scene: Scene;
  readonly heard: Heard;
  readonly SeatSign: ComponentType<SeatSignProps> | undefined;
}

export function ClaimCard({ scene, heard, SeatSign }: Props) {
  return (
    <div className={styles.card} data-verdict={heard.verdict ?? undefined}>
      <p className={styles.speaker}>
        {SeatSign !== undefined && (
          <span className={styles.sign}>
            <SeatSign scene={scene} seat={heard.seat} />
          </span>
        )}
        <span className={styles.name}>{scene.names[heard.seat]}</span>
      </p>
      <p className={styles.words}>{heard.words}</p>
      {heard.verdict !== null && <VerdictMark verdict={heard.verdict} />}
    </div>
  );
}

const SIGNS = { agrees: 'check', contradicts: 'warning' } as const;

function VerdictMark({ verdict }: { verdict: Verdict }) {
  const words = useTableWords();
  return (
    <p className={styles.verdict} data-verdict={verdict}>
      <Icon name={SIGNS[verdict]} /> {words(`play.verdict.${verdict}`)}
    </p>
  );
}
