import { useWords } from '../i18n/index.ts';
import { LANGUAGES, ownName } from '../i18n/language.ts';
import styles from './LanguageChoice.module.css';
import { changePreferences, usePreferences } from './preferences.ts';

/** The language in two letters; pressing it offers all of them by their own names. */
export function LanguageChoice() {
  const say = useWords();
  const { language } = usePreferences();
  return (
    <label className={styles.choice}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={say('settings.language')}
        value={language}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((one) => one === target.value);
          if (chosen !== undefined) changePreferences({ language: chosen });
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
