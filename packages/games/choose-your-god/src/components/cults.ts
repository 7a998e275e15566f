/** The eight Cults with the Divine Might of both sides (section 2.3) and the names of their abilities (CG-5.101 to CG-5.132). */

/** In table order. */
export const CULTS = ['anubis', 'cthulhu', 'fafnir', 'janus', 'nirriti', 'tiamat', 'arachne', 'atheism'] as const;
export type CultId = (typeof CULTS)[number];

export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

export const ABILITIES = [
  'anubis-light-passing',
  'anubis-light-hand-of-death',
  'anubis-dark-mummy',
  'anubis-dark-resurrection',
  'cthulhu-light-abyss',
  'cthulhu-light-great-shrine',
  'cthulhu-dark-furious-storm',
  'cthulhu-dark-will',
  'fafnir-light-greed',
  'fafnir-light-treachery',
  'fafnir-dark-blood-for-gold',
  'fafnir-dark-army',
  'janus-light-clarity',
  'janus-light-virtues',
  'janus-dark-vices',
  'janus-dark-madness',
  'nirriti-light-loyalty',
  'nirriti-light-temptation',
  'nirriti-dark-iniquity',
  'nirriti-dark-triumph',
  'tiamat-light-guise',
  'tiamat-light-incarnation',
  'tiamat-dark-dragons',
  'tiamat-dark-harvest',
  'arachne-light-ordination',
  'arachne-light-charms',
  'arachne-dark-grip',
  'arachne-dark-sorcery',
  'atheism-light-science',
  'atheism-light-terror',
  'atheism-dark-myth',
  'atheism-dark-nihilism',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

export type Mights = Readonly<Record<CultId, Readonly<Record<Side, number>>>>;

/**
 * All values differ, so Might never ties, and every dark side beats every light one (CG-2.4). Cthulhu's 21 and Atheism's 13 are
 * known; the others are reconstructed.
 */
export const RECONSTRUCTED_MIGHT: Mights = {
  anubis: { light: 18, dark: 26 },
  cthulhu: { light: 21, dark: 23 },
  fafnir: { light: 17, dark: 27 },
  janus: { light: 19, dark: 29 },
  nirriti: { light: 16, dark: 25 },
  tiamat: { light: 20, dark: 28 },
  arachne: { light: 14, dark: 24 },
  atheism: { light: 13, dark: 30 },
};

/** Might as the knob for balance (CG-2.5): the Cults that won too often need more, and second Summonings take longer. */
export const TUNED_MIGHT: Mights = {
  anubis: { light: 17, dark: 31 },
  cthulhu: { light: 19, dark: 23 },
  fafnir: { light: 14, dark: 28 },
  janus: { light: 18, dark: 22 },
  nirriti: { light: 20, dark: 37 },
  tiamat: { light: 12, dark: 48 },
  arachne: { light: 11, dark: 24 },
  atheism: { light: 13, dark: 29 },
};

/** The two abilities of each side. */
export const ABILITIES_OF = Object.fromEntries(
  CULTS.map((cult) => [
    cult,
    Object.fromEntries(SIDES.map((side) => [side, ABILITIES.filter((id) => id.startsWith(`${cult}-${side}-`))])),
  ]),
) as unknown as Readonly<Record<CultId, Readonly<Record<Side, readonly AbilityId[]>>>>;
