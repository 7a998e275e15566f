/** Statements about the table that rules and cards share: who is where, who has what. Nothing here changes anything. */
import type { Seat } from '@conclave/kernel';
import { numbersOf, symbolIn } from '../box.ts';
import type { Coin } from '../components/coins.ts';
import { type Face, isDagger } from '../components/faces.ts';
import type { RitualId } from '../components/rituals/ids.ts';
import { isCommitted } from '../places.ts';
import type { Altar, Deep, Die, Player, Use } from '../state.ts';

export function playerAt(s: Deep, seat: Seat): Player {
  return s.players[seat] as Player;
}

export function altarOf(s: Deep, index: number): Altar {
  return s.altars[index] as Altar;
}

// ---- Who is there (CD-1.11)

export function isLiving(s: Deep, seat: Seat): boolean {
  return s.players[seat]?.status === 'living';
}

/** Seats clockwise from this one, without those that are gone: turn order (CD-4.58). */
export function seatsFrom(s: Deep, first: Seat): Seat[] {
  const { length } = s.players;
  const seats: Seat[] = [];
  for (let i = 0; i < length; i++) {
    const seat = (first + i) % length;
    if (playerAt(s, seat).status !== 'gone') seats.push(seat);
  }
  return seats;
}

/** Clockwise from the left of a seat, itself last: the order in which a search walks a window (CD-4.56). */
export function seatsAfter(s: Deep, seat: Seat): Seat[] {
  return seatsFrom(s, (seat + 1) % s.players.length);
}

export function livingFrom(s: Deep, first: Seat): Seat[] {
  return seatsFrom(s, first).filter((seat) => isLiving(s, seat));
}

export function livingCount(s: Deep): number {
  let count = 0;
  for (const player of s.players) if (player.status === 'living') count += 1;
  return count;
}

export function isWraithInGame(s: Deep): boolean {
  return s.players.some((player) => player.status === 'wraith');
}

export function highPriest(s: Deep): Seat {
  return s.players.findIndex((player) => player.role === 'high-priest');
}

/** The four-player game: his seat rolls six dice, automated or possessed (CD-4.18). */
export function isFourPlayerGame(s: Deep): boolean {
  return s.sitting.length === 4;
}

// ---- What a seat can do

/** The own power symbol; none for Wraiths. */
export function symbolOf(s: Deep, seat: Seat): Face | null {
  const { character } = playerAt(s, seat);
  return character === null ? null : symbolIn(s.options, character);
}

/** Not done yet this turn. */
export function mayUse(s: Deep, seat: Seat, use: Use): boolean {
  return !playerAt(s, seat).used.includes(use);
}

/** The same for what costs 1 life. */
export function canPayFor(s: Deep, seat: Seat, use: Use): boolean {
  return mayUse(s, seat, use) && playerAt(s, seat).life >= 1;
}

// ---- Rituals

export function keeperOf(s: Deep, ritual: RitualId): Seat | null {
  const seat = s.players.findIndex(({ keeps }) => keeps.includes(ritual));
  return seat < 0 ? null : seat;
}

/** The index of the altar where the ritual lies; -1 if it lies on none. */
export function altarWith(s: Deep, ritual: RitualId): number {
  return s.altars.findIndex((altar) => altar.ritual === ritual);
}

export function canBeKeeper(s: Deep, seat: Seat): boolean {
  return isLiving(s, seat) && !playerAt(s, seat).automated;
}

// ---- Supplies (CD-2.2)

export function coinSupply(s: Deep, coin: Coin): number {
  return s.players.reduce((left, { coins }) => left - coins[coin], numbersOf(s.options).coins[coin]);
}

export function krakenSupply(s: Deep): number {
  return s.players.reduce((left, { krakenDice }) => left - krakenDice, numbersOf(s.options).supply['kraken-die']);
}

export function wraithDiceInPlay(s: Deep): number {
  return s.players.reduce((sum, { wraithDice }) => sum + wraithDice.length, 0);
}

export function cultistDiceInPlay(s: Deep): number {
  let count = 0;
  for (const die of s.dice) if (!die.lent) count += 1;
  return count;
}

// ---- Dice

export function dieOf(s: Deep, id: number): Die {
  const die = s.dice.find((one) => one.id === id);
  if (die === undefined) throw new Error(`there is no die ${id}`);
  return die;
}

export function committedDice(s: Deep): Die[] {
  return s.dice.filter((die) => isCommitted(die.at));
}

/** Committed dice that take life. */
export function committedDaggers(s: Deep): Die[] {
  return committedDice(s).filter(({ face }) => isDagger(face));
}

export function uncommittedDice(s: Deep): Die[] {
  return s.dice.filter((die) => die.at === 'pool');
}

// ---- Small verbs

/** Takes a thing out of a list. */
export function remove<T>(list: T[], thing: T): void {
  const i = list.indexOf(thing);
  if (i < 0) throw new Error(`${String(thing)} is not where it should be`);
  list.splice(i, 1);
}
