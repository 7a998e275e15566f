/** Fetches a rulebook and everything it shows: its words in one language, the rulings behind them, and its pictures. */
import {
  type AnyGame,
  type Block,
  type Language,
  parseRulebook,
  type RulebookText,
  type RuleText,
  withRulesOf,
} from '@conclave/kernel';
import { loadGame } from '../games/index.ts';
import { type GamePictures, loadPictures } from './pictures/index.ts';

export interface OpenBook {
  readonly game: AnyGame;
  readonly language: Language;
  readonly book: RulebookText;
  /** The quick-reference card: one screen beside the board. */
  readonly card: RulebookText;
  readonly rulings: ReadonlyMap<string, RuleText>;
  readonly pictures: GamePictures;
}

/** The texts, each a file of its own, so that nobody fetches a book or a language that is not read. */
const TEXTS = import.meta.glob<string>('../../../languages/src/*/*/*.md', { query: '?raw', import: 'default' });

const RULES = import.meta.glob<readonly RuleText[]>('../../../languages/src/*/*/rulings/index.ts', { import: 'rules' });

/** The numbered rules behind the book's paragraphs. */
async function readRules(game: string, language: Language): Promise<readonly RuleText[]> {
  const read = RULES[`../../../languages/src/${language}/${game}/rulings/index.ts`];
  if (read === undefined) throw new Error(`${game} has no rules in ${language}.`);
  return read();
}

async function readText(game: string, language: Language, text: 'rulebook' | 'card'): Promise<RulebookText> {
  const read = TEXTS[`../../../languages/src/${language}/${game}/${text}.md`];
  if (read === undefined) throw new Error(`${game} has no ${text} in ${language}.`);
  return parseRulebook(await read());
}

export async function readRulebook(game: string, language: Language): Promise<RulebookText> {
  const original = readText(game, 'en', 'rulebook');
  return language === 'en' ? original : withRulesOf(await original, await readText(game, language, 'rulebook'));
}

export async function readCard(game: string, language: Language): Promise<RulebookText> {
  return readText(game, language, 'card');
}

const opened = new Map<string, Promise<OpenBook>>();

/** The book, fetched once. A failure is forgotten, so that the next look tries again. */
export function openBook(game: string, language: Language): Promise<OpenBook> {
  const key = `${game} ${language}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const fetched = fetchBook(game, language);
  opened.set(key, fetched);
  fetched.catch(() => opened.delete(key));
  return fetched;
}

async function fetchBook(id: string, language: Language): Promise<OpenBook> {
  const [book, card, rules, { game }, pictures] = await Promise.all([
    readRulebook(id, language),
    readCard(id, language),
    readRules(id, language),
    loadGame(id),
    loadPictures(id),
  ]);
  const rulings = new Map(rules.map((rule) => [rule.id, rule]));
  return { game, language, card, book: withWholeRules(book, rules), rulings, pictures };
}

/** A rule that is cited brings its parts (CD-5.11 has CD-5.11.1 to CD-5.11.7), and a range only the rules that there are. */
function withWholeRules(book: RulebookText, all: readonly RuleText[]): RulebookText {
  const whole = <P extends { readonly rules: readonly string[] }>(passage: P): P => ({
    ...passage,
    rules: passage.rules.flatMap((cited) =>
      all.filter(({ id }) => id === cited || id.startsWith(`${cited}.`)).map(({ id }) => id),
    ),
  });
  const wholeBlock = (block: Block): Block => {
    if (block.kind === 'list') return { ...block, items: block.items.map(whole) };
    return block.kind === 'text' || block.kind === 'table' ? whole(block) : block;
  };
  return { ...book, chapters: book.chapters.map((one) => ({ ...one, blocks: one.blocks.map(wholeBlock) })) };
}
