import { boxFile } from '@conclave/kernel';
import { useCallback } from 'react';
import { useAnswer } from '../../app/useAnswer.ts';
import { api } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { useLanguage } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { BoxNumbers } from './BoxNumbers.tsx';
import styles from './box.module.css';
import { saveFile } from './save-file.ts';

/** For everybody at a table: which numbers are from somebody's own box, and the file of them. */
export function TableBox({ game, text }: { readonly game: string; readonly text: string }) {
  const say = useWords();
  const language = useLanguage();
  const { value: groups = [] } = useAnswer(useCallback(() => api.components(game, language), [game, language]));
  return (
    <section className={styles.table} aria-label={say('box.table')}>
      <h3>{say('box.table')}</h3>
      <BoxNumbers groups={groups} text={text} />
      <Button kind="quiet" onClick={() => saveFile(`${game}-components.json`, boxFile(game, text))}>
        {say('box.save')}
      </Button>
    </section>
  );
}
