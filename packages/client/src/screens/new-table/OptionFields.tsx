import { type Options, withOption } from '@conclave/kernel';
import { type GameOption, textIn } from '../../core/api.ts';
import { BoxControl } from '../box/BoxControl.tsx';
import { OptionControl } from './OptionControl.tsx';
import styles from './OptionFields.module.css';
import { hintOf } from './option-hints.ts';
import { fittingSeats } from './option-seats.ts';

interface OptionFieldsProps {
  readonly game: string;
  readonly options: readonly GameOption[];
  /** What differs from the default, by option. */
  readonly value: Options;
  readonly onChange: (value: Options) => void;
  /** Of the table they are for: some values need more. */
  readonly seats: number;
}

/** A game's options as questions with answers, in the game's own words. A preset answers others, for all to see. */
export function OptionFields({ game, options, value, onChange, seats }: OptionFieldsProps) {
  const fitting = fittingSeats(options, value, seats);
  return (
    <div className={styles.fields}>
      {options.map((option) => (
        <div key={option.id} className={styles.field} data-wide={option.box || undefined}>
          <div>
            <p className={styles.question}>{textIn(option.words)}</p>
            <p className={styles.hint}>{hintOf(game, option.id)}</p>
          </div>
          {option.box ? (
            <BoxControl
              game={game}
              label={textIn(option.words)}
              value={String(value[option.id] ?? option.default)}
              onChange={(text) => onChange({ ...value, [option.id]: text })}
            />
          ) : (
            <OptionControl
              option={option}
              seats={seats}
              value={fitting[option.id] ?? option.default}
              onChange={(chosen) => onChange(withOption(options, value, option.id, chosen))}
            />
          )}
        </div>
      ))}
    </div>
  );
}
