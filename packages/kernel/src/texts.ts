/** Words as data: a key of a game's catalogue and what fills its gaps, so that every language can say it. */
import { ALL_LANGUAGES, isLanguage, LANGUAGES, type Language } from './languages.ts';
import { argumentsIn, type Filling, type Fillings, formatMessage, type Speaker } from './messages/format.ts';
import type { Seat } from './seats.ts';

export interface Words {
  readonly key: string;
  readonly gaps?: Fillings;
}

/**
 * ICU messages by key. A gap whose filling is itself the rest of a `name.<filling>` key is said by that name, and `{card.acc}`
 * by `name.<filling>.acc`: names stand in the nominative, and every other form that a sentence needs is in the catalogue.
 *
 * The reader is never called by name: `{on, select, you {you} other {{on}}}` says `you` where the gap is filled with the
 * reader's seat. A line in which the reader acts has a text of its own under `<key>.you`; the one gap that it lacks is the actor.
 * Nobody is named twice: a text under `<key>.self` is said where the gap that it lacks is filled like one that it has.
 */
export type Catalogue = Readonly<Record<string, string>>;

/** The keys under which a catalogue says what language it is in, and who reads it: the filling that stands for their seat. */
const LANGUAGE = 'language';
const READER = 'reader';

/** By which a `select` knows the reader. */
const YOU = 'you';

/** A catalogue that knows its language, for plurals and lists. */
export function inLanguage(language: Language, texts: Catalogue): Catalogue {
  return { ...texts, [LANGUAGE]: language };
}

/** The catalogue as the person in this seat reads it. */
export function readBy(reader: Seat, catalogue: Catalogue): Catalogue {
  return { ...catalogue, [READER]: `seat.${reader}` };
}

/** Says words in the language of the catalogue. A key that is not there is said as itself, so that nothing hides. */
export function say(catalogue: Catalogue, words: Words): string {
  return formatMessage(templateOf(catalogue, words), words.gaps ?? {}, speakerOf(catalogue));
}

/** The names of the gaps in a text. */
export function gapsIn(text: string): string[] {
  return argumentsIn(text);
}

function speakerOf(catalogue: Catalogue): Speaker {
  const { [LANGUAGE]: language, [READER]: reader } = catalogue;
  return {
    locale: LANGUAGES[isLanguage(language) ? language : 'en'].locale,
    nameOf: (filling, form) => nameOf(catalogue, filling, form),
    selectorOf: (filling) => (filling === reader ? YOU : String(filling)),
  };
}

/** A name that has no such form, such as a person's, is said as it is. */
function nameOf(catalogue: Catalogue, filling: Filling, form?: string): string {
  const inForm = form === undefined ? undefined : catalogue[`name.${filling}.${form}`];
  return inForm ?? catalogue[`name.${filling}`] ?? String(filling);
}

function templateOf(catalogue: Catalogue, { key, gaps = {} }: Words): string {
  const template = catalogue[key] ?? key;
  const [yours, own] = [catalogue[`${key}.you`], catalogue[`${key}.self`]];
  if (yours !== undefined && isReader(catalogue, left(template, yours, gaps))) return yours;
  return own !== undefined && isSaidAlready(left(template, own, gaps), gapsIn(own), gaps) ? own : template;
}

/** What fills the gap that a text has and another one has not. */
function left(template: string, other: string, gaps: Fillings): Fillings[string] | undefined {
  const kept = gapsIn(other);
  const gap = gapsIn(template).find((name) => !kept.includes(name));
  return gap === undefined ? undefined : gaps[gap];
}

function isSaidAlready(filling: Fillings[string] | undefined, kept: readonly string[], gaps: Fillings): boolean {
  return filling !== undefined && kept.some((gap) => String(gaps[gap]) === String(filling));
}

function isReader(catalogue: Catalogue, filling: Fillings[string] | undefined): boolean {
  const reader = catalogue[READER];
  if (reader === undefined || filling === undefined) return false;
  return filling === reader || (Array.isArray(filling) && filling.length === 1 && filling[0] === reader);
}

/** One rule of the specification, for the rules drawer, log lines and refusals. */
export interface RuleText {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** A game's words by language: how they are asked for, and how they arrive. */
export interface Shelf {
  /** By language. Node has all of them; a browser has those that were read. */
  readonly texts: Readonly<Record<Language, Catalogue>>;
  /** The rules for people, the same ids in the same order in every language; none in a language that was not read. */
  readonly rules: Readonly<Record<Language, readonly RuleText[]>>;
  /** Makes the game speak a language: these are its words as they stand in its folder. */
  learn(language: Language, words: Catalogue): void;
  learnRules(language: Language, rules: readonly RuleText[]): void;
}

/** Where a game keeps its words. `complete` adds what is made of them, such as the names of fifty cards. */
export function shelf(complete: (words: Catalogue) => Catalogue): Shelf {
  const texts: Record<Language, Catalogue> = Object.create(null);
  const rules: Record<Language, readonly RuleText[]> = Object.create(null);
  for (const language of ALL_LANGUAGES) rules[language] = [];
  return {
    texts,
    rules,
    learnRules: (language, told) => {
      rules[language] = told;
    },
    learn: (language, words) => {
      texts[language] = complete(inLanguage(language, words));
    },
  };
}
