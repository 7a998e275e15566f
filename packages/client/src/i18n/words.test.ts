import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { preferredLanguage } from './language.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const code = globSync('{app,screens,ui,i18n}/**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !/i18n\/(en|de)\.ts$|\.test\.ts$/.test(file))
  .map((file) => readFileSync(SOURCES + file, 'utf8'))
  .join('\n');

/** The gaps of a message. A compiled message is text, or a list of texts and gaps: `[name, kind, forms]`. */
function gapsOf(message: string): string[] {
  const gaps = (part: unknown): unknown[] => {
    if (!Array.isArray(part)) return [];
    const [name, , forms] = part;
    return [name, ...Object.values(forms ?? {}).flatMap((form) => (Array.isArray(form) ? form.flatMap(gaps) : []))];
  };
  return [compileMessage(message)].flat().flatMap(gaps).map(String).sort();
}

describe('the words of the frame', () => {
  it('are the same in every language', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same gaps in every language', (key) => {
    expect(gapsOf(de[key])).toEqual(gapsOf(en[key]));
  });

  it('are all in use', () => {
    const isUsed = (key: string) => {
      // Keys such as `bot.${level}.hint` are put together.
      const parts = key.split('.');
      const built = parts.some((_, i) => code.includes(`\`${[...parts.slice(0, i), '${'].join('.')}`));
      return code.includes(`'${key}'`) || (built && parts.length > 1);
    };
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('have every key that is asked for', () => {
    const asked = [...code.matchAll(/\bsay\('([\w.-]+)'/g)].map((match) => match[1] as string);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((key) => !(key in en))).toEqual([]);
  });
});

describe('the language of a new visitor', () => {
  it('is the first of theirs that we speak', () => {
    expect(preferredLanguage(['fr-FR', 'de-CH', 'en'])).toBe('de');
  });

  it('is English for everybody else', () => {
    expect(preferredLanguage(['ja'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
