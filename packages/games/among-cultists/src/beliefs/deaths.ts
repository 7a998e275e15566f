/** How many Investigators a Cultist may count as dead: it knows its own gifts, and what the night showed. */
import type { Seat } from '@conclave/kernel';
import { figuresFor } from '../components/figures.ts';
import type { AmongMemory } from '../memory.ts';
import type { AmongView } from '../view.ts';
import { HABITS } from './habits.ts';
import { deadShare } from './pulses.ts';

/** How likely so many are dead that a claim is true (AC-6.4). Decks are taken one by one, as if no two shared a source. */
export function enoughDeadOdds(view: AmongView, memory: AmongMemory): number {
  // By number of dead: how likely that many.
  let odds = [1];
  view.players.forEach(({ role, cultist }, seat) => {
    if (seat === memory.seat || cultist === true || role === 'cultist' || role === 'blind-cultist') return;
    const dead = deadOdds(view, memory, seat);
    odds = [...odds, 0].map((one, count) => one * (1 - dead) + (odds[count - 1] ?? 0) * dead);
  });
  return odds.slice(view.deadNeeded).reduce((sum, one) => sum + one, 0);
}

function deadOdds(view: AmongView, memory: AmongMemory, seat: Seat): number {
  const known = memory.states[seat];
  if (view.players[seat]?.ghost === true || (known?.dead ?? 0) > 0) return 1;
  let aliveUpTo = known?.cards ?? 0;
  for (const { seat: speaker, target, cards } of memory.saidAlive) {
    if (target === seat && speaker !== memory.seat) aliveUpTo = Math.max(aliveUpTo, cards);
  }
  const sources = memory.pulses[seat] ?? [{ from: 'setup' }];
  const { pulsePool, unsafeDeck } = figuresFor(view.players.length, view.options);
  let alive = 1;
  for (const { from, card, mine } of sources.slice(aliveUpTo)) {
    if (card !== undefined) alive *= Number(card === 'alive');
    else if (from === 'setup') alive *= 1 - firstCardOdds(view, seat, deadShare(pulsePool));
    else if (from === 'unsafe') alive *= 1 - deadShare(unsafeDeck);
    else if (from === 'hunt') alive *= 1 - HABITS.huntCardIsDeadly;
    else if (from === 'unknown') alive *= 1 - (mine ?? 0);
  }
  return 1 - alive;
}

function firstCardOdds(view: AmongView, seat: Seat, share: number): number {
  const seen = view.players[seat]?.firstPulse;
  if (seen !== undefined) return Number(seen === 'dead');
  return view.options['initial-dead'] === 'on' ? share : 0;
}
