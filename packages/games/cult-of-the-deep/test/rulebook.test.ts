import { describe, expect, it } from 'vitest';
import { rules, translatedRules } from '../src/texts/rulebook.ts';

describe('the rulebook', () => {
  it('has every rule once, in order, and in words', () => {
    const ranks = rules.map(({ id }) => {
      const [section = 0, rule = 0, part = 0] = id.replace('CD-', '').split('.').map(Number);
      return section * 1_000_000 + rule * 1000 + part;
    });
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
    for (const { id, heading, text } of rules) {
      expect(id).toMatch(/^CD-\d+\.\d+(\.\d+)?$/);
      expect(heading, id).not.toBe('');
      expect(text, id).toMatch(/\.$|\n/);
    }
  });

  it('refers only to rules that are there', () => {
    const ids = new Set(rules.map((rule) => rule.id));
    for (const { id, text } of rules) {
      for (const named of text.match(/CD-\d+(\.\d+)+/g) ?? [])
        expect(ids.has(named), `${id} names ${named}`).toBe(true);
    }
  });
});

/** What a translation must not change: the items of a list, the rules referred to, and every number. */
function skeletonOf(text: string) {
  const named = text.match(/CD-\d+(\.\d+)+/g) ?? [];
  const numbers = text.replace(/CD-\d+(\.\d+)+/g, '').match(/\d+/g) ?? [];
  return { lines: text.split('\n').length, rules: named.sort(), numbers: numbers.sort() };
}

describe('the rulebook in German', () => {
  it('has the same rules in the same order', () => {
    expect(translatedRules.de.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
  });

  it('names the same rules and numbers, in lists of the same length', () => {
    for (const [i, { id, text }] of rules.entries()) {
      expect(skeletonOf(translatedRules.de[i]?.text ?? ''), id).toEqual(skeletonOf(text));
    }
  });

  it('leaves no text and no heading in English', () => {
    for (const [i, { id, heading, text }] of rules.entries()) {
      const german = translatedRules.de[i];
      expect(german?.text, id).not.toBe(text);
      if (heading !== 'Transmutation' && heading !== 'Lamia') expect(german?.heading, id).not.toBe(heading);
    }
  });
});
