/**
 * How a game stands when a round begins, as a master judges where its trials end: the chance of the Investigators by what
 * tells most of how games between adepts went on, fitted to 8,000 of them (logistic regression, both maps, 4 to 8 seats).
 */
import type { Seat } from '@conclave/kernel';
import type { AmongMemory } from '../memory.ts';
import type { Among, Player } from '../state.ts';
import { figuresOf, isCultist, isDead, mapOf, roomOf, targetOf } from '../table.ts';
import { evaluate, winsWithInvestigators } from './evaluate.ts';
import { yieldOf } from './rooms.ts';
import { suspicionOf } from './suspicion.ts';

/** What is counted, each with its weight in log odds for the Investigators. */
interface Outlook {
  readonly constant: number;
  /** Points that are missing; for each round that is left, counting this; and that one is enough. */
  readonly need: number;
  readonly needPerRound: number;
  readonly lastPoint: number;
  readonly roundsLeft: number;
  /** Dead Investigators that the Cultists need: none, one, two more. */
  readonly enoughDead: number;
  readonly oneMore: number;
  readonly twoMore: number;
  /** The same by those that they know of. */
  readonly oneMoreKnown: number;
  readonly twoMoreKnown: number;
  /** Suspicion against the living Cultist that is suspected most, and what of it is over a half. */
  readonly rightly: number;
  readonly rightlySure: number;
  /** The same against a living Investigator. */
  readonly wrongly: number;
  readonly wronglySure: number;
  /** Living Investigators who may still initiate a vote, and as far as a Cultist is suspected. */
  readonly callers: number;
  readonly callersRightly: number;
  /** Dead cards in the hands of Cultists. */
  readonly deadCards: number;
  /** Books that the active rooms promise. */
  readonly books: number;
  /** Investigators who are not dead. */
  readonly alive: number;
  /** The Organism is awake. */
  readonly organism: number;
  readonly livingCultists: number;
}

const ONE_CULTIST: Outlook = {
  constant: 3.32,
  need: -0.06,
  needPerRound: -0.93,
  lastPoint: 0.92,
  roundsLeft: -0.15,
  enoughDead: -1.82,
  oneMore: -1.27,
  twoMore: -0.47,
  oneMoreKnown: -0.77,
  twoMoreKnown: -0.48,
  rightly: -0.28,
  rightlySure: 2.87,
  wrongly: 0.04,
  wronglySure: -3.5,
  callers: 0.06,
  callersRightly: 0.82,
  deadCards: 0,
  books: 0.16,
  alive: -0.19,
  organism: -0.91,
  livingCultists: 0,
};

const TWO_CULTISTS: Outlook = {
  constant: 4.81,
  need: 0.18,
  needPerRound: -1.83,
  lastPoint: 0.57,
  roundsLeft: -0.47,
  enoughDead: 0,
  oneMore: -0.76,
  twoMore: -0.16,
  oneMoreKnown: 0,
  twoMoreKnown: 0,
  rightly: 0.98,
  rightlySure: 0.72,
  wrongly: -2.49,
  wronglySure: 0.68,
  callers: 0.21,
  callersRightly: 0.01,
  deadCards: -0.14,
  books: 0.1,
  alive: 0.46,
  organism: -0.93,
  livingCultists: -0.95,
};

/** With enough dead and a Cultist who knows it the Investigators win so seldom. */
const ALL_BUT_LOST = 0.01;
const ROUNDS = 10;
const SURE = 0.5;

/** How promising a state is to a master; in the middle of a round as anybody sees it. */
export function mastersEvaluate(s: Among, me: Seat, memory?: AmongMemory): number {
  if (s.result !== null || memory === undefined || !hasJustBegun(s)) return evaluate(s, me);
  const chance = investigatorsOutlook(s, memory);
  return winsWithInvestigators(s, me) ? 2 * chance - 1 : 1 - 2 * chance;
}

/** Nobody has moved in this round yet. */
function hasJustBegun({ phase, stack, players }: Among): boolean {
  return phase === 'movement' && stack.filter(({ rule }) => rule === 'move').length === players.length;
}

function investigatorsOutlook(s: Among, memory: AmongMemory): number {
  const { cultists, deadNeeded } = figuresOf(s);
  const isLone = cultists === 1;
  const weights = isLone ? ONE_CULTIST : TWO_CULTISTS;
  const suspicion = suspicionOf(s);
  let rightly = 0;
  let wrongly = 0;
  let callers = 0;
  let dead = 0;
  let known = 0;
  let alive = 0;
  let deadCards = 0;
  let livingCultists = 0;
  s.players.forEach((player, seat) => {
    const suspected = suspicion[seat] as number;
    if (isCultist(player)) {
      if (player.ghost) return;
      livingCultists++;
      deadCards += player.hand.dead;
      rightly = Math.max(rightly, suspected);
      return;
    }
    if (isDead(player)) dead++;
    else alive++;
    if (isKnownToBeDead(s, memory, player, seat)) known++;
    if (player.ghost) return;
    wrongly = Math.max(wrongly, suspected);
    if (player.votesInitiated === 0) callers++;
  });
  const missing = deadNeeded - dead;
  const missingKnown = deadNeeded - known;
  if (isLone ? missingKnown <= 0 : missing <= 0) return ALL_BUT_LOST;
  const need = targetOf(s) - s.vp;
  const roundsLeft = ROUNDS + 1 - s.round;
  return sigmoid(
    weights.constant +
      weights.need * need +
      (weights.needPerRound * need) / roundsLeft +
      weights.lastPoint * Number(need <= 1) +
      weights.roundsLeft * roundsLeft +
      weights.enoughDead * Number(missing <= 0) +
      weights.oneMore * Number(missing === 1) +
      weights.twoMore * Number(missing === 2) +
      weights.oneMoreKnown * Number(missingKnown === 1) +
      weights.twoMoreKnown * Number(missingKnown === 2) +
      weights.rightly * rightly +
      weights.rightlySure * Math.max(0, rightly - SURE) +
      weights.wrongly * wrongly +
      weights.wronglySure * Math.max(0, wrongly - SURE) +
      weights.callers * callers +
      weights.callersRightly * callers * rightly +
      weights.deadCards * deadCards +
      weights.books * booksAtHand(s) +
      weights.alive * alive +
      weights.organism * Number(s.altar === RELICS) +
      weights.livingCultists * livingCultists,
  );
}

const RELICS = 3;

/** A Ghost, somebody dead from the night on, or one whom a Cultist gave a Dead card in the light. */
function isKnownToBeDead(s: Among, { pulses }: AmongMemory, player: Player, seat: Seat): boolean {
  if (player.ghost || player.firstPulse === 'dead') return true;
  return player.pulse.some((card, i) => {
    const from = pulses[seat]?.[i]?.from;
    return card === 'dead' && typeof from === 'number' && isCultist(s.players[from] as Player);
  });
}

function booksAtHand(s: Among): number {
  let books = 0;
  for (const id of mapOf(s).rooms) {
    const room = roomOf(s, id);
    if (room.books > 0 && room.deck.length >= 3) books += Math.max(0, yieldOf(room));
  }
  return books;
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
