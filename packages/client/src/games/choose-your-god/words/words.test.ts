import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { board as de } from '@conclave/languages/de/choose-your-god/board';
import { board as en } from '@conclave/languages/en/choose-your-god/board';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const code = globSync('**/*.{ts,tsx}', { cwd: FOLDER })
  .filter((file) => !file.startsWith('words/'))
  .map((file) => readFileSync(FOLDER + file, 'utf8'))
  .join('\n');

const gapsOf = (message: string) => [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, gap]) => gap))].sort();

describe('the words of the board', () => {
  it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same gaps in every language', (key) => {
    expect(gapsOf(de[key])).toEqual(gapsOf(en[key]));
  });

  it('are all in use', () => {
    const isUsed = (key: string) => {
      // Keys such as `city.tab.${tab}` are put together.
      const isBuilt = code.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`);
      return code.includes(`'${key}'`) || (isBuilt && key.split('.').length > 2);
    };
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});
