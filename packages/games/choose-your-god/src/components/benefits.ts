/** What each Location gives: to its winner, by Community and by Prayer alike (section 5.1). */
import type { Seat } from '@conclave/kernel';
import { drawIntrigues, drawMiracles, faceUpLicenses, takeSupremacy } from '../cards.ts';
import { type Context, push } from '../frames.ts';
import { influenceOf, mightOf } from '../influence.ts';
import { gainCoins, gainFollowers, gainMobs, loseFollowers, MOST_FOLLOWERS } from '../possessions.ts';
import { canRaise, canTake, freeTokens, mayBuild, priestsIn, type Token, tokensIn, zoneOf } from '../priests.ts';
import { returnIntrigue } from '../rules/benefit-questions.ts';
import type { City, Player } from '../state.ts';
import { playerOf } from '../table.ts';
import type { CultId } from './cults.ts';
import {
  ACADEMY,
  type Location,
  type LocationId,
  locationId,
  NUMBERS,
  RIFT,
  TEMPLE_DISTRICT,
  THIEVES_DISTRICT,
} from './locations.ts';

export interface Benefit {
  /** Nothing has to be given for it. */
  readonly isFree: boolean;
  isUsable(s: City, me: Seat): boolean;
  take(s: City, me: Seat, ctx: Context): void;
}

export const ALTAR_PRICE = 5;
export const LESSER_PRICE = 5;
export const GREATER_PRICE = 11;
export const LOWEST_BRIBE = 3;
export const HIGHEST_BRIBE = 13;

const benefits: Readonly<Record<LocationId, Benefit>> = {
  // Draw a Miracle. (CG-5.1)
  ruins: {
    isFree: true,
    isUsable: (s) => s.miracleDeck.length > 0,
    take: (s, me, ctx) => drawMiracles(s, me, 1, 'ruins', ctx),
  },

  // Pay 3 to 13 coins: a Priest of yours goes from here to the Location of that number and will win there. (CG-5.2)
  'thieves-district': {
    isFree: false,
    isUsable(s, me) {
      const player = playerOf(s, me);
      return player.coins >= LOWEST_BRIBE && priestsIn(player, zoneOf(THIEVES_DISTRICT)).length > 0;
    },
    take: (s, me) => push(s, { rule: 'thieves-amount', seat: me }),
  },

  // Gain a Follower. (CG-5.3)
  slums: {
    isFree: true,
    isUsable: (s, me) => playerOf(s, me).followers < MOST_FOLLOWERS,
    take: (s, me, ctx) => gainFollowers(s, me, 1, 'slums', ctx),
  },

  // Take the Supremacy card, or turn your own face up. (CG-5.4)
  forum: {
    isFree: true,
    isUsable: (s, me) => s.supremacy.owner !== me || !s.supremacy.faceUp,
    take: (s, me, ctx) => takeSupremacy(s, me, 'forum', ctx),
  },

  // Take a Priest of strength 1, or raise one that is free or here by 1. (CG-5.5)
  'temple-district': {
    isFree: true,
    isUsable: (s, me) => canTake(playerOf(s, me), 1) || templeTokens(playerOf(s, me)).length > 0,
    take: (s, me) => push(s, { rule: 'temple-choice', seat: me }),
  },

  // Gain 6 coins. (CG-5.6)
  'trade-district': {
    isFree: true,
    isUsable: () => true,
    take: (s, me, ctx) => gainCoins(s, me, 6, 'trade-district', ctx),
  },

  // Pay 5 coins: build an Altar where you have a Priest. (CG-5.7)
  'artisan-district': {
    isFree: false,
    isUsable: (s, me) => playerOf(s, me).coins >= ALTAR_PRICE && altarTokens(playerOf(s, me)).length > 0,
    take: (s, me) => push(s, { rule: 'altar-priest', seat: me }),
  },

  // Pay 5 coins for 2 strength, or 11 for 4, for a token that is free or here. (CG-5.8)
  academy: {
    isFree: false,
    isUsable(s, me) {
      const player = playerOf(s, me);
      return pupils(player, 2).length > 0 || pupils(player, 4).length > 0;
    },
    take: (s, me) => push(s, { rule: 'academy-choice', seat: me }),
  },

  // Pay 5 coins for 2 Followers, or 11 for 4. (CG-5.9)
  port: {
    isFree: false,
    isUsable(s, me) {
      const { coins, followers } = playerOf(s, me);
      return coins >= LESSER_PRICE && followers < MOST_FOLLOWERS;
    },
    take: (s, me) => push(s, { rule: 'port-choice', seat: me }),
  },

  // Take a face-up License. (CG-5.10)
  palace: {
    isFree: true,
    isUsable: (s) => faceUpLicenses(s).length > 0,
    take: (s, me) => push(s, { rule: 'pick-license', seat: me, by: 'palace' }),
  },

  // Draw 2 Intrigues, then put one of your Intrigues on top of the deck. (CG-5.11)
  'nobility-district': {
    isFree: true,
    isUsable: (s) => s.intrigueDeck.length > 0,
    take(s, me, ctx) {
      drawIntrigues(s, me, 2, 'nobility-district', ctx);
      returnIntrigue(s, me, ctx);
    },
  },

  // Lose 2 Followers, gain a Mob. (CG-5.12)
  'guard-quarters': {
    isFree: false,
    isUsable: (s, me) => playerOf(s, me).followers >= 2 && s.mobReserve > 0,
    take(s, me, ctx) {
      loseFollowers(s, me, 2, 'guard-quarters', ctx);
      gainMobs(s, me, 1, 'guard-quarters', ctx);
    },
  },

  // Perform the Summoning, if your Influence here is at least your Divine Might. (CG-5.13)
  'rift-of-darkness': {
    isFree: true,
    isUsable: (s, me) => influenceOf(s, me, RIFT) >= mightOf(s, playerOf(s, me)),
    take(s, me, ctx) {
      const player = playerOf(s, me);
      player.dark = true;
      player.summonings += 1;
      ctx.tell({ type: 'summoned', seat: me, cult: player.cult as CultId, summonings: player.summonings });
    },
  },
};

export function benefitOf(location: Location): Benefit {
  return benefits[locationId(location)];
}

/** The tokens that the Temple District can raise: free or there, not on the sheet or elsewhere. */
export function templeTokens(player: Player): Token[] {
  return [...freeTokens(player), ...tokensIn(player, zoneOf(TEMPLE_DISTRICT))].filter((token) =>
    canRaise(player, token, 1),
  );
}

/** The tokens that can become an Altar, wherever they are (CG-2.23). */
export function altarTokens(player: Player): Token[] {
  return NUMBERS.filter((location) => mayBuild(player, location)).flatMap((location) =>
    tokensIn(player, zoneOf(location)),
  );
}

/** The tokens for which the Academy's lesson of 2 or 4 can be paid and changes something. */
export function pupils(player: Player, by: 2 | 4): Token[] {
  if (player.coins < (by === 2 ? LESSER_PRICE : GREATER_PRICE)) return [];
  return [...freeTokens(player), ...tokensIn(player, zoneOf(ACADEMY))].filter((token) => canRaise(player, token, by));
}
