import { levelHint, levelName } from '../../i18n/bot-words.ts';
import { useWords } from '../../i18n/index.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Select } from '../../ui/Field.tsx';
import styles from './Opponents.module.css';

/** A seat that waits for a person. */
export const FREE = 'free';

interface OpponentsProps {
  readonly count: number;
  readonly levels: readonly string[];
  /** For each seat but the host's, a bot's level or `FREE`; free where nothing is said. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

export function Opponents({ count, levels, value, onChange }: OpponentsProps) {
  const say = useWords();
  const options = [
    { value: FREE, words: say('new.free'), hint: say('new.freeHint') },
    ...levels.map((level) => ({
      value: level,
      words: say('bot.name', { level: say(levelName(level)) }),
      hint: say(levelHint(level)),
    })),
  ];
  const change = (seat: number, who: string) =>
    onChange(Array.from({ length: count }, (_, i) => (i === seat ? who : (value[i] ?? FREE))));
  if (count === 1) {
    return (
      <Choices
        legend={say('new.opponent')}
        value={value[0] ?? FREE}
        options={options}
        onChange={(who) => change(0, who)}
      />
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend>{say('new.others')}</legend>
      <div className={styles.seats}>
        {Array.from({ length: count }, (_, i) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            label={say('new.seatNumber', { number: i + 2 })}
            labelled="beside"
            value={value[i] ?? FREE}
            options={options}
            onChange={(who) => change(i, who)}
          />
        ))}
      </div>
    </fieldset>
  );
}
