/** The rulebook beside the table: searched, read by its chapters, and opened at the rule somebody asks for. */
import { useEffect, useState } from 'react';
import { Book, Contents } from '../../rulebook/Book.tsx';
import { Reference, type TableFacts } from '../../rulebook/Reference.tsx';
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
  readonly facts: TableFacts;
}

export function Rules({ game, rule, facts }: Props) {
  const words = useBookWords();
  const tableWords = useTableWords();
  const { value: open, problem, again } = useBook(game);
  const { search, setSearch, wanted, count } = useReading(open);
  const [target, setTarget] = useState(rule);
  const [isListed, setListed] = useState(false);
  const [isBook, setBook] = useState(rule !== null);
  useEffect(() => {
    setTarget(rule);
    setSearch('');
    if (rule !== null) setBook(true);
  }, [rule, setSearch]);
  function goTo(id: string): void {
    setSearch('');
    setListed(false);
    setBook(true);
    setTarget(id);
  }
  // Whoever searches reads the book.
  const isShown = isBook || search !== '';
  return (
    <div className={styles.rules}>
      <div className={styles.tools}>
        <Search search={search} setSearch={setSearch} count={count} />
        <div className={styles.ways}>
          <button type="button" className={styles.link} aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            {words('book.contents')}
          </button>
          <a href={`/games/${game}/rules`} target="_blank" rel="noreferrer" className={styles.page}>
            {tableWords('play.rulesPage')}
          </a>
        </div>
        {isListed && open !== undefined && <Contents book={open.book} goTo={goTo} />}
      </div>
      <div className={styles.text} data-scroll="text">
        {open !== undefined && isShown && <Book open={open} target={target} wanted={wanted} goTo={goTo} />}
        {open !== undefined && !isShown && <Reference open={open} facts={facts} goTo={goTo} />}
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
