/** Reads what files import, for the tests of import directions. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Import {
  /** As it is written: a package, or a path from the file. */
  readonly name: string;
  /** Types are gone when the program runs, a value is needed before the file starts, and later is `import()`. */
  readonly kind: 'type' | 'value' | 'later';
}

const FROM = /^\s*(?:import|export)\b([^'"]*?)from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^\s*import\s+'([^']+)'/gm;

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(FROM)].map(([, clause = '', from, dynamic, bare]) => ({
    name: from ?? dynamic ?? bare ?? '',
    kind: dynamic !== undefined ? 'later' : isTypeClause(clause.trim()) ? 'type' : 'value',
  }));
}

function isTypeClause(clause: string): boolean {
  if (clause.startsWith('type ')) return true;
  const braces = /^\{([^}]*)\}$/.exec(clause)?.[1];
  const names = braces?.split(',').filter((name) => name.trim() !== '') ?? [];
  return names.length > 0 && names.every((name) => name.trim().startsWith('type '));
}

/** The file that a relative import means, from the root. */
export const targetOf = (file: string, { name }: Import): string => join(dirname(file), name).replaceAll('\\', '/');

/** Tests, and what is run by developers only: builds, pictures, looking at every screen. */
export const isTest = (file: string) =>
  /\.test\.ts$|\/(test|e2e)\/|^packages\/client\/(scripts\/|look\/|vite)/.test(file);

export const filesIn = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
