/** Whatever happens can be said, in every language, with the rule it rests on. */
import { boxKeys } from '../box/words.ts';
import type { Claim, ClaimForm } from '../claims.ts';
import { type GameEvent, toldTo } from '../events.ts';
import { type AnyGame, resolveOptions } from '../game.ts';
import { type Language, OFFERED_LANGUAGES } from '../languages.ts';
import { samePlain } from '../plain.ts';
import { coversRule } from '../rulebook/cited.ts';
import type { Observer, Seat } from '../seats.ts';
import { type Catalogue, gapsIn, type RuleText, readBy, say, type Words } from '../texts.ts';
import type { Check } from './check.ts';
import { everywhere, observers, spread, theEnd, visit } from './journey.ts';

/** The game's words in the languages that people can choose. A game of a test may know fewer. */
function offeredBy(game: AnyGame): [Language, Catalogue][] {
  return OFFERED_LANGUAGES.filter((language) => language in game.texts).map((one) => [one, game.texts[one]]);
}

/** Every language has the same keys with the same gaps, including those that the contract names, and the same rules. */
export function checkCatalogues(game: AnyGame): void {
  const languages = offeredBy(game);
  const keys = new Set(
    languages.flatMap(([, catalogue]) => Object.keys(catalogue).filter((key) => !isForm(game, key))),
  );
  for (const { id, values, form } of game.options) {
    for (const key of form === undefined ? [] : boxKeys(form, game.texts.en)) keys.add(key);
    for (const key of [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]) keys.add(key);
  }
  for (const [language, catalogue] of languages) {
    const missing = [...keys].filter((key) => !Object.hasOwn(catalogue, key) || catalogue[key]?.trim() === '');
    if (missing.length > 0) throw new Error(`${game.id}: texts in ${language} lack ${missing.join(', ')}`);
    const gapsOf = (texts: Catalogue, key: string) =>
      gapsIn(texts[key] ?? '')
        .sort()
        .join(' ');
    const uneven = [...keys].filter((key) => gapsOf(catalogue, key) !== gapsOf(game.texts.en, key));
    if (uneven.length > 0) throw new Error(`${game.id}: other gaps in ${language} than in en: ${uneven.join(', ')}`);
  }
  for (const { id, rule } of game.options) mustBeRule(game, rule, `the option ${id}`);
  for (const [language, rules] of Object.entries(game.rules)) {
    if (rules.length > 0) mustBeSameRules(game, language, rules);
  }
  mustFoldIntoRules(game);
}

/** A name in another form, `name.arkham.in`: each language has those that its sentences need. */
function isForm({ texts: { en } }: AnyGame, key: string): boolean {
  return !Object.hasOwn(en, key) && key.startsWith('name.') && Object.hasOwn(en, key.slice(0, key.lastIndexOf('.')));
}

/** A rule that is told elsewhere must lead to a rule that is told, and cannot be told itself. */
function mustFoldIntoRules({ id, rules, foldedRules = {} }: AnyGame): void {
  const told = new Set(rules.en.map((rule) => rule.id));
  for (const [folded, into] of Object.entries(foldedRules)) {
    if (told.has(folded)) throw new Error(`${id}: ${folded} is told and folded`);
    if (into !== null && !told.has(into)) throw new Error(`${id}: ${folded} leads to ${into}, which is not told`);
  }
}

/** A log line names its rule by id alone, so every id must open the same rule at the same place in every language. */
function mustBeSameRules(game: AnyGame, language: string, rules: readonly RuleText[]): void {
  for (let at = 0; at < Math.max(rules.length, game.rules.en.length); at++) {
    const [wanted, found] = [game.rules.en[at]?.id ?? 'no rule', rules[at]?.id ?? 'no rule'];
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
        const heard = new Map<string, string>();
        for (const option of pending?.asked.find((one) => one.seat === observer)?.options ?? []) {
          const { words, rule, path, short, warning } = game.describe(view, option);
          const what = `the choice ${game.choiceId(option)}`;
          const said = say(game.texts.en, words);
          if (heard.has(said)) throw new Error(`${what} sounds like ${heard.get(said)}: ${said}`);
          heard.set(said, what);
          mustBeSaid(game, words, what);
          mustBeRule(game, rule, what);
          if (path.length === 0) throw new Error(`${what} has nothing to touch`);
          if (short !== undefined) mustBeShort(game, short, what);
          if (warning !== undefined) mustBeSaid(game, warning, `the warning of ${what}`);
        }
      }
    });
    visit(journeys, everywhere, ({ step, move }, journey) => {
      const opening = step === 0 ? journey.opening.events : [];
      for (const event of [...opening, ...(move?.events ?? [])]) {
        for (const observer of observers(journey)) mustBeNarrated(journey.table.game, event, observer);
      }
    });
    visit(journeys, theEnd, ({ outcome }, { table: { game } }) => {
      if (outcome !== null) mustBeSaid(game, { key: `outcome.${outcome.reason}` }, 'the outcome', 'key only');
    });
  },
};

