import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenBook, openBook } from './open-book.ts';
import { withRuleIds } from './Rulings.tsx';
import { cardsOf, chaptersAbout, countIn, wantedIn } from './search.ts';

let open: OpenBook;
let german: OpenBook;

beforeAll(async () => {
  open = await openBook('rise-of-cthulhu', 'en');
  german = await openBook('rise-of-cthulhu', 'de');
});

const found = (book: OpenBook, search: string) => chaptersAbout(book, wantedIn(book, search)).map(({ id }) => id);

describe('searching a rulebook', () => {
  it('shows everything while nothing is searched for', () => {
    expect(chaptersAbout(open, wantedIn(open, '  '))).toBe(open.book.chapters);
  });

  it('finds words in passages and in the rulings behind them, whatever their accents and capitals', () => {
    expect(found(german, 'JAGER bau')).toContain('table');
    expect(found(open, 'RC-9.41')).toEqual(['sets']);
  });

  it('wants every word that the book knows', () => {
    expect(found(open, 'elder sign protects')).toEqual(['specials']);
    expect(found(open, 'elder whale')).toEqual(found(open, 'elder'));
    expect(found(open, 'whale')).toEqual([]);
  });

  it.each([
    ['cult-of-the-deep', 'When may I use a sigil?', 'sigils'],
    ['cult-of-the-deep', 'What happens when I die?', 'death'],
    ['cult-of-the-deep', 'How do I win as a Heretic?', 'win'],
    ['rise-of-cthulhu', 'Who gets the Old One’s power?', 'win'],
    ['choose-your-god', 'What does the fourth Priest cost?', 'preach'],
    ['among-cultists', 'What wakes the Organism?', 'surface'],
  ] as const)('answers a whole question, in %s: %s', async (game, question, chapter) => {
    expect(found(await openBook(game, 'en'), question)).toContain(chapter);
  });

  it('finds cards by what they do', () => {
    const wanted = wantedIn(open, 'discard pile');
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
