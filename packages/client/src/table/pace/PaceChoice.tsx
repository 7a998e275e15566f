import { changeTableSettings, useTableSettings } from '../table-settings.ts';
import { useTableWords } from '../words/index.ts';
import styles from './pace.module.css';
import { PACES } from './tempo.ts';

/** How fast the table goes; remembered in this browser. */
export function PaceChoice() {
  const words = useTableWords();
  const { pace } = useTableSettings();
  return (
    <fieldset className={styles.paces}>
      <legend>{words('play.pace')}</legend>
      {PACES.map((one) => (
        <label key={one} className={styles.one}>
          <input type="radio" name="pace" checked={one === pace} onChange={() => changeTableSettings({ pace: one })} />
          {words(`play.pace.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
