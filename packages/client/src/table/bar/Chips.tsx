/** What was touched so far; touching a chip lets go of it and of what follows. */
import { Icon } from '../../ui/Icon.tsx';
import type { LoadedGame, Scene } from '../contract.ts';
import type { Choosing } from '../useChoosing.ts';
import { useTableWords } from '../words/index.ts';
import styles from './chips.module.css';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly choosing: Choosing;
}

export function Chips({ loaded, scene, choosing }: Props) {
  const words = useTableWords();
  if (choosing.touched.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words('play.chips')}>
      {choosing.touched.map((thing, step) => {
        const { title } = loaded.explain(scene, thing);
        return (
          <li key={thing}>
            <button
              type="button"
              className={styles.chip}
              aria-label={words('play.letGo', { thing: title })}
              onClick={() => choosing.back(step)}
            >
              <span className={styles.pill}>
                <span className={styles.text} data-shortened>
                  {title}
                </span>
                <Icon name="close" />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
