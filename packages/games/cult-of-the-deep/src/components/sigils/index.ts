/** All sigils, with the questions that are theirs alone. */
import type { Cards } from '../../verbs/cards.ts';
import { type AgonyFrame, agony, agonyRules } from './agony.ts';
import { ascension } from './ascension.ts';
import { banishment } from './banishment.ts';
import { corruption } from './corruption.ts';
import { duplicity } from './duplicity.ts';
import { frenzy } from './frenzy.ts';
import { larceny } from './larceny.ts';
import { mercy } from './mercy.ts';
import { type PortentsFrame, portents, portentsRules } from './portents.ts';
import { reflection } from './reflection.ts';
import { renewal } from './renewal.ts';
import { revocation } from './revocation.ts';
import { transfusion } from './transfusion.ts';
import { warding } from './warding.ts';

export const sigils: Cards['sigils'] = {
  'sigil-of-revocation': revocation,
  'sigil-of-portents': portents,
  'sigil-of-duplicity': duplicity,
  'sigil-of-larceny': larceny,
  'sigil-of-transfusion': transfusion,
  'sigil-of-warding': warding,
  'sigil-of-reflection': reflection,
  'sigil-of-corruption': corruption,
  'sigil-of-mercy': mercy,
  'sigil-of-agony': agony,
  'sigil-of-frenzy': frenzy,
  'sigil-of-renewal': renewal,
  'sigil-of-ascension': ascension,
  'sigil-of-banishment': banishment,
};

export type SigilFrame = AgonyFrame | PortentsFrame;

export const sigilRules = { ...agonyRules, ...portentsRules };
