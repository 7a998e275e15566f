/** What good play weighs, in one table. Set by hand; only a few were tried out, in some dozens of games each. */
export const WEIGHTS = {
  // ---- Points, in books
  /** Books that a seat wins in a round to come, if there is a good room for everybody. */
  bookRate: 0.36,
  /** What the rooms promise counts as much as so many rounds that were played. */
  roundsOfTrust: 4,
  /** Good rooms that a seat needs to find one on its way. */
  roomsPerSeat: 0.9,
  /** How ready a room is with 0, 1, 2, 3 cards or more. */
  readiness: [0.2, 0.45, 0.75, 1],
  /** The last book of a room, as a share of the first. */
  lastBook: 0.8,
  /** What is left of a room with an Acolyte or the Fishman, and of one with a portal. */
  blocked: 0.6,
  portal: 0.85,
  /** A Sabotage costs a point and the whole deck. */
  sabotage: 1.6,
  /** A start card or an unknown one counts so much of a Success. */
  priorSuccess: 0.8,
  /** What a place to act at is worth beforehand, as a share of what the action brings; and in the middle of the turn. */
  opportunity: 0.8,
  delayed: 0.4,
  /** Somebody who has yet to move will find so much. */
  yetToMove: 0.3,
  /** Placing a card in a deck of 0, 1, 2, 3 cards or more. */
  placing: [0.12, 0.16, 0.26, 0.07],
  fighting: 0.15,
  /** What a Cultist with bad cards does to a room, and the share of it where the own Route card gives no pretext. */
  harm: 0.3,
  withoutPretext: 0.15,
  /** How far the points may still move: at least, and by the root of the rounds to come. */
  pointSpread: 0.5,
  pointSpreadByRounds: 0.55,
  /** What is left of a points victory with 0, 1, 2, 3 relics on the altar: the ritual may fail. */
  relics: [1, 1, 0.96, 0.6],

  // ---- Deaths
  /** Investigators that a Cultist kills in a round to come. */
  killRate: 0.15,
  /** A Cultist who is alone with somebody strikes; if others may still come, and if one of the two may still go. */
  strike: 0.85,
  othersMayCome: 0.65,
  mayGo: 0.35,
  /** How far the deaths may still move: at least, and by the root of the rounds to come. */
  deathSpread: 0.5,
  deathSpreadByRounds: 0.5,
  /**
   * The Cultists have enough dead: a lone one has yet to say so, two win whatever the others reach in the rounds after
   * (AC-6.8).
   */
  enoughDead: 0.92,

  // ---- Votes
  /**
   * How likely all Cultists will be voted out some day: whoever they are, and by how much they are suspected; in full with
   * so many rounds to come. Counted in games between adepts.
   */
  voteHope: 0.25,
  voteHopeBySuspicion: 0.4,
  roundsForVotes: 6,
  /** Somebody who could call a vote against a suspect does. */
  callsVote: 0.8,
  /**
   * How many of those who suspect somebody vote so, from which suspicion on, and of the others. With four players a wrong
   * vote is a third of the dead that the Cultist needs, so they want to be surer.
   */
  sure: 0.62,
  sureOfFour: 0.84,
  voteOfSure: 1.2,
  voteOfUnsure: 0.2,
  /** How many votes more make an entry e times as likely to win. */
  voteSpread: 0.7,
  /** How much a Cultist minds what a murder would tell if it were found, and what a bad card tells. More makes it too timid. */
  murderFound: 0.04,
  badCardFound: 0.08,
  /** What it is worth to somebody with something to hide to vote as all do. */
  cover: 0.015,
  /** Cultists gone: only a named Seer or a snapshot can take the victory away. */
  cultistsGone: 0.97,

  /** An Item in the own hands, as a chance to win. */
  item: 0.006,
};
