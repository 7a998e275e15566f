/**
 * Who may be a Cultist: every possible set of Cultists, weighed by how well it explains what was seen and heard. Deaths
 * point at those who gave cards, bad room cards at those who placed them, room actions at those whom no Route card would
 * allow them; walks, ballots and claims are weaker signs.
 */
import type { Seat } from '@conclave/kernel';
import { figuresFor } from '../components/figures.ts';
import { isCultistRole } from '../components/roles.ts';
import type { AmongMemory } from '../memory.ts';
import type { AmongView } from '../view.ts';
import { type Case, type Clue, ownCase, tableCase } from './case.ts';
import { ballotClue, walkClue } from './conduct.ts';
import { deedClue } from './deeds.ts';
import { type Doubts, doubtsOf } from './doubts.ts';
import { HABITS } from './habits.ts';
import { pulseClue } from './pulses.ts';
import { lookClue } from './rooms.ts';
import { routeClue } from './routes.ts';
import { type Suspects, suspicionIn } from './suspects.ts';
import { talkClues } from './talk.ts';

export type { Doubts } from './doubts.ts';
export type { Suspects } from './suspects.ts';

export interface Beliefs {
  /** All sets of Cultists that are possible for the observer, by what it has been told and shown. */
  readonly suspects: readonly Suspects[];
  /** What somebody makes of it who has seen and heard only what everybody has. */
  readonly doubts: Doubts;
}

interface Concluded {
  readonly memory: AmongMemory | undefined;
  readonly notes: number;
  readonly beliefs: Beliefs;
}

/** A search imagines many worlds for one view. */
const concluded = new WeakMap<AmongView, Concluded>();

export function beliefsOf(view: AmongView, memory?: AmongMemory): Beliefs {
  const notes = memory?.notes ?? 0;
  const before = concluded.get(view);
  if (before !== undefined && before.memory === memory && before.notes === notes) return before.beliefs;
  const beliefs = conclude(view, memory);
  concluded.set(view, { memory, notes, beliefs });
  return beliefs;
}

function conclude(view: AmongView, memory?: AmongMemory): Beliefs {
  const own = possibleSets(
    view,
    view.players.map(({ role, cultist }) => (role === undefined ? cultist : isCultistRole(role))),
  );
  const open = possibleSets(
    view,
    view.players.map(({ shown, role, cultist }) => {
      if (shown === 'nothing') return undefined;
      return role === undefined ? cultist : isCultistRole(role);
    }),
  );
  if (memory === undefined) {
    const even = (sets: readonly (readonly Seat[])[]) => sets.map((seats) => ({ seats, weight: 1 }));
    return { suspects: even(own), doubts: { suspicion: suspicionIn(view.players.length, even(open)) } };
  }
  const table = tableCase(view, memory);
  return { suspects: weighed(ownCase(view, memory), own), doubts: doubtsOf(table, weighed(table, open)) };
}

/** The sets as a master weighs them, who also counts what everybody uses its actions for. */
export function mastersSuspects(view: AmongView, memory?: AmongMemory): readonly Suspects[] {
  const { suspects } = beliefsOf(view, memory);
  if (memory === undefined || suspects.length === 1) return suspects;
  const clue = deedClue({ view, memory }, HABITS.deeds);
  return suspects.map(({ seats, weight }) => ({ seats, weight: weight * clue(seats) }));
}

/** By seat, how likely it is a Cultist for somebody who has seen and heard only what everybody has. */
export function publicSuspicion(view: AmongView, memory?: AmongMemory): readonly number[] {
  return beliefsOf(view, memory).doubts.suspicion;
}

/** The sets of Cultists that agree with what is known for certain. */
function possibleSets(view: AmongView, known: readonly (boolean | undefined)[]): readonly (readonly Seat[])[] {
  const { cultists } = figuresFor(view.players.length, view.options);
  const possible = setsOf(view.players.length, cultists).filter((seats) =>
    known.every((isCultist, seat) => isCultist === undefined || isCultist === seats.includes(seat)),
  );
  // While the rounds go on at least one Cultist is living (AC-6.3); in the end all may be Ghosts.
  const living = possible.filter((seats) => seats.some((seat) => !view.players[seat]?.ghost));
  return living.length > 0 ? living : possible;
}

/** By number of seats and Cultists. */
const knownSets = new Map<string, readonly (readonly Seat[])[]>();

/** All sets of so many Cultists. */
function setsOf(seats: number, cultists: 1 | 2): readonly (readonly Seat[])[] {
  const key = `${cultists} of ${seats}`;
  const before = knownSets.get(key);
  if (before !== undefined) return before;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const sets =
    cultists === 1
      ? all.map((seat) => [seat])
      : all.flatMap((first) => all.filter((second) => second > first).map((second) => [first, second]));
  knownSets.set(key, sets);
  return sets;
}

/** Each set with the likelihood of everything seen and heard. */
function weighed(one: Case, sets: readonly (readonly Seat[])[]): Suspects[] {
  if (sets.length === 1) return [{ seats: sets[0] as readonly Seat[], weight: 1 }];
  const clues = cluesOf(one);
  return sets.map((seats) => {
    let weight = 1;
    for (const clue of clues) weight *= clue(seats);
    return { seats, weight: Math.max(weight, 1e-12) };
  });
}

function cluesOf(one: Case): Clue[] {
  const clues: Clue[] = [walkClue(one), ballotClue(one), ...talkClues(one)];
  const add = (clue: Clue | null) => {
    if (clue !== null) clues.push(clue);
  };
  for (const seat of one.view.players.keys()) {
    add(pulseClue(one, seat));
    add(routeClue(one, seat));
  }
  for (const look of one.memory.looks) add(lookClue(look, one.figures));
  if (countsDeeds(one)) add(deedClue(one, HABITS.deedsAtSmallTables[one.view.options.map]));
  return clues;
}

/**
 * With four players little else tells anything by round 6. Elsewhere adepts see enough without, and the numbers of AC-7.6
 * were set with adepts who do not count deeds.
 */
function countsDeeds({ view: { players } }: Case): boolean {
  return players.length === 4;
}
