import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { navigate } from '../../ui/router.tsx';
import { Notice } from '../Notice.tsx';
import styles from './AskForCode.module.css';

/** A private table opens by its code. */
export function AskForCode({ table }: { readonly table: string }) {
  const say = useWords();
  const [code, setCode] = useState('');
  function open(event: FormEvent): void {
    event.preventDefault();
    navigate(`/t/${table}?code=${encodeURIComponent(code.trim())}`, { replace: true });
  }
  return (
    <Notice title={say('table.private')} text={say('table.privateText')}>
      <form className={styles.form} onSubmit={open}>
        <CodeField label={say('home.code')} value={code} onCode={setCode} maxLength={20} />
        <Button type="submit" kind="primary">
          {say('home.join')}
        </Button>
      </form>
    </Notice>
  );
}
