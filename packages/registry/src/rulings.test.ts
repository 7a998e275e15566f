/** Rulings are sentences for people: no option ids, no code, no words of the program and no notes about other prints. */
import type { RuleText } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

/** What is wrong in every language. */
const CODE = [
  // camelCase, snake_case and `words in backticks`
  /\b[a-z]+[A-Z]\w*/,
  /\b\w+_\w+/,
  /`/,
  // single letters that stand for sets, numbers and steps: D, N, K, E1, C4
  /(?<![\p{L}\p{N}’-])(?:[DNK]|[CE]\d)(?![\p{L}\p{N}-])(?! Dunwich| Kingsport)/u,
  /\w=\w/,
];

const IN_ENGLISH = [
  /\boptions?\b/,
  /\b(?:seats?|windows?|prompts?|snapshot|eligib\w*|responder|default|seed|frame|simulations?)\b/i,
  /\bcounted from 0\b|\bsection \d|\bstep \d of\b/i,
  /\b(?:French|Polish|Spanish|Italian|misprint|slip of translation|prints say|German text)\b/,
];

const IN_GERMAN = [
  /\bOption\b|\bOptionen\b(?!:)/,
  /\b(?:Sitze?|Sitzes|Sitzen|\p{L}*[Ff]enster\w*|Nachfragen?|Momentaufnahme|Berechtigte?n?|Voreinstellung|Vorgabe|Startwert|Simulation\w*)(?!\p{L})/u,
  /\bAbschnitt \d|\bSchritt \d von\b/,
  /\b(?:französisch\w*|polnisch\w*|spanisch\w*|italienisch\w*|Druckfehler|Übersetzungsfehler)\b/i,
];

/** Words of options and values that no sentence could hold by chance. */
const codesOf = (game: (typeof GAMES)[number]): RegExp => {
  const words = game.options.flatMap((option) => [option.id, ...('values' in option ? option.values.map(String) : [])]);
  const codes = words.filter((word) => /[a-z]-[a-z]|[a-z][A-Z]/.test(word));
  return new RegExp(`(?<![\\w-])(?:${['-', ...codes].slice(1).join('|') || '(?!)'})(?![\\w-])`);
};

/** What a text has that no ruling may have. */
function faultsIn({ id, heading, text }: RuleText, banned: readonly RegExp[]): string[] {
  return banned.flatMap((word) => {
    const found = word.exec(`${heading}: ${text}`)?.[0];
    return found === undefined ? [] : [`${id}: ${found}`];
  });
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the rulings of %s', (_, game) => {
  const banned = [...CODE, codesOf(game)];

  it('are sentences for people in English', () => {
    expect(game.rules.en.flatMap((rule: RuleText) => faultsIn(rule, [...banned, ...IN_ENGLISH]))).toEqual([]);
  });

  it('are sentences for people in German', () => {
    const rules = game.rules.de;
    expect(rules.flatMap((rule: RuleText) => faultsIn(rule, [...banned, ...IN_GERMAN]))).toEqual([]);
  });
});

it('finds what does not belong into a ruling', () => {
  const told = (text: string) => faultsIn({ id: 'X', heading: '', text }, [...CODE, ...IN_ENGLISH]);
  for (const text of [
    'With strictGraveVengeance they do not.',
    'Balance is set by necromancer=high-priest.',
    'All of D die.',
    'See step 5 of the check.',
    'Each seat is asked.',
    'The option "stall limit" says how many.',
    'This is a misprint.',
  ]) {
    expect(told(text), text).not.toEqual([]);
  }
  expect(told('Each of the dead chooses a Wraith card (second edition). Plan B is yours.')).toEqual([]);
});
