/** Words as data: a key of a game's catalogue and what fills its gaps, so that every language can say it. */
import { isLanguage, LANGUAGES, type Language } from './languages.ts';
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
  const yours = catalogue[`${key}.you`];
  if (yours === undefined) return template;
  const kept = gapsIn(yours);
  const actor = gapsIn(template).find((name) => !kept.includes(name));
  const filling = actor === undefined ? undefined : gaps[actor];
  return filling !== undefined && isReader(catalogue, filling) ? yours : template;
}

function isReader(catalogue: Catalogue, filling: Fillings[string]): boolean {
  const reader = catalogue[READER];
  if (reader === undefined) return false;
  return filling === reader || (Array.isArray(filling) && filling.length === 1 && filling[0] === reader);
}

/** A game's words by language: how they are asked for, and how they arrive. */
export interface Shelf {
  /** By language. Node has all of them; a browser has those that were read. */
  readonly texts: Readonly<Record<Language, Catalogue>>;
  /** Makes the game speak a language: these are its words as they stand in its folder. */
  learn(language: Language, words: Catalogue): void;
}

/** Where a game keeps its words. `complete` adds what is made of them, such as the names of fifty cards. */
export function shelf(complete: (words: Catalogue) => Catalogue): Shelf {
  const texts: Record<Language, Catalogue> = Object.create(null);
  return {
    texts,
    learn: (language, words) => {
      texts[language] = complete(inLanguage(language, words));
    },
  };
}
