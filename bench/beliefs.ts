/**
 * How well adepts of Cult of the Deep see through each other: the log-loss of what they believe of the hidden roles in the
 * middle of a game, against that of somebody who sees the same table and remembers nothing.
 * node bench/beliefs.ts [games] [seed]
 */
import { playMatch, type Situation } from '@conclave/bots';
import { cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, SeededChance } from '@conclave/kernel';
import { beliefOf } from '../packages/games/cult-of-the-deep/src/beliefs.ts';
import { watchedAdepts } from './watched.ts';

const games = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? 'beliefs';
const options = resolveOptions(game);

type View = ReturnType<typeof game.viewOf>;
type Belief = ReturnType<typeof beliefOf>;

/** What a seat believed when it was first asked in a round, with and without its memory. */
interface Snapshot {
  readonly view: View;
  readonly believed: Belief;
  readonly prior: Belief;
}

interface Sums {
  believed: number;
  prior: number;
  guesses: number;
}

for (const seats of [5, 6, 7, 8]) {
  const sums: Sums = { believed: 0, prior: 0, guesses: 0 };
  for (let number = 0; number < games; number++) playAndJudge(seats, number, sums);
  const { believed, prior, guesses } = sums;
  const below = (100 * (1 - believed / prior)).toFixed(0);
  console.log(
    `${seats} seats: log-loss ${(believed / guesses).toFixed(3)} against ${(prior / guesses).toFixed(3)} of the prior, ${below} % below (${guesses} guesses in ${games} games)`,
  );
}

function playAndJudge(seats: number, number: number, sums: Sums): void {
  const snapshots = new Map<string, Snapshot>();
  const bots = watchedAdepts(game, seats, (situation) => note(snapshots, situation));
  const chance = new SeededChance(`${seed}/${seats}/${number}`);
  const botChance = new SeededChance(`${seed}/${seats}/${number}/bots`);
  const { rounds, parts } = playMatch(game, { seats, options, bots, chance, botChance });
  const middle = Math.ceil(rounds / 2);
  for (let seat = 0; seat < seats; seat++) {
    const snapshot = snapshots.get(`${middle}/${seat}`);
    if (snapshot !== undefined) judge(snapshot, parts, sums);
  }
}

function note(snapshots: Map<string, Snapshot>, { asked, view, memory }: Situation): void {
  const seen = view as View;
  const key = `${seen.round}/${asked.seat}`;
  if (snapshots.has(key)) return;
  snapshots.set(key, { view: seen, believed: beliefOf(seen, memory as never), prior: beliefOf(seen) });
}

/** Players sit on the seat of their number from five on. */
function judge({ view, believed, prior }: Snapshot, parts: readonly (readonly string[])[], sums: Sums): void {
  for (const [seat, { role }] of view.players.entries()) {
    if (role !== undefined) continue;
    const truth = parts[seat]?.[0] as keyof Belief[number];
    sums.believed -= Math.log(believed[seat]?.[truth] ?? 0);
    sums.prior -= Math.log(prior[seat]?.[truth] ?? 0);
    sums.guesses += 1;
  }
}
