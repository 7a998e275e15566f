import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gapsIn, type Language } from '@conclave/kernel';
import { app as de } from '@conclave/languages/de/app';
import { app as en } from '@conclave/languages/en/app';
import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';
import { addPart, languageNow, speak, wordsHere } from './words.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const code = globSync(['{app,screens,ui,i18n}/**/*.{ts,tsx}', '../scripts/build/*.ts'], { cwd: SOURCES })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(SOURCES + file, 'utf8'))
  .join('\n');

const gapsOf = (message: string) => gapsIn(message).sort();

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

describe('a change of the language', () => {
  it('waits for the words of code that comes meanwhile', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked: Language[] = [];
    addPart('slow', (language) => (language === 'pl' ? arrived : Promise.resolve()));
    const changing = speak('pl');
    addPart('late', async (language) => asked.push(language));
    const loading = wordsHere();
    arrive();
    await Promise.all([changing, loading]);
    expect(languageNow()).toBe('pl');
    expect(asked).toContain('pl');
  });

  it('is the one that was asked for last', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    addPart('slower', (language) => (language === 'fr' ? arrived : Promise.resolve()));
    const first = speak('fr');
    await speak('it');
    arrive();
    await first;
    expect(languageNow()).toBe('it');
  });
});

describe('the language of a new visitor', () => {
  it('is the first of theirs that we speak', () => {
    expect(preferredLanguage(['ja-JP', 'de-CH', 'en'])).toBe('de');
  });

  it('is English for everybody else', () => {
    expect(preferredLanguage(['ja'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
