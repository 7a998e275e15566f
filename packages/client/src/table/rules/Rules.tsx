/** The rulebook beside the table: searched, read by its chapters, and opened at the rule somebody asks for. */
import { useEffect, useState } from 'react';
import { Book, Contents } from '../../rulebook/Book.tsx';
import type { TableNow } from '../../rulebook/pictures/index.ts';
import { Reference } from '../../rulebook/Reference.tsx';
import { Search } from '../../rulebook/Search.tsx';
import { useBook } from '../../rulebook/useBook.ts';
import { useReading } from '../../rulebook/useReading.ts';
import { useBookWords } from '../../rulebook/words/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty, Waiting } from '../../ui/Panel.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './rules.module.css';

interface Props {
  readonly game: string;
  /** The rule to show first; without one, the quick reference. */
  readonly rule: string | null;
  readonly table: TableNow;
}

const LEAVES = ['card', 'contents', 'book'] as const;
type Leaf = (typeof LEAVES)[number];

export function Rules({ game, rule, table }: Props) {
  const words = useBookWords();
  const tableWords = useTableWords();
  const { value: open, problem, again } = useBook(game);
  const { search, setSearch, wanted, count } = useReading(open);
  const [target, setTarget] = useState(rule);
  const [leaf, setLeaf] = useState<Leaf>(rule === null ? 'card' : 'book');
  useEffect(() => {
    setTarget(rule);
    setSearch('');
    if (rule !== null) setLeaf('book');
  }, [rule, setSearch]);
  function goTo(id: string): void {
    setSearch('');
    setLeaf('book');
    setTarget(id);
  }
  function turnTo(next: Leaf): void {
    setSearch('');
    setLeaf(next);
  }
  // Whoever searches reads the book.
  const shown = search === '' ? leaf : 'book';
  return (
    <div className={styles.rules}>
      <div className={styles.tools}>
        <Search search={search} setSearch={setSearch} count={count} />
        <div className={styles.ways}>
          {LEAVES.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.leaf}
              aria-pressed={one === shown}
              onClick={() => turnTo(one)}
            >
              {tableWords(`play.rulesLeaf.${one}`)}
            </button>
          ))}
          <a href={`/games/${game}/rules`} target="_blank" rel="noreferrer" className={styles.page}>
            {tableWords('play.rulesPage')}
          </a>
        </div>
      </div>
      <div className={styles.text} data-scroll="text">
        {open !== undefined && shown === 'book' && <Book open={open} target={target} wanted={wanted} goTo={goTo} />}
        {open !== undefined && shown === 'card' && <Reference open={open} table={table} goTo={goTo} />}
        {open !== undefined && shown === 'contents' && <Contents book={open.book} goTo={goTo} />}
        {open === undefined && problem === null && <Waiting label={words('book.loading')} />}
        {open === undefined && problem !== null && (
          <Empty>
            <p>{words('book.trouble')}</p>
            <Button onClick={again}>{words('book.again')}</Button>
          </Empty>
        )}
      </div>
    </div>
  );
}
