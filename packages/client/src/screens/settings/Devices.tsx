import { type FormEvent, useState } from 'react';
import { copy } from '../../app/copy.ts';
import { connection, setMe, useMe } from '../../app/session.ts';
import { useDoing } from '../../app/useDoing.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { problemInWords } from '../../i18n/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { toast } from '../../ui/Toasts.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './Settings.module.css';

/** Where one is signed in, and moving on to another device: a code that signs in once. */
export function Devices() {
  const me = useMe();
  return (
    <div className={styles.group}>
      {me && <Sessions />}
      {me && <NewCode />}
      <Recover />
    </div>
  );
}

function NewCode() {
  const say = useWords();
  const { busy, attempt } = useDoing();
  const [code, setCode] = useState<string | null>(null);
  return (
    <>
      <p>{say('settings.devicesText')}</p>
      {code === null ? (
        <div>
          <Button icon="key" busy={busy} onClick={() => attempt(() => api.newRecoveryCode().then(setCode))}>
            {say('settings.newCode')}
          </Button>
        </div>
      ) : (
        <div className={styles.code} role="status">
          <p>{say('settings.yourCode')}</p>
          <code>{code}</code>
          <Button icon="copy" onClick={() => copy(code)}>
            {say('settings.copyCode')}
          </Button>
        </div>
      )}
    </>
  );
}

function Recover() {
  const say = useWords();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  async function recover(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      const me = await api.recover(code.trim());
      setMe(me);
      connection.reconnect();
      setCode('');
      toast({ text: say('settings.recovered', { name: me.name }) });
    } catch (reason) {
      setProblem(problemInWords(reason));
    }
  }
  return (
    <form className={styles.line} onSubmit={recover}>
      <CodeField
        label={say('settings.recover')}
        hint={say('settings.recoverHint')}
        problem={problem}
        value={code}
        onCode={(typed) => {
          setCode(typed);
          setProblem(null);
        }}
        maxLength={60}
      />
      <Button type="submit">{say('settings.recoverDo')}</Button>
    </form>
  );
}
