import { type FormEvent, useState } from 'react';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { problemInWords } from '../../i18n/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
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
        <Field
          label={say('home.code')}
          hint={say('home.codeHint')}
          problem={problem}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(null);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        <Button type="submit">{say('home.join')}</Button>
      </form>
    </Panel>
  );
}
