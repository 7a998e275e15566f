/** The vote (section 4.7): talk, ballot, result. */
import type { BySeat, Seat } from '@conclave/kernel';
import { DONE, SKIP, type VoteChoice, vote as voteFor } from '../choices.ts';
import { CAFETERIA } from '../components/locations.ts';
import { type AmongFrame, ballot, type Context, push, sequence } from '../frames.ts';
import type { Among } from '../state.ts';
import { allSeats, livingSeats, playerOf } from '../table.ts';
import { confirmDeath } from './death.ts';

const FIRST_ROUND_WITH_VOTES = 3;

/** AC-4.50 */
export function mayInitiateVote(s: Among, seat: Seat): boolean {
  const { ghost, location, votesInitiated } = playerOf(s, seat);
  const mayAgain = s.options['votes-per-character'] === 'unlimited' || votesInitiated === 0;
  const isVoteOpen = s.round >= FIRST_ROUND_WITH_VOTES && s.voteRound !== s.round && s.fishman !== CAFETERIA;
  return !ghost && location === CAFETERIA && isVoteOpen && mayAgain;
}

export function startVote(s: Among, seat: Seat, ctx: Context): void {
  playerOf(s, seat).votesInitiated += 1;
  s.voteRound = s.round;
  ctx.tell({ type: 'voteInitiated', seat });
  push(s, { rule: 'vote', seat });
}

export const vote = sequence('vote', [(s) => talk(s, 'vote'), (s) => push(s, { rule: 'cast-vote' })]);

/** AC-4.52: a talk step, unless the option leaves it out. How long it lasts is up to the table. */
export function talk(s: Among, about: Extract<AmongFrame, { rule: 'done-talking' }>['about']): void {
  const seconds = s.options[about === 'round' ? 'round-talk-seconds' : 'discussion-seconds'];
  if (seconds !== 0) push(s, { rule: 'done-talking', about });
}

export const doneTalking = ballot('done-talking', { asks: allSeats, options: () => [DONE], reveal() {} });

/** AC-4.53: everybody, Ghosts too, names a living Character or skips. */
export const castVote = ballot('cast-vote', {
  asks: allSeats,
  options: ballotOptions,
  reveal(s, _, answers, ctx) {
    const ballots = ballotsIn(s, answers);
    const eliminated = mostVotes(s, ballots) ?? null;
    ctx.uncover();
    ctx.tell({ type: 'votesRevealed', ballots, eliminated });
    if (eliminated !== null) confirmDeath(s, eliminated, 'vote', ctx);
  },
});

/** Any living Character, or nobody. */
export function ballotOptions(s: Among): VoteChoice[] {
  return [...livingSeats(s).map((seat) => voteFor[seat] as VoteChoice), SKIP];
}

/** By voter; null: nobody. */
export function ballotsIn(s: Among, answers: Readonly<Record<Seat, VoteChoice>>): BySeat<Seat | null> {
  return allSeats(s).map((seat) => {
    const answer = answers[seat];
    return answer?.type === 'vote' ? answer.target : null;
  });
}

/**
 * The entry with strictly the most votes (AC-4.54), null being the entry `skip`; undefined when the top is tied. The
 * dagger's holder has two votes (AC-5.43).
 */
export function mostVotes<T extends Seat | null>(s: Among, ballots: BySeat<T>): T | undefined {
  const totals = new Map<T, number>();
  ballots.forEach((entry, seat) => {
    const votes = playerOf(s, seat).items.includes('item-dagger') ? 2 : 1;
    totals.set(entry, (totals.get(entry) ?? 0) + votes);
  });
  const most = Math.max(...totals.values());
  const leaders = [...totals.keys()].filter((entry) => totals.get(entry) === most);
  return leaders.length === 1 ? leaders[0] : undefined;
}
