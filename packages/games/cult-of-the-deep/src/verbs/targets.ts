/** Where dice may go (CD-4.23 to CD-4.30), and what they do there (CD-4.64). */
import type { Seat } from '@conclave/kernel';
import { type Face, isDagger, isRitualFace } from '../components/faces.ts';
import { onAltar, onSeat, type Place, seatAt, type Target } from '../places.ts';
import type { Deep, Mode } from '../state.ts';
import { abilityOf } from './asking.ts';
import { accepts } from './rituals.ts';
import { altarOf, livingFrom, symbolOf } from './table.ts';

export interface Placing {
  readonly to: Target;
  readonly mode: Mode | null;
}

/** A die with a compulsory target must be committed; voluntary ones are open only through a card that says "may" (CD-4.23). */
export interface Targets {
  readonly compulsory: readonly Placing[];
  readonly voluntary: readonly Placing[];
}

/** Where the active player may put a die of this face: oneself, rituals by altar number, other players in turn order. */
export function targetsOf(s: Deep, face: Face): Targets {
  const compulsory: Placing[] = [];
  const voluntary: Placing[] = [];
  let isSelf = true;
  for (const seat of livingFrom(s, s.active)) {
    targetsOnPlayer(s, face, seat, compulsory, voluntary);
    if (isSelf) altarsFor(s, face, compulsory);
    isSelf = false;
  }
  return { compulsory, voluntary };
}

function altarsFor(s: Deep, face: Face, compulsory: Placing[]): void {
  for (let index = 0; index < s.altars.length; index++) {
    if (accepts(altarOf(s, index), face)) compulsory.push({ to: onAltar(index), mode: null });
  }
}

function targetsOnPlayer(s: Deep, face: Face, seat: Seat, compulsory: Placing[], voluntary: Placing[]): void {
  const to = onSeat(seat);
  const isSelf = seat === s.active;
  const isFirstEdition = s.options.edition === 'first';
  if (isSelf && face === symbolOf(s, seat)) {
    compulsory.push({ to, mode: 'power' });
    return;
  }
  if (isArcane(s, face, seat)) {
    // The first rulebook lets Cosmos lie on anybody, so there it is more than a card that opens this target.
    (isFirstEdition ? compulsory : voluntary).push({ to, mode: 'arcane' });
    return;
  }
  const isOpen = face === 'blood' || isFirstEdition || (isDagger(face) && !isSelf);
  if (isOpen) compulsory.push({ to, mode: null });
  if (isWidened(s, face, seat)) voluntary.push({ to, mode: 'power' });
}

/** Cosmos on whoever takes it (CD-4.28). */
function isArcane(s: Deep, face: Face, seat: Seat): boolean {
  return face === 'cosmos' && abilityOf(s, seat).takesArcane?.(seat, s.active) === true;
}

/** A symbol on somebody else, if the ability of one of the two says so. */
function isWidened(s: Deep, face: Face, seat: Seat): boolean {
  if (seat === s.active || face !== symbolOf(s, seat)) return false;
  return abilityOf(s, s.active).widensSymbols === true || abilityOf(s, seat).widensSymbols === true;
}

/** The mode of a die that was moved or changed, as long as its owner has not chosen one (CD-4.64). */
export function modeAt(s: Deep, face: Face, place: Place): Mode | null {
  const seat = seatAt(place);
  if (seat < 0) return null;
  if (seat === s.active && face === symbolOf(s, seat)) return 'power';
  if (isArcane(s, face, seat)) return 'arcane';
  return isRitualFace(face) && isWidened(s, face, seat) ? 'power' : null;
}

/** The target rule of Siren coins: any living player whatever the face, or a ritual that accepts it (CD-5.72.2). */
export function freeTargets(s: Deep, face: Face): Target[] {
  const altars = s.altars.flatMap((altar, index) => (accepts(altar, face) ? [onAltar(index)] : []));
  return [...livingFrom(s, s.active).map(onSeat), ...altars];
}
