/** Makes the map larger: the map in little, and which part of it is seen. */
import { useAmongWords } from '../words/index.ts';
import type { Zoom } from './useZoom.ts';
import styles from './zoom.module.css';

export function ZoomButton({ zoom }: { zoom: Zoom }) {
  const words = useAmongWords();
  const { left, top, right, bottom } = zoom.part;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words('among.zoom')}
      aria-pressed={zoom.isLarge}
      onClick={zoom.toggle}
    >
      <svg viewBox="0 0 36 26" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="34" height="24" className={styles.whole} />
        <rect
          x={1 + left * 34}
          y={1 + top * 24}
          width={(right - left) * 34}
          height={(bottom - top) * 24}
          className={styles.part}
        />
        <path d="M18 8V18M13 13H23" className={styles.plus} />
      </svg>
    </button>
  );
}
