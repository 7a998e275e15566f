/** What takes or gives life, or changes a die (CD-4.79, CD-4.81). */
import type { CharacterId } from './characters/ids.ts';
import { isRitual, type RitualId } from './rituals/ids.ts';
import type { SigilId } from './sigils/ids.ts';
import type { WraithId } from './wraiths/ids.ts';

export type Source =
  /** A die that lies on the player. */
  | 'die'
  | 'power-symbol'
  | 'siren-coin'
  | 'chant-coin'
  | 'trade'
  | 'merchant-of-death'
  | 'dont-be-so-selfish'
  | 'high-priest'
  | RitualId
  | CharacterId
  | SigilId
  | WraithId;

/** Losses due to a ritual can be changed by Guardian II and Assassin II. */
export function isRitualSource(source: Source): source is RitualId {
  return isRitual(source);
}
