/** Acting in the Active Location: what a card or an ability is roughly worth beside passing, its cost included. */
import type { Seat } from '@conclave/kernel';
import { cardCount, faceUpLicenses, type HandCard, handCards } from '../../cards.ts';
import { type CityChoice, intrigueChoice, miracleChoice } from '../../choices.ts';
import { type IntrigueName, isMiracle, type MiracleName, nameOf } from '../../components/cards.ts';
import type { AbilityId } from '../../components/cults.ts';
import { licenses } from '../../components/licenses.ts';
import type { Location } from '../../components/locations.ts';
import { almsOf, priceOfLicense } from '../../components/numbers.ts';
import { HIGHEST_STRENGTH } from '../../components/priests.ts';
import { canTake, countPriestsHere, freeTokens, hasAltarIn } from '../../priests.ts';
import { recordOf } from '../../rules/playing.ts';
import type { City, Player } from '../../state.ts';
import { here, lightOpponentsOf, playerOf } from '../../table.ts';
import { lookAt, place } from '../board.ts';
import type { Estate } from '../estates.ts';
import { type GainOf, gainsOn } from '../gains.ts';
import { ARMS, bestStrength, cardWorth, countStrengths, licenseWorth, tokensWorth } from '../holdings.ts';
import { placementGain, prospect } from '../prospects.ts';
import { type Round, roundOn } from '../round.ts';
import { UNSEEN_CARD, WEIGHTS } from '../weights.ts';
import { chanceToWin } from '../winning.ts';
import type { Worth } from './index.ts';

/** What there is to see in the Active Location. */
interface Scene {
  readonly s: City;
  readonly seat: Seat;
  readonly player: Player;
  readonly round: Round;
  readonly gainOf: GainOf;
  readonly location: Location;
  /** The best Free Priest. */
  readonly free: number;
}

/** What the Patriarch loses with a License or the Supremacy card. */
const INSIGNIA = 1;
/** To act one must gain a little. */
const RELUCTANCE = 0.7;

export function actionWorth(s: City, seat: Seat): Worth {
  const round = roundOn(lookAt(s));
  const player = playerOf(s, seat);
  const scene = {
    s,
    seat,
    player,
    round,
    gainOf: gainsOn((round.estates[seat] as Estate).ledger),
    location: here(s),
    free: bestFree(player, round.board.patriarchs[seat] as number),
  };
  return (choice) => (choice.type === 'pass' ? 0 : effectWorth(scene, choice) - RELUCTANCE);
}

function bestFree({ priests }: Player, patriarch: number): number {
  let best = 0;
  for (const { zone, strength } of priests) {
    if (zone === 'free') best = Math.max(best, strength === 'patriarch' ? patriarch : strength);
  }
  return best;
}

function effectWorth(scene: Scene, choice: CityChoice): number {
  if (choice.type === 'ability') return ABILITIES[choice.ability](scene);
  if (choice.type !== 'miracle' && choice.type !== 'intrigue') return 0;
  const gain = isMiracle(choice.card) ? MIRACLES[nameOf(choice.card)](scene) : INTRIGUES[nameOf(choice.card)](scene);
  return gain - cardWorth(choice.card, scene.player.dark);
}

// ---- Words the tables below are written in

/** So many Followers more or less. */
function followers({ gainOf }: Scene, change: number): number {
  return gainOf({ followers: change });
}

function coins({ gainOf, player }: Scene, change: number): number {
  return gainOf({ coins: Math.max(-player.coins, change) });
}

function mobs({ gainOf }: Scene, count: number): number {
  return gainOf({ mobs: count });
}

function altar({ gainOf, location }: Scene): number {
  return gainOf({ altar: location, tokens: -1 }) - WEIGHTS.strength;
}

/** Discarding so many of the worst cards. */
function cards({ s, seat, player }: Scene, count: number): number {
  const worths = [...player.hand.miracles, ...player.hand.intrigues].map((card) => cardWorth(card, player.dark));
  for (const license of player.licenses) worths.push(licenseWorth(s, player, license) + INSIGNIA);
  if (s.supremacy.owner === seat) worths.push(WEIGHTS.supremacy + WEIGHTS.celebration + INSIGNIA);
  worths.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < count; i++) sum -= worths[i] ?? 0;
  return sum;
}

