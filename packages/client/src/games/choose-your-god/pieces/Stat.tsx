/** A number of something, with the sign of what it is. */
import { Picture } from '../../shared/art/Picture.tsx';
import { SIGNS, type SignName } from '../art/signs.ts';
import styles from './stat.module.css';

interface Props {
  readonly sign: SignName;
  readonly label: string;
  readonly count: number;
  /** What of it wins the game. */
  readonly goal?: number;
}

export function Stat({ sign, label, count, goal }: Props) {
  const isClose = goal !== undefined && count >= goal - 1 && count > 0;
  return (
    <span className={styles.stat} data-sign={sign} data-close={isClose || undefined} title={label}>
      <Sign name={sign} />
      <span className="unseen">{label}: </span>
      <span key={count} className={styles.count} data-number={sign}>
        {count}
      </span>
      {goal !== undefined && <span className={styles.goal}>/{goal}</span>}
    </span>
  );
}

export function Sign({ name }: { name: SignName }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <Picture emblem={SIGNS[name]} />
    </span>
  );
}
