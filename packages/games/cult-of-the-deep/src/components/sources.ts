/** What takes or gives life, or changes a die (CD-4.79, CD-4.81). */
import type { CharacterId } from './characters.ts';
import { isRitual, type RitualId } from './rituals.ts';
import type { SigilId } from './sigils.ts';
import type { WraithId } from './wraiths.ts';

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
