/** Deaths point at those who gave cards, and at those who called the dead alive. */
import type { Seat } from '@conclave/kernel';
import type { SeatCount } from '../components/cards.ts';
import type { PulseSource } from '../memory.ts';
import type { Case, Clue } from './case.ts';
import { HABITS } from './habits.ts';

/** How likely a card of a Pulse deck is a Dead one, by what its owner is. */
interface CardOdds {
  readonly investigator: number;
  readonly cultist: number;
  /** Only if this seat is a Cultist; undefined: it was no gift. */
  readonly giver: Seat | undefined;
}

/** What was said and shown of a seat's Pulse deck; null: nothing. */
export function pulseClue(one: Case, seat: Seat): Clue | null {
  const { memory } = one;
  const own = memory.states[seat];
  const seenAlive = own?.dead === 0 ? own.cards : 0;
  const said = memory.saidAlive.filter(({ target, cards }) => target === seat && cards > seenAlive);
  const deadWith = own !== undefined && own.dead > 0 ? own.cards : memory.shownDead[seat];
  if (seenAlive === 0 && said.length === 0 && deadWith === undefined) return null;
  const cards = cardsOf(
    one,
    seat,
    said.reduce((most, { cards }) => Math.max(most, cards), deadWith ?? seenAlive),
  );
  return (cultists) => {
    let aliveUpTo = seenAlive;
    for (const { seat: speaker, cards } of said) {
      if (cards > aliveUpTo && !cultists.includes(speaker)) aliveUpTo = cards;
    }
    const isCultist = cultists.includes(seat);
    const alive = staysAlive(cards, isCultist, cultists, 0, aliveUpTo);
    if (deadWith === undefined) return alive;
    return alive * Math.max(HABITS.slip, 1 - staysAlive(cards, isCultist, cultists, aliveUpTo, deadWith));
  };
}

/** How likely none of these cards of the deck is a Dead one. */
function staysAlive(
  cards: readonly CardOdds[],
  ownerIsCultist: boolean,
  cultists: readonly Seat[],
  from: number,
  to: number,
): number {
  let odds = 1;
  for (let i = from; i < to; i++) {
    const { giver, cultist, investigator } = cards[i] as CardOdds;
    if (giver !== undefined && !cultists.includes(giver)) continue;
    odds *= 1 - (ownerIsCultist ? cultist : investigator);
  }
  return odds;
}

function cardsOf({ view, memory, figures }: Case, seat: Seat, count: number): CardOdds[] {
  const sources = memory.pulses[seat];
  return Array.from({ length: count }, (_, i) => {
    const from = sources?.[i]?.from ?? (i === 0 ? 'setup' : 'unknown');
    return oddsFrom(from, figures, view.options['initial-dead']);
  });
}

function oddsFrom(from: PulseSource['from'], figures: SeatCount, initialDead: 'on' | 'off'): CardOdds {
  const giver = undefined;
  switch (from) {
    case 'setup':
      return { investigator: initialDead === 'off' ? 0 : deadShare(figures.pulsePool), cultist: 0, giver };
    case 'unsafe':
      return { investigator: deadShare(figures.unsafeDeck), cultist: 0, giver };
    case 'hunt':
      return { investigator: HABITS.huntCardIsDeadly, cultist: HABITS.huntCardIsDeadly, giver };
    case 'unknown':
      return { investigator: HABITS.darkCardIsDead, cultist: HABITS.cultistIsDead, giver };
    default:
      return { investigator: HABITS.cultistGivesDead, cultist: HABITS.cultistIsDead, giver: from };
  }
}

/** How many of the cards are Dead ones. */
export function deadShare({ alive, dead }: { readonly alive: number; readonly dead: number }): number {
  return dead / (alive + dead);
}
