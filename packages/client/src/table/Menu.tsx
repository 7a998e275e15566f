import type { TableInfo } from '@conclave/protocol';
import { useState } from 'react';
import { changePreferences, usePreferences } from '../app/preferences.ts';
import { api } from '../core/api.ts';
import { ask } from '../core/http.ts';
import type { TableActions } from '../core/table-actions.ts';
import { LANGUAGES, ownName } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Select } from '../ui/Field.tsx';
import { Switch } from '../ui/Switch.tsx';
import { toast, toastProblem } from '../ui/Toasts.tsx';
import styles from './menu.module.css';
import { PaceChoice } from './pace/PaceChoice.tsx';
import { SoundChoice } from './sounds/SoundChoice.tsx';
import { changeTableSettings, useTableSettings } from './table-settings.ts';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly info: TableInfo;
  readonly actions: TableActions;
  readonly close: () => void;
}

/** How a person plays at this table, and the ways out of it. */
export function Menu({ info, actions, close }: Props) {
  const words = useTableWords();
  const settings = useTableSettings();
  const { language } = usePreferences();
  const isPlaying = info.status === 'playing' && info.you.seat !== null;
  return (
    <Dialog title={words('play.menu')} onClose={close}>
      <div className={styles.menu}>
        <PaceChoice />
        <Select
          label={words('play.language')}
          labelled="beside"
          value={language}
          options={LANGUAGES.map((value) => ({ value, words: ownName(value) }))}
          onChange={(chosen) => changePreferences({ language: chosen })}
        />
        <SoundChoice />
        <Switch on={settings.confirms} onChange={(confirms) => changeTableSettings({ confirms })}>
          {words('play.setting.confirms')}
        </Switch>
        <Switch on={settings.list} onChange={(list) => changeTableSettings({ list })}>
          {words('play.setting.list')}
        </Switch>
        <p className={styles.keys}>{words('play.keys')}</p>
        {isPlaying && <WaysOut info={info} actions={actions} close={close} />}
      </div>
    </Dialog>
  );
}

/** What ends the game for somebody is asked again, in a sentence that says what happens. */
type Sure = 'abandon' | 'concede' | null;

function WaysOut({ info, actions, close }: Props) {
  const words = useTableWords();
  const [sure, setSure] = useState<Sure>(null);
  const isAlone = info.seats.filter((seat) => seat.kind === 'person').length === 1;
  const run = (what: Promise<unknown>, done?: string) =>
    void what.then(() => {
      if (done !== undefined) toast({ text: done });
      close();
    }, toastProblem);
  if (sure !== null) {
    return (
      <p className={styles.sure} role="alert">
        {sure === 'abandon' ? words('play.abandonSure') : words('play.concedeSure', { seats: info.seats.length })}{' '}
        <Button onClick={() => setSure(null)}>{words('play.cancel')}</Button>
        <Button kind="danger" onClick={() => run(sure === 'abandon' ? api.abandon(info.id) : actions.concede())}>
          {words(sure === 'abandon' ? 'play.abandonYes' : 'play.concede')}
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.ways}>
      <Button
        icon="bot"
        onClick={() =>
          run(ask('POST', `/api/tables/${encodeURIComponent(info.id)}/stand-up`), words('play.standUpDone'))
        }
      >
        {words('play.standUp')}
      </Button>
      {!isAlone && (
        <Button icon="flag" onClick={() => run(actions.end(true), words('play.askEndDone'))}>
          {words('play.askEnd')}
        </Button>
      )}
      {!isAlone && (
        <Button kind="quiet" icon="flag" onClick={() => setSure('concede')}>
          {words('play.concede')}
        </Button>
      )}
      {isAlone && (
        <Button kind="quiet" icon="flag" onClick={() => setSure('abandon')}>
          {words('play.abandon')}
        </Button>
      )}
    </div>
  );
}
