/** The Cultists' last chance: naming the Seer (AC-6.20). */
import type { Seat } from '@conclave/kernel';
import { type GuessChoice, guess } from '../choices.ts';
import { ballot, type Context, push } from '../frames.ts';
import type { Among } from '../state.ts';
import { allSeats, isCultist, playerOf, turnOrder } from '../table.ts';
import { showTeam } from './death.ts';
import { finish } from './end.ts';

/** The Cultists are shown first: the question would show them anyway. */
export function startSeerGuess(s: Among, ctx: Context): void {
  const cultists = cultistSeats(s);
  ctx.tell({ type: 'cultistsShown', seats: cultists });
  for (const seat of cultists) showTeam(s, seat, ctx);
  push(s, { rule: 'guess-seer' });
}

function cultistSeats(s: Among): Seat[] {
  return allSeats(s).filter((seat) => isCultist(playerOf(s, seat)));
}

export const guessSeer = ballot('guess-seer', {
  asks: cultistSeats,
  options: (s): GuessChoice[] =>
    allSeats(s)
      .filter((seat) => !isCultist(playerOf(s, seat)))
      .map((seat) => guess[seat] as GuessChoice),
  reveal(s, _, answers, ctx) {
    // Where two differ, the Cultist who comes first in the turn order counts.
    const first = turnOrder(s).find((seat) => seat in answers) as Seat;
    const named = (answers[first] as GuessChoice).target;
    const isSeer = playerOf(s, named).role === 'seer';
    ctx.uncover();
    ctx.tell({ type: 'seerGuessed', guess: named, isSeer });
    if (isSeer) finish(s, 'cultists', 'seer-named', ctx);
  },
});
