/** Counts over many games. Integers only, so that tallies add up to the same sum in any order. */
import { at, type Outcome, type Seat } from '@conclave/kernel';

type Counts = Record<string, number>;

export interface Tally {
  games: number;
  finished: number;
  decisions: number;
  rounds: number;
  /** Games by who won: `seat-0`, `seat-0+seat-1`, `nobody`. */
  outcomes: Counts;
  reasons: Counts;
  /** Wins by seat. */
  wins: Counts;
  /** Wins of whoever was asked first. */
  firstWins: number;
  /** Seats taken and games won by bot level. */
  seatsByLevel: Counts;
  winsByLevel: Counts;
  /** The same by what a seat played: a Cult, a role, a character. */
  seatsByPart: Counts;
  winsByPart: Counts;
  /** The same by all that a seat played together: `role+character`. */
  seatsByParts: Counts;
  winsByParts: Counts;
  /** The same by level and part: `adept+role`. */
  seatsByLevelAndPart: Counts;
  winsByLevelAndPart: Counts;
  /** Games in which somebody played the part, and those that one of them won: seats of a side win together. */
  gamesByPart: Counts;
  gamesWonByPart: Counts;
  gamesByRounds: Counts;
}

export interface Result {
  readonly outcome: Outcome | null;
  readonly decisions: number;
  readonly rounds: number;
  readonly firstSeat: Seat;
  /** By seat. */
  readonly levels: readonly string[];
  /** What each seat played, by seat; none where that makes no difference. */
  readonly parts: readonly (readonly string[])[];
}

export function freshTally(): Tally {
  return {
    games: 0,
    finished: 0,
    decisions: 0,
    rounds: 0,
    outcomes: {},
    reasons: {},
    wins: {},
    firstWins: 0,
    seatsByLevel: {},
    winsByLevel: {},
    seatsByPart: {},
    winsByPart: {},
    seatsByParts: {},
    winsByParts: {},
    seatsByLevelAndPart: {},
    winsByLevelAndPart: {},
    gamesByPart: {},
    gamesWonByPart: {},
    gamesByRounds: {},
  };
}

export function count(tally: Tally, { outcome, decisions, rounds, firstSeat, levels, parts }: Result): void {
  tally.games++;
  tally.decisions += decisions;
  tally.rounds += rounds;
  raise(tally.gamesByRounds, String(rounds));
  levels.forEach((level, seat) => {
    raise(tally.seatsByLevel, level);
    const played = parts[seat] ?? [];
    if (played.length > 0) raise(tally.seatsByParts, played.join('+'));
    for (const part of played) {
      raise(tally.seatsByPart, part);
      raise(tally.seatsByLevelAndPart, `${level}+${part}`);
    }
  });
  for (const part of new Set(parts.flat())) raise(tally.gamesByPart, part);
  if (outcome === null) return;
  const { winners, reason } = outcome;
  tally.finished++;
  raise(tally.outcomes, winners.map((seat) => `seat-${seat}`).join('+') || 'nobody');
  raise(tally.reasons, reason);
  for (const seat of winners) {
    const level = at(levels, seat);
    const played = parts[seat] ?? [];
    raise(tally.wins, String(seat));
    raise(tally.winsByLevel, level);
    if (played.length > 0) raise(tally.winsByParts, played.join('+'));
    for (const part of played) {
      raise(tally.winsByPart, part);
      raise(tally.winsByLevelAndPart, `${level}+${part}`);
    }
  }
  for (const part of new Set(winners.flatMap((seat) => parts[seat] ?? []))) raise(tally.gamesWonByPart, part);
  if (winners.includes(firstSeat)) tally.firstWins++;
}

function raise(counts: Counts, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

export function add(sum: Tally, part: Tally): void {
  for (const key of ['games', 'finished', 'decisions', 'rounds', 'firstWins'] as const) sum[key] += part[key];
  for (const key of [
    'outcomes',
    'reasons',
    'wins',
    'seatsByLevel',
    'winsByLevel',
    'seatsByPart',
    'winsByPart',
    'seatsByParts',
    'winsByParts',
    'seatsByLevelAndPart',
    'winsByLevelAndPart',
    'gamesByPart',
    'gamesWonByPart',
    'gamesByRounds',
  ] as const) {
    for (const [name, times] of Object.entries(part[key])) raise(sum[key], name, times);
  }
}
