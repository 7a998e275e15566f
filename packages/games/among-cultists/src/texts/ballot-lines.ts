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
/** The results that somebody may read about themselves. */
type OwnResult = 'votesRevealed.eliminated.you' | 'leaderVotesRevealed.leader.you';

/** `ballot` says one vote with the gaps `{voter}` and `{choice}`; the results say what comes of all `{ballots}`. */
type BallotWords = Readonly<Record<BallotResult | OwnResult | 'ballot', string>>;

export function ballotLines(words: BallotWords): Catalogue {
  const lines: Record<string, string> = {};
  for (const seats of SEAT_COUNTS) {
    const ballots = Array.from({ length: seats }, (_, seat) =>
      words.ballot.replaceAll('{voter', `{voter${seat}`).replaceAll('{choice', `{choice${seat}`),
    );
    for (const result of RESULTS) {
      lines[`event.${result}.${seats}`] = words[result].replace('{ballots}', ballots.join(', '));
    }
    for (const result of ['votesRevealed.eliminated', 'leaderVotesRevealed.leader'] as const) {
      lines[`event.${result}.${seats}.you`] = words[`${result}.you`].replace('{ballots}', ballots.join(', '));
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
