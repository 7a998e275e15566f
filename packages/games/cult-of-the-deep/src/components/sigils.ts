/** Sigils (section 2.6): when each may be used. What they do is in rules/sigil-effects.ts. */

/** RESP, RES and OWN-ROLL of CD-5.50.1. Countering is a moment of its own. */
export type Timing = 'response' | 'resolve' | 'own-roll';

/** In table order. Larceny has the timing of what it copies. */
export const sigilTimings = {
  'sigil-of-revocation': 'response',
  'sigil-of-portents': 'resolve',
  'sigil-of-duplicity': 'resolve',
  'sigil-of-larceny': null,
  'sigil-of-transfusion': 'resolve',
  'sigil-of-warding': 'resolve',
  'sigil-of-reflection': 'response',
  'sigil-of-corruption': 'resolve',
  'sigil-of-mercy': 'resolve',
  'sigil-of-agony': 'resolve',
  'sigil-of-frenzy': 'own-roll',
  'sigil-of-renewal': 'resolve',
  'sigil-of-ascension': 'resolve',
  'sigil-of-banishment': 'response',
} as const satisfies Record<string, Timing | null>;

export type SigilId = keyof typeof sigilTimings;
/** Larceny never acts as itself. */
export type ActingSigil = Exclude<SigilId, 'sigil-of-larceny'>;
export const SIGILS = Object.keys(sigilTimings) as SigilId[];

export function isSigil(id: string): id is SigilId {
  return Object.hasOwn(sigilTimings, id);
}
