/** Everything that can be told of a game, and who may know it (section 8). */
import type { BySeat, Outcome, Seat, Secret, Told } from '@conclave/kernel';
import type { HandCardId, IntrigueId } from './components/cards.ts';
import type { Cause } from './components/causes.ts';
import type { AbilityId, CultId } from './components/cults.ts';
import type { LicenseId } from './components/licenses.ts';
import type { Location } from './components/locations.ts';
import type { PriestId } from './components/priests.ts';
import type { Zone } from './state.ts';

export type HandDeck = 'miracle' | 'intrigue';

export type Celebration = 'miracles' | 'intrigues' | 'followers' | 'priest' | 'coins';

export type CityEvent =
  | { type: 'gameBegan'; seating: Seat[]; licenses: (LicenseId | null)[] }
  | { type: 'cultTaken'; seat: Seat; cult: CultId }
  /** `last`: the round limit ends the game after it, if nobody wins. */
  | { type: 'roundBegan'; round: number; firstPlayer: Seat; last: boolean }
  | { type: 'celebrated'; seat: Seat; with: Celebration }
  // Intention Phase
  | { type: 'preached'; seat: Seat; priest: PriestId; strength: number; location: Location }
  | { type: 'prayed'; seat: Seat }
  | { type: 'intrigueSold'; seat: Seat; card: IntrigueId; price: number }
  | { type: 'licenseBought'; seat: Seat; card: LicenseId; price: number }
  // Resolution Phase
  | { type: 'locationActive'; location: Location }
  | { type: 'cardPlayed'; seat: Seat; card: HandCardId; by: 'hand' | AbilityId }
  | { type: 'abilityUsed'; seat: Seat; ability: AbilityId }
  /** Who wins a Location and why, with the Influence of every seat; null: nobody. */
  | {
      type: 'locationDecided';
      location: Location;
      winner: Seat | null;
      because: 'seized' | 'coins' | 'least' | 'most' | 'nobody';
      influence: BySeat<number>;
      /** Influence was tied, and Divine Might decided (CG-4.43). */
      byMight?: boolean;
    }
  | { type: 'locationRaided'; seat: Seat; location: Location }
  | { type: 'locationSeized'; seat: Seat; location: Location }
  | { type: 'leastWillWin'; seat: Seat; location: Location }
  /** The seat takes the benefit of a Location: as its winner, by Community or by Prayer. */
  | { type: 'benefitTaken'; seat: Seat; location: Location; as: 'winner' | 'community' | 'prayer' }
  | { type: 'benefitDeclined'; seat: Seat; location: Location }
  | { type: 'almsGiven'; seat: Seat; location: Location; amount: number }
  | { type: 'priestsWentHome'; location: Location }
  | { type: 'summoned'; seat: Seat; cult: CultId; summonings: number }
  // What a player has
  | { type: 'followersGained'; seat: Seat; amount: number; by: Cause }
  | { type: 'followersLost'; seat: Seat; amount: number; by: Cause }
  | { type: 'coinsGained'; seat: Seat; amount: number; by: Cause }
  | { type: 'coinsPaid'; seat: Seat; amount: number; by: Cause }
  | { type: 'coinsLost'; seat: Seat; amount: number; by: Cause }
  /** Coins went from one player to another. */
  | { type: 'coinsTaken'; seat: Seat; from: Seat; amount: number; by: Cause }
  | { type: 'mobsGained'; seat: Seat; amount: number; by: Cause }
  | { type: 'mobLost'; seat: Seat; by: Cause }
  | { type: 'altarBuilt'; seat: Seat; priest: PriestId; location: Location; by: Cause }
  | { type: 'altarDestroyed'; seat: Seat; location: Location; by: Cause }
  | { type: 'supremacyTaken'; seat: Seat; from: Seat | null; by: Cause }
  // Priests
  | { type: 'priestTaken'; seat: Seat; priest: PriestId; strength: number; to: Zone; by: Cause }
  | { type: 'priestMoved'; seat: Seat; priest: PriestId; from: Zone; to: Zone; by: Cause }
  | { type: 'priestChanged'; seat: Seat; priest: PriestId; from: number; to: number; by: Cause }
  /** A Free Priest was laid on the sheet for a Ritual. */
  | { type: 'priestSpent'; seat: Seat; priest: PriestId; strength: number; by: AbilityId }
  | { type: 'priestDestroyed'; seat: Seat; priest: PriestId; strength: number; by: AbilityId }
  | { type: 'influenceAdded'; seat: Seat; priest: PriestId; amount: number; by: Cause }
  /** The Thieves District sent a Priest; the coins lie under it now. */
  | { type: 'coinsLaid'; seat: Seat; priest: PriestId; location: Location; amount: number }
  /** Coins that lay under a Priest in a Location went to the supply. */
  | { type: 'coinsSwept'; location: Location; amount: number }
  // Cards
  | {
      type: 'cardsDrawn';
      seat: Seat;
      deck: HandDeck;
      count: number;
      from: 'top' | 'bottom';
      by: Cause;
      secret: Secret<{ cards: HandCardId[] }>;
    }
  /** A hand card was discarded as a cost; `card` is open with the option for it, else its owner knows it. */
  | { type: 'cardDiscarded'; seat: Seat; deck: HandDeck; card: HandCardId; by: AbilityId }
  | { type: 'cardDiscarded'; seat: Seat; deck: HandDeck; secret: Secret<{ card: HandCardId }>; by: AbilityId }
  | { type: 'licenseDiscarded'; seat: Seat; card: LicenseId; by: AbilityId }
  | { type: 'supremacyDiscarded'; seat: Seat; by: AbilityId }
  | { type: 'cardGiven'; seat: Seat; to: Seat; deck: HandDeck; by: Cause; secret: Secret<{ card: HandCardId }> }
  | { type: 'licenseGiven'; seat: Seat; to: Seat; card: LicenseId; by: Cause }
  | { type: 'licenseTaken'; seat: Seat; card: LicenseId; by: Cause }
  /** Change of Guise: everybody sees the card that is about to be played. */
  | { type: 'cardShown'; seat: Seat; card: HandCardId; by: AbilityId }
  /** The top Intrigue was turned up for all. */
  | { type: 'intrigueRevealed'; seat: Seat; card: IntrigueId; by: AbilityId }
  | { type: 'intrigueReturned'; seat: Seat; secret: Secret<{ card: IntrigueId }> }
  // The end of a round
  | { type: 'licensesRefilled'; returned: LicenseId[]; slots: (LicenseId | null)[] }
  | { type: 'roundEnded'; round: number; firstPlayer: Seat }
  | { type: 'gameEnded'; outcome: Outcome };

/** An event, or one of this type, as somebody was told it. */
export type CityTold<T extends CityEvent['type'] = CityEvent['type']> = Extract<Told<CityEvent>, { type: T }>;
