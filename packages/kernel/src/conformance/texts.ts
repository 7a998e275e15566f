/** Whatever happens can be said, in every language, with the rule it rests on. */
import { type ToldEvent, toldTo } from '../events.ts';
import type { AnyGame, RuleText } from '../game.ts';
import { coversRule } from '../scenario/parse.ts';
import { say, type Words } from '../texts.ts';
import type { Check } from './check.ts';
import { everywhere, observers, spread, theEnd, visit } from './journey.ts';

/** Every language has the same keys, including those that the contract names, and the same rules. */
export function checkCatalogues(game: AnyGame): void {
  const languages = Object.entries(game.texts);
  const keys = new Set(languages.flatMap(([, catalogue]) => Object.keys(catalogue)));
  for (const { id } of game.options) keys.add(`option.${id}`);
  for (const [language, catalogue] of languages) {
    const missing = [...keys].filter((key) => !Object.hasOwn(catalogue, key));
    if (missing.length > 0) throw new Error(`${game.id}: texts in ${language} lack ${missing.join(', ')}`);
  }
  for (const { id, rule } of game.options) mustBeRule(game, rule, `the option ${id}`);
  for (const [language, rules] of Object.entries(game.translatedRules ?? {})) mustBeSameRules(game, language, rules);
}

/** A log line names its rule by id alone, so every id must open the same rule at the same place in every language. */
function mustBeSameRules(game: AnyGame, language: string, rules: readonly RuleText[]): void {
  for (let at = 0; at < Math.max(rules.length, game.rules.length); at++) {
    const [wanted, found] = [game.rules[at]?.id ?? 'no rule', rules[at]?.id ?? 'no rule'];
    if (found === wanted) continue;
    throw new Error(`${game.id}: place ${at + 1} of the rules in ${language} must hold ${wanted}, but holds ${found}`);
  }
}

const everythingCanBeSaid: Check = {
  title: 'prompts, choices, events and outcomes have words, and rules that exist',
  run(journeys) {
    visit(journeys, spread, ({ state, pending }, journey) => {
      const { game } = journey.table;
      for (const observer of pending === null ? [] : observers(journey)) {
        const view = game.viewOf(state, observer);
        mustBeSaid(game, game.prompt(view), `the prompt of ${pending?.decision}`);
        for (const option of pending?.asked.find((one) => one.seat === observer)?.options ?? []) {
          const { words, rule, path } = game.describe(view, option);
          const what = `the choice ${game.choiceId(option)}`;
          mustBeSaid(game, words, what);
          mustBeRule(game, rule, what);
          if (path.length === 0) throw new Error(`${what} has nothing to touch`);
        }
      }
    });
    visit(journeys, everywhere, ({ step, move }, journey) => {
      const opening = step === 0 ? journey.opening.events : [];
      for (const event of [...opening, ...(move?.events ?? [])]) {
        for (const observer of observers(journey)) mustBeNarrated(journey.table.game, toldTo(event, observer));
      }
    });
    visit(journeys, theEnd, ({ outcome }, { table: { game } }) => {
      if (outcome !== null) mustBeSaid(game, { key: `outcome.${outcome.reason}` }, 'the outcome', 'key only');
    });
  },
};

function mustBeNarrated(game: AnyGame, event: ToldEvent): void {
  const told = game.narrate(event);
  if (told === null) return;
  mustBeSaid(game, told.words, `the event ${event.type}`);
  mustBeRule(game, told.rule, `the event ${event.type}`);
}

/** The English catalogue stands for all: `checkCatalogues` compares them. */
function mustBeSaid(game: AnyGame, words: Words, what: string, extent: 'key only' | 'with gaps' = 'with gaps'): void {
  if (!Object.hasOwn(game.texts.en, words.key)) throw new Error(`${what} has no text ${words.key}`);
  if (extent === 'key only') return;
  for (const [language, catalogue] of Object.entries(game.texts)) {
    const gap = /\{\w+\}/.exec(say(catalogue, words))?.[0];
    if (gap !== undefined) throw new Error(`${what} leaves the gap ${gap} of ${words.key} open in ${language}`);
  }
}

function mustBeRule(game: AnyGame, id: string, what: string): void {
  if (!game.rules.some((rule) => coversRule(id, rule.id))) throw new Error(`${what} rests on an unknown rule: ${id}`);
}

export const TEXT_CHECKS = [everythingCanBeSaid];
