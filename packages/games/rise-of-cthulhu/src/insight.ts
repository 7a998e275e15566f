/**
 * What good play looks at (RC-12.12 to 12.14). Everything a seat has is counted in points; a lead in points, and how far
 * it may still move, become a chance to win. The weights are rounded by hand from fits to positions out of some 3,000
 * games between bots; those for Monsters and Artifacts rest on few cases.
 */
import type { Chance, Insight, Seat } from '@conclave/kernel';
import { numbersOf } from './box.ts';
import type { RiseChoice } from './choices.ts';
import { isCultist, valueOfCultist } from './components/cultists.ts';
import { LOCATIONS, type LocationId } from './components/locations.ts';
import { fitsOnValley } from './rules/playing.ts';
import type { Rise, Side } from './state.ts';
import { enemyOf, isFree, isWarded, playerOf, sideOf } from './table.ts';

const WEIGHTS = {
  /** How far the margin of a free Location moves in the end: at least, and by the root of the cards until it is locked. */
  spread: 1.5,
  spreadByCards: 4.5,
  /** The same for a locked Location, which hardly anything but special cards can change, until the end of the game. */
  lockedSpread: 1.5,
  lockedSpreadByCards: 1,
  /** The same for the total points. */
  pointsSpread: 4,
  pointsSpreadByCards: 3.8,
  /** The part of a Location's highest Cultist that is as good as lost: the Dark Hunter can come for it. */
  exposure: 0.36,
  /** The same where the Hunter stands already: it must go and come back first. */
  huntedExposure: 0.13,
  /** What a point in hand is worth on the table early in the game. */
  hand: 0.44,
  /** So many cards before the end a hand is worth half of that. */
  handFade: 6.5,
  /** A Cultist in hand that fits on the Valley and so can bring the Hunter; more than two are no greater threat. */
  threat: 1.75,
  monster: 3.8,
  artifact: 3.5,
  /** The power of an Old One, for whoever is sure to be favoured. */
  favour: 8,
  action: 1.4,
  /** How much of what is not yet tied to a place counts at each free Location. */
  reach: 0.46,
};

/** The chance of the seat to win, from -1 to 1. Plain loops: searches ask for it a hundred thousand times a second. */
function evaluate(s: Rise, me: Seat): number {
  const { end, locks, pointsDecide } = forecast(s);
  const margins = [0, 0, 0, 0];
  const spreads = [0, 0, 0, 0];
  let loose = looseLead(s, me, end);
  let points = 0;
  for (let row = 0; row < 4; row++) {
    const location = LOCATIONS[row] as LocationId;
    const lock = locks[row] as number;
    const margin = safeMargin(s, location, me);
    const spread = spreadAt(s, location, lock || end);
    margins[row] = margin;
    spreads[row] = spread;
    points += margin;
    const oldOneComes = lock !== 0;
    if (oldOneComes) loose += WEIGHTS.favour * Math.tanh(margin / spread);
  }
  const byPoints = chanceOf((points + loose) / (WEIGHTS.pointsSpread + WEIGHTS.pointsSpreadByCards * Math.sqrt(end)));
  if (pointsDecide) return 2 * byPoints - 1;
  const chances = [0, 0, 0, 0];
  for (let row = 0; row < 4; row++) {
    const reachable = isFree(s, LOCATIONS[row] as LocationId) ? WEIGHTS.reach * loose : 0;
    chances[row] = chanceOf(((margins[row] as number) + reachable) / (spreads[row] as number));
  }
  return 2 * byLocations(s, chances, byPoints) - 1;
}

/** How far the seat is ahead at a Location, less what the Dark Hunter would take there. */
function safeMargin(s: Rise, location: LocationId, me: Seat): number {
  const mine = sideOf(s, location, me);
  const theirs = sideOf(s, location, enemyOf(me));
  const margin = totalOf(s, mine) - totalOf(s, theirs);
  if (!isFree(s, location) || isWarded(s, location)) return margin;
  const exposure = s.hunter === location ? WEIGHTS.huntedExposure : WEIGHTS.exposure;
  const myHighest = highestOf(mine);
  const theirHighest = highestOf(theirs);
  if (myHighest === theirHighest) return margin;
  return myHighest > theirHighest ? margin - exposure * myHighest : margin + exposure * theirHighest;
}

function spreadAt(s: Rise, location: LocationId, cards: number): number {
  if (isFree(s, location)) return WEIGHTS.spread + WEIGHTS.spreadByCards * Math.sqrt(cards);
  return WEIGHTS.lockedSpread + WEIGHTS.lockedSpreadByCards * Math.sqrt(cards);
}

/** How far the seat is ahead in what can still be placed anywhere: hands, and the actions of this turn. */
function looseLead(s: Rise, me: Seat, end: number): number {
  const enemy = enemyOf(me);
  const actions = s.activeSeat === me ? s.actionsLeft : -s.actionsLeft;
  return handOf(s, me, end) - handOf(s, enemy, end) + WEIGHTS.action * actions;
}

function handOf(s: Rise, seat: Seat, end: number): number {
  const { cultists, monsters, artifacts } = playerOf(s, seat);
  let points = 0;
  let threats = 0;
  for (const card of cultists) {
    points += valueOfCultist(card);
    if (threats < 2 && fitsOnValley(s, card)) threats++;
  }
  const stillOfUse = end / (end + WEIGHTS.handFade);
  return (
    stillOfUse * (WEIGHTS.hand * points + WEIGHTS.threat * threats) +
    WEIGHTS.monster * monsters.length +
    WEIGHTS.artifact * artifacts.length
  );
}

