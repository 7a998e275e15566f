/**
 * Who may be a Cultist: every possible set of Cultists, weighed by how well it explains what was seen and heard. Deaths
 * point at those who gave cards, bad room cards at those who placed them, room actions at those whom no Route card would
 * allow them; walks, ballots and claims are weaker signs.
 */
import type { Seat } from '@conclave/kernel';
import { figuresFor } from '../components/cards.ts';
import { isCultistRole } from '../components/roles.ts';
import type { AmongMemory } from '../memory.ts';
import type { AmongView } from '../view.ts';
import { type Case, ownCase, tableCase } from './case.ts';
import { ballotOdds, walkOdds } from './conduct.ts';
import { type Doubts, doubtsOf } from './doubts.ts';
import { pulseOdds } from './pulses.ts';
import { lookOdds } from './rooms.ts';
import { boundOdds, routeOdds } from './routes.ts';
import { type Suspects, suspicionIn } from './suspects.ts';
import { talkOdds } from './talk.ts';

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

/** By seat, how likely it is a Cultist for somebody who has seen and heard only what everybody has. */
export function publicSuspicion(view: AmongView, memory?: AmongMemory): readonly number[] {
  return beliefsOf(view, memory).doubts.suspicion;
}

/** The sets of Cultists that agree with what is known for certain. */
function possibleSets(view: AmongView, known: readonly (boolean | undefined)[]): Seat[][] {
  const { cultists } = figuresFor(view.players.length);
  const possible = setsOf(view.players.length, cultists).filter((seats) =>
    known.every((isCultist, seat) => isCultist === undefined || isCultist === seats.includes(seat)),
  );
  // While the rounds go on at least one Cultist is living (AC-6.3); in the end all may be Ghosts.
  const living = possible.filter((seats) => seats.some((seat) => !view.players[seat]?.ghost));
  return living.length > 0 ? living : possible;
}

function setsOf(seats: number, cultists: 1 | 2): Seat[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (cultists === 1) return all.map((seat) => [seat]);
  return all.flatMap((first) => all.filter((second) => second > first).map((second) => [first, second]));
}

/** Each set with the likelihood of everything seen and heard. */
function weighed(one: Case, sets: readonly (readonly Seat[])[]): Suspects[] {
  if (sets.length === 1) return [{ seats: sets[0] as readonly Seat[], weight: 1 }];
  const bound = boundOdds(one);
  return sets.map((seats) => ({ seats, weight: weightOf(one, bound, seats) }));
}

function weightOf(one: Case, bound: readonly number[], cultists: readonly Seat[]): number {
  const { view, memory } = one;
  let weight = ballotOdds(memory, cultists) * talkOdds(one, cultists);
  for (const seat of cultists) weight *= walkOdds(memory, seat);
  for (let seat = 0; seat < view.players.length; seat++) {
    // Measured by chance, so that many visits do not make all weights vanish.
    const visits = memory.visits[seat]?.length ?? 0;
    weight *= pulseOdds(one, seat, cultists) * routeOdds(one, bound, seat, cultists) * 4 ** visits;
  }
  for (const seen of memory.looks) weight *= lookOdds(seen, view.players.length, cultists);
  return Math.max(weight, 1e-12);
}
