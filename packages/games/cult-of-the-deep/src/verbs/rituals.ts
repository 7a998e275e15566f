/** Rituals move on, are kept or discarded, and make room for others (CD-4.65 to CD-4.69). */
import type { Seat } from '@conclave/kernel';
import type { Face } from '../components/faces.ts';
import type { RitualId } from '../components/rituals/ids.ts';
import { type Context, type EffectOwner, push } from '../frames.ts';
import { onAltar } from '../places.ts';
import type { Altar, Deep } from '../state.ts';
import { freshMarkers, ritualOf } from './cards.ts';
import { altarOf, playerAt } from './table.ts';

/** A die of this face may go there (CD-4.29). */
export function accepts({ markers }: Altar, face: Face): boolean {
  return (markers[face] ?? 0) > 0;
}

/** How many dice of a face can do something there in this turn. */
export function diceWanted({ ritual, markers }: Altar, face: Face): number {
  return ritualOf(ritual).dieComes === undefined ? (markers[face] ?? 0) : 1;
}

/** A die of a face that the altar accepts has its way. */
export function advance(s: Deep, index: number, face: Face, owner: EffectOwner, ctx: Context): void {
  const altar = altarOf(s, index);
  const { ritual } = altar;
  const { dieComes } = ritualOf(ritual);
  if (dieComes !== undefined) {
    dieComes(s, owner, ctx);
    return;
  }
  const to = (altar.markers[face] ?? 0) - 1;
  altar.markers[face] = to;
  ctx.tell({ type: 'markerMoved', altar: onAltar(index), ritual, track: face, to, seat: owner.chooser });
  push(s, { rule: 'altar-effect', altar: index, ritual, owner });
}

export function isDone({ markers }: Altar): boolean {
  return Object.values(markers).every((marker) => marker === 0);
}

export function keepRitual(s: Deep, ritual: RitualId, seat: Seat, ctx: Context): void {
  playerAt(s, seat).keeps.push(ritual);
  ctx.tell({ type: 'ritualKept', ritual, seat });
}

/** CD-4.67. Whoever takes it off an altar refills that. */
export function discardRitual(s: Deep, ritual: RitualId, ctx: Context): void {
  s.ritualDiscard.push(ritual);
  ctx.tell({ type: 'ritualDiscarded', ritual });
  ritualOf(ritual).discarded?.(s, ctx);
}

/** A new ritual and its effect on reveal (CD-4.68), then the dice that were left over (CD-4.69). */
export function refillAltar(s: Deep, altar: number, ctx: Context): void {
  if (s.ritualDeck.length === 0) {
    s.ritualDeck = s.ritualDiscard;
    s.ritualDiscard = [];
    ctx.chance.shuffle(s.ritualDeck);
    ctx.tell({ type: 'ritualDeckShuffled' });
  }
  const ritual = s.ritualDeck.shift() as RitualId;
  s.altars[altar] = { ritual, markers: freshMarkers(ritual, s.n) };
  ctx.uncover();
  ctx.tell({ type: 'ritualDrawn', altar: onAltar(altar), ritual });
  ritualOf(ritual).revealed?.(s, ctx);
  sortLeftOverDice(s, altar, ctx);
}

function sortLeftOverDice(s: Deep, altar: number, ctx: Context): void {
  const place = onAltar(altar);
  const stays = (face: Face) => s.options.edition === 'second' && accepts(altarOf(s, altar), face);
  s.dice = s.dice.filter(({ id, face, at }) => {
    if (at !== place || stays(face)) return true;
    ctx.tell({ type: 'dieWasted', seat: s.active, die: id, face, altar: place });
    return false;
  });
}
