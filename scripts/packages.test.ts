/** What all package.json files and the lockfile have in common. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const { version, workspaces } = read('package.json');
const folders = globSync(workspaces, { cwd: ROOT });

describe('the packages', () => {
  it('all have the version of the whole', () => {
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => read(join(folder, 'package.json')).version !== version)).toEqual([]);
  });
});

describe('package-lock.json', () => {
  const { packages } = read('package-lock.json');

  it('names no registry, so that everybody installs from their own', () => {
    const fromElsewhere = Object.keys(packages).filter((name) => /^https?:/.test(packages[name].resolved ?? ''));
    expect(fromElsewhere).toEqual([]);
  });

  it('knows the packages in their present version', () => {
    expect(packages[''].version).toBe(version);
    expect(folders.filter((folder) => packages[folder].version !== version)).toEqual([]);
  });
});
