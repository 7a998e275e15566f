import { describe, expect, it } from 'vitest';
import { chooseYourGod as game } from '../src/index.ts';
import { rules, translatedRules } from '../src/texts/rulebook.ts';

const { en, de } = game.texts;

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
      for (const named of namedRules(text)) expect(ids.has(named), `${id} names ${named}`).toBe(true);
    }
  });
});

function namedRules(text: string): string[] {
  return text.match(/CG-\d+\.\d+/g) ?? [];
}

/** Every rule as it is written, beside its translation. */
const pairs = () =>
  rules.map((rule, i) => ({ rule, german: translatedRules.de[i] ?? { id: '', heading: '', text: '' } }));

/** What a translation must not change: the items of a list, the rules referred to, and every number. */
function skeletonOf(text: string) {
  const numbers = text.replace(/CG-\d+\.\d+/g, '').match(/\d+/g) ?? [];
  return { lines: text.split('\n').length, rules: namedRules(text).sort(), numbers: numbers.sort() };
}

/** The names of Locations, Cults, abilities, Miracles and Intrigues. */
const COMPONENTS = Object.keys(en).filter(
  (key) =>
    /^name\.(mir-|int-|[a-z]+-(light|dark)-)/.test(key) ||
    (game.components.location ?? []).concat(game.components.cult ?? []).some((id) => key === `name.${id}`),
);

/** A name as any case of the German language may bend it: "Wütender Sturm", "den Ruinen". */
function bent(name: string): RegExp {
  return new RegExp(name.replace(/(\p{L}{2,})(es|er|en) /gu, '$1e[nrsm]? ').replace(/Riss /, 'Riss(?:es)? '));
}

/** "Seize", "Forum" and the like are words of the language too; these are meant as names wherever they stand. */
function names(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
}

describe('the German rulebook', () => {
  it('is what the game hands out', () => {
    expect(game.translatedRules?.de).toBe(translatedRules.de);
  });

  it('has the same rules in the same order', () => {
    expect(translatedRules.de.map((rule) => rule.id)).toEqual(rules.map((rule) => rule.id));
  });

  it('keeps the items of every list, every rule that is referred to, and every number', () => {
    for (const { rule, german } of pairs()) expect(skeletonOf(german.text), rule.id).toEqual(skeletonOf(rule.text));
  });

  it('has headings where the English one has them', () => {
    const beginnings = (list: readonly { id: string; heading: string }[]) =>
      list.filter((rule, i) => rule.heading !== list[i - 1]?.heading).map((rule) => rule.id);
    expect(beginnings(translatedRules.de)).toEqual(beginnings(rules));
  });

  it('calls Locations, Cults, abilities and cards by the names on the table', () => {
    for (const { rule, german } of pairs()) {
      for (const key of COMPONENTS.filter((one) => names(rule.text, en[one] ?? ''))) {
        expect(german.text, `${rule.id}, ${key}`).toMatch(bent(de[key] ?? ''));
      }
    }
  });

  it('leaves nothing in English', () => {
    for (const { id, heading, text } of translatedRules.de) {
      expect(`${heading} ${text}`, id).not.toMatch(
        /\b(the|of|and|your|you|Followers?|Locations?|Priests?|Miracles?)\b/,
      );
    }
  });
});
