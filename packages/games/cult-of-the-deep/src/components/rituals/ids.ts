/** The rituals by name (section 2.8). Their records are in files of the same names. */
import type { Face } from '../faces.ts';

/** In table order. */
export const RITUALS = [
  'kraken',
  'ancient-shadow',
  'ancient-chant',
  'altar-sacrifice',
  'sirens',
  'transmutation',
  'sea-hydra',
  'astral-rift',
  'lamia',
  'tribute-to-nycen',
  'blood-rites',
] as const;
export type RitualId = (typeof RITUALS)[number];

/** What moves a marker: dice of a face, or, on Altar Sacrifice, a kill. */
export type Track = Face | 'kill';

export function isRitual(id: string): id is RitualId {
  return (RITUALS as readonly string[]).includes(id);
}
