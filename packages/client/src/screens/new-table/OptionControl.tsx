import { type GameOption, textIn } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Select } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Switch } from '../../ui/Switch.tsx';
import styles from './OptionFields.module.css';
import { membersOf, type NumberRange, rangeOf, withMember } from './option-kinds.ts';
import { seatsMissing } from './option-seats.ts';

type Value = string | number;

interface OptionControlProps {
  readonly option: GameOption;
  readonly value: Value;
  readonly seats: number;
  readonly onChange: (value: Value) => void;
}

export function OptionControl(props: OptionControlProps) {
  const range = rangeOf(props.option);
  if (range !== null) return <Numbers {...props} range={range} />;
  const members = membersOf(props.option);
  if (members !== null) return <Members {...props} members={members} />;
  return <List {...props} />;
}

function List({ option, value, seats, onChange }: OptionControlProps) {
  const say = useWords();
  return (
    <Select
      label={textIn(option.words)}
      labelled="elsewhere"
      value={String(value)}
      options={option.values.map((one) => {
        const fewest = seatsMissing(option, one.value, seats);
        const words = textIn(one.words);
        return fewest === null
          ? { value: String(one.value), words }
          : { value: String(one.value), words: say('new.needsSeats', { words, fewest }), isOff: true };
      })}
      onChange={(chosen) => {
        const meant = option.values.find((one) => String(one.value) === chosen);
        onChange(meant?.value ?? option.default);
      }}
    />
  );
}

const NUMBER = 'number';

/** A number, after the values beside it if there are any. */
function Numbers({ option, value, onChange, range }: OptionControlProps & { readonly range: NumberRange }) {
  const say = useWords();
  const { from, to, others } = range;
  const label = textIn(option.words);
  const isOther = others.some((one) => one.value === value);
  const usual = typeof option.default === 'number' && option.default >= from ? option.default : from;
  const words = textIn(option.values.find((one) => one.value === value)?.words);
  return (
    <div className={styles.numbers}>
      {others.length > 0 && (
        <Select
          label={label}
          labelled="elsewhere"
          value={isOther ? String(value) : NUMBER}
          options={[
            ...others.map((one) => ({ value: String(one.value), words: textIn(one.words) })),
            { value: NUMBER, words: say('ui.fromTo', { from, to }) },
          ]}
          onChange={(chosen) => onChange(others.find((one) => String(one.value) === chosen)?.value ?? usual)}
        />
      )}
      {!isOther && (
        <NumberField label={label} from={from} to={to} value={Number(value)} onChange={onChange}>
          {words === String(value) ? undefined : words}
        </NumberField>
      )}
    </div>
  );
}

function Members({ option, value, onChange, members }: OptionControlProps & { members: GameOption['values'] }) {
  const list = String(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question of the fieldset stands beside it
    <div className={styles.members} role="group" aria-label={textIn(option.words)}>
      {members.map(({ value: member, words }) => (
        <Switch
          key={member}
          on={list.split(',').includes(String(member))}
          onChange={(isIn) => onChange(withMember(members, list, String(member), isIn))}
        >
          {textIn(words)}
        </Switch>
      ))}
    </div>
  );
}
