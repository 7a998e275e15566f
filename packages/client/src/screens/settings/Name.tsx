import { type FormEvent, useState } from 'react';
import { setMe } from '../../app/session.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { problemInWords } from '../../i18n/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toasts.tsx';
import styles from './Settings.module.css';

export function Name({ current }: { readonly current: string }) {
  const say = useWords();
  const [name, setName] = useState(current);
  const [problem, setProblem] = useState<string | null>(null);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      setMe(await api.rename(name));
      toast({ text: say('settings.saved') });
    } catch (reason) {
      setProblem(problemInWords(reason));
    }
  }
  return (
    <form className={styles.line} onSubmit={save}>
      <Field
        label={say('settings.name')}
        hint={say('settings.nameHint')}
        problem={problem}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
        autoComplete="nickname"
        minLength={2}
        maxLength={24}
        required
      />
      <Button type="submit">{say('settings.save')}</Button>
    </form>
  );
}
