/** How people act, as far as one can tell: counted in games between adepts where that can be, else estimated. */
export const HABITS = {
  /** A card that a Cultist gives is a Dead one. */
  cultistGivesDead: 0.74,
  /** A card that came in the dark, from nobody knows whom, is a Dead one. */
  darkCardIsDead: 0.12,
  /** A hunt card is a Mortal Wound. */
  huntCardIsDeadly: 1 / 3,
  /** A Cultist's Pulse deck has a Dead card from elsewhere: another Cultist, in the dark. */
  cultistIsDead: 0.02,
  /** A card that a Cultist places is a bad one; and a start card is. */
  cultistPlacesBad: 0.6,
  startCardIsBad: 0.2,
  /** A Cultist keeps to the own Route card for looks. */
  cultistKeepsRoute: 0.5,
  /** What no Investigator can do was done by a Snitch, or was misread. */
  slip: 0.0005,

  /**
   * What somebody uses its actions for: how much likelier a Cultist does it than anybody else, as masters see it. Less than
   * was counted, because people vary their play: adepts turn cards over 0.3 and place them 6 times as often when they are
   * Cultists, look about when nobody else does, and hardly ever check a state. Adepts make little of it.
   */
  deeds: { checks: 0.37, places: 1.35, looks: 4, states: 0.3, votes: 0.4 },
  deedsAtSmallTables: {
    university: { checks: 0.94, places: 1.03, looks: 1.25, states: 0.88, votes: 1 },
    'under-the-surface': { checks: 0.86, places: 1.08, looks: 1.2, states: 0.9, votes: 1 },
  },

  /** In a round one is the second of two to come to a place: a Cultist, and anybody else. */
  cultistJoins: 0.25,
  othersJoin: 0.17,

  /** A ballot against a Cultist, by another and by anybody else, measured by a ballot against somebody else. */
  ballotAgainstComrade: 0.4,
  ballotAgainstCultist: 1.3,

  /** Somebody who has no reason to lie says what cannot be: a mistake. */
  misspoken: 0.02,
  /** A Cultist tells what was seen at all. */
  cultistTells: 0.6,
  /**
   * An accusation, one more of the same, and a good word, by somebody honest: how much likelier against a Cultist, and for
   * one. Who joins in mostly repeats what all have seen; who vouches for somebody has a reason.
   */
  accusesRightly: 1.5,
  joinsRightly: 1.05,
  vouchesWrongly: 0.5,
  /** The same by a Cultist about a comrade. */
  accusesComrade: 0.4,
  vouchesForComrade: 1.1,
} as const;
