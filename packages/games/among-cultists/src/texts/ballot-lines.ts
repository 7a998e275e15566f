/** The log lines of revealed votes: who voted for whom, with a gap for each seat at the table. */
import type { BySeat, Catalogue, Seat, Words } from '@conclave/kernel';

const SEAT_COUNTS = [4, 5, 6, 7, 8];
const RESULTS = [
  'votesRevealed.eliminated',
  'votesRevealed.nobody',
  'leaderVotesRevealed.leader',
  'leaderVotesRevealed.tie',
] as const;

export type BallotResult = (typeof RESULTS)[number];
export type BallotKey = `event.${BallotResult}.${number}`;

/** `each.ballot` says one vote with the gaps `{voter}` and `{choice}`; the results say what comes of all `{ballots}`. */
export function ballotLines(words: Catalogue): Catalogue {
  const lines: Record<string, string> = {};
  const ballot = words['each.ballot'] ?? '';
  for (const seats of SEAT_COUNTS) {
    const ballots = Array.from({ length: seats }, (_, seat) =>
      ballot.replaceAll(/\{voter\b/g, `{voter${seat}`).replaceAll(/\{choice\b/g, `{choice${seat}`),
    ).join(', ');
    for (const result of RESULTS) {
      for (const reader of ['', '.you']) {
        const line = words[`each.${result}${reader}`];
        if (line !== undefined) lines[`event.${result}.${seats}${reader}`] = line.replace('{ballots}', ballots);
      }
    }
  }
  return lines;
}

/** What fills the gaps: the voters by seat, and the seat each of them named; null: nobody. */
export function ballotGaps(ballots: BySeat<Seat | null>): NonNullable<Words['gaps']> {
  const gaps: Record<string, string> = {};
  ballots.forEach((choice, voter) => {
    gaps[`voter${voter}`] = `seat.${voter}`;
    gaps[`choice${voter}`] = choice === null ? 'skip' : `seat.${choice}`;
  });
  return gaps;
}
