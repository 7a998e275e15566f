/** Where one is signed in: each device with its last use, to sign out one or all others. */
import type { Session } from '@conclave/protocol';
import { useState } from 'react';
import { connection, setMe } from '../../app/session.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { useLanguage } from '../../i18n/words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/Toasts.tsx';
import styles from './Settings.module.css';

const HOUR = 60 * 60 * 1000;

export function Sessions() {
  const say = useWords();
  const { value: sessions = [], again } = useAnswer(api.sessions);
  const { busy, attempt } = useDoing();
  const [leaving, setLeaving] = useState<Session | null>(null);

  async function signOut(session: Session): Promise<void> {
    await api.signOut(session.id);
    if (session.current) {
      setMe(null);
      connection.reconnect();
    } else again();
    toast({ text: say('settings.signedOut') });
  }

  async function signOutOthers(): Promise<void> {
    await api.signOutOthers();
    again();
    toast({ text: say('settings.signedOut') });
  }

  return (
    <>
      <ul className={styles.sessions} aria-label={say('settings.devices')}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            signOut={() => (session.current ? setLeaving(session) : attempt(() => signOut(session)))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button busy={busy} onClick={() => attempt(signOutOthers)}>
            {say('settings.signOutOthers')}
          </Button>
        </div>
      )}
      {leaving !== null && (
        <Dialog
          title={say('settings.signOutSure')}
          onClose={() => setLeaving(null)}
          actions={
            <>
              <Button onClick={() => setLeaving(null)}>{say('settings.stay')}</Button>
              <Button kind="danger" busy={busy} onClick={() => attempt(() => signOut(leaving))}>
                {say('settings.signOut')}
              </Button>
            </>
          }
        >
          <p>{say('settings.signOutText')}</p>
        </Dialog>
      )}
    </>
  );
}

interface RowProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly signOut: () => void;
}

function SessionRow({ session, busy, signOut }: RowProps) {
  const say = useWords();
  const language = useLanguage();
  const name = session.device === '' ? say('settings.unknownDevice') : session.device;
  const isRecent = Date.now() - session.usedAt < HOUR;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(session.usedAt);
  return (
    <li className={styles.session}>
      <span>
        <strong>{name}</strong> {session.current && <Badge>{say('settings.thisDevice')}</Badge>}
        <small>{session.current || isRecent ? say('settings.usedNow') : say('settings.usedOn', { day })}</small>
      </span>
      <Button busy={busy} aria-label={say('settings.signOutOf', { device: name })} onClick={signOut}>
        {say('settings.signOut')}
      </Button>
    </li>
  );
}