/** Tokens of these strengths come and go. */
function tokens({ gainOf, player }: Scene, gained: readonly number[], lost: readonly number[]): number {
  const before = countStrengths(player);
  const after = before.slice();
  for (const strength of gained) after[strength] = (after[strength] as number) + 1;
  for (const strength of lost) after[strength] = (after[strength] as number) - 1;
  const arms = bestStrength(after, ARMS) - bestStrength(before, ARMS);
  return tokensWorth(after) - tokensWorth(before) + gainOf({ tokens: gained.length - lost.length, arms });
}

/** The strengths of the Free Priests that are tokens, the weakest first. */
function freeStrengths({ player }: Scene): number[] {
  return freeTokens(player)
    .map(({ strength }) => strength)
    .sort((a, b) => a - b);
}

/** What it costs to give up the weakest Free Priest of at least this strength. */
function sacrifice(scene: Scene, least = 1): number {
  const strength = freeStrengths(scene).find((one) => one >= least);
  return strength === undefined ? 0 : tokens(scene, [], [strength]);
}

/** What the best affordable License at the Palace is worth; its price is not deducted. */
function bestLicense({ s, player, gainOf }: Scene): number {
  let best = 0;
  for (const id of faceUpLicenses(s)) {
    const { strength } = licenses[id];
    if (priceOfLicense(s.options, id) <= player.coins)
      best = Math.max(best, licenseWorth(s, player, id) + gainOf({ insignia: strength }));
  }
  return best;
}

/** The best of these cards, played now. */
function innerCard(scene: Scene, hand: readonly HandCard[]): number {
  let best = 0;
  for (const card of hand) best = Math.max(best, effectWorth(scene, card));
  return best;
}

function influence({ round, seat, location }: Scene, more: number): number {
  return placementGain(round, seat, location, more);
}

/** A share of what the others lose: there are several, and each counts only as a rival. */
function rivalsLose(scene: Scene, loss: Loss, whom: (rival: Seat) => boolean): number {
  let sum = 0;
  for (const seat of scene.s.players.keys()) if (seat !== scene.seat && whom(seat)) sum += loss(scene, seat);
  return sum / scene.s.players.length;
}

/** Whom cards hit here (CG-9.14). */
function hasInfluence({ round, location }: Scene): (seat: Seat) => boolean {
  return (seat) => (round.board.influence[place(seat, location)] ?? 0) > 0;
}

/** What the loss is to the seat that suffers it. */
type Loss = (scene: Scene, victim: Seat) => number;

function gainsOf({ round }: Scene, seat: Seat): GainOf {
  return gainsOn((round.estates[seat] as Estate).ledger);
}

const losesMob: Loss = (scene, victim) =>
  playerOf(scene.s, victim).mobs === 0 ? 0 : -gainsOf(scene, victim)({ mobs: -1 });

const losesAltar: Loss = (scene, victim) =>
  playerOf(scene.s, victim).altars.length === 0 ? 0 : -gainsOf(scene, victim)({ altarsLost: 1 });

const losesTwoFollowers: Loss = (scene, victim) => -gainsOf(scene, victim)({ followers: -2 });

/** What the likely winner of this Location will get, if it is somebody else. */
function rivalsPrize({ round, s, seat, location }: Scene): number {
  let prize = 0;
  for (const rival of s.players.keys()) {
    if (rival !== seat && round.board.isPresent[place(rival, location)])
      prize = Math.max(prize, prospect(round, rival, location, 0));
  }
  return prize;
}

// ---- Cards

const MIRACLES: Readonly<Record<MiracleName, (scene: Scene) => number>> = {
  'mir-visitation': (scene) => influence(scene, scene.free),
  'mir-pilgrimage': () => 0,
  'mir-inspiration': (scene) => influence(scene, 2),
  'mir-divine-fury': (scene) => influence(scene, 7),
  'mir-relic-trade': (scene) => coins(scene, 7) - prospect(scene.round, scene.seat, scene.location, 0),
  'mir-hallowed-ground': (scene) => altar(scene) + followers(scene, -3),
  'mir-holy-frenzy': (scene) => mobs(scene, 1) + followers(scene, -4),
  'mir-manna': (scene) => Math.max(followers(scene, 1), coins(scene, 4)) + 0.5,
  'mir-cornucopia': (scene) => Math.max(followers(scene, 2), coins(scene, 7)),
};

