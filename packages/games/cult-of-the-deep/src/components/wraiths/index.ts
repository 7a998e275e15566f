/** All Wraith cards. */
import type { Wraith } from '../../verbs/cards.ts';
import { banshee } from './banshee.ts';
import { devourer } from './devourer.ts';
import type { WraithId } from './ids.ts';
import { phantom } from './phantom.ts';
import { poltergeist } from './poltergeist.ts';
import { revenant } from './revenant.ts';
import { specter } from './specter.ts';

export const wraiths: Readonly<Record<WraithId, Wraith>> = {
  banshee,
  poltergeist,
  devourer,
  specter,
  revenant,
  phantom,
};
