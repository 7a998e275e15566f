/** What the table as a whole suspects, and what it would if a state came to light: so that a bot can weigh a check, or a murder. */
import type { Seat } from '@conclave/kernel';
import { isCultistRole } from '../components/roles.ts';
import type { PulseSource } from '../memory.ts';
import { type Case, supposing } from './case.ts';
import { enoughDeadOdds } from './deaths.ts';
import { pulseClue } from './pulses.ts';
import { type Suspects, suspicionIn } from './suspects.ts';

type Suspicion = readonly number[];

export interface Doubts {
  /** By seat: how likely it is a Cultist. */
  readonly suspicion: Suspicion;
  /** By seat: the suspicion if it is found dead, and if the observer says that it is alive. Only those who can be checked. */
  readonly ifDead?: Readonly<Record<Seat, Suspicion>>;
  readonly ifAlive?: Readonly<Record<Seat, Suspicion>>;
  /** By seat: the suspicion if it is found dead after a card from the observer, a Cultist. */
  readonly ifStruck?: Readonly<Record<Seat, Suspicion>>;
  /** For a Cultist: how likely enough are dead. */
  readonly enoughDead?: number;
}

export function doubtsOf(table: Case, sets: readonly Suspects[]): Doubts {
  const { view, memory } = table;
  const suspicion = suspicionIn(view.players.length, sets);
  const me = view.seat;
  const own = me === 'spectator' ? undefined : view.players[me];
  if (me === 'spectator' || own === undefined || own.ghost || sets.length === 1) return { suspicion };
  const living = view.players.flatMap(({ ghost }, seat) => (ghost || seat === me ? [] : [seat]));
  const isStrikeAhead = own.role !== undefined && isCultistRole(own.role) && view.phase !== 'action';
  const near = living.filter((seat) => view.players[seat]?.location === own.location);
  const checked = view.phase === 'action' ? near : [];
  const sourcesOf = (seat: Seat): PulseSource[] => memory.pulses[seat] ?? [{ from: 'setup' }];
  const ifKnown = (seat: Seat, known: Case) => suspicionIn(view.players.length, reweighed(table, known, sets, seat));
  return {
    suspicion,
    ...(isStrikeAhead ? { enoughDead: enoughDeadOdds(view, memory) } : {}),
    ifDead: recordOf(checked, (seat) =>
      ifKnown(seat, supposing(table, { shownDead: { ...memory.shownDead, [seat]: sourcesOf(seat).length } })),
    ),
    ifAlive: recordOf(checked, (seat) => {
      const said = { seat: me, target: seat, cards: sourcesOf(seat).length };
      return ifKnown(seat, supposing(table, { saidAlive: [...memory.saidAlive, said] }));
    }),
    ifStruck: recordOf(isStrikeAhead ? living : [], (seat) => {
      const sources = [...sourcesOf(seat), { from: me }];
      const pulses = { ...memory.pulses, [seat]: sources };
      return ifKnown(seat, supposing(table, { pulses, shownDead: { ...memory.shownDead, [seat]: sources.length } }));
    }),
  };
}

/** Only what is known of that seat's Pulse deck differs between the two cases. */
function reweighed(before: Case, after: Case, sets: readonly Suspects[], seat: Seat): Suspects[] {
  const was = pulseClue(before, seat);
  const is = pulseClue(after, seat);
  return sets.map(({ seats, weight }) => ({ seats, weight: (weight * (is?.(seats) ?? 1)) / (was?.(seats) ?? 1) }));
}

function recordOf<T>(seats: readonly Seat[], make: (seat: Seat) => T): Record<Seat, T> {
  return Object.fromEntries(seats.map((seat) => [seat, make(seat)]));
}
