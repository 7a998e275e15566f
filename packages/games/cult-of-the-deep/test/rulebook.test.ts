import { describe, expect, it } from 'vitest';
import { rules } from '../src/texts/rulebook.ts';

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
