/** Reads the catalogues of a language from its folder. */
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '@conclave/kernel';

export const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** The files that hold messages, such as `rise-of-cthulhu/board`; `index.ts` only gathers them. */
export const PARTS = globSync('**/*.ts', { cwd: `${SOURCES}en` })
  .map((file) => file.replace(/\.ts$/, '').replaceAll('\\', '/'))
  .filter((part) => !part.endsWith('index') && !part.includes('/rulings/'))
  .sort();

export type Messages = Readonly<Record<string, string>>;

/** The messages of a part; a part that was not begun has none. */
export async function readPart(language: Language, part: string): Promise<Messages> {
  const file = pathToFileURL(`${SOURCES}${language}/${part}.ts`).href;
  const module: Readonly<Record<string, Messages>> = await import(file);
  return Object.assign({}, ...Object.values(module));
}

/** Names in other forms than the nominative have no English key. */
export const isForms = (part: string) => part.endsWith('/forms');
