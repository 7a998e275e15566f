import { changePreferences, MOTIONS, TEXT_SIZES, THEMES, usePreferences } from '../../app/preferences.ts';
import { useWords } from '../../i18n/index.ts';
import { LANGUAGES, ownName } from '../../i18n/language.ts';
import { Choices } from '../../ui/Choices.tsx';
import styles from './Settings.module.css';

export function Look() {
  const say = useWords();
  const { language, theme, motion, textSize } = usePreferences();
  return (
    <div className={styles.group}>
      <Choices
        legend={say('settings.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, words: ownName(value) }))}
        onChange={(value) => changePreferences({ language: value })}
      />
      <Choices
        legend={say('settings.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, words: say(`settings.theme.${value}`) }))}
        onChange={(value) => changePreferences({ theme: value })}
      />
      <Choices
        legend={say('settings.textSize')}
        value={textSize}
        options={TEXT_SIZES.map((value) => ({ value, words: say(`settings.textSize.${value}`) }))}
        onChange={(value) => changePreferences({ textSize: value })}
      />
      <Choices
        legend={say('settings.motion')}
        value={motion}
        options={MOTIONS.map((value) => ({ value, words: say(`settings.motion.${value}`) }))}
        onChange={(value) => changePreferences({ motion: value })}
      />
    </div>
  );
}
