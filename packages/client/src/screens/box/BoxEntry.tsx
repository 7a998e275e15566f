import type { BoxValue } from '@conclave/kernel';
import { type BoxGroupInfo, textIn } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import { Select } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import styles from './box.module.css';
import { swapped } from './box-form.ts';

interface Props {
  readonly field: BoxGroupInfo['fields'][number];
  readonly value: BoxValue;
  readonly onChange: (value: BoxValue) => void;
}

/** One number, one choice, or an order in which things change places. */
export function BoxEntry({ field, value, onChange }: Props) {
  const say = useWords();
  const label = textIn(field.words);
  const things = (field.things ?? []).map((thing) => ({ value: thing.value, words: textIn(thing.words) }));
  return (
    <div className={styles.entry} data-changed={String(value) !== String(field.is) || undefined}>
      <span>{label}</span>
      {typeof value === 'number' && (
        <NumberField label={label} from={field.from ?? 0} to={field.to ?? 0} value={value} onChange={onChange} />
      )}
      {typeof value === 'string' && (
        <Select label={label} labelled="elsewhere" value={value} options={things} onChange={onChange} />
      )}
      {typeof value === 'object' && (
        <div className={styles.order}>
          {value.map((one, place) => (
            <Select
              key={one}
              label={say('box.place', { field: label, place: place + 1 })}
              labelled="elsewhere"
              value={one}
              options={things}
              onChange={(thing) => onChange(swapped(value, place, thing))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
