import { type Block, type Chapter, type Passage, plainWords } from '@conclave/kernel';
import type { OpenBook } from './open-book.ts';

/** What is looked for: every word of it must be there. */
export type Wanted = readonly string[];

/** Without capitals and accents, so that "jager" finds "Jäger". */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function wordsOf(search: string): string[] {
  return plain(search)
    .split(/[\s’']+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);
}

/** Somebody may type a whole question: of its words, the commonest are left out until something in the book has all the others. */
export function wantedIn(open: OpenBook, search: string): Wanted {
  const passages = (words: Wanted) => countIn(open, chaptersAbout(open, words), words);
  const rarestFirst = wordsOf(search).sort((a, b) => passages([a]) - passages([b]));
  const known = rarestFirst.filter((word) => passages([word]) > 0);
  if (known.length === 0) return rarestFirst;
  let count = known.length;
  while (count > 1 && passages(known.slice(0, count)) === 0) count--;
  return known.slice(0, count);
}

function hasAll(text: string, wanted: Wanted): boolean {
  const found = plain(text);
  return wanted.every((word) => found.includes(word));
}

/** The rulings behind a passage that have every word. */
export function rulingsWith({ rulings }: OpenBook, ids: readonly string[], wanted: Wanted): readonly string[] {
  if (wanted.length === 0) return [];
  return ids.filter((id) => hasAll(`${id} ${rulings.get(id)?.text ?? ''}`, wanted));
}

/** The chapters with only what has every word, in a passage or in a ruling behind it. */
export function chaptersAbout(open: OpenBook, wanted: Wanted): readonly Chapter[] {
  if (wanted.length === 0) return open.book.chapters;
  return open.book.chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.flatMap((block) => about(open, chapter, block, wanted)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

function about(open: OpenBook, chapter: Chapter, block: Block, wanted: Wanted): readonly Block[] {
  const title = plainWords(chapter.title);
  const fits = ({ words, rules }: Passage) =>
    hasAll(`${title} ${plainWords(words)}`, wanted) || rulingsWith(open, rules, wanted).length > 0;
  switch (block.kind) {
    case 'text':
      return fits(block) ? [block] : [];
    case 'list': {
      const items = block.items.filter(fits);
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case 'table':
      return block.rows.some((row) => fits({ words: row.flat(), rules: [] })) ? [block] : [];
    case 'cards':
      return cardsOf(open, block.name, wanted).length > 0 ? [block] : [];
    default:
      return [];
  }
}

/** The cards of a kind that have every word; all of them while nothing is searched for. */
export function cardsOf({ pictures, language }: OpenBook, kind: string, wanted: Wanted) {
  return (pictures.cards[kind]?.(language) ?? []).filter(({ name, text }) => hasAll(`${name} ${text}`, wanted));
}

/** How many passages and cards were found. */
export function countIn(open: OpenBook, chapters: readonly Chapter[], wanted: Wanted): number {
  const countOf = (block: Block) => {
    if (block.kind === 'list') return block.items.length;
    if (block.kind === 'cards') return cardsOf(open, block.name, wanted).length;
    return block.kind === 'text' || block.kind === 'table' ? 1 : 0;
  };
  return chapters.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + countOf(block), 0);
}
