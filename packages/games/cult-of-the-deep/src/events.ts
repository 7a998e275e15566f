/** Everything that can be told of a game, and who may know it (section 8). Seats are places at the table. */
import type { Outcome, Seat, Secret, Told } from '@conclave/kernel';
import type { AltarId } from './components/altars.ts';
import type { CharacterId } from './components/characters/ids.ts';
import type { Coin } from './components/coins.ts';
import type { Face } from './components/faces.ts';
import type { RitualId, Track } from './components/rituals/ids.ts';
import type { RoleId } from './components/roles.ts';
import type { SigilId } from './components/sigils/ids.ts';
import type { Source } from './components/sources.ts';
import type { WraithId } from './components/wraiths/ids.ts';
import type { TradeSide } from './frames.ts';
import type { Place, Target } from './places.ts';
import type { Mode, Phase } from './state.ts';

export interface RolledDie {
  readonly die: number;
  readonly face: Face;
}

export type DeepEvent =
  // Setup and turns
  | { type: 'gameBegan'; highPriest: Seat; characters: (CharacterId | null)[]; rituals: RitualId[] }
  | { type: 'ritualReplaced'; altar: AltarId; old: RitualId; ritual: RitualId }
  | { type: 'turnBegan'; seat: Seat; round: number }
  | { type: 'phaseBegan'; seat: Seat; phase: Phase }
  /** The active player died before the end of the turn (CD-4.98). */
  | { type: 'turnCutShort'; seat: Seat }
  // Kraken
  | { type: 'krakenDieGained'; seat: Seat; by: 'hand-out' | 'keeper' }
  | { type: 'krakenDieTaken'; seat: Seat; by: Seat }
  | { type: 'krakenDieRemoved'; seat: Seat; die: number; by: Seat }
  /** Not one of those just rolled. */
  | { type: 'krakenDieLifted'; seat: Seat; by: Seat }
  | { type: 'krakenRolled'; seat: Seat; values: number[] }
  | { type: 'krakenRerolled'; seat: Seat; die: number; value: number }
  | { type: 'krakenDiceReturned' }
  // Dice
  | { type: 'diceRolled'; seat: Seat; dice: RolledDie[] }
  | { type: 'diceRerolled'; seat: Seat; dice: RolledDie[]; by: Source | null }
  | { type: 'dieCommitted'; seat: Seat; die: number; face: Face; to: Target; mode: Mode | null }
  | { type: 'dieChanged'; seat: Seat; die: number; from: Face; face: Face; by: Source }
  /** The owner placed a die anew, or left it where it was. */
  | { type: 'dieRecommitted'; seat: Seat; die: number; face: Face; to: Place; mode: Mode | null }
  /** Somebody moved a die of the active player. */
  | { type: 'dieMoved'; seat: Seat; die: number; face: Face; from: Target; to: Target; by: Source }
  | { type: 'dieGained'; seat: Seat; die: number; face: Face; by: Source }
  | { type: 'dieRemoved'; seat: Seat; die: number; face: Face; by: Source }
  | { type: 'diceLeftIdle'; seat: Seat; dice: number[] }
  | { type: 'dieResolved'; seat: Seat; die: number; face: Face; at: Target }
  | { type: 'dieWasted'; seat: Seat; die: number; face: Face; altar: AltarId }
  | { type: 'wraithDieChanged'; seat: Seat; die: number; face: Face }
  | { type: 'extraDiceStored'; seat: Seat; by: Source }
  // Life
  | { type: 'lifeLost'; seat: Seat; amount: number; by: Source; killer: Seat | null }
  | { type: 'lifeGained'; seat: Seat; amount: number; by: Source; from: Seat | null }
  | { type: 'lifePaid'; seat: Seat; amount: number; for: Source }
  | { type: 'lossPrevented'; seat: Seat; amount: number; by: 'guardian' | 'guardian-ii' | 'sigil-of-warding' }
  | { type: 'shieldLaid'; seat: Seat; on: Seat }
  | { type: 'warded'; seat: Seat; by: Seat }
  | { type: 'assassinStruck'; seat: Seat; victim: Seat; by: 'assassin' | 'assassin-ii' }
  | { type: 'arcaneExplosion'; seat: Seat; owner: Seat; exempt: Seat }
  // Rituals
  | { type: 'markerMoved'; altar: AltarId; ritual: RitualId; track: Track; to: number; seat: Seat | null }
  | { type: 'dieAdded'; seat: Seat; altar: AltarId; face: Face; receiver: Seat }
  | { type: 'altarEffectRepeated'; seat: Seat; ritual: RitualId }
  | { type: 'ritualCompleted'; altar: AltarId; ritual: RitualId; seat: Seat | null }
  | { type: 'ritualKept'; ritual: RitualId; seat: Seat }
  | { type: 'ritualDiscarded'; ritual: RitualId }
  | { type: 'ritualDrawn'; altar: AltarId; ritual: RitualId }
  | { type: 'ritualDeckShuffled' }
  | { type: 'shadowGrew'; tokens: number }
  | { type: 'tributePaid'; seat: Seat }
  | { type: 'riftRolled'; seat: Seat; results: Face[] }
  | { type: 'sacrificeTaken'; seat: Seat; gaining: Seat[] }
  // Coins and trades
  | { type: 'coinGained'; seat: Seat; coin: Coin; by: Source }
  | { type: 'coinSpent'; seat: Seat; coin: Coin; for: Source }
  | { type: 'tradeProposed'; seat: Seat; addressee: Seat; secret: Secret<{ give: TradeSide; get: TradeSide }> }
  | { type: 'tradeAccepted'; seat: Seat; addressee: Seat; give: TradeSide; get: TradeSide }
  | { type: 'tradeDeclined'; seat: Seat; addressee: Seat }
  // Sigils
  | { type: 'sigilDeclared'; seat: Seat; sigil: SigilId; as: SigilId }
  | { type: 'sigilRevoked'; seat: Seat; sigil: SigilId; by: Seat }
  | { type: 'portentsRolled'; seat: Seat; results: Face[] }
  | { type: 'keeperEffectCopied'; seat: Seat; ritual: RitualId }
  | { type: 'copyUsed'; seat: Seat; ritual: RitualId }
  // Characters, Wraiths, death
  | { type: 'facelessMarked'; seat: Seat; marked: Seat }
  | { type: 'facelessReplaced'; seat: Seat; character: CharacterId }
  | { type: 'watching'; seat: Seat }
  | { type: 'wraithAbilityUsed'; seat: Seat; wraith: WraithId; faces: Face[] }
  | { type: 'died'; seat: Seat; role: RoleId; killer: Seat | null }
  | { type: 'wraithChosen'; seat: Seat; wraith: WraithId; faces: Face[] }
  | { type: 'possessed'; seat: Seat; from: Seat }
  | { type: 'revived'; seat: Seat; life: number }
  | { type: 'gameEnded'; outcome: Outcome; roles: RoleId[]; sigils: (SigilId | null)[] };

/** An event, or one of this type, as somebody was told it. */
export type DeepTold<T extends DeepEvent['type'] = DeepEvent['type']> = Extract<Told<DeepEvent>, { type: T }>;
