import { type BoxChanges, type BoxValue, boxChanges } from '@conclave/kernel';
import { type BoxGroupInfo, textIn } from '../../core/api.ts';
import { useWords } from '../../i18n/index.ts';
import styles from './box.module.css';

interface Props {
  readonly groups: readonly BoxGroupInfo[];
  /** The option as the table has it. */
  readonly text: string | number | undefined;
}

/** What a table plays from its own box, each number beside the game's own. */
export function BoxNumbers({ groups, text }: Props) {
  const say = useWords();
  const changes: BoxChanges = boxChanges(text);
  return (
    <dl className={styles.changed}>
      {groups
        .filter(({ id }) => changes[id] !== undefined)
        .map((group) => (
          <div key={group.id}>
            <dt>{textIn(group.words)}</dt>
            {group.fields
              .filter(({ id }) => changes[group.id]?.[id] !== undefined)
              .map((field) => {
                const named = (value: BoxValue) => inWords(field, value);
                const now = changes[group.id]?.[field.id] as BoxValue;
                return (
                  <dd key={field.id}>
                    {say('box.line', { field: textIn(field.words), is: named(now), usual: named(field.is) })}
                  </dd>
                );
              })}
          </div>
        ))}
    </dl>
  );
}

function inWords({ things = [] }: BoxGroupInfo['fields'][number], value: BoxValue): string {
  const named = (thing: string) => textIn(things.find((one) => one.value === thing)?.words) ?? thing;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? named(value) : value.map(named).join(', ');
}
