import { BadInput } from '../refused.ts';
import type { Block, Chapter, Inline, Passage, RulebookText } from './book.ts';

/** The id of the first page, which has no heading. */
export const FIRST_PAGE = 'start';

/**
 * Reads a rulebook: Markdown of a few plain shapes. `## Title {#id}` begins a chapter; the ids of rules stand in brackets at
 * the end of a paragraph, list item or table; `![what it shows](name)` with a line below it is a picture with its caption;
 * `[cards: name]` is every card of a kind; `{if option: value, value}` before a passage says at which tables it holds. A comment is for translators, and is not shown.
 */
export function parseRulebook(source: string): RulebookText {
  const [title, ...rest] = source.trim().split(/\n\s*\n/);
  if (title === undefined || !title.startsWith('# ')) throw new BadInput('a rulebook begins with its title: "# ..."');
  const chapters: { id: string; title: readonly Inline[]; blocks: Block[] }[] = [
    { id: FIRST_PAGE, title: [], blocks: [] },
  ];
  for (const part of rest) {
    if (part.startsWith('<!--')) continue;
    if (part.startsWith('## ')) {
      const { id, words } = headingOf(part.slice(3));
      chapters.push({ id, title: words, blocks: [] });
    } else chapters.at(-1)?.blocks.push(blockOf(part));
  }
  return { title: title.slice(2).trim(), chapters };
}

function headingOf(line: string): { id: string; words: readonly Inline[] } {
  const [, words, id] = /^(.*?)\s*\{#([\w-]+)\}\s*$/.exec(line) ?? [];
  if (words === undefined || id === undefined) throw new BadInput(`a heading needs an id, "{#id}": ${line}`);
  return { id, words: wordsIn(words) };
}

function blockOf(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (first.startsWith('### ')) return { kind: 'heading', ...headingOf(first.slice(4)) };
  const cards = /^\[cards: ([\w-]+)\]$/.exec(first)?.[1];
  if (cards !== undefined) return { kind: 'cards', name: cards };
  const [, alt, name] = /^!\[(.*)\]\(([\w-]+)\)$/.exec(first) ?? [];
  if (alt !== undefined && name !== undefined) {
    return { kind: 'picture', name, alt, caption: wordsIn(lines.slice(1).join(' ')) };
  }
  if (first.startsWith('|')) return tableOf(lines);
  if (/^(- |\d+\. )/.test(first)) {
    const items = lines.map((line) => passageOf(line.replace(/^(- |\d+\. )/, '')));
    return { kind: 'list', isNumbered: !first.startsWith('- '), items };
  }
  return { kind: 'text', ...passageOf(lines.join(' ')) };
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line));
  const rules = lines.filter((line) => !line.startsWith('|')).flatMap((line) => passageOf(line).rules);
  const cellsOf = (row: string) => row.slice(1, -1).split('|');
  return { kind: 'table', rows: rows.map((row) => cellsOf(row).map((cell) => wordsIn(cell.trim()))), rules };
}

const ID = '[A-Z]{2}-\\d+\\.\\d+';
const CITED = new RegExp(`\\s*\\[(${ID}(?:(?:, | to )${ID})*)\\]$`);

const WHEN = /^\{if ([\w-]+): ([^}]+)\}\s*/;

function passageOf(text: string): Passage {
  const cited = CITED.exec(text)?.[1] ?? '';
  const [, option, values] = WHEN.exec(text) ?? [];
  return {
    words: wordsIn(text.replace(CITED, '').replace(WHEN, '')),
    rules: cited === '' ? [] : cited.split(', ').flatMap(idsIn),
    ...(option !== undefined && values !== undefined && { when: { option, values: values.split(', ') } }),
  };
}

/** "RC-5.7 to RC-5.9" names three rules. Numbers that the game does not have are left out by whoever knows the game. */
function idsIn(cited: string): readonly string[] {
  const [from = '', to] = cited.split(' to ');
  if (to === undefined) return [from];
  const section = from.slice(0, from.indexOf('.') + 1);
  const numberOf = (id: string) => Number(id.slice(id.indexOf('.') + 1));
  if (!to.startsWith(section) || numberOf(to) <= numberOf(from)) throw new BadInput(`no range of rules: ${cited}`);
  return Array.from({ length: numberOf(to) - numberOf(from) + 1 }, (_, i) => `${section}${numberOf(from) + i}`);
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(#([\w.-]+)\)|([◇✚])(?:\{([^}]*)\})?/gu;

function wordsIn(text: string): readonly Inline[] {
  const words: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, slanted, link, to, mark, note] = match;
    if (match.index > at) words.push({ kind: 'plain', text: text.slice(at, match.index) });
    if (strong !== undefined) words.push({ kind: 'strong', text: strong });
    else if (slanted !== undefined) words.push({ kind: 'slanted', text: slanted });
    else if (link !== undefined && to !== undefined) words.push({ kind: 'link', text: link, to });
    else words.push({ kind: 'mark', mark: mark === '◇' ? 'reconstructed' : 'ours', note: note ?? null });
    at = match.index + whole.length;
  }
  if (at < text.length) words.push({ kind: 'plain', text: text.slice(at) });
  return words;
}

/**
 * A translation with the ids of the rules that stand behind the original: a translator writes words, not numbers. Throws
 * where the two do not have the same chapters, paragraphs, items and pictures in the same order.
 */
export function withRulesOf(original: RulebookText, translation: RulebookText): RulebookText {
  mustMatch('chapters', original.chapters.map(idOf), translation.chapters.map(idOf));
  const chapters = translation.chapters.map((chapter, i): Chapter => {
    const source = original.chapters[i] as Chapter;
    mustMatch(`chapter ${chapter.id}`, source.blocks.map(shapeOf), chapter.blocks.map(shapeOf));
    return { ...chapter, blocks: chapter.blocks.map((block, at) => cited(source.blocks[at] as Block, block)) };
  });
  return { title: translation.title, chapters };
}

const idOf = ({ id }: Chapter) => id;

function shapeOf(block: Block): string {
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'table') return `table of ${block.rows.map((row) => row.length).join('+')}`;
  if (block.kind === 'heading') return `heading ${block.id}`;
  return block.kind === 'text' ? 'text' : `${block.kind} ${block.name}`;
}

function mustMatch(what: string, wanted: readonly string[], found: readonly string[]): void {
  for (let at = 0; at < Math.max(wanted.length, found.length); at++) {
    if (wanted[at] === found[at]) continue;
    throw new BadInput(
      `${what}, part ${at + 1}: ${found[at] ?? 'nothing'} stands where ${wanted[at] ?? 'nothing'} belongs`,
    );
  }
}

function cited(source: Block, block: Block): Block {
  if (block.kind === 'list' && source.kind === 'list') {
    return { ...block, items: block.items.map((item, i) => ({ ...item, rules: source.items[i]?.rules ?? [] })) };
  }
  const hasRules =
    (source.kind === 'text' || source.kind === 'table') && (block.kind === 'text' || block.kind === 'table');
  return hasRules ? { ...block, rules: source.rules } : block;
}
