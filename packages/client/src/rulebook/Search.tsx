import styles from './search.module.css';
import { useBookWords } from './words/index.ts';

interface Props {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** How much was found; null while nothing is searched for. */
  readonly count: number | null;
}

export function Search({ search, setSearch, count }: Props) {
  const words = useBookWords();
  return (
    <label className={styles.search}>
      <span className="unseen">{words('book.search')}</span>
      <input
        type="search"
        value={search}
        placeholder={words('book.search')}
        onChange={(event) => setSearch(event.target.value)}
      />
      <span className={styles.count} role="status">
        {count !== null && words('book.found', { count })}
      </span>
    </label>
  );
}
