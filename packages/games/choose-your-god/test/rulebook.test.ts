import { describe, expect, it } from 'vitest';
import { rules } from '../src/texts/rulebook.ts';

describe('the rulebook', () => {
  it('has every rule once, in order, and in words', () => {
    const places = rules.map(({ id }) => /^CG-(\d+)\.(\d+)$/.exec(id)?.slice(1).map(Number) as [number, number]);
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
      for (const named of text.match(/CG-\d+\.\d+/g) ?? []) expect(ids.has(named), `${id} names ${named}`).toBe(true);
    }
  });
});
