import { useState } from 'react';
import { connection, setMe } from '../../app/session.ts';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toasts.tsx';
import styles from './Settings.module.css';

export function Data() {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [asking, setAsking] = useState(false);
  async function remove(): Promise<void> {
    await api.deleteMe();
    setMe(null);
    connection.reconnect();
    toast({ text: say('settings.deleted') });
  }
  return (
    <div className={styles.buttons}>
      <a className={styles.download} href="/api/me/export" download>
        <Icon name="download" />
        {say('settings.export')}
      </a>
      <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
        {say('settings.delete')}
      </Button>
      {asking && (
        <Dialog
          title={say('settings.deleteSure')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{say('settings.keep')}</Button>
              <Button kind="danger" busy={busy} onClick={() => attempt(remove)}>
                {say('settings.delete')}
              </Button>
            </>
          }
        >
          <p>{say('settings.deleteText')}</p>
        </Dialog>
      )}
    </div>
  );
}
