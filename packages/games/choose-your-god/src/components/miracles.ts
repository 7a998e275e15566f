/** The nine Miracles (sections 2.4 and 5.2). "Here" is the Active Location. */
import type { Seat } from '@conclave/kernel';
import { push, type RewardEffect } from '../frames.ts';
import { gainCoins, gainMobs, loseFollowers, MOST_FOLLOWERS } from '../possessions.ts';
import { buildAltar, freePriests, hasPriestHere, isToken, mayBuild, movePriest, type Token } from '../priests.ts';
import type { OwnPriestPick } from '../rules/own-priest.ts';
import type { HandCardRecord } from '../rules/playing.ts';
import type { City } from '../state.ts';
import { here, playerOf } from '../table.ts';
import type { MiracleName } from './cards.ts';
import { type Location, NUMBERS } from './locations.ts';
import { accessOf } from './numbers.ts';

export interface Miracle extends HandCardRecord {
  readonly ownPriest?: OwnPriestPick;
}

/** What `pick-reward` offers, by card: so many Followers, if all of them fit, or so many coins. */
export const REWARDS: Readonly<Record<RewardEffect, { readonly followers: number; readonly coins: number }>> = {
  'mir-manna': { followers: 1, coins: 4 },
  'mir-cornucopia': { followers: 2, coins: 7 },
};

export const miracles: Readonly<Record<MiracleName, Miracle>> = {
  // Place one of your Free Priests here, if your Followers give you access. (CG-5.21)
  'mir-visitation': {
    seal: false,
    isPlayable(s, me, after) {
      const player = playerOf(s, me);
      const hasAccess = player.followers + after.followers >= accessOf(s.options, here(s));
      return hasAccess && freePriests(player).length + after.freePriests > 0;
    },
    play: (s, me) => push(s, { rule: 'pick-free-priest', seat: me, by: 'mir-visitation', moved: 0 }),
  },

  // Move one of your Priests from here to a higher Location that your Followers open. (CG-5.22)
  'mir-pilgrimage': {
    seal: false,
    isPlayable: (s, me) => hasPriestHere(s, me) && pilgrimDestinations(s, me).length > 0,
    play: askOwnPriest('mir-pilgrimage'),
    ownPriest: {
      fits: () => true,
      affect: (s, me, { id }) => push(s, { rule: 'pick-destination', seat: me, priest: id }),
    },
  },

  // One of your Priests here has 2 more Influence. (CG-5.23)
  'mir-inspiration': {
    seal: false,
    isPlayable: hasPriestHere,
    play: askOwnPriest('mir-inspiration'),
    ownPriest: addInfluence('mir-inspiration', 2),
  },

  // One of your Priests here has 7 more Influence. (CG-5.24)
  'mir-divine-fury': {
    seal: true,
    isPlayable: hasPriestHere,
    play: askOwnPriest('mir-divine-fury'),
    ownPriest: addInfluence('mir-divine-fury', 7),
  },

  // Take one of your Priests back from here and gain 7 coins. (CG-5.25)
  'mir-relic-trade': {
    seal: false,
    isPlayable: hasPriestHere,
    play: askOwnPriest('mir-relic-trade'),
    ownPriest: {
      fits: () => true,
      affect(s, me, priest, _, ctx) {
        movePriest(me, priest, 'free', 'mir-relic-trade', ctx);
        gainCoins(s, me, 7, 'mir-relic-trade', ctx);
      },
    },
  },

  // Lose 3 Followers and build an Altar here. (CG-5.26)
  'mir-hallowed-ground': {
    seal: false,
    isPlayable(s, me, after) {
      const player = playerOf(s, me);
      return player.followers + after.followers >= 3 && mayBuild(player, here(s));
    },
    play: askOwnPriest('mir-hallowed-ground'),
    ownPriest: {
      fits: (_s, _me, priest) => isToken(priest),
      affect(s, me, priest, _, ctx) {
        loseFollowers(s, me, 3, 'mir-hallowed-ground', ctx);
        buildAltar(s, me, priest as Token, 'mir-hallowed-ground', ctx);
      },
    },
  },

  // Lose 4 Followers and gain a Mob. (CG-5.27)
  'mir-holy-frenzy': {
    seal: true,
    isPlayable: (s, me, after) => playerOf(s, me).followers + after.followers >= 4 && s.mobReserve > 0,
    play(s, me, ctx) {
      loseFollowers(s, me, 4, 'mir-holy-frenzy', ctx);
      gainMobs(s, me, 1, 'mir-holy-frenzy', ctx);
    },
  },

  // Gain a Follower or 4 coins. (CG-5.28)
  'mir-manna': {
    seal: false,
    isPlayable: () => true,
    play: (s, me) => push(s, { rule: 'pick-reward', seat: me, by: 'mir-manna' }),
  },

  // Gain 2 Followers or 7 coins. (CG-5.29)
  'mir-cornucopia': {
    seal: true,
    isPlayable: () => true,
    play: (s, me) => push(s, { rule: 'pick-reward', seat: me, by: 'mir-cornucopia' }),
  },
};

/** Titles do not help: they name the Intention Phase (CG-9.51). */
export function pilgrimDestinations(s: City, me: Seat): Location[] {
  const { followers } = playerOf(s, me);
  return NUMBERS.filter((location) => location > here(s) && accessOf(s.options, location) <= followers);
}

/** The whole reward must fit (CG-4.8). */
export function followersFit(s: City, me: Seat, by: RewardEffect): boolean {
  return playerOf(s, me).followers + REWARDS[by].followers <= MOST_FOLLOWERS;
}

type AskingMiracle =
  | 'mir-pilgrimage'
  | 'mir-inspiration'
  | 'mir-divine-fury'
  | 'mir-relic-trade'
  | 'mir-hallowed-ground';

function askOwnPriest(by: AskingMiracle): Miracle['play'] {
  return (s, me) => push(s, { rule: 'pick-own-priest', seat: me, by, paid: 0 });
}

function addInfluence(by: MiracleName, amount: number): OwnPriestPick {
  return {
    fits: () => true,
    affect(_, me, priest, _paid, ctx) {
      priest.bonus += amount;
      ctx.tell({ type: 'influenceAdded', seat: me, priest: priest.id, amount, by });
    },
  };
}
