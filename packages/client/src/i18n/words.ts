/**
 * Says things in the person's language. Every part of the app has its own catalogue of ICU messages, one file per language
 * in packages/languages; a browser fetches the parts that are on the screen, in the one language that is read.
 */
import { type Fillings, formatMessage, LANGUAGES, type Language, type Speaker } from '@conclave/kernel';
import { useCallback, useSyncExternalStore } from 'react';

export type Messages = Readonly<Record<string, string>>;
export type Values = Fillings;
/** Says one message; its gaps are filled with the values. */
export type Say<Key extends string> = (key: Key, values?: Values) => string;

export interface WordsOf<Key extends string> {
  /** For components: says it in the present language, and again after the language has changed. */
  useWords(): Say<Key>;
  /** For code outside of components. */
  say: Say<Key>;
  /** The same for a key that need not be there. */
  sayIfKnown(key: string): string | undefined;
}

/** What is read now; another object after each change of the language. */
interface Reading {
  readonly language: Language;
  readonly speaker: Speaker;
}

const FILES = import.meta.glob<Readonly<Record<string, Messages>>>([
  '../../../languages/src/*/{app,table,book,hints}.ts',
  '../../../languages/src/*/*/{board,lessons}.ts',
]);

/** All parts share one dictionary per language, so their keys begin with the name of the part. */
const dictionaries = new Map<Language, Record<string, string>>();
/** What fetches a part, and the languages in which it has arrived. */
const parts = new Map<string, { fetch(language: Language): Promise<unknown>; readonly here: Set<Language> }>();
const listeners = new Set<() => void>();
let reading = readingOf('en');
/** What was asked for last. */
let latest: Language = 'en';

function readingOf(language: Language): Reading {
  return { language, speaker: { locale: LANGUAGES[language].locale, nameOf: String, selectorOf: String } };
}

/** Makes a part's messages known: `export const { useWords: useTableWords } = defineWords<typeof table>('table')`. */
export function defineWords<M extends Messages>(part: string): WordsOf<keyof M & string> {
  type Key = keyof M & string;
  addPart(part, async (language) => {
    const file = FILES[`../../../languages/src/${language}/${part}.ts`];
    if (file === undefined) throw new Error(`${part} has no words in ${language}.`);
    Object.assign(dictionaryOf(language), ...Object.values(await file()));
  });
  const say: Say<Key> = (key, values) => said(reading, key, values);
  return {
    say,
    sayIfKnown: (key) => (dictionaries.get(reading.language)?.[key] === undefined ? undefined : said(reading, key)),
    useWords: () => {
      const now = useReading();
      return useCallback<Say<Key>>((key, values) => said(now, key, values), [now]);
    },
  };
}

/** Adds words that are fetched with every language from now on; `wordsHere` waits for them. */
export function addPart(name: string, fetch: (language: Language) => Promise<unknown>): void {
  if (!parts.has(name)) parts.set(name, { fetch, here: new Set() });
}

/**
 * Resolves when everything on the screen can be said: wait for it after code was loaded that has words of its own. What comes
 * meanwhile is waited for too: more code, or a change of the language.
 */
export async function wordsHere(language?: Language): Promise<void> {
  for (;;) {
    const wanted = language ?? reading.language;
    const missing = [...parts.values()].filter(({ here }) => !here.has(wanted));
    if (missing.length === 0) return;
    await Promise.all(
      missing.map(async ({ fetch, here }) => {
        await fetch(wanted);
        here.add(wanted);
      }),
    );
  }
}

/** Code that has words of its own, once they are here as well. */
export async function withWords<T>(loading: Promise<T>): Promise<T> {
  const code = await loading;
  await wordsHere();
  return code;
}

/** Changes the language, once all its words have arrived. Of two changes the later one counts. */
export async function speak(language: Language): Promise<void> {
  latest = language;
  await wordsHere(language);
  if (latest !== language) return;
  if (language === reading.language && dictionaries.size > 0) return;
  reading = readingOf(language);
  for (const listener of listeners) listener();
}

export function languageNow(): Language {
  return reading.language;
}

export function useLanguage(): Language {
  return useReading().language;
}

function useReading(): Reading {
  const now = () => reading;
  return useSyncExternalStore(subscribe, now, now);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function dictionaryOf(language: Language): Record<string, string> {
  const known = dictionaries.get(language) ?? {};
  dictionaries.set(language, known);
  return known;
}

/** A key that is not there is said as itself, so that nothing hides. */
function said({ language, speaker }: Reading, key: string, values: Values = {}): string {
  return formatMessage(dictionaries.get(language)?.[key] ?? key, values, speaker);
}
