/** Deaths point at those who gave cards, and at those who called the dead alive. */
import type { Seat } from '@conclave/kernel';
import { figuresFor } from '../components/cards.ts';
import type { PulseSource } from '../memory.ts';
import type { Case } from './case.ts';
import { HABITS } from './habits.ts';

/** The likelihood of what was said and shown of a seat's Pulse deck, if these are the Cultists. */
export function pulseOdds(one: Case, seat: Seat, cultists: readonly Seat[]): number {
  const { memory } = one;
  const own = memory.states[seat];
  let aliveUpTo = own?.dead === 0 ? own.cards : 0;
  for (const said of memory.saidAlive) {
    if (said.target !== seat || said.cards <= aliveUpTo) continue;
    const mayLie = cultists.includes(said.seat);
    if (!mayLie) aliveUpTo = said.cards;
  }
  const deadWith = own !== undefined && own.dead > 0 ? own.cards : memory.shownDead[seat];
  if (aliveUpTo === 0 && deadWith === undefined) return 1;
  const alive = staysAlive(one, seat, cultists, 0, aliveUpTo);
  if (deadWith === undefined) return alive;
  return alive * Math.max(HABITS.slip, 1 - staysAlive(one, seat, cultists, aliveUpTo, deadWith));
}

/** How likely none of these cards of the deck is a Dead one. */
function staysAlive({ view, memory }: Case, seat: Seat, cultists: readonly Seat[], from: number, to: number): number {
  const sources = memory.pulses[seat];
  let odds = 1;
  for (let i = from; i < to; i++) {
    const source = sources?.[i]?.from ?? (i === 0 ? 'setup' : 'unknown');
    odds *= 1 - deadOdds(source, cultists.includes(seat), cultists, view.players.length, view.options['initial-dead']);
  }
  return odds;
}

/** How likely a card of this source is a Dead one. */
function deadOdds(
  from: PulseSource['from'],
  ownerIsCultist: boolean,
  cultists: readonly Seat[],
  seats: number,
  initialDead: 'on' | 'off',
): number {
  switch (from) {
    case 'setup':
      return ownerIsCultist || initialDead === 'off' ? 0 : share(figuresFor(seats).pulsePool);
    case 'unsafe':
      return ownerIsCultist ? 0 : share(figuresFor(seats).unsafeDeck);
    case 'hunt':
      return HABITS.huntCardIsDeadly;
    case 'unknown':
      return ownerIsCultist ? HABITS.cultistIsDead : HABITS.darkCardIsDead;
    default:
      if (!cultists.includes(from)) return 0;
      return ownerIsCultist ? HABITS.cultistIsDead : HABITS.cultistGivesDead;
  }
}

function share({ alive, dead }: { readonly alive: number; readonly dead: number }): number {
  return dead / (alive + dead);
}
