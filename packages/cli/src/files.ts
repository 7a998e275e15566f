/** Files from outside. What cannot be read or written is `BadInput`. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type AnyGame, BadInput, BOX_OPTION, readBoxFile } from '@conclave/kernel';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or directory',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EISDIR: 'this is a directory',
  ENOTDIR: 'a part of the path is no directory',
  EEXIST: 'this is there already',
};

function trying<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BadInput(`${path}: ${REASONS[code ?? ''] ?? message}`);
  }
}

export function readText(path: string): string {
  return trying(path, () => readFileSync(path, 'utf8'));
}

export function writeText(path: string, text: string, { mustBeNew = false } = {}): void {
  trying(path, () => writeFileSync(path, text, { flag: mustBeNew ? 'wx' : 'w' }));
}

/** Creates parents one by one: Node's recursive mkdir never returns where a parent seems to be missing (/proc). */
export function makeDirectory(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new BadInput(`${path}: this is no directory`);
    trying(path, () => accessSync(path, constants.W_OK));
    return;
  }
  const parent = dirname(resolve(path));
  if (!existsSync(parent)) makeDirectory(parent);
  trying(path, () => mkdirSync(path));
}

/** Files below a directory with this ending, sorted; a file's path gives that file. */
export function filesAt(path: string, ending: string): string[] {
  if (!trying(path, () => statSync(path)).isDirectory()) return [path];
  return trying(path, () => readdirSync(path, { withFileTypes: true }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name === 'node_modules') return [];
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesAt(inside, ending);
      return entry.name.endsWith(ending) ? [inside] : [];
    });
}

/** The `components` option from a file with the player's own numbers; none without a file. */
export function boxOption(game: AnyGame, path: string | undefined): Record<string, string> {
  if (path === undefined) return {};
  const file = readText(path);
  try {
    return { [BOX_OPTION]: readBoxFile(game, file) };
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${path}: ${error.message}`) : error;
  }
}
