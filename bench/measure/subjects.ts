/** What can be measured, by name. Each is loaded and run in a process of its own: see one.ts. */
import type { Length } from './rate.ts';

export type Subject = (length: Length) => number;

export const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  conclave: async () => (await import('./conclave.ts')).randomPlay,
  boardgameio: async () => (await import('./boardgameio.ts')).randomPlay,
  byHand: async () => (await import('./by-hand.ts')).randomPlay,
  clone: async () => (await import('./conclave.ts')).clones,
  view: async () => (await import('./conclave.ts')).views,
  worldFrom: async () => (await import('./conclave.ts')).worlds,
  search: async () => (await import('./conclave.ts')).searchIterations,
};
