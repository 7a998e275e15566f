/** A game's rulebook as a page of its own: to read, to print, and to link to by its headings. */
import { useEffect } from 'react';
import { type GameId, nameKey } from '../../app/games.ts';
import { Page } from '../../app/Page.tsx';
import { useWords } from '../../i18n/index.ts';
import { Book, Contents } from '../../rulebook/Book.tsx';
import { Search } from '../../rulebook/Search.tsx';
import { useBook } from '../../rulebook/useBook.ts';
import { useReading } from '../../rulebook/useReading.ts';
import { useBookWords } from '../../rulebook/words/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty, Waiting } from '../../ui/Panel.tsx';
import { Link, navigate, useAddress } from '../../ui/router.tsx';
import styles from './RulebookPage.module.css';

export function RulebookPage({ game }: { readonly game: GameId }) {
  const say = useWords();
  const words = useBookWords();
  const { value: open, problem, again } = useBook(game);
  const { hash, pathname } = useAddress();
  const { search, setSearch, wanted, count } = useReading(open);
  const target = decodeURIComponent(hash.slice(1)) || null;
  const name = say(nameKey(game));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address names may be hidden by a search
  useEffect(() => setSearch(''), [target, setSearch]);
  const goTo = (id: string) => navigate(`${pathname}#${id}`);
  return (
    <Page title={say('rules.title', { game: name })} game={game}>
      <div className={styles.page}>
        <header className={styles.header}>
          <p>
            <Link href={`/games/${game}`}>{name}</Link>
          </p>
          <h1>{say('rules.heading')}</h1>
          <p className={styles.facts}>{say(`game.${game}.facts`)}</p>
        </header>
        <div className={styles.side}>
          <Search search={search} setSearch={setSearch} count={count} />
          {open !== undefined && <SideContents open={open} goTo={goTo} />}
        </div>
        <div className={styles.text}>
          {open !== undefined && <Book open={open} target={target} wanted={wanted} goTo={goTo} />}
          {open === undefined && problem === null && <Waiting label={words('book.loading')} lines={8} />}
          {open === undefined && problem !== null && (
            <Empty>
              <p>{words('book.trouble')}</p>
              <Button onClick={again}>{words('book.again')}</Button>
            </Empty>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Beside the text where there is room; folded above it where there is not. */
function SideContents({ open, goTo }: { open: Parameters<typeof Book>[0]['open']; goTo: (id: string) => void }) {
  const words = useBookWords();
  return (
    <>
      <div className={styles.wide}>
        <Contents book={open.book} goTo={goTo} />
      </div>
      <details className={styles.narrow}>
        <summary>{words('book.contents')}</summary>
        <Contents book={open.book} goTo={goTo} />
      </details>
    </>
  );
}
