/** Whether somebody was dead at a moment of the story, as far as it is certain (AC-1.2): the dead do not come back. */
import type { Seat } from '@conclave/kernel';
import type { PulseCard } from '../components/cards.ts';
import type { AmongView } from '../view.ts';
import { type Fact, factsNamed } from './facts.ts';

/** A moment at which a state was seen. */
interface Sight {
  readonly at: number;
  readonly state: PulseCard;
}

/** The seat's state when so many events had been told; null where what was seen leaves both possible. */
export function stateAt(view: AmongView, facts: readonly Fact[], seat: Seat, moment: number): PulseCard | null {
  const gains = gainsOf(facts, seat);
  const isAsBefore = (one: number, other: number) =>
    !gains.some((at) => at >= Math.min(one, other) && at < Math.max(one, other));
  const shown = shownAt(view, gains, seat, moment);
  if (shown !== null) return isGhostBy(facts, seat, moment) ? 'dead' : shown;
  const seen = sightsOf(view, facts, seat);
  const wasDead = seen.some(({ at, state }) => state === 'dead' && (at <= moment || isAsBefore(at, moment)));
  if (wasDead || isGhostBy(facts, seat, moment)) return 'dead';
  const wasAlive = seen.some(({ at, state }) => state === 'alive' && (at >= moment || isAsBefore(at, moment)));
  return wasAlive ? 'alive' : null;
}

/** After the end the Pulse deck lies open, its cards in the order in which they came; null before, and of one that was handed on. */
function shownAt(view: AmongView, gains: readonly number[], seat: Seat, moment: number): PulseCard | null {
  const { pulse } = view.players[seat] ?? {};
  if (pulse === undefined || pulse.length !== gains.length + 1) return null;
  const had = pulse.slice(0, 1 + gains.filter((at) => at < moment).length);
  return had.some((card) => card === 'dead' || card === 'mortal-wound') ? 'dead' : 'alive';
}

/** What was seen of the Pulse deck: in the night, and by checks; a death that a check confirmed was seen by all. */
function sightsOf(view: AmongView, facts: readonly Fact[], seat: Seat): readonly Sight[] {
  const first = view.players[seat]?.firstPulse;
  const looks = factsNamed(facts, 'stateChecked').filter(({ target }) => target === seat);
  const found = factsNamed(facts, 'died').filter((death) => death.seat === seat && isFound(death));
  return [
    ...(first === undefined ? [] : [{ at: 0, state: first }]),
    ...looks.flatMap(({ at, dead }): Sight[] =>
      dead === undefined ? [] : [{ at, state: dead > 0 ? 'dead' : 'alive' }],
    ),
    ...found.map(({ at }): Sight => ({ at, state: 'dead' })),
  ];
}

function isFound({ by }: Fact<'died'>): boolean {
  return by === 'check' || by === 'celebrity';
}

/** Who is a Ghost is dead from then on, whatever the Pulse deck holds (AC-4.56). */
function isGhostBy(facts: readonly Fact[], seat: Seat, moment: number): boolean {
  return factsNamed(facts, 'died').some((death) => death.seat === seat && death.at < moment);
}

/** When the seat's Pulse deck grew. */
function gainsOf(facts: readonly Fact[], seat: Seat): readonly number[] {
  return facts.flatMap((fact) => (isGain(fact, seat) ? [fact.at] : []));
}

function isGain(fact: Fact, seat: Seat): boolean {
  switch (fact.type) {
    case 'pulseGiven':
      return fact.receiver === seat;
    case 'pulsesDealt':
    case 'pulsesInherited':
      return fact.receivers.includes(seat);
    case 'unsafeDrawn':
      return fact.seat === seat;
    case 'snareSprung':
      return fact.seat === seat && fact.drawn;
    default:
      return false;
  }
}
