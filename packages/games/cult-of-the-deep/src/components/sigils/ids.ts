/** The sigils by name (section 2.6). Their records are in files of the same names. */

/** In table order. */
export const SIGILS = [
  'sigil-of-revocation',
  'sigil-of-portents',
  'sigil-of-duplicity',
  'sigil-of-larceny',
  'sigil-of-transfusion',
  'sigil-of-warding',
  'sigil-of-reflection',
  'sigil-of-corruption',
  'sigil-of-mercy',
  'sigil-of-agony',
  'sigil-of-frenzy',
  'sigil-of-renewal',
  'sigil-of-ascension',
  'sigil-of-banishment',
] as const;
export type SigilId = (typeof SIGILS)[number];

/** Larceny never acts as itself. */
export type ActingSigil = Exclude<SigilId, 'sigil-of-larceny'>;
