/** What the bots believe things are worth. Life is counted in points, power in shares of an ordinary player's turn. */
import type { Face } from '../components/faces.ts';
import type { RitualId } from '../components/rituals/ids.ts';

export const WEIGHTS = {
  /** How sharply a lead in the race between the High Priest and his enemies decides the game. */
  sharpness: 2,
  /** A player with so much life strikes half as hard as one who need not fear for it: so the weak are worth finishing. */
  frailty: 10,
  /** Even a side without anybody left to strike gets somewhere: Shadow, Kraken and Tribute strike too. */
  drift: 0.3,
  /** A living enemy costs the High Priest so much more than the life that must be taken. */
  tenacity: 3,
  /** Life that a Cabalist who has shown it loses to those who hunt him. */
  hunted: 1,
  /** So many strikes at the High Priest tell nearly all. */
  telling: 2,
  /** How far a lead can decide a race at the most: the last blow is worth something of its own. */
  undecided: 0.9,
  /** How sure a fall that is on the table is: there are responses still to come. */
  nearlyCertain: 0.97,

  wraith: 0.12,
  /** Where its face does not matter. */
  wraithDie: 0.05,
  necromancerCoin: 0.04,
  /** Kept until it does more than a good die. */
  sigil: 0.22,
  /** Three rolls on its table. */
  portents: 0.5,
  /** A Keeper's effect that a sigil brings lasts, and the sigil does nothing before. */
  lasting: 1.5,
  extraDie: 0.12,
  /** Life a Kraken die takes in the turns to come. */
  krakenDie: 2,
  krakenReroll: 0.1,
  /** How much of the next Shadow is expected, at the least and with a fresh marker. */
  shadow: 0.3,
  shadowByTrack: 0.7,
  /** What is left of the fear of Tribute with every turn until it falls. */
  tributeFade: 0.6,
  /** An offer costs everybody's patience. */
  haggling: 0.01,
  /** A die that is not placed yet: others may get in its way. */
  inPool: 0.9,
};

/** What its Keeper has of it for the rest of the game. */
export const KEEPER_WORTH: Readonly<Partial<Record<RitualId, number>>> = {
  kraken: 0.2,
  'ancient-chant': 0.15,
  transmutation: 0.15,
  'sea-hydra': 0.3,
  lamia: 0.15,
  'blood-rites': 0.12,
};

/** What a Wraith can do with a die of this face. */
export const WRAITH_DIE_WORTH: Readonly<Record<Face, number>> = {
  dagger: 0.06,
  'double-dagger': 0.1,
  blood: 0.06,
  parchment: 0.03,
  ancient: 0.03,
  cosmos: 0.03,
};
