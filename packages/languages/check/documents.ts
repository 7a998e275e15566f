/** What a language has beside its catalogues: the numbered rules, the rulebooks and the reference cards of every game. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Language, RuleText } from '@conclave/kernel';
import { type Messages, SOURCES } from './catalogues.ts';

/** Such as `rise-of-cthulhu/rulings` and `rise-of-cthulhu/card.md`. */
export const DOCUMENTS = [
  ...globSync('*/rulings', { cwd: `${SOURCES}en` }),
  ...globSync('*/*.md', { cwd: `${SOURCES}en` }),
]
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

/** The texts of a document by the rule's id or the number of the line; none if there is no such document yet. */
export async function readDocument(language: Language, document: string): Promise<Messages> {
  const path = `${SOURCES}${language}/${document}`;
  return document.endsWith('.md') ? linesOf(path) : rulesOf(`${path}/index.ts`);
}

function linesOf(path: string): Messages {
  if (!existsSync(path)) return {};
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map(withoutMarks)
    .filter((line) => line !== '');
  return Object.fromEntries(lines.map((line, i) => [`line ${i + 1}`, line]));
}

/** The words alone: without addresses, conditions and cited rules. */
function withoutMarks(line: string): string {
  return line
    .replace(/\{(?:#|if )[^}]*\} ?/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\[cards: [^\]]*\]$/, '')
    .replace(/\[[A-Z]{2}-\d[^\]]*\]/g, '')
    .replace(/!\[/g, '[')
    .trim();
}

async function rulesOf(path: string): Promise<Messages> {
  if (!existsSync(path)) return {};
  const { rules }: { readonly rules: readonly RuleText[] } = await import(pathToFileURL(path).href);
  return Object.fromEntries(rules.map(({ id, heading, text }) => [id, `${heading}. ${text}`]));
}
