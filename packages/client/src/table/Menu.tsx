import type { TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { api } from '../core/api.ts';
import { ask } from '../core/http.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast, toastProblem } from '../ui/Toasts.tsx';
import styles from './menu.module.css';
import { changeTableSettings, useTableSettings } from './table-settings.ts';
import { useTableWords } from './words/index.ts';

/** How a person plays at this table, and the ways out of it. */
export function Menu({ info, close }: { info: TableInfo; close: () => void }) {
  const words = useTableWords();
  const [isSure, setSure] = useState(false);
  const isPlaying = info.status === 'playing' && info.you.seat !== null;
  const persons = info.seats.filter((seat) => seat.kind === 'person').length;

  async function standUp(): Promise<void> {
    try {
      await ask('POST', `/api/tables/${encodeURIComponent(info.id)}/stand-up`);
      toast({ text: words('play.standUpDone') });
      close();
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <Dialog title={words('play.menu')} onClose={close}>
      <div className={styles.menu}>
        <Switch setting="confirms" />
        <Switch setting="list" />
        {isPlaying && (
          <div className={styles.ways}>
            <Button icon="bot" onClick={standUp}>
              {words('play.standUp')}
            </Button>
            {persons === 1 && !isSure && (
              <Button kind="quiet" icon="flag" onClick={() => setSure(true)}>
                {words('play.abandon')}
              </Button>
            )}
            {isSure && (
              <p className={styles.sure}>
                {words('play.abandonSure')}{' '}
                <Button kind="danger" onClick={() => api.abandon(info.id).then(close, toastProblem)}>
                  {words('play.abandonYes')}
                </Button>
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Switch({ setting }: { setting: 'confirms' | 'list' }) {
  const words = useTableWords();
  const settings = useTableSettings();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={settings[setting]}
        onChange={(event) => changeTableSettings({ [setting]: event.target.checked })}
      />
      {words(`play.setting.${setting}`)}
    </label>
  );
}
