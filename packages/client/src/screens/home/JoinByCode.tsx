import { type FormEvent, useState } from 'react';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { problemInWords } from '../../i18n/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { navigate } from '../../ui/router.tsx';
import styles from './JoinByCode.module.css';

export function JoinByCode() {
  const say = useWords();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    const tidy = code.trim();
    try {
      const table = await api.tableOfCode(tidy);
      navigate(`/t/${table}?code=${encodeURIComponent(tidy)}`);
    } catch (reason) {
      setProblem(problemInWords(reason));
    }
  }
  return (
    <Panel title={say('home.joinTitle')}>
      <form className={styles.form} onSubmit={join}>
        <CodeField
          label={say('home.code')}
          hint={say('home.codeHint')}
          problem={problem}
          value={code}
          onCode={(typed) => {
            setCode(typed);
            setProblem(null);
          }}
          maxLength={20}
        />
        <Button type="submit">{say('home.join')}</Button>
      </form>
    </Panel>
  );
}
