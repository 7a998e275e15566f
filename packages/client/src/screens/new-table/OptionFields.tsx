import { type Options, withOption } from '@conclave/kernel';
import type { GameOption } from '../../core/api.ts';
import { useLanguage } from '../../i18n/words.ts';
import { Select } from '../../ui/Field.tsx';
import styles from './OptionFields.module.css';

interface OptionFieldsProps {
  readonly options: readonly GameOption[];
  /** What differs from the default, by option. */
  readonly value: Options;
  readonly onChange: (value: Options) => void;
}

/** A game's options as questions with answers, in the game's own words. A preset answers others, for all to see. */
export function OptionFields({ options, value, onChange }: OptionFieldsProps) {
  const language = useLanguage();
  return (
    <div className={styles.fields}>
      {options.map((option) => (
        <Select
          key={option.id}
          label={option.words[language]}
          value={String(value[option.id] ?? option.default)}
          options={option.values.map((one) => ({ value: String(one.value), words: one.words[language] }))}
          onChange={(chosen) => {
            const meant = option.values.find((one) => String(one.value) === chosen);
            onChange(withOption(options, value, option.id, meant?.value ?? option.default));
          }}
        />
      ))}
    </div>
  );
}
