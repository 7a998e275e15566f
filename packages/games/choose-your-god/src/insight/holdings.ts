/** What a player has and keeps when the round is over, in coins. */
import type { Seat } from '@conclave/kernel';
import { type HandCardId, INTRIGUES, MIRACLES, nameOf } from '../components/cards.ts';
import type { CultId } from '../components/cults.ts';
import { intrigues } from '../components/intrigues.ts';
import { type License, type LicenseId, licenses } from '../components/licenses.ts';
import { miracles } from '../components/miracles.ts';
import { accessOf, mightsWith } from '../components/numbers.ts';
import { HIGHEST_STRENGTH } from '../components/priests.ts';
import { MOST_FOLLOWERS } from '../possessions.ts';
import type { City, Player } from '../state.ts';
import { playerOf } from '../table.ts';
import type { Papers } from './papers.ts';
import { type Ledger, planWorth } from './plan.ts';
import { INTRIGUE_WORTH, MIRACLE_WORTH, SEALED, UNSEEN_CARD, WEIGHTS } from './weights.ts';

/** The three tokens that are preached with before a Follower has to be lost. */
const REGULARS = 3;
/** So many tokens go to the Rift with the Patriarch. */
export const ARMS = 2;

/** Everything but the hand. */
export function holdingsOf(s: City, seat: Seat, ledger: Ledger): number {
  const player = playerOf(s, seat);
  return (
    coinsWorth(player.coins) +
    followersWorth(player.followers) +
    tokensWorth(countStrengths(player)) +
    licensesWorth(s, player) +
    supremacyWorth(s, seat) +
    sitesWorth(player) +
    planWorth(ledger)
  );
}

function mightsToCome({ options }: City, cult: CultId, dark: boolean): number[] {
  const might = mightsWith(options)[cult];
  return dark ? [might.dark] : [might.light, might.dark];
}

/** The player's start in the races to the three victories. */
export function ledgerOf(s: City, seat: Seat, patriarch: number, { titles }: Papers): Ledger {
  const player = playerOf(s, seat);
  const { cult, dark, followers, coins, mobs, summonings } = player;
  let altars = 0;
  for (const location of player.altars) altars |= 1 << location;
  const counts = countStrengths(player);
  return {
    options: s.options,
    cult,
    titles,
    followers,
    coins,
    mobs,
    altars,
    altarCount: player.altars.length,
    summonings,
    tokens: player.priests.length - 1,
    arms: bestStrength(counts, ARMS),
    insignia: patriarch - followers,
    mights: cult === null ? [] : mightsToCome(s, cult, dark),
  };
}

export function coinsWorth(coins: number): number {
  const { coin, purse, coinBeyond } = WEIGHTS;
  return coins <= purse ? coin * coins : coin * purse + coinBeyond * (coins - purse);
}

export function followersWorth(followers: number): number {
  return WEIGHTS.follower * Math.min(followers, MOST_FOLLOWERS);
}

// ---- Priests

/** How many tokens of each strength the player has, wherever they are. */
export function countStrengths({ priests }: Player): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { strength } of priests) if (strength !== 'patriarch') counts[strength] = (counts[strength] as number) + 1;
  return counts;
}

export function tokensWorth(counts: readonly number[]): number {
  let regulars = REGULARS;
  let worth = 0;
  for (let strength = HIGHEST_STRENGTH; strength > 0; strength--) {
    for (let i = counts[strength] as number; i > 0; i--) {
      if (regulars-- > 0) worth += WEIGHTS.token + WEIGHTS.strength * strength;
      else worth += WEIGHTS.spareToken + WEIGHTS.spareStrength * strength;
    }
  }
  return worth;
}

/** The strength of the best few tokens together. */
export function bestStrength(counts: readonly number[], few: number): number {
  let left = few;
  let sum = 0;
  for (let strength = HIGHEST_STRENGTH; strength > 0 && left > 0; strength--) {
    const taken = Math.min(left, counts[strength] as number);
    sum += taken * strength;
    left -= taken;
  }
  return sum;
}

// ---- Cards

/** By card, for the light side and for the dark. */
const CARD_WORTH = new Map<HandCardId, readonly [light: number, dark: number]>([
  ...MIRACLES.map((card): [HandCardId, readonly [number, number]] => {
    const worth = MIRACLE_WORTH[nameOf(card)];
    return [card, [miracles[nameOf(card)].seal ? SEALED.miracle * worth : worth, worth]];
  }),
  ...INTRIGUES.map((card): [HandCardId, readonly [number, number]] => {
    const worth = INTRIGUE_WORTH[nameOf(card)];
    return [card, [intrigues[nameOf(card)].seal ? SEALED.intrigue * worth : worth, worth]];
  }),
]);

export function cardWorth(card: HandCardId, dark: boolean): number {
  const [onLight, onDark] = CARD_WORTH.get(card) as readonly [number, number];
  return dark ? onDark : onLight;
}

export function handWorth({ hand, dark }: Player): number {
  let worth = 0;
  for (const card of hand.miracles) worth += cardWorth(card, dark);
  for (const card of hand.intrigues) worth += cardWorth(card, dark);
  return worth;
}

/** A hand as others see it: so many cards of each kind. */
export function unseenHandWorth({ hand }: Player): number {
  return UNSEEN_CARD.miracle * hand.miracles.length + UNSEEN_CARD.intrigue * hand.intrigues.length;
}

function licensesWorth(s: City, player: Player): number {
  let worth = 0;
  for (const license of player.licenses) worth += licenseWorth(s, player, license);
  return worth;
}

export function licenseWorth(s: City, player: Player, id: LicenseId): number {
  const license = licenses[id];
  return WEIGHTS.licenseStrength * license.strength + textWorth(s, player, license);
}

/** By Location: the benefit that a Community brings to a loser, now and then. */
const COMMUNITY_WORTH = [2.5, 1.5, 4, 0, 4, 5, 6, 3, 4.5, 5.5, 5, 7, 7];
const APPROVAL_WORTH: Readonly<Record<number, number>> = { 4: 6, 5: 3, 6: 1.5 };

function textWorth(s: City, player: Player, license: License): number {
  switch (license.kind) {
    case 'approval':
      return APPROVAL_WORTH[license.placement] as number;
    case 'community':
      return COMMUNITY_WORTH[license.location - 1] as number;
    case 'title':
      return 1 + 0.8 * Math.max(0, accessOf(s.options, license.location) - player.followers);
    case 'tithe':
      return 0.8 * license.locations.length * s.players.length ** 0.5;
    case 'novitiates':
      return 1 + player.altars.length;
    case 'exiles':
      return 2 + 0.8 * player.hand.intrigues.length;
    case 'aulic-magus':
      return 2.5 + 0.8 * player.hand.miracles.length;
  }
}

function supremacyWorth({ supremacy }: City, seat: Seat): number {
  if (supremacy.owner !== seat) return 0;
  return WEIGHTS.supremacy + (supremacy.faceUp ? WEIGHTS.celebration : 0);
}

/** What the Altars earn by standing where they stand. */
function sitesWorth({ altars }: Player): number {
  let worth = 0;
  for (const site of altars) worth += WEIGHTS.altarSites[site - 1] as number;
  return worth;
}
