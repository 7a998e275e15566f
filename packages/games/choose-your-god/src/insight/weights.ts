/**
 * What things are worth to a player, in coins (CG-12.21). Begun with the specification's rough values and moved to what
 * won more games between bots; see the section on bots in RULES.md.
 */
import type { IntrigueName, MiracleName } from '../components/cards.ts';

export const WEIGHTS = {
  /** How many coins of a lead make a player e times as likely to win. */
  calm: 16,

  // ---- Possessions
  /** A coin; beyond `purse` it is worth less, for there is little to spend so much on. */
  coin: 0.9,
  purse: 16,
  coinBeyond: 0.4,
  /** A Follower, beside what it does for the plans: a point of the Patriarch's strength, and a currency. */
  follower: 3.2,
  /** The three best tokens are preached with every round: each, and each point of strength. */
  token: 1.5,
  strength: 2.2,
  /** The others pay for Rituals, Sacrifices and Altars. */
  spareToken: 1.2,
  spareStrength: 0.7,
  supremacy: 2,
  /** Beside that, while it can still be celebrated. */
  celebration: 2.6,
  /** A point that a License adds to the Patriarch. */
  licenseStrength: 0.95,

  // ---- The three ways to win as races
  /** Worth of a victory, and the rounds in which it loses its e-th part by being further away. */
  goal: 112,
  patience: 2.7,
  /** Successes that a round brings, and how many things take. */
  workPerRound: 2,
  workPerFollower: 0.9,
  coinsPerWork: 6,
  workPerToken: 1,
  strengthPerWork: 2.4,
  /** A Mob lets one pray for more. */
  workPrayed: 0.7,
  /** Successes that each step takes beside what it costs, and rounds that it takes at the least. */
  altarWin: 1.0,
  altarWinHeld: 0.6,
  altarPace: 0.53,
  mobWin: 1.1,
  mobPace: 0.6,
  riftWin: 2.3,
  riftPace: 0.92,

  /** To be the one who wins at the end of this round if nothing changes. */
  victory: 40,
  /** What an Altar earns in each Location, from the Ruins to the Rift, by standing there every round. */
  altarSites: [2, 1, 3.5, 4, 3.5, 5, 4, 2, 3, 4.5, 4, 4, 3],

  // ---- The round under way
  /** What a round to come brings a player who does not celebrate. */
  round: 11,
  /** What a placement still to be made keeps of what it could bring: others may be there first. */
  placementToCome: 0.7,
  /** What a placement still to be made brings a rival. */
  rivalPlacement: 4,
  /** How sure the leader of a Location is: Influence that chance may add or take, at least, */
  doubt: 0.4,
  /** for each card in the hands of those who may still act, up to `manyCards`, */
  doubtPerCard: 0.12,
  manyCards: 8,
  /** and while Priests are still being placed. */
  doubtWhilePlacing: 0.3,
  /** How likely a rival who could take a Location with a Priest in reserve will come; and one who could not alone. */
  rivalComes: 0.98,
  weakRivalComes: 0.3,
  /** What is left of winning by coins under a Priest, which can be ambushed. */
  bribe: 0.95,
  /** A Summoning for which the Influence can still be brought together: by Priests to place, by a card in hand. */
  summoningInReach: 0.5,
  summoningByCard: 0.8,
  /** What is left of that hope for each rival who could be as strong there, and if it hangs on the Supremacy card. */
  summoningContested: 0.35,
  /** An Altar for which a token must still be placed. */
  buildingInReach: 0.6,
  /** A License that can be paid, when it is time to pray: somebody else may buy it first. */
  bargainToCome: 0.85,
};

/** A Miracle in the hand. */
export const MIRACLE_WORTH: Readonly<Record<MiracleName, number>> = {
  'mir-visitation': 2.8,
  'mir-pilgrimage': 2,
  'mir-inspiration': 2.6,
  'mir-divine-fury': 5,
  'mir-relic-trade': 3.2,
  'mir-hallowed-ground': 3.5,
  'mir-holy-frenzy': 4.5,
  'mir-manna': 3.4,
  'mir-cornucopia': 6,
};

/** An Intrigue in the hand. It can be sold for its price, so it is seldom worth less. */
export const INTRIGUE_WORTH: Readonly<Record<IntrigueName, number>> = {
  'int-blackmail': 5.8,
  'int-exorcism': 4.8,
  'int-foiled-plot': 7,
  'int-slaughter-in-the-streets': 4.8,
  'int-disperse-the-fanatics': 5.6,
  'int-secret-search': 4.8,
  'int-threat-to-the-crown': 6.6,
  'int-vandalism': 4,
  'int-ambush-the-fool': 3.8,
  'int-inquisition-raid': 6,
  'int-seize-the-location': 8.5,
};

/** What is left of a card that only the dark side can play, while the light side is up. */
export const SEALED = { miracle: 0.6, intrigue: 0.9 };

/** A card in somebody else's hand. */
export const UNSEEN_CARD = { miracle: 3, intrigue: 5.3 };
