/** All characters, with the questions that are theirs alone. */
import type { Character } from '../../verbs/cards.ts';
import { alchemist } from './alchemist.ts';
import { alchemistII } from './alchemist-ii.ts';
import { assassin } from './assassin.ts';
import { type AssassinIIFrame, assassinII, assassinIIRules } from './assassin-ii.ts';
import { type BloodMageFrame, bloodMage, bloodMageRules } from './blood-mage.ts';
import { bloodMageII } from './blood-mage-ii.ts';
import { type FacelessFrame, faceless, facelessRules } from './faceless.ts';
import { type FacelessIIFrame, facelessII, facelessIIRules } from './faceless-ii.ts';
import { type GuardianFrame, guardian, guardianRules } from './guardian.ts';
import { type GuardianIIFrame, guardianII, guardianIIRules } from './guardian-ii.ts';
import type { CharacterId } from './ids.ts';
import { librarian } from './librarian.ts';
import { type LibrarianIIFrame, librarianII, librarianIIRules } from './librarian-ii.ts';
import { merchant } from './merchant.ts';
import { merchantII } from './merchant-ii.ts';
import { type NecromancerFrame, necromancer, necromancerRules } from './necromancer.ts';
import { reaper } from './reaper.ts';
import { reaperII } from './reaper-ii.ts';
import { sorceress } from './sorceress.ts';
import { sorceressII } from './sorceress-ii.ts';

/** Life and symbols are our reconstruction: balance is tuned there first (CD-12.23). */
export const characters: Readonly<Record<CharacterId, Character>> = {
  alchemist,
  'alchemist-ii': alchemistII,
  sorceress,
  'sorceress-ii': sorceressII,
  merchant,
  'merchant-ii': merchantII,
  guardian,
  'guardian-ii': guardianII,
  assassin,
  'assassin-ii': assassinII,
  faceless,
  'faceless-ii': facelessII,
  librarian,
  'librarian-ii': librarianII,
  'blood-mage': bloodMage,
  'blood-mage-ii': bloodMageII,
  reaper,
  'reaper-ii': reaperII,
  necromancer,
};

export type CharacterFrame =
  | AssassinIIFrame
  | BloodMageFrame
  | FacelessFrame
  | FacelessIIFrame
  | GuardianFrame
  | GuardianIIFrame
  | LibrarianIIFrame
  | NecromancerFrame;

export const characterRules = {
  ...assassinIIRules,
  ...bloodMageRules,
  ...facelessRules,
  ...facelessIIRules,
  ...guardianRules,
  ...guardianIIRules,
  ...librarianIIRules,
  ...necromancerRules,
};
