/** The names of what lies on the table, and what follows from open facts alone. */
import {
  type CharacterId,
  characterOf,
  type DeepView,
  type Face,
  type PlayerView,
  type RitualId,
  type Track,
  tracksOf,
} from '@conclave/cult-of-the-deep';
import type { Seat } from '@conclave/kernel';

export type Die = DeepView['dice'][number];
export type Altar = DeepView['altars'][number];

export const COINS = ['chant', 'siren', 'necromancer'] as const;

export function playerAt(view: DeepView, seat: Seat): PlayerView {
  return view.players[seat] as PlayerView;
}

/** Other seats clockwise from one's own, without those that are gone. */
export function othersAfter(view: DeepView, me: Seat): Seat[] {
  const { length } = view.players;
  return Array.from({ length: length - 1 }, (_, i) => (me + 1 + i) % length).filter(
    (seat) => playerAt(view, seat).status !== 'gone',
  );
}

export function diceOn(view: DeepView, place: string): readonly Die[] {
  return view.dice.filter((die) => die.at === place);
}

export function altarId(index: number): string {
  return `altar-${index + 1}`;
}

export function symbolOf({ character }: PlayerView): Face | null {
  return character === null ? null : characterOf(character).symbol;
}

/** Whose ability a seat has: Faceless II has that of the marked player (CD-5.42). */
export function abilityOf(view: DeepView, seat: Seat): CharacterId | null {
  const { character, status, automated } = playerAt(view, seat);
  if (status !== 'living' || automated) return null;
  if (character !== 'faceless-ii' || view.facelessToken === null) return character;
  return playerAt(view, view.facelessToken).character;
}

/** Life after all dice that lie on the seat now, whatever order they come in; null where none would change it. */
export function forecastOf(view: DeepView, seat: Seat): number | null {
  const change = diceOn(view, `seat-${seat}`).reduce((sum, die) => sum + effectOf(die), 0);
  return change === 0 ? null : Math.max(0, playerAt(view, seat).life + change);
}

/** What a die does to the life of the player it lies on (CD-4.64). */
function effectOf({ face, mode }: Die): number {
  if (mode === 'power') return 1;
  if (mode === 'arcane') return 0;
  return EFFECTS[face] ?? 0;
}

const EFFECTS: Readonly<Partial<Record<Face, number>>> = { dagger: -1, 'double-dagger': -2, blood: 1 };

export interface TrackView {
  readonly track: Track;
  /** Where its marker stands. */
  readonly at: number;
  /** Where it began. */
  readonly from: number;
  /** How far the dice that lie here would move it. */
  readonly coming: number;
}

export function tracksAt(view: DeepView, index: number): readonly TrackView[] {
  const altar = view.altars[index] as Altar;
  const dice = diceOn(view, altarId(index));
  return tracksOf(altar.ritual).map((track) => {
    const at = altar.markers[track] ?? 0;
    const moving = altar.ritual === 'tribute-to-nycen' ? 0 : dice.filter(({ face }) => face === track).length;
    return { track, at, from: track === 'kill' ? 1 : view.n, coming: Math.min(at, moving) };
  });
}

/** Where the ritual lies that somebody keeps, if anybody does. */
export function keeperOf(view: DeepView, ritual: RitualId): Seat | null {
  const seat = view.players.findIndex(({ keeps }) => keeps.includes(ritual));
  return seat < 0 ? null : seat;
}