const INTRIGUES: Readonly<Record<IntrigueName, (scene: Scene) => number>> = {
  'int-blackmail': ({ s, seat }) => {
    const most = Math.max(...s.players.map((player) => player.coins));
    return playerOf(s, seat).coins === most ? -5 : 0.6 * most;
  },
  'int-exorcism': (scene) => influence(scene, hasInfluence(scene)(scene.seat) ? 2 : 0) + 3,
  'int-foiled-plot': (scene) => {
    const { s, seat } = scene;
    const counts = s.players.map((_, one) => cardCount(s, one));
    const victim = counts.indexOf(Math.max(...counts));
    const loss = losesMob(scene, victim) + losesAltar(scene, victim) + losesTwoFollowers(scene, victim);
    return victim === seat ? -loss : loss / (s.players.length - 1);
  },
  'int-slaughter-in-the-streets': (scene) =>
    rivalsLose(scene, losesTwoFollowers, hasInfluence(scene)) -
    (hasInfluence(scene)(scene.seat) ? losesTwoFollowers(scene, scene.seat) : 0),
  'int-disperse-the-fanatics': (scene) =>
    rivalsLose(scene, losesMob, hasInfluence(scene)) -
    (hasInfluence(scene)(scene.seat) ? losesMob(scene, scene.seat) : 0),
  'int-secret-search': (scene) =>
    1.3 * UNSEEN_CARD.miracle * scene.s.players.filter((_, seat) => hasInfluence(scene)(seat)).length,
  'int-threat-to-the-crown': ({ round, seat }) =>
    Math.max(...round.board.patriarchs) === round.board.patriarchs[seat] ? -5 : 9,
  'int-vandalism': (scene) =>
    rivalsLose(scene, losesAltar, (seat) => playerOf(scene.s, seat).altars.includes(scene.location)) -
    (scene.player.altars.includes(scene.location) ? losesAltar(scene, scene.seat) : 0),
  'int-ambush-the-fool': ({ round, seat, location }) => (round.board.bribes[location] === seat ? -10 : location + 2),
  'int-inquisition-raid': (scene) =>
    rivalsPrize(scene) / (scene.s.players.length - 1) - prospect(scene.round, scene.seat, scene.location, 0),
  'int-seize-the-location': ({ round, seat, location }) =>
    ((round.benefits[seat] as number[])[location] as number) * (location === 13 ? 0 : 1) -
    prospect(round, seat, location, 0),
};

// ---- Abilities

