/** Making, turning, moving and removing dice of the active player. */

import type { Chance, Seat } from '@conclave/kernel';
import { CULTIST_DICE } from '../components/coins.ts';
import { FACES, type Face } from '../components/faces.ts';
import type { Source } from '../components/sources.ts';
import { type Context, pushEach } from '../frames.ts';
import type { Place, Target } from '../places.ts';
import type { Deep, Die } from '../state.ts';
import { cultistDiceInPlay, playerAt, remove } from './table.ts';
import { modeAt } from './targets.ts';

export function rollFace(chance: Chance): Face {
  return chance.pick(FACES);
}

/** A die with the next number of this turn (CD-4.6). */
export function makeDie(s: Deep, face: Face, at: Place, lent = false): Die {
  s.diceMade += 1;
  const die: Die = { id: s.diceMade, face, at, mode: null, coined: false, lent };
  s.dice.push(die);
  return die;
}

export function hasDieLeft(s: Deep): boolean {
  return cultistDiceInPlay(s) < CULTIST_DICE;
}

/** Gives a die another face. What it does where it lies is set anew. */
export function turnDie(s: Deep, die: Die, face: Face, seat: Seat, by: Source, ctx: Context): void {
  const from = die.face;
  die.face = face;
  touch(s, die);
  ctx.tell({ type: 'dieChanged', seat, die: die.id, from, face, by });
}

/** The owner rolls dice again, in ascending order (CD-4.6). */
export function rerollDice(s: Deep, dice: readonly Die[], by: Source | null, ctx: Context): void {
  for (const die of dice) {
    die.face = rollFace(ctx.chance);
    touch(s, die);
  }
  const rolled = dice.map(({ id, face }) => ({ die: id, face }));
  ctx.tell({ type: 'diceRerolled', seat: s.active, dice: rolled, by });
  transmuteNew(s, dice, ctx);
}

/** What Transmutation was used for earlier in the turn holds for dice that come later too (CD-5.16.2). */
export function transmuteNew(s: Deep, dice: readonly Die[], ctx: Context): void {
  for (const { seat, from, face } of s.transmuted) {
    for (const die of dice) if (die.face === from) turnDie(s, die, face, seat, 'transmutation', ctx);
  }
}

/** The faces that a new die can show, if its owner may set it to any of these. */
export function facesInReach(s: Deep, faces: readonly Face[]): readonly Face[] {
  if (s.transmuted.length === 0) return faces;
  const shown = faces.map((set) => s.transmuted.reduce((now, { from, face }) => (now === from ? face : now), set));
  return FACES.filter((face) => shown.includes(face));
}

/** Somebody else puts a committed die on another target; it stays where it was put (CD-4.40). */
export function moveDie(s: Deep, die: Die, to: Target, seat: Seat, by: Source, ctx: Context): void {
  const from = die.at as Target;
  die.at = to;
  touch(s, die);
  ctx.tell({ type: 'dieMoved', seat, die: die.id, face: die.face, from, to, by });
}

export function removeDie(s: Deep, die: Die, seat: Seat, by: Source, ctx: Context): void {
  remove(s.dice, die);
  ctx.tell({ type: 'dieRemoved', seat, die: die.id, face: die.face, by });
}

/** Each changed die is committed again, in ascending order (CD-4.38). */
export function recommit(s: Deep, dice: readonly Die[]): void {
  const ids = dice.map(({ id }) => id).sort((a, b) => a - b);
  pushEach(s, ids, (die) => ({ rule: 'recommit-die', die }));
}

/** An extra die for the next Roll phase. */
export function storeDie(s: Deep, seat: Seat, by: Source, ctx: Context): void {
  playerAt(s, seat).storedDice += 1;
  ctx.tell({ type: 'extraDiceStored', seat, by });
}

/** The die was changed or moved: its mode is set anew, and the automated High Priest resolves it last (CD-5.84). */
function touch(s: Deep, die: Die): void {
  die.mode = modeAt(s, die.face, die.at);
  s.highPriestOrder = s.highPriestOrder.filter((id) => id !== die.id);
}
