/** A rulebook to be read from top to bottom, or searched. */
import { FIRST_PAGE, plainWords, type RulebookText } from '@conclave/kernel';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { BlockView, type Reading } from './Blocks.tsx';
import styles from './book.module.css';
import type { OpenBook } from './open-book.ts';
import { Ruling } from './Rulings.tsx';
import { chaptersAbout, type Wanted } from './search.ts';
import { type GoTo, InBook, Words } from './Words.tsx';
import { useBookWords } from './words/index.ts';

interface Props {
  readonly open: OpenBook;
  /** The chapter, picture, card or rule to show; a new number shows the same one again. */
  readonly target: string | null;
  readonly wanted: Wanted;
  readonly goTo: GoTo;
}

export function Book({ open, target: named, wanted, goTo }: Props) {
  // A link to a rule that another ruling says now leads to that ruling.
  const target = named === null ? null : (open.game.foldedRules?.[named] ?? named);
  const box = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => chaptersAbout(open, wanted), [open, wanted]);
  const examples = useMemo(() => numbered(open.book), [open]);
  const cited = useMemo(() => citedIn(open.book), [open]);
  useShown(box, target, open);
  const reading: Reading = { open, target, wanted, goTo, examples };
  const isLoose = target !== null && open.rulings.has(target) && !cited.has(target);
  return (
    <div ref={box} className={styles.book} lang={open.language}>
      {isLoose && <Ruling open={open} id={target} isTarget goTo={goTo} />}
      {chapters.map((chapter) => (
        <section key={chapter.id} className={styles.chapter} id={chapter.id} tabIndex={-1}>
          {chapter.id !== FIRST_PAGE && (
            <h2 className={styles.heading}>
              <Words words={chapter.title} goTo={goTo} />
            </h2>
          )}
          {chapter.blocks.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
            <BlockView key={`${chapter.id}-${i}`} block={block} reading={reading} />
          ))}
        </section>
      ))}
    </div>
  );
}

export function Contents({ book, goTo }: { readonly book: RulebookText; readonly goTo: GoTo }) {
  const words = useBookWords();
  return (
    <nav className={styles.contents} aria-label={words('book.contents')}>
      <ol>
        {book.chapters
          .filter(({ id }) => id !== FIRST_PAGE)
          .map(({ id, title }) => (
            <li key={id}>
              <InBook to={id} text={plainWords(title).trim()} goTo={goTo} />
            </li>
          ))}
      </ol>
    </nav>
  );
}

/** Brings what is wanted into sight, once it is drawn. */
function useShown(box: RefObject<HTMLDivElement | null>, target: string | null, open: OpenBook): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book has another place for it
  useEffect(() => {
    if (target === null) return;
    const frame = requestAnimationFrame(() => {
      const found = box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(target)}"]`);
      if (found == null) return;
      bringIntoSight(found);
      found.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target, open]);
}

/** Beside a table only the drawer may scroll: the table itself stays where it is. */
function bringIntoSight(found: HTMLElement): void {
  const isChapter = found.matches('section');
  const drawer = found.closest('[data-scroll]');
  if (drawer === null) found.scrollIntoView({ block: isChapter ? 'start' : 'center' });
  else {
    const above = isChapter ? 0 : drawer.clientHeight / 3;
    drawer.scrollTop += found.getBoundingClientRect().top - drawer.getBoundingClientRect().top - above;
  }
}

function numbered(book: RulebookText): ReadonlyMap<string, number> {
  const names = book.chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' && block.name.startsWith('example-') ? [block.name] : []));
  return new Map(names.map((name, i) => [name, i + 1]));
}

/** Every rule that stands behind some passage. */
export function citedIn(book: RulebookText): ReadonlySet<string> {
  return new Set(
    book.chapters
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => {
        if (block.kind === 'list') return block.items.flatMap(({ rules }) => rules);
        return block.kind === 'text' || block.kind === 'table' ? block.rules : [];
      }),
  );
}
