/** How a person wants the app to look and sound, kept in this browser. */
import type { Language } from '@conclave/kernel';
import { useSyncExternalStore } from 'react';
import { recordOf, stored } from '../core/stored.ts';
import { say } from '../i18n/index.ts';
import { LANGUAGES, preferredLanguage } from '../i18n/language.ts';
import { languageNow, speak } from '../i18n/words.ts';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

export interface Preferences {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
}

const preferences = stored<Preferences>('conclave.preferences', (item) => {
  const given = recordOf<unknown>(item);
  return {
    language: linkedLanguage() ?? oneOf(LANGUAGES, given.language) ?? preferredLanguage(navigator.languages),
    theme: oneOf(THEMES, given.theme) ?? 'dark',
    motion: oneOf(MOTIONS, given.motion) ?? 'system',
    textSize: oneOf(TEXT_SIZES, given.textSize) ?? 'normal',
  };
});

/** A link can carry the language: `?lang=de`. */
function linkedLanguage(): Language | undefined {
  return oneOf(LANGUAGES, new URLSearchParams(globalThis.location?.search).get('lang'));
}

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value);
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.get);
}

export function changePreferences(change: Partial<Preferences>): void {
  preferences.set({ ...preferences.get(), ...change });
  applyPreferences();
  void applyLanguage();
}

/** Speaks the person's language, as soon as its words have arrived. Who is offline goes on in the one they have. */
export async function applyLanguage(): Promise<void> {
  const { language } = preferences.get();
  await speak(language).catch(() => {});
  const spoken = languageNow();
  document.documentElement.lang = spoken;
  // `vite` serves the first manifest only.
  if (import.meta.env.PROD)
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${spoken}.webmanifest`);
  document.querySelector('meta[name="description"]')?.setAttribute('content', say('about.lead'));
}

/** Makes the page follow the preferences: once before the first paint, and after each change. */
export function applyPreferences(): void {
  const { theme, motion, textSize } = preferences.get();
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.dataset.textSize = textSize;
  const ground = getComputedStyle(root).getPropertyValue('--surface');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground.trim());
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)');

function watchStillness(listener: () => void): () => void {
  const query = still();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether movement should be left out, by the person's choice or else by the system's. */
export function useReducedMotion(): boolean {
  const { motion } = usePreferences();
  const system = useSyncExternalStore(watchStillness, () => still().matches);
  return motion === 'less' || (motion === 'system' && system);
}
