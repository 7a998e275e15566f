/** Every rulebook: it reaches every rule, shows only pictures that there are, and is the same book in every language. */
import { type Block, type Passage, plainWords, type RulebookText } from '@conclave/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/language.ts';
import { speak } from '../i18n/words.ts';
import { Book, citedIn } from './Book.tsx';
import { type OpenBook, openBook, readRulebook } from './open-book.ts';

const BOOKS = ['rise-of-cthulhu', 'choose-your-god', 'cult-of-the-deep', 'among-cultists'];
/** In words; most languages need more of them than English. */
const LONGEST_CAPTION = { en: 30, other: 36 };

const blocksOf = ({ chapters }: RulebookText): readonly Block[] => chapters.flatMap(({ blocks }) => blocks);

function passagesOf(book: RulebookText): readonly Passage[] {
  return blocksOf(book).flatMap((block) => {
    if (block.kind === 'list') return block.items;
    if (block.kind === 'table') return [{ words: block.rows.flat(2), rules: block.rules }];
    return block.kind === 'text' ? [block] : [];
  });
}

describe.each(BOOKS)('the rulebook of %s', (id) => {
  let english: OpenBook;
  beforeAll(async () => {
    english = await openBook(id, 'en');
  });

  it('has every rule behind some passage, and none twice', () => {
    const ids = [...english.rulings.keys()];
    const cited = passagesOf(english.book).flatMap(({ rules }) => rules);
    expect(cited.filter((rule, i) => cited.indexOf(rule) !== i)).toEqual([]);
    expect(ids.filter((rule) => !cited.includes(rule))).toEqual([]);
  });

  it('cites only rules that there are, but for gaps inside of a range', async () => {
    const written = passagesOf(await readRulebook(id, 'en')).filter(({ rules }) => rules.length === 1);
    expect(written.flatMap(({ rules }) => rules).filter((rule) => !english.rulings.has(rule))).toEqual([]);
  });

  it('shows only pictures and cards that there are, and all of them', () => {
    const named = blocksOf(english.book).flatMap((block) => (block.kind === 'picture' ? [block.name] : []));
    const kinds = blocksOf(english.book).flatMap((block) => (block.kind === 'cards' ? [block.name] : []));
    expect(named.toSorted()).toEqual(Object.keys(english.pictures.pictures).toSorted());
    expect(kinds.toSorted()).toEqual(Object.keys(english.pictures.cards).toSorted());
  });

  it('has an address of its own for everything', () => {
    const { book } = english;
    const blocks = blocksOf(book).flatMap((block) => {
      if (block.kind === 'heading') return [block.id];
      return block.kind === 'picture' ? [`picture ${block.name}`] : [];
    });
    const addresses = [...book.chapters.map((chapter) => chapter.id), ...blocks];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(LANGUAGES)('leads only to chapters that there are, in %s', async (language) => {
    const { book } = await openBook(id, language);
    const chapters = new Set(book.chapters.map((chapter) => chapter.id));
    const links = [...passagesOf(book).flatMap(({ words }) => words), ...blocksOf(book).flatMap(captionOf)];
    for (const part of links) if (part.kind === 'link') expect(chapters).toContain(part.to);
  });

  it.each(LANGUAGES)('has short captions, and says what each picture shows, in %s', async (language) => {
    const longest = language === 'en' ? LONGEST_CAPTION.en : LONGEST_CAPTION.other;
    const { book } = await openBook(id, language);
    for (const block of blocksOf(book)) {
      if (block.kind !== 'picture') continue;
      expect(plainWords(block.caption).split(/\s+/).length, block.name).toBeLessThanOrEqual(longest);
      expect(block.alt.length, block.name).toBeGreaterThan(40);
    }
  });

  it.each(LANGUAGES)('can be read in %s, with every picture and card', async (language) => {
    await speak(language);
    const open = await openBook(id, language);
    const book = createElement(Book, { open, target: null, wanted: [], goTo: () => {} });
    const page = renderToStaticMarkup(book);
    for (const chapter of open.book.chapters) expect(page).toContain(`id="${chapter.id}"`);
    expect(page).not.toMatch(/\bundefined\b|\{\w+\}|\b(name|card)\.[a-z]/);
  });

  it('has a word for every number of a rule, not an id, in sight of a player', () => {
    for (const { words } of passagesOf(english.book)) expect(plainWords(words)).not.toMatch(/[A-Z]{2}-\d+\.\d+/);
  });

  it('names each rule for the drawer', () => {
    expect(citedIn(english.book).size).toBeGreaterThan(50);
  });
});

function captionOf(block: Block) {
  return block.kind === 'picture' ? block.caption : [];
}