/** Every claim that can be picked is one that the game takes, and can be said. */
const claimsCanBeSaid: Check = {
  title: 'claims that can be picked are taken, and have words and a rule',
  run(journeys) {
    visit(journeys, spread, ({ state }, journey) => {
      const { game, seats, options } = journey.table;
      const { claims } = game;
      if (claims === undefined) return;
      mustBeRule(game, claims.rule, 'a claim');
      for (const observer of observers(journey)) {
        const view = game.viewOf(state, observer);
        for (const form of claims.forms(view)) {
          mustBeSaid(game, { key: `claim.form.${form.type}` }, `the claim ${form.type}`);
          for (const claim of samplesOf(form)) {
            const taken = claims.parse(claim, seats, resolveOptions(game, options));
            if (!samePlain(taken, claim)) throw new Error(`the claim ${JSON.stringify(claim)} is taken as another one`);
            mustBeSaid(game, claims.words(taken), `the claim ${JSON.stringify(claim)}`);
          }
          for (const { id } of form.fields) mustBeSaid(game, { key: `claim.field.${id}` }, `the field ${id}`);
        }
      }
    });
  },
};

/** Claims of this form in which every value of every field occurs. */
function samplesOf({ type, fields }: ClaimForm): readonly Claim[] {
  const most = Math.max(1, ...fields.map(({ values }) => values.length));
  return Array.from({ length: most }, (_, i) => {
    const filled = fields.map(({ id, values, many }) => {
      const value = values[i % values.length]?.value;
      return [id, many === undefined ? value : values.map((one) => one.value).slice(0, i % (many.most + 1))];
    });
    return { type, ...Object.fromEntries(filled) };
  });
}

function mustBeNarrated(game: AnyGame, event: GameEvent, observer: Observer): void {
  const told = game.narrate(toldTo(event, observer));
  if (told === null) return;
  mustBeSaid(game, told.words, `the event ${event.type}`);
  mustBeRule(game, told.rule, `the event ${event.type}`);
  mustAddress(game, told.words, `the event ${event.type}`);
}

/** No name has this sign, so a sentence that holds it has called its reader by name. */
const READER_NAME = '☞';

/** "You draws" and "Du zieht". */
const WRONG_VERBS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\bYou (?:is|has|does|was|\w+[^s\W]s)\b/,
  de: /\bDu \p{L}+(?<!st|zt|ßt)(?!\p{L})/u,
};

/** Everybody who is named in a log line reads "you" in it, in every language; how a text says so, see `Catalogue`. */
export function mustAddress(game: AnyGame, words: Words, what: string): void {
  if (isKnownRight(game, 'address', words)) return;
  for (const seat of seatsIn(words)) {
    for (const [language] of offeredBy(game)) {
      const said = say(catalogueOfReader(game, language, seat), words);
      if (said.includes(READER_NAME)) throw new Error(`${what} calls its reader by name in ${language}: ${said}`);
      const verb = WRONG_VERBS[language]?.exec(said)?.[0];
      if (verb !== undefined) throw new Error(`${what} says ${verb} in ${language}: ${said}`);
    }
  }
  noteRight(game, 'address', words);
}

const READERS = new WeakMap<Catalogue, Map<Seat, Catalogue>>();

/** The game's words as this seat reads them, under a name that gives itself away. */
function catalogueOfReader(game: AnyGame, language: Language, seat: Seat): Catalogue {
  const catalogue = game.texts[language];
  const readers = READERS.get(catalogue) ?? new Map<Seat, Catalogue>();
  READERS.set(catalogue, readers);
  const known = readers.get(seat) ?? readBy(seat, { ...catalogue, [`name.seat.${seat}`]: READER_NAME });
  readers.set(seat, known);
  return known;
}

