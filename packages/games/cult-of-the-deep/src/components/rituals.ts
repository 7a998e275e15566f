/** Rituals (section 2.8): tracks, and whether there is a Keeper effect. Effects are in rules/altar-effects.ts and where they act. */
import type { Face } from './faces.ts';

/** What moves a marker: dice of a face, or, on Altar Sacrifice, a kill. */
export type Track = Face | 'kill';

interface Ritual {
  readonly tracks: readonly Track[];
  /** Completed, it is kept by whoever completed it; else it is discarded. */
  readonly isKept: boolean;
}

/** In table order. */
export const rituals = {
  kraken: { tracks: ['ancient', 'cosmos'], isKept: true },
  'ancient-shadow': { tracks: ['ancient'], isKept: false },
  'ancient-chant': { tracks: ['ancient'], isKept: true },
  'altar-sacrifice': { tracks: ['kill'], isKept: false },
  sirens: { tracks: ['parchment'], isKept: false },
  transmutation: { tracks: ['parchment'], isKept: true },
  'sea-hydra': { tracks: ['parchment', 'ancient'], isKept: true },
  'astral-rift': { tracks: ['cosmos'], isKept: false },
  lamia: { tracks: ['parchment', 'cosmos'], isKept: true },
  'tribute-to-nycen': { tracks: ['cosmos'], isKept: false },
  'blood-rites': { tracks: ['blood'], isKept: true },
} as const satisfies Record<string, Ritual>;

export type RitualId = keyof typeof rituals;
export const RITUALS = Object.keys(rituals) as RitualId[];

export function isRitual(id: string): id is RitualId {
  return Object.hasOwn(rituals, id);
}

export function tracksOf(id: RitualId): readonly Track[] {
  return rituals[id].tracks;
}

/** Markers stand at N, but for Altar Sacrifice (CD-2.12, CD-5.14.1). */
export function freshMarkers(id: RitualId, n: number): Partial<Record<Track, number>> {
  const markers: Partial<Record<Track, number>> = {};
  for (const track of tracksOf(id)) markers[track] = track === 'kill' ? 1 : n;
  return markers;
}
