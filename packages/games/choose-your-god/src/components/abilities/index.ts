/** All 32 abilities. */
import type { AbilityId } from '../cults.ts';
import type { Ability } from './ability.ts';
import { anubis } from './anubis.ts';
import { arachne } from './arachne.ts';
import { atheism } from './atheism.ts';
import { cthulhu } from './cthulhu.ts';
import { fafnir } from './fafnir.ts';
import { janus } from './janus.ts';
import { nirriti } from './nirriti.ts';
import { tiamat } from './tiamat.ts';

export const abilities: Readonly<Record<AbilityId, Ability>> = {
  ...anubis,
  ...cthulhu,
  ...fafnir,
  ...janus,
  ...nirriti,
  ...tiamat,
  ...arachne,
  ...atheism,
};
