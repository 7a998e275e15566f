/** What the rulebooks show, by name. Each game's pictures are a part of their own that is fetched with its book. */
import type { Language } from '@conclave/kernel';
import type { ComponentType, ReactNode } from 'react';
import { withWords } from '../../i18n/words.ts';

export interface GamePictures {
  readonly pictures: Readonly<Record<string, ComponentType>>;
  /** All cards of a kind, in the order in which they are told. */
  readonly cards: Readonly<Record<string, (language: Language) => readonly CardEntry[]>>;
  /** What the quick reference says for its gaps, such as `{=points}`: the numbers of this very table. */
  numbers?(table: TableNow): Readonly<Record<string, string | number>>;
  /** Kinds of cards that the quick reference shows as they are at this very table. */
  readonly now?: Readonly<Record<string, (table: TableNow, language: Language) => readonly CardEntry[]>>;
}

/** What a table plays: its options, and its number of seats as `seats`. */
export type TableFacts = Readonly<Record<string, string | number>>;

/** A table as somebody sees it. */
export interface TableNow {
  readonly facts: TableFacts;
  readonly view: unknown;
}

export interface CardEntry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly face: ReactNode;
  /** A line between name and text: where it arrives, what it costs. */
  readonly extra?: string;
}

const PICTURES: Readonly<Record<string, () => Promise<GamePictures>>> = {
  'among-cultists': () => import('./among-cultists/index.tsx').then(({ pictures }) => pictures),
  'choose-your-god': () => import('./choose-your-god/index.tsx').then(({ pictures }) => pictures),
  'cult-of-the-deep': () => import('./cult-of-the-deep/index.tsx').then(({ pictures }) => pictures),
  'rise-of-cthulhu': () => import('./rise-of-cthulhu/index.tsx').then(({ pictures }) => pictures),
};

export function loadPictures(game: string): Promise<GamePictures> {
  const load = PICTURES[game];
  return load === undefined ? Promise.reject(new Error(`${game} has no pictures.`)) : withWords(load());
}
