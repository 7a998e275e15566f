/** The numbered rules: each once and in order, and the same rules with the same numbers in every language. */
import { type AnyGame, type Catalogue, OFFERED_LANGUAGES, type RuleText } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

const RULE = /\b[A-Z]{2}-\d+(?:\.\d+)+/g;

const rankOf = (id: string) => {
  const [section = 0, rule = 0, part = 0] = id.slice(3).split('.').map(Number);
  return section * 1_000_000 + rule * 1000 + part;
};

/** What a translation must not change: the items of a list, the rules referred to, and every number. */
function skeletonOf({ id, text }: RuleText) {
  const numbers = text.replace(RULE, '').match(/\d+/g) ?? [];
  return { id, lines: text.split('\n').length, rules: text.match(RULE)?.sort(), numbers: numbers.sort() };
}

const beginnings = (rules: readonly RuleText[]) =>
  rules.filter((rule, i) => rule.heading !== rules[i - 1]?.heading).map((rule) => rule.id);

/** Words that no sentence in another language has. */
const ENGLISH = /\b(?:the|of|and|your|you|they|with|Followers?|Locations?|Priests?|Cultists?|Old Ones?)\b/;

/** Names of people of the game that no language translates. */
const TITLES =
  /Among Cultists|Under the Surface|Choose Your God Wisely|Cult of the Deep|Rise of Cthulhu|Curse of the Hunter/g;

describe.each(GAMES.map((game) => [game.id, game] as const))('the rules of %s', (_, { rules }) => {
  it('stand once and in order, each in words under a heading', () => {
    const ranks = rules.en.map(({ id }) => rankOf(id));
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
    for (const { id, heading, text } of rules.en) {
      expect(heading, id).not.toBe('');
      expect(text, id).toMatch(/\.$|\n/);
    }
  });

  it('refer only to rules that are there', () => {
    const ids = new Set(rules.en.map(({ id }) => id));
    const named = rules.en.flatMap(({ text }) => text.match(RULE) ?? []);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  describe.each(OFFERED_LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
    it('keep the items of every list, every rule that is referred to, and every number', () => {
      expect(rules[language].map(skeletonOf)).toEqual(rules.en.map(skeletonOf));
    });

    it('have headings where the English ones have them', () => {
      expect(beginnings(rules[language])).toEqual(beginnings(rules.en));
    });

    it('leave nothing in English', () => {
      for (const { id, heading, text } of rules[language]) {
        expect(`${heading}: ${text}`.replace(TITLES, ''), id).not.toMatch(ENGLISH);
      }
    });
  });
});

/** Names of things whose words mean nothing else, so that they are meant wherever they stand. */
const NAMES = {
  'choose-your-god': /^name\.(?:mir-|int-|[a-z]+-(?:light|dark)-)/,
  'rise-of-cthulhu': /^name\.(?:monster-|artifact-|old-one-|power\.|arkham|dunwich|innsmouth|kingsport)/,
};

/** A name as any case of the German language may bend it: "Älteres Zeichen", "dem Älteren Zeichen". */
const bent = (name: string) =>
  new RegExp(name.replace(/(\p{L}{2,})(es|er|en) /gu, '$1e[nrsm]? ').replace(/Riss /, 'Riss(?:es)? '));

const says = (text: string, name = '') => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);

function misnamedIn({ id, rules, texts }: AnyGame, pattern: RegExp): string[] {
  const { en, de }: Readonly<Record<string, Catalogue>> = texts;
  const keys = Object.keys(en ?? {}).filter((key) => pattern.test(key));
  return rules.en.flatMap((rule, i) => {
    const named = keys.filter((key) => says(rule.text, en?.[key]));
    const missing = named.filter((key) => !bent(de?.[key] ?? '').test(rules.de[i]?.text ?? ''));
    return missing.map((key) => `${id}, ${rule.id}: ${key}`);
  });
}

it('call cards, Cults, Old Ones and Locations by the names on the table in German', () => {
  const misnamed = Object.entries(NAMES).flatMap(([id, pattern]) =>
    GAMES.filter((game) => game.id === id).flatMap((game) => misnamedIn(game, pattern)),
  );
  expect(misnamed).toEqual([]);
});
