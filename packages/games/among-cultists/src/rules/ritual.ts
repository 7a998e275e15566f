/** The banishment ritual (AC-6.10 to 6.17). */
import type { Seat } from '@conclave/kernel';
import { type PickChoice, pick } from '../choices.ts';
import { ballot, type Context, push, question, sequence } from '../frames.ts';
import type { Among } from '../state.ts';
import { allSeats, livingSeats } from '../table.ts';
import { finish } from './end.ts';
import { reserveCardsFor } from './items.ts';
import { ballotOptions, ballotsIn, mostVotes, talk } from './vote.ts';

const BALLOTS = 3;

export function startRitual(s: Among, ctx: Context): void {
  // AC-6.11: nobody can lead.
  if (livingSeats(s).length === 0) finish(s, 'cultists', 'ritual-lost', ctx);
  else push(s, { rule: 'leader-vote', ballot: 1 });
}

export const leaderVote = sequence('leader-vote', [
  (s) => talk(s, 'leader'),
  (s, { ballot: number }) => push(s, { rule: 'cast-leader-vote', ballot: number }),
]);

/** AC-6.12, AC-6.13: strictly most votes lead. A tie votes again, and so do abstentions ahead; the third time loses the ritual. */
export const castLeaderVote = ballot('cast-leader-vote', {
  asks: allSeats,
  options: ballotOptions,
  reveal(s, { ballot: number }, answers, ctx) {
    const ballots = ballotsIn(s, answers);
    const leader = mostVotes(s, ballots) ?? null;
    ctx.uncover();
    ctx.tell({ type: 'leaderVotesRevealed', ballot: number, ballots, leader });
    if (leader !== null) push(s, { rule: 'pick-ritualist', leader, picked: [] });
    else if (number < BALLOTS) push(s, { rule: 'leader-vote', ballot: number + 1 });
    else finish(s, 'cultists', 'ritual-lost', ctx);
  },
});

/** AC-6.15 */
function ritualistsNeeded(s: Among): number {
  return s.players.length <= 6 ? 3 : 4;
}

export const pickRitualist = question('pick-ritualist', {
  asks: (_, { leader }) => leader,
  options: (s, { picked }): PickChoice[] =>
    allSeats(s)
      .filter((seat) => !picked.includes(seat))
      .map((seat) => pick[seat] as PickChoice),
  choose(s, { leader, picked }, { target }, ctx) {
    const now: Seat[] = [...picked, target];
    ctx.tell({ type: 'ritualistPicked', leader, seat: target });
    if (now.length < ritualistsNeeded(s)) push(s, { rule: 'pick-ritualist', leader, picked: now });
    else push(s, { rule: 'ritual-card', picked: now });
  },
});

/** AC-6.16, AC-6.17: shuffled and shown without names; the cards go back to the reserve they came from. */
export const ritualCard = ballot('ritual-card', {
  uniform: true,
  asks: (_, { picked }) => picked,
  options: (s, _, seat) => reserveCardsFor(s, seat),
  reveal(s, { picked }, answers, ctx) {
    const cards = picked.flatMap((seat) => answers[seat]?.type ?? []);
    ctx.chance.shuffle(cards);
    const won = cards.every((card) => card === 'success');
    ctx.tell({ type: 'ritualRevealed', cards, won });
    if (!won) finish(s, 'cultists', 'ritual-lost', ctx);
  },
});