const ABILITIES: Readonly<Record<AbilityId, (scene: Scene) => number>> = {
  'anubis-light-passing': (scene) => followers(scene, countPriestsHere(scene.s)) + sacrifice(scene, 2),
  'anubis-light-hand-of-death': (scene) =>
    2 * WEIGHTS.strength +
    coins(scene, 2) +
    followers(scene, -1) -
    prospect(scene.round, scene.seat, scene.location, 0),
  'anubis-dark-mummy': (scene) =>
    UNSEEN_CARD.miracle +
    sacrifice(scene) +
    rivalsLose(scene, losesMob, (seat) => lightOpponentsOf(scene.s, scene.seat).includes(seat)),
  'anubis-dark-resurrection': (scene) => {
    const count = Math.min(5, scene.player.priests.filter(({ zone }) => zone === 'free').length);
    return WEIGHTS.spareStrength * count + 2 + followers(scene, -2);
  },
  'cthulhu-light-abyss': (scene) => influence(scene, 2) - 1,
  'cthulhu-light-great-shrine': (scene) => altar(scene) + followers(scene, -5) - 2,
  'cthulhu-dark-furious-storm': (scene) =>
    followers(scene, 2) + cards(scene, 2) + (scene.player.coins >= 7 ? coins(scene, -7) : 2),
  'cthulhu-dark-will': (scene) =>
    followers(scene, -5) +
    4 * lightOpponentsOf(scene.s, scene.seat).length +
    rivalsLose(scene, losesMob, (seat) => !playerOf(scene.s, seat).dark),
  'fafnir-light-greed': (scene) => WEIGHTS.strength + coins(scene, -6) + 1,
  'fafnir-light-treachery': (scene) => coins(scene, 4) + cards(scene, 1),
  'fafnir-dark-blood-for-gold': (scene) => {
    const loot = lightOpponentsOf(scene.s, scene.seat).map((seat) => Math.min(7, playerOf(scene.s, seat).coins));
    return (
      followers(scene, -2) +
      coins(
        scene,
        loot.reduce((sum, one) => sum + one, 0),
      )
    );
  },
  'fafnir-dark-army': (scene) => mobs(scene, 1) + 2 * UNSEEN_CARD.miracle + coins(scene, -15),
  'janus-light-clarity': (scene) => {
    const { round, seat, location } = scene;
    const gets = hasInfluence(scene)(seat) && chanceToWin(round, seat, location, 0) < 0.3;
    return (
      followers(scene, 1) +
      cards(scene, 2) +
      (gets ? 0.5 * ((round.benefits[seat] as number[])[location] as number) : -almsOf(scene.s.options, location))
    );
  },
  'janus-light-virtues': (scene) => UNSEEN_CARD.miracle * countPriestsHere(scene.s) + coins(scene, -7),
  'janus-dark-vices': (scene) => {
    const strongest = freeStrengths(scene).at(-1);
    return strongest === undefined ? 0 : UNSEEN_CARD.intrigue * strongest + tokens(scene, [], [strongest]);
  },
  'janus-dark-madness': (scene) => mobs(scene, 2) + cards(scene, 9),
  'nirriti-light-loyalty': (scene) => 3 * UNSEEN_CARD.miracle + followers(scene, -2),
  'nirriti-light-temptation': (scene) => bestLicense(scene) + cards(scene, 2),
  'nirriti-dark-iniquity': (scene) => 3 + sacrifice(scene),
  'nirriti-dark-triumph': (scene) => mobs(scene, 1) + (canTake(scene.player, 5) ? 6 : 0),
  'tiamat-light-guise': (scene) =>
    innerCard(
      scene,
      handCards(scene.player).filter(({ card }) => recordOf(nameOf(card)).seal),
    ) +
    cards(scene, 1) +
    coins(scene, -3),
  'tiamat-light-incarnation': (scene) => {
    const free = freeStrengths(scene);
    // Whoever pays for the Ritual comes back. One stronger than any token is the Patriarch, who saves a token from that.
    const hasPatriarch = scene.free > HIGHEST_STRENGTH;
    const payer = hasPatriarch ? -1 : free.findIndex((strength) => strength >= 3);
    const lost = free.filter((_, i) => i !== payer).slice(0, 3);
    return tokens(scene, [HIGHEST_STRENGTH], lost) + influence(scene, HIGHEST_STRENGTH);
  },
  'tiamat-dark-dragons': (scene) =>
    rivalsLose(scene, losesMob, hasInfluence(scene)) +
    cards(scene, 3) -
    (hasInfluence(scene)(scene.seat) ? losesMob(scene, scene.seat) : 0),
  'tiamat-dark-harvest': (scene) =>
    2 * UNSEEN_CARD.miracle + innerCard(scene, scene.player.hand.miracles.map(miracleChoice)),
  'arachne-light-ordination': (scene) => influence(scene, 2) + tokens(scene, [2], []) + followers(scene, -2),
  'arachne-light-charms': () => 0,
  'arachne-dark-grip': (scene) => influence(scene, 8) + cards(scene, 2) + coins(scene, -2),
  'arachne-dark-sorcery': (scene) =>
    coins(scene, 3) + UNSEEN_CARD.miracle + UNSEEN_CARD.intrigue + 8 + sacrifice(scene, 3),
  'atheism-light-science': (scene) => followers(scene, 1),
  'atheism-light-terror': (scene) =>
    UNSEEN_CARD.intrigue +
    coins(scene, 3) +
    followers(scene, -2) +
    innerCard(scene, scene.player.hand.intrigues.map(intrigueChoice)),
  'atheism-dark-myth': (scene) => 4 * lightOpponentsOf(scene.s, scene.seat).length,
  'atheism-dark-nihilism': (scene) => (hasAltarIn(scene.s, scene.location) ? 0 : altar(scene) + cards(scene, 3)),
};
