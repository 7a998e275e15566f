/** Acting in the Active Location: what a card or an ability is roughly worth beside passing, its cost included. */
import type { Seat } from '@conclave/kernel';
import { cardCount } from '../../cards.ts';
import type { CityChoice } from '../../choices.ts';
import { type IntrigueName, isMiracle, type MiracleName, nameOf } from '../../components/cards.ts';
import type { AbilityId } from '../../components/cults.ts';
import { almsOf, type Location } from '../../components/locations.ts';
import { canTake, countPriestsHere, hasAltarIn } from '../../priests.ts';
import type { City, Player } from '../../state.ts';
import { here, lightOpponentsOf, playerOf } from '../../table.ts';
import { lookAt, place } from '../board.ts';
import type { Estate } from '../estates.ts';
import { type GainOf, gainsOn } from '../gains.ts';
import { cardWorth } from '../holdings.ts';
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
function cards(count: number): number {
  return -3 * count;
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

function isHere({ round, location }: Scene): (seat: Seat) => boolean {
  return (seat) => round.board.isPresent[place(seat, location)] as boolean;
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
  'int-exorcism': (scene) => influence(scene, isHere(scene)(scene.seat) ? 2 : 0) + 3,
  'int-foiled-plot': (scene) => {
    const { s, seat } = scene;
    const counts = s.players.map((_, one) => cardCount(s, one));
    const victim = counts.indexOf(Math.max(...counts));
    const loss = losesMob(scene, victim) + losesAltar(scene, victim) + losesTwoFollowers(scene, victim);
    return victim === seat ? -loss : loss / (s.players.length - 1);
  },
  'int-slaughter-in-the-streets': (scene) =>
    rivalsLose(scene, losesTwoFollowers, isHere(scene)) -
    (isHere(scene)(scene.seat) ? losesTwoFollowers(scene, scene.seat) : 0),
  'int-disperse-the-fanatics': (scene) =>
    rivalsLose(scene, losesMob, isHere(scene)) - (isHere(scene)(scene.seat) ? losesMob(scene, scene.seat) : 0),
  'int-secret-search': (scene) =>
    1.3 * UNSEEN_CARD.miracle * scene.s.players.filter((_, seat) => isHere(scene)(seat)).length,
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
  'anubis-light-passing': (scene) => followers(scene, countPriestsHere(scene.s)) - 2 * WEIGHTS.strength,
  'anubis-light-hand-of-death': (scene) =>
    2 * WEIGHTS.strength +
    coins(scene, 2) +
    followers(scene, -1) -
    prospect(scene.round, scene.seat, scene.location, 0),
  'anubis-dark-mummy': (scene) =>
    UNSEEN_CARD.miracle -
    2 +
    rivalsLose(scene, losesMob, (seat) => lightOpponentsOf(scene.s, scene.seat).includes(seat)),
  'anubis-dark-resurrection': (scene) => {
    const count = Math.min(5, scene.player.priests.filter(({ zone }) => zone === 'free').length);
    return WEIGHTS.spareStrength * count + 2 + followers(scene, -2);
  },
  'cthulhu-light-abyss': (scene) => influence(scene, 2) - 1,
  'cthulhu-light-great-shrine': (scene) => altar(scene) + followers(scene, -5) - 2,
  'cthulhu-dark-furious-storm': (scene) => followers(scene, 2) + cards(2) + (scene.player.coins >= 7 ? -4 : 3),
  'cthulhu-dark-will': (scene) =>
    followers(scene, -5) +
    4 * lightOpponentsOf(scene.s, scene.seat).length +
    rivalsLose(scene, losesMob, (seat) => !playerOf(scene.s, seat).dark),
  'fafnir-light-greed': (scene) => WEIGHTS.strength + coins(scene, -6) + 1,
  'fafnir-light-treachery': (scene) => coins(scene, 4) + cards(1),
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
    const gets = isHere(scene)(seat) && chanceToWin(round, seat, location, 0) < 0.3;
    return (
      followers(scene, 1) +
      cards(2) +
      (gets ? 0.5 * ((round.benefits[seat] as number[])[location] as number) : -almsOf(location))
    );
  },
  'janus-light-virtues': (scene) => UNSEEN_CARD.miracle * countPriestsHere(scene.s) + coins(scene, -7),
  'janus-dark-vices': (scene) => (UNSEEN_CARD.intrigue - WEIGHTS.strength) * Math.min(5, scene.free) - 1,
  'janus-dark-madness': (scene) => mobs(scene, 2) + cards(9),
  'nirriti-light-loyalty': (scene) => 3 * UNSEEN_CARD.miracle + followers(scene, -2),
  'nirriti-light-temptation': () => 9 + cards(2),
  'nirriti-dark-iniquity': () => 1,
  'nirriti-dark-triumph': (scene) => mobs(scene, 1) + (canTake(scene.player, 5) ? 6 : 0),
  'tiamat-light-guise': () => 1,
  'tiamat-light-incarnation': (scene) => 2 * WEIGHTS.strength + influence(scene, 5) - 6,
  'tiamat-dark-dragons': (scene) =>
    rivalsLose(scene, losesMob, isHere(scene)) +
    cards(3) -
    (isHere(scene)(scene.seat) ? losesMob(scene, scene.seat) : 0),
  'tiamat-dark-harvest': () => 2 * UNSEEN_CARD.miracle,
  'arachne-light-ordination': (scene) => influence(scene, 2) + 2 * WEIGHTS.strength + followers(scene, -2),
  'arachne-light-charms': () => 0,
  'arachne-dark-grip': (scene) => influence(scene, 8) + cards(2) + coins(scene, -2),
  'arachne-dark-sorcery': (scene) =>
    coins(scene, 3) + UNSEEN_CARD.miracle + UNSEEN_CARD.intrigue + 8 - 3 * WEIGHTS.strength - WEIGHTS.token,
  'atheism-light-science': (scene) => followers(scene, 1),
  'atheism-light-terror': (scene) => UNSEEN_CARD.intrigue + coins(scene, 3) + followers(scene, -2),
  'atheism-dark-myth': (scene) => 4 * lightOpponentsOf(scene.s, scene.seat).length,
  'atheism-dark-nihilism': (scene) => (hasAltarIn(scene.s, scene.location) ? 0 : altar(scene) + cards(3)),
};
