/**
 * The suite for what a game says, in one call of a Vitest file. It is given samples of everything that can be said, made
 * by hand; random games, which `conformance` listens to, never say all of it.
 */
import { describe, expect, it } from 'vitest';
import type { AnyGame, Description } from '../game.ts';
import type { Words } from '../texts.ts';
import { mustAddress, mustBeRule, mustBeSaid, mustBeShort } from './texts.ts';

/** Each is called in a test, so that a sample which cannot be made fails there. */
export interface WordingKit {
  prompts(): readonly Words[];
  descriptions(): readonly Description[];
  narrations(): readonly { readonly words: Words; readonly rule: string }[];
  /** What has a name, and what has an effect that a card or a rule sheet tells. */
  readonly named: readonly string[];
  readonly effects: readonly string[];
}

/** What is said at some moment of a game, and so must be said by some sample. */
const MOMENTARY = /^(decision|deciding|choice|short|warning|event|outcome)\./;

export function wording(game: AnyGame, kit: WordingKit): void {
  const keys = Object.keys(game.texts.en);
  const grounded = () => [...kit.descriptions(), ...kit.narrations()];
  const barWords = () => kit.descriptions().flatMap(({ short, warning }) => [short, warning]);
  const sentences = () => [
    ...kit.prompts(),
    ...grounded().map(({ words }) => words),
    ...barWords().filter((words) => words !== undefined),
  ];

  describe(`what ${game.id} says`, () => {
    it('names every component, and tells what everything with an effect does', () => {
      expect(keys).toEqual(expect.arrayContaining(kit.named.map((id) => `name.${id}`)));
      expect(keys).toEqual(expect.arrayContaining(kit.effects.map((id) => `card.${id}`)));
    });

    it('explains no option that there is not', () => {
      const wanted = game.options.flatMap(({ id, values }) => [id, ...values.map((value) => `${id}.${value}`)]);
      const written = keys.filter((key) => key.startsWith('option.'));
      expect(written.sort()).toEqual(wanted.map((id) => `option.${id}`).sort());
    });

    it('can be said in every language, with no gap left open and no code instead of a name', () => {
      for (const words of sentences()) mustBeSaid(game, words, words.key);
    });

    it('says you to whoever reads of their own deeds', () => {
      for (const { words } of kit.narrations()) mustAddress(game, words, words.key);
    });

    it('rests on rules of the rulebook', () => {
      for (const { words, rule } of grounded()) mustBeRule(game, rule, words.key);
    });

    it('has labels that fit into a slot in every language', () => {
      for (const { short, words } of kit.descriptions()) if (short !== undefined) mustBeShort(game, short, words.key);
    });

    it('holds no sentence that is never said', () => {
      const said = new Set(sentences().flatMap(({ key }) => [key, `${key}.you`, `${key}.self`]));
      expect(keys.filter((key) => MOMENTARY.test(key) && !said.has(key))).toEqual([]);
    });
  });
}