interface Forecast {
  /** Cards until the third Old One has come. */
  readonly end: number;
  /** Cards until an Old One locks the Location, in row order; 0: none will. */
  readonly locks: readonly number[];
  readonly pointsDecide: boolean;
}

/** When and where the Old Ones in the deck will awaken. */
function forecast(s: Rise): Forecast {
  const { arrival } = numbersOf(s.options);
  const locks = [0, 0, 0, 0];
  let end = 0;
  let { pointsVictory: pointsDecide, awakeCount } = s;
  for (let i = 0; awakeCount < 3 && i < s.deck.length; i++) {
    const card = s.deck[i] as Rise['deck'][number];
    if (isCultist(card)) continue;
    awakeCount++;
    end = i + 1;
    if (card === 'old-one-azathoth') pointsDecide = true;
    for (const location of arrival[card]) {
      const row = LOCATIONS.indexOf(location);
      if (locks[row] !== 0 || !isFree(s, location)) continue;
      locks[row] = end;
      break;
    }
  }
  return { end, locks, pointsDecide };
}

function totalOf(s: Rise, { cultists, attachments }: Side): number {
  let total = 0;
  for (const card of cultists) total += valueOfCultist(card);
  if (attachments.length > 0) {
    const { points } = numbersOf(s.options);
    for (const card of attachments) total += points[card];
  }
  return total;
}

function highestOf({ cultists }: Side): number {
  let highest = 0;
  for (const card of cultists) highest = Math.max(highest, valueOfCultist(card));
  return highest;
}

function chanceOf(lead: number): number {
  return 1 / (1 + Math.exp(-2 * lead));
}

/** The chance that more Locations face the seat in the end, points deciding a tie, from its chance at each of them. */
function byLocations(s: Rise, chances: readonly number[], byPoints: number, row = 0, lead = 0): number {
  const location = LOCATIONS[row];
  if (location === undefined) return lead === 0 ? byPoints : Number(lead > 0);
  const chance = chances[row] as number;
  const counts = s.locations[location].double ? 2 : 1;
  return (
    chance * byLocations(s, chances, byPoints, row + 1, lead + counts) +
    (1 - chance) * byLocations(s, chances, byPoints, row + 1, lead - counts)
  );
}

/** A quick choice that a sensible player could make: cards where the margin is thin, strikes where they hurt the enemy. */
function suggest(s: Rise, seat: Seat, decision: string, options: readonly RiseChoice[], chance: Chance): RiseChoice {
  switch (decision) {
    case 'turn-action':
      return suggestAction(s, options, chance);
    case 'cultist-destination':
      return suggestDestination(s, seat, options, chance);
    case 'hunter-destination':
      return best(options, chance, (choice) => (choice.type === 'location' ? strikeGain(s, seat, choice.location) : 0));
    default:
      return best(options, chance, (choice) => {
        if (choice.type === 'location') return -Math.abs(marginOf(s, choice.location, seat));
        return choice.type === 'card' ? valueOfCultist(choice.card) : 0;
      });
  }
}

/** Draws with few cards in hand and plays with many; of two cards that come to mind, the higher. */
function suggestAction(s: Rise, options: readonly RiseChoice[], chance: Chance): RiseChoice {
  const any = chance.pick(options);
  if (any.type !== 'play') return any;
  const hand = playerOf(s, s.activeSeat).cultists.length;
  if (chance.below(8) >= hand && options[0] !== undefined) return options[0];
  const other = chance.pick(options);
  return other.type === 'play' && valueOfCultist(other.card) > valueOfCultist(any.card) ? other : any;
}

/** Where the margin is thinnest; on the Valley if that brings the Hunter to something worth more than the card. */
function suggestDestination(s: Rise, seat: Seat, options: readonly RiseChoice[], chance: Chance): RiseChoice {
  const frame = s.stack[s.stack.length - 1];
  const value = frame?.rule === 'cultist-destination' ? valueOfCultist(frame.card) : 0;
  return best(options, chance, (choice) => {
    if (choice.type === 'location') return -Math.abs(marginOf(s, choice.location, seat) + value / 2);
    return Math.max(...LOCATIONS.map((location) => strikeGain(s, seat, location))) - value - 4;
  });
}

/** What a strike of the Hunter there would bring the seat. */
function strikeGain(s: Rise, seat: Seat, location: LocationId): number {
  if (!isFree(s, location) || s.hunter === location || isWarded(s, location)) return 0;
  const mine = highestOf(sideOf(s, location, seat));
  const theirs = highestOf(sideOf(s, location, enemyOf(seat)));
  if (mine === theirs) return 0;
  return theirs > mine ? theirs : -mine;
}

function marginOf(s: Rise, location: LocationId, seat: Seat): number {
  return totalOf(s, sideOf(s, location, seat)) - totalOf(s, sideOf(s, location, enemyOf(seat)));
}

/** The option with the highest score, with some luck in it, so that roll-outs differ. */
function best(options: readonly RiseChoice[], chance: Chance, score: (choice: RiseChoice) => number): RiseChoice {
  let chosen = options[0] as RiseChoice;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const total = score(option) + chance.below(5);
    if (total <= highest) continue;
    highest = total;
    chosen = option;
  }
  return chosen;
}

export const insight: Insight<Rise, RiseChoice> = { evaluate, suggest };
