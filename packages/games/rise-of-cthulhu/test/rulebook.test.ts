import { describe, expect, it } from 'vitest';
import { riseOfCthulhu as game } from '../src/index.ts';
import { rules, translatedRules } from '../src/texts/rulebook.ts';

const { en, de } = game.texts;

const namedRules = (text: string) => text.match(/RC-\d+\.\d+/g) ?? [];

describe('the rulebook', () => {
  it('has every rule once, in order, and in words', () => {
    const places = rules.map(({ id }) => /^RC-(\d+)\.(\d+)$/.exec(id)?.slice(1).map(Number) as [number, number]);
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

/** Every rule as it is written, beside its translation. */
const pairs = () =>
  rules.map((rule, i) => ({ rule, german: translatedRules.de[i] ?? { id: '', heading: '', text: '' } }));

/** What a translation must not change: the items of a list, the rules referred to, and every number. */
function skeletonOf(text: string) {
  const numbers = text.replace(/RC-\d+\.\d+/g, '').match(/\d+/g) ?? [];
  return { lines: text.split('\n').length, rules: namedRules(text).sort(), numbers: numbers.sort() };
}

/** The names of cards, Old Ones, Locations and their powers. */
const COMPONENTS = Object.keys(en).filter((key) =>
  /^name\.(monster-|artifact-|old-one-|power\.|arkham|dunwich|innsmouth|kingsport)/.test(key),
);

/** A name as any case of the German language may bend it: "Älteres Zeichen", "dem Älteren Zeichen". */
function bent(name: string): RegExp {
  return new RegExp(name.replace(/(\p{L}{2,})(es|er) /gu, '$1e[nrsm]? '));
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

  it('calls cards, Old Ones and Locations by the names on the table', () => {
    for (const { rule, german } of pairs()) {
      for (const key of COMPONENTS.filter((one) => rule.text.includes(en[one] ?? ''))) {
        expect(german.text, `${rule.id}, ${key}`).toMatch(bent(de[key] ?? ''));
      }
    }
  });

  it('leaves nothing in English', () => {
    for (const { id, heading, text } of translatedRules.de) {
      expect(`${heading} ${text}`, id).not.toMatch(/\b(the|of|and|your|you|Cultists?|Locations?|Old Ones?|Valley)\b/);
    }
  });
});
