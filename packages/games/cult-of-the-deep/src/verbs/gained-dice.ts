/** Dice gained by Altar effects: committed at once, or, for Portents, added at once (CD-4.71, CD-5.52.8). */
import type { ChoiceOf } from '../choices.ts';
import { GAINED_DICE } from '../components/coins.ts';
import { FACES, type Face } from '../components/faces.ts';
import type { Source } from '../components/sources.ts';
import type { Context, EffectOwner } from '../frames.ts';
import { altarAt, onAltar, type Target } from '../places.ts';
import type { Deep, Mode } from '../state.ts';
import { hasDieLeft, makeDie } from './dice.ts';
import { accepts, advance } from './rituals.ts';

/** Added dice lie nowhere, so the supply does not limit them. */
export function mayGain(s: Deep, { isAdded }: EffectOwner): boolean {
  return s.diceGained < GAINED_DICE && (isAdded || hasDieLeft(s));
}

/** Every altar but one and every face it accepts. */
export function placesOnAltars(s: Deep, except: number | null, shown: readonly Face[] = FACES): ChoiceOf<'gain-die'>[] {
  return s.altars.flatMap((altar, index) => {
    if (index === except) return [];
    const faces = shown.filter((face) => accepts(altar, face));
    return faces.map((face) => ({ type: 'gain-die', altar: onAltar(index), face }) as const);
  });
}

export function gainDie(
  s: Deep,
  face: Face,
  to: Target,
  mode: Mode | null,
  owner: EffectOwner,
  by: Source,
  ctx: Context,
): void {
  s.diceGained += 1;
  if (owner.isAdded) {
    addDie(s, altarAt(to), face, owner, ctx);
    return;
  }
  const die = makeDie(s, face, to);
  die.mode = mode;
  ctx.tell({ type: 'dieGained', seat: owner.receiver, die: die.id, face, by });
  ctx.tell({ type: 'dieCommitted', seat: owner.receiver, die: die.id, face, to, mode });
}

/** A die of Portents moves the marker and is gone; a receiver has the Altar effect (CD-5.52.8). */
export function addDie(s: Deep, altar: number, face: Face, owner: EffectOwner, ctx: Context): void {
  ctx.tell({ type: 'dieAdded', seat: owner.chooser, altar: onAltar(altar), face, receiver: owner.receiver });
  advance(s, altar, face, owner, ctx);
}
