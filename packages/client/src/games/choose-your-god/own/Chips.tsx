/** What only I know, and what I let the table answer: in sight, in a place that is kept for them. */
import type { Live } from '../../../table/contract.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { CityTable } from '../board-table.ts';
import { orderedIn } from '../orders/ordered.ts';
import { useCityWords } from '../words/index.ts';
import styles from './chips.module.css';

interface Props {
  readonly table: CityTable;
  readonly live: Live | undefined;
  /** Signs alone. */
  readonly areSmall?: boolean;
}

export function Chips({ table, live, areSmall = false }: Props) {
  const words = useCityWords();
  const { known } = table;
  const ordered = orderedIn(table, live?.orders, words);
  const latest = known.at(-1);
  return (
    <span className={styles.chips} data-small={areSmall || undefined}>
      <span className={styles.place}>
        {ordered !== null && (
          <button
            type="button"
            className={styles.chip}
            data-ordered
            aria-label={words('city.order.takeBackThis', { what: ordered.words })}
            title={words('city.order.takeBackThis', { what: ordered.words })}
            onClick={ordered.takeBack}
          >
            <Icon name="clock" />
            {!areSmall && <span>{ordered.words}</span>}
            <Icon name="close" />
          </button>
        )}
      </span>
      <span className={styles.place}>
        {latest !== undefined && (
          <button
            type="button"
            className={styles.chip}
            aria-label={`${words('city.known')}: ${known.join(' ')}`}
            title={known.join(' ')}
            onClick={table.openKnown}
          >
            <Icon name="eye" />
            {!areSmall && (
              <span className={styles.latest} data-shortened>
                <b>{words('city.known')}:</b> {latest}
              </span>
            )}
            {known.length > 1 && <b>{known.length}</b>}
          </button>
        )}
      </span>
    </span>
  );
}