const KNOWN_RIGHT = new WeakMap<AnyGame, Set<string>>();

function knownRight(game: AnyGame): Set<string> {
  const known = KNOWN_RIGHT.get(game) ?? new Set<string>();
  KNOWN_RIGHT.set(game, known);
  return known;
}

/** Games repeat most sentences many times, so one that passed is not checked again. */
function isKnownRight(game: AnyGame, check: 'address' | 'said', words: Words): boolean {
  return knownRight(game).has(`${check} ${JSON.stringify(words)}`);
}

function noteRight(game: AnyGame, check: 'address' | 'said', words: Words): void {
  knownRight(game).add(`${check} ${JSON.stringify(words)}`);
}

/** The seats that a sentence is about. */
function seatsIn({ gaps = {} }: Words): Set<Seat> {
  const fillings = Object.values(gaps).flat();
  return new Set(fillings.flatMap((filling) => /^seat\.(\d+)$/.exec(String(filling))?.[1] ?? []).map(Number));
}

/** What a button of the narrowest screen has room for. */
const SHORT = 22;

export function mustBeShort(game: AnyGame, short: Words, what: string): void {
  mustBeSaid(game, short, `the label of ${what}`);
  for (const [language, catalogue] of offeredBy(game)) {
    const label = say(catalogue, short);
    if (label.length > SHORT) throw new Error(`the label of ${what} is too long in ${language}: ${label}`);
  }
}

/** Each slot of the bar holds one option: of those that nothing on the table stands for, two cannot be in the same one. */
const slotsHoldOneOption: Check = {
  title: 'no two options want the same slot at the beginning of a decision',
  run(journeys) {
    visit(journeys, spread, ({ state, pending }, { table: { game } }) => {
      for (const { seat, options } of pending?.asked ?? []) {
        const view = game.viewOf(state, seat);
        const taken = new Map<string, string>();
        for (const option of options) {
          const { slot, path } = game.describe(view, option);
          const hasThings = slot === 'confirm' && !path.every((thing) => thing.startsWith('button:'));
          if (slot === undefined || hasThings) continue;
          const other = taken.get(slot);
          if (other !== undefined) throw new Error(`${game.choiceId(option)} and ${other} both want the slot ${slot}`);
          taken.set(slot, game.choiceId(option));
        }
      }
    });
  },
};

/** What no sentence holds: a gap that nothing filled. */
const OPEN_GAP = /\{\w+\}/;

/** The English catalogue stands for all: `checkCatalogues` compares them. */
export function mustBeSaid(
  game: AnyGame,
  words: Words,
  what: string,
  extent: 'key only' | 'with gaps' = 'with gaps',
): void {
  if (!Object.hasOwn(game.texts.en, words.key)) throw new Error(`${what} has no text ${words.key}`);
  if (extent === 'key only' || isKnownRight(game, 'said', words)) return;
  for (const [language, catalogue] of offeredBy(game)) {
    const said = say(catalogue, words);
    const gap = OPEN_GAP.exec(said)?.[0];
    if (gap !== undefined) throw new Error(`${what} leaves the gap ${gap} of ${words.key} open in ${language}`);
    const code = codesIn(game).exec(said)?.[0];
    if (code !== undefined) throw new Error(`${what} says the code ${code} in ${language} instead of a name`);
  }
  noteRight(game, 'said', words);
}

const CODES = new WeakMap<AnyGame, RegExp>();

/** What no sentence holds: the codes of components and seats, and what JavaScript says where it has nothing to say. */
function codesIn(game: AnyGame): RegExp {
  const known = CODES.get(game);
  if (known !== undefined) return known;
  // An id of one plain word, such as `arkham`, may well be said.
  const ids = Object.values(game.components).flatMap((all) => all.filter((id) => id.includes('-')));
  const codes = new RegExp(`(?<![\\w-])(${[...ids, 'seat\\.\\d+', 'undefined', 'null'].join('|')})(?![\\w-])`);
  CODES.set(game, codes);
  return codes;
}

export function mustBeRule(game: AnyGame, id: string, what: string): void {
  if (!game.rules.en.some((rule) => coversRule(id, rule.id)))
    throw new Error(`${what} rests on an unknown rule: ${id}`);
}

export const TEXT_CHECKS = [everythingCanBeSaid, slotsHoldOneOption, claimsCanBeSaid];
