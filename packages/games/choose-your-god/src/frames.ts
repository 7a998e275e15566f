/** What the rules can be in the middle of, and the words they are written in. Questions bear the decision ids of section 4.6. */
import { type Context as ContextOf, type Seat, vocabulary } from '@conclave/kernel';
import type { HandCardId } from './components/cards.ts';
import type { AbilityId } from './components/cults.ts';
import type { Location } from './components/locations.ts';
import type { PriestId } from './components/priests.ts';
import type { CityEvent } from './events.ts';
import type { City } from './state.ts';

/** What asks for one of the seat's own Priests in the Active Location. */
export type OwnPriestEffect =
  | 'mir-pilgrimage'
  | 'mir-inspiration'
  | 'mir-divine-fury'
  | 'mir-relic-trade'
  | 'mir-hallowed-ground'
  | 'anubis-light-hand-of-death'
  | 'cthulhu-light-abyss'
  | 'cthulhu-light-great-shrine'
  | 'fafnir-light-greed'
  | 'arachne-light-charms'
  | 'atheism-dark-nihilism';
export type AnyPriestEffect = 'int-exorcism' | 'int-ambush-the-fool';
export type FreePriestEffect = 'mir-visitation' | 'arachne-dark-grip';
export type RewardEffect = 'mir-manna' | 'mir-cornucopia';
export type LicenseEffect = 'palace' | 'int-threat-to-the-crown' | 'nirriti-light-temptation';
export type InnerCardEffect = 'tiamat-light-guise' | 'tiamat-dark-harvest' | 'atheism-light-terror';
export type TributeEffect = 'int-secret-search' | 'cthulhu-dark-will' | 'atheism-dark-myth';

export type CityFrame =
  // Sequences
  | { rule: 'opening'; at?: number }
  | { rule: 'round'; at?: number | undefined }
  /** Whose turn to Preach or Pray comes next, unless that seat has prayed or celebrates. */
  | { rule: 'turn'; at?: number; seat: Seat }
  | { rule: 'prayer'; at?: number; seat: Seat }
  /** The Locations from this number on are still to come. */
  | { rule: 'resolution'; at?: number; location: Location }
  | { rule: 'location'; at?: number; location: Location; winner: Seat | null; losers: Seat[] }
  /** A card that has left the hand or the deck and takes effect. */
  | { rule: 'play'; at?: number; seat: Seat; card: HandCardId; by: 'hand' | AbilityId }
  /** `paid`: the strength of the Priest, or the number of Followers, that paid for it. */
  | { rule: 'ability'; at?: number; seat: Seat; ability: AbilityId; paid: number }
  /** What an ability does after the card it has let the seat play. */
  | { rule: 'aftermath'; at?: number; seat: Seat; ability: AbilityId }
  | { rule: 'iniquity'; at?: number; seat: Seat; left: number }
  /** Somebody gives something up to another seat. */
  | { rule: 'tribute'; at?: number; seat: Seat; to: Seat; by: TributeEffect }
  // Questions
  | { rule: 'pick-cult'; seat: Seat }
  | { rule: 'celebrate'; seat: Seat }
  | { rule: 'celebrate-strength'; seat: Seat }
  | { rule: 'intent'; seat: Seat }
  | { rule: 'intent-location'; seat: Seat; priest: PriestId }
  | { rule: 'pray-benefit'; seat: Seat }
  | { rule: 'deal'; seat: Seat }
  | { rule: 'act'; seat: Seat }
  /** `inner`: the card that Change of Guise is about to play, already shown. */
  | { rule: 'cost-card'; seat: Seat; ability: AbilityId; left: number; inner: HandCardId | null }
  | { rule: 'cost-priest'; seat: Seat; ability: AbilityId }
  | { rule: 'cost-followers'; seat: Seat; ability: AbilityId }
  /** `paid` as in the ability's frame. */
  | { rule: 'pick-own-priest'; seat: Seat; by: OwnPriestEffect; paid: number }
  | { rule: 'pick-free-priest'; seat: Seat; by: FreePriestEffect; moved: number }
  | { rule: 'pick-destination'; seat: Seat; priest: PriestId }
  | { rule: 'pick-any-priest'; seat: Seat; by: AnyPriestEffect }
  | { rule: 'pick-reward'; seat: Seat; by: RewardEffect }
  | { rule: 'pick-license'; seat: Seat; by: LicenseEffect }
  | { rule: 'pick-inner-card'; seat: Seat; ability: InnerCardEffect }
  | { rule: 'destroy-priest'; seat: Seat; left: number }
  | { rule: 'lose-altar'; seat: Seat }
  | { rule: 'give-hand-card'; seat: Seat; to: Seat }
  | { rule: 'give-card'; seat: Seat; to: Seat; by: TributeEffect }
  | { rule: 'benefit'; seat: Seat; location: Location }
  | { rule: 'thieves-amount'; seat: Seat }
  | { rule: 'thieves-priest'; seat: Seat; amount: number }
  | { rule: 'temple-choice'; seat: Seat }
  | { rule: 'altar-priest'; seat: Seat }
  | { rule: 'academy-choice'; seat: Seat }
  | { rule: 'port-choice'; seat: Seat }
  | { rule: 'return-intrigue'; seat: Seat };

/** What a rule may use besides the state. */
export type Context = ContextOf<CityEvent>;

export const { sequence, question, push, pushEach } = vocabulary<City, CityFrame, CityEvent>();
