import { describe, expect, it } from 'vitest';
import { rules, translatedRules } from '../src/texts/rulebook.ts';

describe('the rulebook in German', () => {
  it('has the same rules in the same order, and names the same rules in each', () => {
    const namedIn = (text: string) => [...new Set(text.match(/AC-\d+\.\d+/g) ?? [])].sort();
    const outline = (list: typeof rules) => list.map(({ id, text }) => [id, namedIn(text), text.split('\n').length]);
    expect(outline(translatedRules.de)).toEqual(outline(rules));
  });

  it('says the same numbers', () => {
    // Times and sums that English writes as words are left out by looking at tables only: texts of several lines.
    for (const [i, { id, text }] of rules.entries()) {
      if (!text.includes('\n') || !/^AC-2\./.test(id)) continue;
      const numbersOf = (words: string) => (words.match(/\d+/g) ?? []).sort();
      expect(numbersOf(translatedRules.de[i]?.text ?? ''), id).toEqual(numbersOf(text));
    }
  });
});

describe('the rulebook', () => {
  it('has every rule once, in order, and in words', () => {
    const places = rules.map(({ id }) => /^AC-(\d+)\.(\d+)$/.exec(id)?.slice(1).map(Number) as [number, number]);
    const ranks = places.map(([section, rule]) => section * 1000 + rule);
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
    for (const { id, heading, text } of rules) {
      expect(heading, id).not.toBe('');
      expect(text, id).toMatch(/\.$|\n/);
    }
  });

  it('refers only to rules that are there', () => {
    const ids = new Set(rules.map((rule) => rule.id));
    for (const { id, text } of rules) {
      for (const named of text.match(/AC-\d+\.\d+/g) ?? []) expect(ids.has(named), `${id} names ${named}`).toBe(true);
    }
  });
});
