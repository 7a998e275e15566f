/** All rituals, with the questions that are theirs alone. */
import type { Ritual } from '../../verbs/cards.ts';
import { type AltarSacrificeFrame, altarSacrifice, altarSacrificeRules } from './altar-sacrifice.ts';
import { ancientChant } from './ancient-chant.ts';
import { ancientShadow } from './ancient-shadow.ts';
import { type AstralRiftFrame, astralRift, astralRiftRules } from './astral-rift.ts';
import { type BloodRitesFrame, bloodRites, bloodRitesRules } from './blood-rites.ts';
import type { RitualId } from './ids.ts';
import { type KrakenFrame, kraken, krakenRules } from './kraken.ts';
import { type LamiaFrame, lamia, lamiaRules } from './lamia.ts';
import { type SeaHydraFrame, seaHydra, seaHydraRules } from './sea-hydra.ts';
import { sirens } from './sirens.ts';
import { transmutation } from './transmutation.ts';
import { type TributeFrame, tributeRules, tributeToNycen } from './tribute-to-nycen.ts';

export const rituals: Readonly<Record<RitualId, Ritual>> = {
  kraken,
  'ancient-shadow': ancientShadow,
  'ancient-chant': ancientChant,
  'altar-sacrifice': altarSacrifice,
  sirens,
  transmutation,
  'sea-hydra': seaHydra,
  'astral-rift': astralRift,
  lamia,
  'tribute-to-nycen': tributeToNycen,
  'blood-rites': bloodRites,
};

export type RitualFrame =
  | AltarSacrificeFrame
  | AstralRiftFrame
  | BloodRitesFrame
  | KrakenFrame
  | LamiaFrame
  | SeaHydraFrame
  | TributeFrame;

export const ritualRules = {
  ...altarSacrificeRules,
  ...astralRiftRules,
  ...bloodRitesRules,
  ...krakenRules,
  ...lamiaRules,
  ...seaHydraRules,
  ...tributeRules,
};
