import styles from './Seal.module.css';
import { SEAL } from './seal.ts';

/** Our seal. The name stands beside it, so screen readers pass over it. */
export function Seal() {
  return (
    <svg className={styles.seal} viewBox="0 0 64 64" aria-hidden="true">
      <path d={SEAL.block} className={styles.block} />
      <path d={SEAL.rim} fillRule="evenodd" className={styles.cut} />
      <path d={SEAL.cuts + SEAL.eye} className={styles.cut} />
      <path d={SEAL.iris} className={styles.block} />
      <path d={SEAL.pupil} className={styles.cut} />
    </svg>
  );
}
