/** The eleven Intrigues (sections 2.5 and 5.3). "Here" is the Active Location. */
import type { Seat } from '@conclave/kernel';
import { cardCount, handSize } from '../cards.ts';
import { type AnyPriestEffect, type Context, push, pushEach } from '../frames.ts';
import { withInfluenceHere } from '../influence.ts';
import { gainCoins, loseFollowers, loseMob, takeCoins } from '../possessions.ts';
import {
  canBecome,
  changeStrength,
  destroyAltarsIn,
  hasAltarIn,
  isToken,
  movePriest,
  patriarchStrength,
  priestsHere,
  type Token,
} from '../priests.ts';
import type { HandCardRecord } from '../rules/playing.ts';
import type { City, Priest } from '../state.ts';
import { here, opponentsOf, playerOf } from '../table.ts';
import type { IntrigueName } from './cards.ts';
import { NUMBERS } from './locations.ts';

export interface Intrigue extends HandCardRecord {
  /** Intrigues with a `pick-any-priest`: which Priests here it can be, whoever owns them, and what happens to the chosen one. */
  readonly anyPriest?: {
    fits(s: City, owner: Seat, priest: Priest): boolean;
    affect(s: City, me: Seat, owner: Seat, priest: Priest, ctx: Context): void;
  };
}

