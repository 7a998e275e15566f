/** A private notebook that fills itself: what one's seat was told, by Character and round. */
import type { AmongTold, Colour, LocationId, PulseCard, RoomCard, RoomId } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';

/** Something noted about somebody in a round. */
export type Note =
  | { readonly kind: 'met'; readonly seats: readonly Seat[]; readonly dark: boolean }
  /** I gave this card to them. */
  | { readonly kind: 'gave'; readonly card: PulseCard }
  | { readonly kind: 'drew'; readonly by: 'unsafe-passage' | 'fishman' | 'snare' | 'celebrity' }
  | { readonly kind: 'announced'; readonly by: Seat; readonly state: PulseCard }
  /** I saw their pulse cards. */
  | { readonly kind: 'saw'; readonly alive: number; readonly dead: number }
  /** I saw what their Route card names. */
  | { readonly kind: 'papers'; readonly colours: readonly Colour[] }
  | { readonly kind: 'placed'; readonly room: RoomId; readonly card?: RoomCard }
  | { readonly kind: 'checked'; readonly room: RoomId; readonly card: RoomCard }
  | { readonly kind: 'voted'; readonly target: Seat | null }
  | { readonly kind: 'died' };

export interface Cell {
  readonly notes: readonly Note[];
  /** Where they ended their walk. */
  readonly at: LocationId | null;
}

/** By seat, then by round from 1. */
export type Notes = readonly (readonly Cell[])[];

/** The round in which so many events had been told. */
export function roundAt(told: readonly AmongTold[], events: number): number {
  const began = told.slice(0, events).findLast((event) => event.type === 'roundBegan');
  return began?.round ?? 1;
}

export function notesOf(told: readonly AmongTold[], seats: number, me: Seat): Notes {
  const pages: { notes: Note[]; at: LocationId | null }[][] = Array.from({ length: seats }, () => []);
  let round = 0;
  const cell = (seat: Seat) => pages[seat]?.[round - 1];
  const note = (seat: Seat, ...notes: Note[]) => cell(seat)?.notes.push(...notes);
  for (const event of told) {
    switch (event.type) {
      case 'roundBegan':
        round = event.round;
        for (const page of pages) page[round - 1] = { notes: [], at: page[round - 2]?.at ?? null };
        break;
      case 'stayed':
      case 'stepped': {
        const here = cell(event.seat);
        if (here !== undefined) here.at = event.type === 'stayed' ? event.location : event.to;
        break;
      }
      case 'encountered':
        for (const seat of event.seats) {
          note(seat, { kind: 'met', seats: event.seats.filter((other) => other !== seat), dark: event.dark });
        }
        break;
      case 'pulseGiven':
        if (event.seat === me && event.receiver !== null && event.card !== undefined) {
          note(event.receiver, { kind: 'gave', card: event.card });
        }
        break;
      case 'unsafeDrawn':
        note(event.seat, { kind: 'drew', by: event.by });
        break;
      case 'snareSprung':
        if (event.drawn) note(event.seat, { kind: 'drew', by: 'snare' });
        break;
      case 'pulsesInherited':
        for (const seat of event.receivers) note(seat, { kind: 'drew', by: 'celebrity' });
        break;
      case 'stateChecked':
        if (event.seat === me && event.alive !== undefined && event.dead !== undefined) {
          note(event.target, { kind: 'saw', alive: event.alive, dead: event.dead });
        }
        break;
      case 'stateAnnounced':
        note(event.target, { kind: 'announced', by: event.seat, state: event.state });
        break;
      case 'papersInspected':
        if (event.colours !== undefined) note(event.target, { kind: 'papers', colours: event.colours });
        break;
      case 'cardPlaced':
        note(event.seat, {
          kind: 'placed',
          room: event.room,
          ...(event.card === undefined ? {} : { card: event.card }),
        });
        break;
      case 'roomChecked':
        note(event.seat, { kind: 'checked', room: event.room, card: event.card });
        break;
      case 'votesRevealed':
        event.ballots.forEach((target, seat) => {
          note(seat, { kind: 'voted', target });
        });
        break;
      case 'died':
        note(event.seat, { kind: 'died' });
        break;
    }
  }
  return pages;
}
