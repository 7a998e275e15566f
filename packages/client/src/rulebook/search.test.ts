import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenBook, readCard, readRulebook, rulingsOf } from './open-book.ts';
import { pictures } from './pictures/rise-of-cthulhu/index.tsx';
import { withRuleIds } from './Rulings.tsx';
import { cardsOf, chaptersAbout, countIn, wantedIn } from './search.ts';

let open: OpenBook;
let german: OpenBook;

beforeAll(async () => {
  const bookIn = async (language: 'en' | 'de') => ({
    game: riseOfCthulhu,
    language,
    book: await readRulebook('rise-of-cthulhu', language),
    card: await readCard('rise-of-cthulhu', language),
    rulings: rulingsOf(riseOfCthulhu, language),
    pictures,
  });
  open = await bookIn('en');
  german = await bookIn('de');
});

const found = (book: OpenBook, search: string) => chaptersAbout(book, wantedIn(search)).map(({ id }) => id);

describe('searching a rulebook', () => {
  it('shows everything while nothing is searched for', () => {
    expect(chaptersAbout(open, wantedIn('  '))).toBe(open.book.chapters);
  });

  it('finds words in passages and in the rulings behind them, whatever their accents and capitals', () => {
    expect(found(german, 'JAGER bau')).toContain('table');
    expect(found(open, 'RC-9.41')).toEqual(['sets']);
  });

  it('wants every word', () => {
    expect(found(open, 'elder sign protects')).toEqual(['specials']);
    expect(found(open, 'elder whale')).toEqual([]);
  });

  it('finds cards by what they do', () => {
    const wanted = wantedIn('discard pile');
    expect(cardsOf(open, 'monsters', wanted).map(({ id }) => id)).toEqual(['monster-ghoul']);
    expect(countIn(open, chaptersAbout(open, wanted), wanted)).toBeGreaterThan(2);
  });

  it('lets the ids inside a ruling be opened', () => {
    expect(withRuleIds('See RC-4.14.')).toEqual([
      { text: 'See ', isRule: false },
      { text: 'RC-4.14', isRule: true },
      { text: '.', isRule: false },
    ]);
  });
});
