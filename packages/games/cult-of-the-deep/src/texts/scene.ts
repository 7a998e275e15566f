/** What a decision is about, read from a view. */
import type { Seat } from '@conclave/kernel';
import type { AltarId } from '../components/altars.ts';
import type { Face } from '../components/faces.ts';
import type { RitualId } from '../components/rituals/ids.ts';
import type { WraithId } from '../components/wraiths/ids.ts';
import type { DeepFrame, Draft } from '../frames.ts';
import { altarAt } from '../places.ts';
import type { Die } from '../state.ts';
import type { DeepView, FrameView, PlayerView } from '../view.ts';

/** The part of a view that words are made from. */
export type Scene = Pick<
  DeepView,
  | 'seat'
  | 'pending'
  | 'stack'
  | 'sitting'
  | 'active'
  | 'n'
  | 'altars'
  | 'dice'
  | 'result'
  | 'facelessToken'
  | 'facelessLent'
> & {
  readonly players: readonly Pick<PlayerView, 'status' | 'life' | 'character' | 'wraith' | 'wraithDice' | 'draft'>[];
};

/** The frame that asks. Whoever is asked sees all of it. */
export function decisionIn(view: Scene): DeepFrame {
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined) throw new Error('nothing is to be decided');
  return frame as DeepFrame;
}

/** What a question interrupts: the nearest frame of this name. */
export function around<N extends FrameView['rule']>(view: Scene, name: N): Extract<FrameView, { rule: N }> {
  const frame = view.stack.findLast((one) => one.rule === name);
  if (frame === undefined) throw new Error(`no ${name} is under way`);
  return frame as Extract<FrameView, { rule: N }>;
}

/** Where somebody sits; with four players that is not the player's number (CD-3.8). */
export function seatOfPlayer(view: Scene, player: Seat): Seat {
  return view.sitting[player] as Seat;
}

export function activeIsWraith(view: Scene): boolean {
  return view.players[view.active]?.status === 'wraith';
}

export function dieIn(view: Scene, id: number): Die {
  const die = view.dice.find((one) => one.id === id);
  if (die === undefined) throw new Error(`there is no die ${id}`);
  return die;
}

/** The face of one of the active player's dice; those of a Wraith are counted from 1. */
export function faceOf(view: Scene, id: number): Face {
  return activeIsWraith(view) ? wraithFace(view, view.active, id) : dieIn(view, id).face;
}

/** The Wraith card of whoever looks on and decides. */
export function ownWraith(view: Scene): WraithId {
  const wraith = view.players[ownSeat(view)]?.wraith ?? null;
  if (wraith === null) throw new Error('the one who decides is no Wraith');
  return wraith;
}

export function ownWraithFace(view: Scene, id: number): Face {
  return wraithFace(view, ownSeat(view), id);
}

/** The life of whoever looks on and decides. */
export function ownLife(view: Scene): number {
  return view.players[ownSeat(view)]?.life ?? 0;
}

/** Whether whoever looks on has the ability of Merchant II, perhaps as Faceless II (CD-5.42). */
export function isTrader(view: Scene): boolean {
  const own = view.players[ownSeat(view)];
  if (own?.status !== 'living') return false;
  if (own.character !== 'faceless-ii') return own.character === 'merchant-ii';
  const lent = view.facelessToken === null ? view.facelessLent : view.players[view.facelessToken]?.character;
  return lent === 'merchant-ii';
}

/** The offer that whoever looks on puts together. */
export function ownDraft(view: Scene): Draft | null {
  return view.players[ownSeat(view)]?.draft ?? null;
}

function wraithFace(view: Scene, seat: Seat, id: number): Face {
  const die = view.players[seat]?.wraithDice[id - 1];
  if (die === undefined) throw new Error(`there is no wraith die ${id}`);
  return die.face;
}

function ownSeat(view: Scene): Seat {
  if (view.seat === 'spectator') throw new Error('a spectator decides nothing');
  return seatOfPlayer(view, view.seat);
}

export function ritualOn(view: Scene, altar: AltarId): RitualId {
  const ritual = view.altars[altarAt(altar)]?.ritual;
  if (ritual === undefined) throw new Error(`there is no ${altar}`);
  return ritual;
}

export function isKrakenRolled(view: Scene): boolean {
  return view.stack.some(({ rule }) => rule === 'kraken-roll');
}

/** The value that a Kraken die shows. */
export function krakenValue(view: Scene, id: number): number {
  return around(view, 'kraken-roll').values[id - 1] ?? 0;
}

/** Kraken dice that were not removed. */
export function krakenValues(view: Scene): number[] {
  return around(view, 'kraken-roll').values.filter((value) => value !== null);
}
