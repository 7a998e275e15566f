import { Switch } from '../../ui/Switch.tsx';
import { changeTableSettings, useTableSettings } from '../table-settings.ts';
import { useTableWords } from '../words/index.ts';
import styles from './sounds.module.css';
import { play } from './sounds.ts';

/** Whether the table is heard, and how loud; a change is heard at once. */
export function SoundChoice() {
  const words = useTableWords();
  const { sounds, volume } = useTableSettings();
  return (
    <>
      <Switch
        on={sounds}
        onChange={(on) => {
          changeTableSettings({ sounds: on });
          if (on) play('turn', volume / 100);
        }}
      >
        {words('play.setting.sounds')}
      </Switch>
      {sounds && (
        <label className={styles.volume}>
          {words('play.setting.volume')}
          <input
            type="range"
            min={10}
            max={100}
            step={10}
            value={volume}
            onChange={({ target }) => {
              changeTableSettings({ volume: target.valueAsNumber });
              play('turn', target.valueAsNumber / 100);
            }}
          />
        </label>
      )}
    </>
  );
}
