/** Decisions that are under way: a vote whose ballots are not all in, the ritual, the Cultists' guess. */
import type { Seat } from '@conclave/kernel';
import type { VoteChoice } from '../choices.ts';
import { roles } from '../components/roles.ts';
import type { AmongFrame } from '../frames.ts';
import { mayInitiateVote } from '../rules/vote.ts';
import type { Among } from '../state.ts';
import { isCultist, isFreeOfTruthAndRoute, playerOf } from '../table.ts';
import { investigatorsChance, type Race, withoutSeat } from './race.ts';
import { suspicionOf } from './suspicion.ts';
import { WEIGHTS } from './weights.ts';

/** The chance of the Investigators with what is being decided now. */
export function chanceUnderWay(s: Among, race: Race): number {
  const frame = s.stack[s.stack.length - 1];
  const chance = chanceAfter(s, race);
  if (s.phase === 'end') return frame === undefined ? chance : chanceAtTheEnd(s, frame);
  const isVote =
    frame?.rule === 'cast-vote' || frame?.rule === 'vote' || (frame?.rule === 'done-talking' && frame.about === 'vote');
  if (isVote) return chanceOfBallots(s, race, frame.rule === 'cast-vote' ? (frame.sealed ?? {}) : {});
  if (!isVoteNear(s, race)) return chance;
  return chance + WEIGHTS.callsVote * (chanceOfBallots(s, race, {}) - chance);
}

/** Somebody stands where a vote is called, has its turn to come, and knows whom to vote for. */
function isVoteNear(s: Among, { turns, suspicion }: Race): boolean {
  const sure = sureEnough(s);
  if (!suspicion.some((one) => one > sure)) return false;
  return s.players.some((player, seat) => {
    const hasTurn = turns.toAct[seat] && !turns.toMove[seat];
    return hasTurn && !isCultist(player) && mayInitiateVote(s, seat);
  });
}

function sureEnough({ players }: Among): number {
  return players.length === 4 ? WEIGHTS.sureOfFour : WEIGHTS.sure;
}

function chanceAfter(s: Among, race: Race): number {
  if (race.livingCultists === 0) return WEIGHTS.cultistsGone;
  return investigatorsChance(race, voteHopeOf(s, race));
}

/** A vote needs time and somebody who is suspected rightly. */
function voteHopeOf(s: Among, race: Race): number {
  let suspected = 0;
  s.players.forEach((player, seat) => {
    if (isCultist(player) && !player.ghost) suspected += race.suspicion[seat] as number;
  });
  const hope = WEIGHTS.voteHope + (WEIGHTS.voteHopeBySuspicion * suspected) / Math.max(1, race.livingCultists);
  return hope * Math.min(1, race.roundsToCome / WEIGHTS.roundsForVotes);
}

// ---- The vote

type Ballots = Readonly<Record<Seat, VoteChoice>>;

/** The chance of the Investigators in a vote with these ballots; those that are missing follow the table's suspicion. */
export function chanceOfBallots(s: Among, race: Race, sealed: Ballots): number {
  const { totals, skips } = expectedVotes(s, race.suspicion, sealed);
  let sum = Math.exp(skips / WEIGHTS.voteSpread);
  let chance = sum * chanceAfter(s, race);
  s.players.forEach(({ ghost }, seat) => {
    if (ghost) return;
    const odds = Math.exp((totals[seat] as number) / WEIGHTS.voteSpread);
    sum += odds;
    chance += odds * chanceAfter(s, withoutSeat(s, race, seat));
  });
  return chance / sum;
}

/** Ballots that are in count; the others vote as the table suspects. */
function expectedVotes(s: Among, suspicion: readonly number[], sealed: Ballots): { totals: number[]; skips: number } {
  const sure = sureEnough(s);
  const leanings = suspicion.map((one) => one * (one > sure ? WEIGHTS.voteOfSure : WEIGHTS.voteOfUnsure));
  const leaning = Math.min(
    1,
    leanings.reduce((sum, one) => sum + one, 0),
  );
  const totals = s.players.map(() => 0);
  let skips = 0;
  s.players.forEach(({ items }, seat) => {
    const votes = items.includes('item-dagger') ? 2 : 1;
    const ballot = sealed[seat];
    if (ballot?.type === 'vote') add(totals, ballot.target, votes);
    else if (ballot !== undefined) skips += votes;
    else {
      skips += votes * (1 - leaning);
      for (const [target, one] of leanings.entries()) add(totals, target, votes * Math.min(1, one));
    }
  });
  return { totals, skips };
}

function add(totals: number[], seat: Seat, votes: number): void {
  totals[seat] = (totals[seat] as number) + votes;
}

// ---- The end: ritual and Seer

/** How likely somebody of the other side who is in the ritual lets it pass. */
const LETS_PASS = 0.2;
/** How likely the right leader picks the right people, before it has picked. */
const PICKS_WELL = 0.6;

function chanceAtTheEnd(s: Among, frame: AmongFrame): number {
  switch (frame.rule) {
    case 'cast-leader-vote':
    case 'leader-vote':
      return leaderVoteChance(s, frame);
    case 'pick-ritualist':
      return (isAgainst(s, frame.leader) ? LETS_PASS : 1) * product(frame.picked, (seat) => passes(s, seat));
    case 'ritual-card':
      return product(frame.picked, (seat) => {
        const card = frame.sealed?.[seat];
        return card === undefined ? passes(s, seat) : Number(card.type === 'success');
      });
    case 'guess-seer': {
      const guesses = Object.values(frame.sealed ?? {});
      const others = s.players.filter((player) => !isCultist(player)).length;
      if (guesses.length === 0) return 1 - 1 / others;
      const right = guesses.filter(({ target }) => playerOf(s, target).role === 'seer').length;
      return 1 - right / guesses.length;
    }
    default:
      return WEIGHTS.cultistsGone;
  }
}

/** Each ballot that is in moves the leadership to one side. */
function leaderVoteChance(s: Among, frame: AmongFrame): number {
  const ballots = frame.rule === 'cast-leader-vote' ? Object.values(frame.sealed ?? {}) : [];
  const suspicion = suspicionOf(s);
  let chance = PICKS_WELL;
  for (const ballot of ballots) {
    if (ballot.type !== 'vote') continue;
    const { target } = ballot;
    // Votes should come together on somebody whom nobody suspects: a tie loses too.
    const gain = isAgainst(s, target) ? -0.5 : 0.2 * (1 - (suspicion[target] ?? 0));
    chance += gain / s.players.length;
  }
  return chance;
}

function passes(s: Among, seat: Seat): number {
  return isAgainst(s, seat) ? LETS_PASS : 1;
}

function isAgainst(s: Among, seat: Seat): boolean {
  const player = playerOf(s, seat);
  return isFreeOfTruthAndRoute(player) || roles[player.role].winsWith === 'cultists';
}

function product(seats: readonly Seat[], factor: (seat: Seat) => number): number {
  return seats.reduce((all, seat) => all * factor(seat), 1);
}
