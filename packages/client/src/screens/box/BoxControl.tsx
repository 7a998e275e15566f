/** "Your box, your numbers": a file, or a form with a field for every number that the game lets a table replace. */
import { BadBox, type BoxFault, boxChanges, boxFile, boxText, readBoxFile } from '@conclave/kernel';
import { type ChangeEvent, useCallback, useId, useState } from 'react';
import { useAnswer } from '../../app/useAnswer.ts';
import { api, textIn } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { useLanguage } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { BoxEntry } from './BoxEntry.tsx';
import { BoxNumbers } from './BoxNumbers.tsx';
import styles from './box.module.css';
import { formOf, withValue } from './box-form.ts';
import { faultInWords } from './fault-words.ts';
import { saveFile } from './save-file.ts';

interface Props {
  readonly game: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function BoxControl({ game, label, value, onChange }: Props) {
  const say = useWords();
  const language = useLanguage();
  const id = useId();
  const { value: groups = [] } = useAnswer(useCallback(() => api.components(game, language), [game, language]));
  const [problem, setProblem] = useState<BoxFault | null>(null);
  const form = formOf(groups);
  const changes = boxChanges(value);

  async function read(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    try {
      const option = { id: 'components', values: [''], default: '', form, rule: '' };
      onChange(readBoxFile({ id: game, options: [option] }, await file.text()));
      setProblem(null);
    } catch (reason) {
      if (!(reason instanceof BadBox)) throw reason;
      setProblem(reason.fault);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the question stands beside it
    <div className={styles.control} role="group" aria-label={label}>
      <div className={styles.files}>
        <label className={styles.file} htmlFor={id}>
          {say('box.read')}
        </label>
        <input id={id} className={styles.input} type="file" accept="application/json,.json" onChange={read} />
        {value !== '' && (
          <>
            <Button kind="quiet" onClick={() => saveFile(`${game}-components.json`, boxFile(game, value))}>
              {say('box.save')}
            </Button>
            <Button kind="quiet" onClick={() => onChange('')}>
              {say('box.none')}
            </Button>
          </>
        )}
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {say('box.problem')} {faultInWords(problem, groups)}
        </p>
      )}
      <BoxNumbers groups={groups} text={value} />
      <details className={styles.form}>
        <summary>{say('box.enter')}</summary>
        {groups.map((group) => (
          <details key={group.id} className={styles.group}>
            <summary>{textIn(group.words)}</summary>
            <div className={styles.entries}>
              {group.fields.map((field) => (
                <BoxEntry
                  key={field.id}
                  field={field}
                  value={changes[group.id]?.[field.id] ?? field.is}
                  onChange={(next) => onChange(boxText(form, withValue(changes, group.id, field.id, next)))}
                />
              ))}
            </div>
          </details>
        ))}
      </details>
    </div>
  );
}
