/** A card is in one file: the rules ask it at named moments and know none by name. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../src/components/characters/ids.ts';
import { RITUALS } from '../src/components/rituals/ids.ts';
import { SIGILS } from '../src/components/sigils/ids.ts';
import { WRAITHS } from '../src/components/wraiths/ids.ts';

const source = new URL('../src/', import.meta.url);

const KINDS = [
  { kind: 'characters', ids: CHARACTERS },
  { kind: 'rituals', ids: RITUALS },
  { kind: 'sigils', ids: SIGILS },
  { kind: 'wraiths', ids: WRAITHS },
] as const;

describe.each(KINDS)('$kind', ({ kind, ids }) => {
  it('have a file each, and scenarios of the same name beside it', () => {
    const wanted = ids.flatMap((id) => {
      const name = `components/${kind}/${id.replace('sigil-of-', '')}`;
      return [`${name}.ts`, `${name}.yaml`];
    });
    expect(wanted.filter((file) => !existsSync(new URL(file, source)))).toEqual([]);
  });

  it('are not named in the rules', () => {
    const files = globSync('rules/*.ts', { cwd: source });
    expect(files.length).toBeGreaterThan(20);
    const named = files.flatMap((file) => {
      const text = readFileSync(new URL(file, source), 'utf8');
      return ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${file}: ${id}`);
    });
    expect(named).toEqual([]);
  });
});
