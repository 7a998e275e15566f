/** Says things in the person's language. Every part of the app has its own typed catalogues of ICU messages. */
import type { Language } from '@conclave/kernel';
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

export type Messages = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;
/** Says one message; its gaps are filled with the values. */
export type Say<Key extends string> = (key: Key, values?: Values) => string;

i18n.setMessagesCompiler(compileMessage);

export interface WordsOf<Key extends string> {
  /** For components: says it in the present language, and again after the language has changed. */
  useWords(): Say<Key>;
  /** For code outside of components. */
  say: Say<Key>;
}

/**
 * Makes a part's messages known. Keys begin with the part's name, because all parts share one dictionary:
 * `export const { useWords: useTableWords } = defineWords({ en, de })`.
 */
export function defineWords<M extends Messages>(
  catalogues: Readonly<Record<Language, { readonly [K in keyof M]: string }>>,
): WordsOf<keyof M & string> {
  type Key = keyof M & string;
  for (const [language, messages] of Object.entries(catalogues)) i18n.load(language, compiled(messages));
  const say: Say<Key> = (key, values) => i18n._(key, values);
  return {
    say,
    useWords: () => {
      // Lingui hands out a new context with each language: what is said is said anew then, and only then.
      const context = useLingui();
      return useCallback<Say<Key>>((key, values) => context.i18n._(key, values), [context]);
    },
  };
}

function compiled(messages: Messages): Record<string, ReturnType<typeof compileMessage>> {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]));
}

export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}
