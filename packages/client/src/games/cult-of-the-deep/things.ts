/** The names of what lies on the table, and what follows from open facts alone. */
import {
  type CharacterId,
  characterOf,
  type DeepView,
  type Face,
  type PlayerView,
  symbolIn,
  type Track,
  tracksOf,
} from '@conclave/cult-of-the-deep';
import { at, type Seat } from '@conclave/kernel';

export type Die = DeepView['dice'][number];

/** The phases of a turn; before the first turn there is none of them. */
export const PHASES = ['upkeep', 'roll', 'commit', 'response', 'resolve'] as const;

export const COINS = ['chant', 'siren', 'necromancer'] as const;

export function playerAt(view: DeepView, seat: Seat): PlayerView {
  return at(view.players, seat);
}

/** Other seats clockwise from one's own, without those that are gone. */
export function othersAfter(view: DeepView, me: Seat): Seat[] {
  return placesAfter(view, me).filter((seat) => playerAt(view, seat).status !== 'gone');
}

/** Other places clockwise from one's own; one that somebody has left stays empty. */
export function placesAfter({ players: { length } }: DeepView, me: Seat): Seat[] {
  return Array.from({ length: length - 1 }, (_, i) => (me + 1 + i) % length);
}

export function diceOn(view: DeepView, place: string): readonly Die[] {
  return view.dice.filter((die) => die.at === place);
}

export function altarId(index: number): string {
  return `altar-${index + 1}`;
}

export function symbolOf({ options }: DeepView, { character }: PlayerView): Face | null {
  return character === null ? null : symbolIn(options, character);
}

/** Whose ability a seat has: Faceless II has that of the marked player (CD-5.42). */
export function abilityOf(view: DeepView, seat: Seat): CharacterId | null {
  const { character, status, automated } = playerAt(view, seat);
  if (status !== 'living' || automated) return null;
  if (character !== 'faceless-ii' || view.facelessToken === null) return character;
  return playerAt(view, view.facelessToken).character;
}

/** Life after all dice that lie on the seat now, whatever order they come in. */
function lifeAfterDice(view: DeepView, seat: Seat): number {
  const change = diceOn(view, `seat-${seat}`).reduce((sum, die) => sum + effectOf(die), 0);
  return Math.max(0, playerAt(view, seat).life + change);
}

/** What the life of a seat would become at another table than now; null where it would stay as it is. */
export function forecastOf(view: DeepView, seat: Seat, then: DeepView = view): number | null {
  if (view.result !== null || playerAt(view, seat).status !== 'living') return null;
  const life = lifeAfterDice(then, seat);
  return life === playerAt(view, seat).life ? null : life;
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
  /** Where it would stand at another table than now. */
  readonly next: number;
}

export function tracksAt(view: DeepView, index: number, then: DeepView = view): readonly TrackView[] {
  const { ritual, markers } = at(view.altars, index);
  return tracksOf(ritual).map((track) => ({
    track,
    at: markers[track] ?? 0,
    from: track === 'kill' ? 1 : view.n,
    next: markerAfterDice(then, index, track),
  }));
}

function markerAfterDice(view: DeepView, index: number, track: Track): number {
  const { ritual, markers } = at(view.altars, index);
  // Cosmos on the tribute keeps its marker where it is.
  const moving = ritual === 'tribute-to-nycen' ? [] : diceOn(view, altarId(index)).filter(({ face }) => face === track);
  return Math.max(0, (markers[track] ?? 0) - moving.length);
}

/** The life that a seat began with, by its card; a full drop. */
export function fullLife({ character, life }: PlayerView): number {
  return Math.max(life, character === null ? 0 : characterOf(character).life, 1);
}
