/** The rule that states what a component does. */
import type { CharacterId } from '../components/characters/ids.ts';
import type { RitualId } from '../components/rituals/ids.ts';
import type { SigilId } from '../components/sigils/ids.ts';
import type { Source } from '../components/sources.ts';
import type { WraithId } from '../components/wraiths/ids.ts';

export const RULE_OF_RITUAL: Readonly<Record<RitualId, string>> = {
  kraken: 'CD-5.11',
  'ancient-shadow': 'CD-5.12',
  'ancient-chant': 'CD-5.13',
  'altar-sacrifice': 'CD-5.14',
  sirens: 'CD-5.15',
  transmutation: 'CD-5.16',
  'sea-hydra': 'CD-5.17',
  'astral-rift': 'CD-5.18',
  lamia: 'CD-5.19',
  'tribute-to-nycen': 'CD-5.20',
  'blood-rites': 'CD-5.21',
};

const RULE_OF_CHARACTER: Readonly<Record<CharacterId, string>> = {
  alchemist: 'CD-5.31',
  'alchemist-ii': 'CD-5.32',
  sorceress: 'CD-5.33',
  'sorceress-ii': 'CD-5.34',
  merchant: 'CD-5.35',
  'merchant-ii': 'CD-5.36',
  guardian: 'CD-5.37',
  'guardian-ii': 'CD-5.38',
  assassin: 'CD-5.39',
  'assassin-ii': 'CD-5.40',
  faceless: 'CD-5.41',
  'faceless-ii': 'CD-5.42',
  librarian: 'CD-5.43',
  'librarian-ii': 'CD-5.44',
  'blood-mage': 'CD-5.45',
  'blood-mage-ii': 'CD-5.46',
  reaper: 'CD-5.47',
  'reaper-ii': 'CD-5.48',
  necromancer: 'CD-5.49',
};

export const RULE_OF_SIGIL: Readonly<Record<SigilId, string>> = {
  'sigil-of-revocation': 'CD-5.51',
  'sigil-of-portents': 'CD-5.52',
  'sigil-of-duplicity': 'CD-5.53',
  'sigil-of-larceny': 'CD-5.54',
  'sigil-of-transfusion': 'CD-5.55',
  'sigil-of-warding': 'CD-5.56',
  'sigil-of-reflection': 'CD-5.57',
  'sigil-of-corruption': 'CD-5.58',
  'sigil-of-mercy': 'CD-5.59',
  'sigil-of-agony': 'CD-5.60',
  'sigil-of-frenzy': 'CD-5.61',
  'sigil-of-renewal': 'CD-5.62',
  'sigil-of-ascension': 'CD-5.63',
  'sigil-of-banishment': 'CD-5.64',
};

export const RULE_OF_WRAITH: Readonly<Record<WraithId, string>> = {
  banshee: 'CD-5.66',
  poltergeist: 'CD-5.67',
  devourer: 'CD-5.68',
  specter: 'CD-5.69',
  revenant: 'CD-5.70',
  phantom: 'CD-5.71',
};

/** The rule behind a life or a die that changed. */
export const RULE_OF_SOURCE: Readonly<Record<Source, string>> = {
  ...RULE_OF_RITUAL,
  ...RULE_OF_CHARACTER,
  ...RULE_OF_SIGIL,
  ...RULE_OF_WRAITH,
  die: 'CD-4.64',
  'power-symbol': 'CD-4.26',
  'siren-coin': 'CD-5.72',
  'chant-coin': 'CD-5.73',
  trade: 'CD-5.75',
  'merchant-of-death': 'CD-7.7',
  'dont-be-so-selfish': 'CD-7.6',
  'high-priest': 'CD-5.80',
};
