/** Holds the names on the table to the glossary of each language, docs/glossary/<language>.md. */
import { readFileSync } from 'node:fs';
import type { Language } from '@conclave/kernel';
import { type Messages, PARTS, readPart } from './catalogues.ts';

interface Entry {
  /** The game that the term belongs to; null for what all share. */
  readonly game: string | null;
  readonly english: string;
  /** Ways to say it, any of which will do. */
  readonly terms: readonly string[];
}

const GAMES: Readonly<Record<string, string>> = {
  'Rise of Cthulhu': 'rise-of-cthulhu',
  'Cult: Choose Your God Wisely': 'choose-your-god',
  'Cult of the Deep': 'cult-of-the-deep',
  'Among Cultists': 'among-cultists',
};

export function readGlossary(language: Language): Entry[] {
  const path = new URL(`../../../docs/glossary/${language}.md`, import.meta.url);
  let game: string | null = null;
  const entries: Entry[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('## ')) game = GAMES[line.slice(3).replace(/(?<=Among Cultists):.*/, '')] ?? null;
    const [english, own] = line.split('|').slice(1).map(withoutNotes);
    if (!line.startsWith('|') || english === undefined || own === undefined) continue;
    entries.push(...entriesOf(game, english, own));
  }
  return entries;
}

/** A row may hold several terms, "table, seat", with as many in the other language. */
function entriesOf(game: string | null, english: string, own: string): Entry[] {
  const [theirs, ours] = [english.split(', '), own.split(', ')];
  if (theirs.length !== ours.length) return [{ game, english: english.toLowerCase(), terms: waysOf(own) }];
  return theirs.map((one, i) => ({ game, english: one.toLowerCase(), terms: waysOf(ours[i] ?? '') }));
}

const waysOf = (term: string) =>
  term
    .split(/ ?[;/] ?/)
    .map(plain)
    .filter((way) => way !== '' && way !== '–');

/** Without genders, plurals in brackets and marks of doubt. */
const withoutNotes = (cell: string) =>
  cell
    .replace(/\([^)]*\)/g, '')
    .replace(/ (?:mf|mos|m|f|n)(?: pl)?(?=[ ,;/]|$)/g, '')
    .trim();

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00ad«»„“”"*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Names of the catalogues that the glossary calls otherwise. */
export async function misnamedIn(language: Language): Promise<string[]> {
  const entries = readGlossary(language);
  const all = Object.values(GAMES).map(async (game) => {
    const own = entries.filter((entry) => entry.game === game);
    return misnamed(own, await namesOf('en', game), await namesOf(language, game));
  });
  return (await Promise.all(all)).flat();
}

export function misnamed(entries: readonly Entry[], english: Messages, own: Messages): string[] {
  return entries.flatMap(({ game, english: term, terms }) => {
    const named = Object.keys(english).filter((key) => plain(english[key] ?? '') === term);
    const fits = (name: string) => terms.length === 0 || terms.some((one) => name.includes(one) || one.includes(name));
    const wrong = named.filter((key) => !fits(plain(own[key] ?? '')));
    return wrong.map((key) => `${game} ${key}: ${own[key]}, but the glossary has ${terms.join(' or ')}`);
  });
}

async function namesOf(language: Language, game: string): Promise<Messages> {
  const parts = PARTS.filter((part) => part.startsWith(`${game}/`));
  const all: Messages = Object.assign({}, ...(await Promise.all(parts.map((part) => readPart(language, part)))));
  return Object.fromEntries(Object.entries(all).filter(([key]) => /^name\.[a-z0-9-]+$/.test(key)));
}
