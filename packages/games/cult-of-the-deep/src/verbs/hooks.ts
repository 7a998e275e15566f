/** The moments at which the rules ask cards: a closed list. Who is asked, and in which order, is in asking.ts. */
import type { Seat } from '@conclave/kernel';
import type { ChangeType, DeepChoice } from '../choices.ts';
import type { Face } from '../components/faces.ts';
import type { Source } from '../components/sources.ts';
import type { Context, FrameOf } from '../frames.ts';
import type { Deep } from '../state.ts';

/** Collects what may be chosen. */
export type Add = (choice: DeepChoice) => void;

/** A change of uncommitted dice that somebody may make in the own Commit phase. */
export interface DieChange {
  readonly type: ChangeType;
  /** What a die of this face can become. */
  faces(from: Face): readonly Face[];
}

/** What a character or the Keeper of a ritual does. `me` is the seat that has the ability or keeps the ritual now. */
export interface Hooks {
  // Upkeep, of the active seat
  upkeepBegins?(s: Deep, me: Seat, ctx: Context): void;
  /** It may become another card. */
  changesCard?(s: Deep, me: Seat): void;
  /** It marks another player. Asked before the first turn too. */
  marks?(s: Deep, me: Seat): void;

  // Roll phase, of the active seat
  rollBegins?(s: Deep, me: Seat): void;
  /** Dice added to the roll. */
  extraDice?(s: Deep, me: Seat): number;
  /** How often dice may be rolled again, if not twice. */
  readonly rerolls?: number;

  // Where dice may go
  /** Cosmos dice of this seat may lie on me and are arcane there. */
  takesArcane?(me: Seat, from: Seat): boolean;
  /** My symbols heal beyond my own turn: me by mine, others by theirs. */
  readonly widensSymbols?: true;

  // Commit phase, of the active seat
  dieChanges?(s: Deep, me: Seat): DieChange | null;
  commitActs?(s: Deep, me: Seat, add: Add): void;
  /** Dice that must be discarded. */
  readonly discards?: number;

  // Windows and questions, of each seat
  readonly mayTrade?: true;
  responseActs?(s: Deep, me: Seat, add: Add): void;
  resolveActs?(s: Deep, me: Seat, add: Add): void;
  /** Wants to be asked before the first die, to see what it does. */
  awaitsFirstDie?(s: Deep, me: Seat): boolean;
  /** What may be done besides, whenever something is asked. */
  asideActs?(s: Deep, me: Seat, add: Add): void;

  // Resolve phase
  resolveBegins?(s: Deep, me: Seat): void;
  /** A power symbol would heal me: I decide what it does instead. */
  symbolHeals?(s: Deep, me: Seat): void;
  symbolHealed?(s: Deep, me: Seat, ctx: Context): void;
  /** What an explosion of two arcane dice on me counts as. */
  readonly explodesAs?: Source;
  readonly mayRefuseExplosion?: true;
  exploded?(s: Deep, me: Seat, ctx: Context): void;
  /** An Altar effect is over, and a die of the active seat was its cause. */
  altarEffectDone?(s: Deep, me: Seat, effect: FrameOf<'altar-effect'>): void;

  // Losses of life
  lossComes?(s: Deep, me: Seat, loss: FrameOf<'loss'>): void;
  ritualLossComes?(s: Deep, me: Seat, loss: FrameOf<'loss'>): void;
  /** So many players have lost life for the first time in this phase. Asked of the active seat. */
  lifeLost?(s: Deep, me: Seat, losers: number, ctx: Context): void;
  ritualLifeLost?(s: Deep, me: Seat, loss: FrameOf<'loss'>): void;

  // Death
  /** I am about to die. */
  dying?(s: Deep, me: Seat): void;
  /** Others have died. */
  died?(s: Deep, me: Seat, dead: readonly Seat[], ctx: Context): void;
  /** I have died, and the card goes out of play. */
  leaves?(s: Deep): void;
  /** As long as a Faithful lives, the High Priest's side is not down. */
  readonly upholds?: true;
}

/** What a ritual does while it lies on an altar. */
export interface AltarHooks {
  highPriestUpkeep?(s: Deep, ctx: Context): void;
  resolveEnds?(s: Deep, altar: number, ctx: Context): void;
  betweenTurns?(s: Deep, ctx: Context): void;
  died?(s: Deep, altar: number, dead: readonly Seat[]): void;
}

/** All moments in one order: engines read objects of one shape fastest. */
export type EveryHook = { readonly [K in keyof Required<Hooks>]: Hooks[K] | undefined };

export const NO_HOOKS: EveryHook = Object.freeze({
  upkeepBegins: undefined,
  changesCard: undefined,
  marks: undefined,
  rollBegins: undefined,
  extraDice: undefined,
  rerolls: undefined,
  takesArcane: undefined,
  widensSymbols: undefined,
  dieChanges: undefined,
  commitActs: undefined,
  discards: undefined,
  mayTrade: undefined,
  responseActs: undefined,
  resolveActs: undefined,
  awaitsFirstDie: undefined,
  asideActs: undefined,
  resolveBegins: undefined,
  symbolHeals: undefined,
  symbolHealed: undefined,
  explodesAs: undefined,
  mayRefuseExplosion: undefined,
  exploded: undefined,
  altarEffectDone: undefined,
  lossComes: undefined,
  ritualLossComes: undefined,
  lifeLost: undefined,
  ritualLifeLost: undefined,
  dying: undefined,
  died: undefined,
  leaves: undefined,
  upholds: undefined,
});

export function every(hooks: Hooks = {}): EveryHook {
  return Object.freeze({ ...NO_HOOKS, ...hooks });
}