export const intrigues: Readonly<Record<IntrigueName, Intrigue>> = {
  // Take half of the coins, rounded up, of the one player who has the most; from yourself: nothing. (CG-5.31)
  'int-blackmail': {
    seal: false,
    isPlayable: (s) => richest(s) !== null,
    play(s, me, ctx) {
      const victim = richest(s);
      if (victim === null || victim === me) return;
      takeCoins(s, me, victim, Math.ceil(playerOf(s, victim).coins / 2), 'int-blackmail', ctx);
    },
  },

  // A Priest token here of strength 3, 4 or 5, whoever owns it, loses 2 strength. (CG-5.32)
  'int-exorcism': {
    seal: false,
    isPlayable: hasTarget('int-exorcism'),
    play: (s, me) => push(s, { rule: 'pick-any-priest', seat: me, by: 'int-exorcism' }),
    anyPriest: {
      fits: (s, owner, priest) =>
        isToken(priest) && priest.strength >= 3 && canBecome(playerOf(s, owner), priest, priest.strength - 2),
      affect(_s, _me, owner, priest, ctx) {
        const token = priest as Token;
        changeStrength(owner, token, token.strength - 2, 'int-exorcism', ctx);
      },
    },
  },

  // The one player with the most cards loses a Mob, an Altar and 2 Followers. (CG-5.33)
  'int-foiled-plot': {
    seal: true,
    isPlayable(s, me, after) {
      const victim = soleLeader(s, (seat) => cardCount(s, seat) + (seat === me ? after.cards : 0));
      if (victim === null) return false;
      const { mobs, altars, followers } = playerOf(s, victim);
      return mobs + altars.length + followers + (victim === me ? after.followers : 0) > 0;
    },
    play(s, _, ctx) {
      const victim = soleLeader(s, (seat) => cardCount(s, seat));
      if (victim === null) return;
      loseMob(s, victim, 'int-foiled-plot', ctx);
      if (playerOf(s, victim).altars.length > 0) push(s, { rule: 'lose-altar', seat: victim });
      else loseFollowers(s, victim, 2, 'int-foiled-plot', ctx);
    },
  },

  // Every Cult here, yours too, loses 2 Followers. (CG-5.34)
  'int-slaughter-in-the-streets': {
    seal: false,
    isPlayable: (s, me, after) =>
      withInfluenceHere(s).some((seat) => playerOf(s, seat).followers + (seat === me ? after.followers : 0) > 0),
    play(s, _, ctx) {
      for (const seat of withInfluenceHere(s)) loseFollowers(s, seat, 2, 'int-slaughter-in-the-streets', ctx);
    },
  },

  // Every Cult here, yours too, loses a Mob. (CG-5.35)
  'int-disperse-the-fanatics': {
    seal: false,
    isPlayable: (s) => withInfluenceHere(s).some((seat) => playerOf(s, seat).mobs > 0),
    play(s, _, ctx) {
      for (const seat of withInfluenceHere(s)) loseMob(s, seat, 'int-disperse-the-fanatics', ctx);
    },
  },

  // Every opponent here gives you a hand card of their choice. (CG-5.36)
  'int-secret-search': {
    seal: false,
    isPlayable: (s, me) => searched(s, me).length > 0,
    play: (s, me) =>
      pushEach(s, searched(s, me), (seat) => ({ rule: 'tribute', seat, to: me, by: 'int-secret-search' })),
  },

  // Take a License of your choice from the one player with the strongest Patriarch; from yourself: nothing. (CG-5.37)
  'int-threat-to-the-crown': {
    seal: true,
    isPlayable(s, me, after) {
      const owner = soleLeader(
        s,
        (seat) => patriarchStrength(s, seat) + (seat === me ? after.strength + after.followers : 0),
      );
      return owner !== null && (owner === me || playerOf(s, owner).licenses.length > 0);
    },
    play(s, me) {
      if (threatened(s) !== me) push(s, { rule: 'pick-license', seat: me, by: 'int-threat-to-the-crown' });
    },
  },

  // All Altars here are destroyed, if no Altar stands in a higher Location. (CG-5.38)
  'int-vandalism': {
    seal: false,
    isPlayable: (s) =>
      hasAltarIn(s, here(s)) && !NUMBERS.some((location) => location > here(s) && hasAltarIn(s, location)),
    play: (s, _, ctx) => destroyAltarsIn(s, here(s), 'int-vandalism', ctx),
  },

  // Take the coins under a Priest here; it goes home. (CG-5.39)
  'int-ambush-the-fool': {
    seal: false,
    isPlayable: hasTarget('int-ambush-the-fool'),
    play: (s, me) => push(s, { rule: 'pick-any-priest', seat: me, by: 'int-ambush-the-fool' }),
    anyPriest: {
      fits: (_s, _owner, { coins }) => coins > 0,
      affect(s, me, owner, priest, ctx) {
        const { coins } = priest;
        priest.coins = 0;
        gainCoins(s, me, coins, 'int-ambush-the-fool', ctx);
        movePriest(owner, priest, 'free', 'int-ambush-the-fool', ctx);
      },
    },
  },

  // Nobody gets a benefit or alms here. (CG-5.40)
  'int-inquisition-raid': {
    seal: false,
    isPlayable: (s) => !s.loc.raid,
    play(s, me, ctx) {
      s.loc.raid = true;
      ctx.tell({ type: 'locationRaided', seat: me, location: here(s) });
    },
  },

  // All Priests here, yours too, go home, and you will win this Location. (CG-5.41)
  'int-seize-the-location': {
    seal: true,
    isPlayable: () => true,
    play(s, me, ctx) {
      for (const seat of s.seating) {
        for (const priest of priestsHere(s, seat)) movePriest(seat, priest, 'free', 'int-seize-the-location', ctx);
      }
      s.loc.seizedBy = me;
      ctx.tell({ type: 'locationSeized', seat: me, location: here(s) });
    },
  },
};

/** The one player with the strongest Patriarch. */
export function threatened(s: City): Seat | null {
  return soleLeader(s, (seat) => patriarchStrength(s, seat));
}

/** Coins under Priests are nobody's (CG-9.42). */
function richest(s: City): Seat | null {
  return soleLeader(s, (seat) => playerOf(s, seat).coins);
}

/** The one seat that has more than every other; null where the most is shared. */
function soleLeader(s: City, figure: (seat: Seat) => number): Seat | null {
  let leader: Seat | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of s.seating) {
    const its = figure(seat);
    if (its === most) leader = null;
    if (its <= most) continue;
    leader = seat;
    most = its;
  }
  return leader;
}

function searched(s: City, me: Seat): Seat[] {
  const present = withInfluenceHere(s);
  return opponentsOf(s, me).filter((seat) => present.includes(seat) && handSize(playerOf(s, seat)) > 0);
}

function hasTarget(card: AnyPriestEffect): Intrigue['isPlayable'] {
  return (s) =>
    s.seating.some((owner) =>
      priestsHere(s, owner).some((priest) => intrigues[card].anyPriest?.fits(s, owner, priest)),
    );
}
