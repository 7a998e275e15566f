/**
 * How well bots of Among Cultists see through each other, in games between adepts. Counted is every Investigator that is
 * asked in round 6, when it is first asked: the log-loss (natural) of the true set of Cultists by what it believes, against
 * that of somebody in its place who remembers nothing and weighs all sets alike that its view allows. Whoever can tell the
 * Cultists from its view alone counts with 0 on both sides.
 *
 * Games in which the Cultists are found out early do not come so far. So the same is shown for all games: where one ends
 * before, it counts what everybody believed when it was last asked. "Masters": what a master would believe in that place.
 * node bench/beliefs-among-cultists.ts [games] [seed] [seats] [map]
 */
import { amongCultists as game, isCultistRole } from '@conclave/among-cultists';
import { playMatch, type Situation } from '@conclave/bots';
import { resolveOptions, type Seat, SeededChance } from '@conclave/kernel';
import { beliefsOf, mastersSuspects } from '../packages/games/among-cultists/src/beliefs/index.ts';
import type { Suspects } from '../packages/games/among-cultists/src/beliefs/suspects.ts';
import { watchedAdepts } from './watched.ts';

const games = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? 'beliefs';
const counts = process.argv[4] === undefined ? game.seats : [Number(process.argv[4])];
const maps = process.argv[5] === undefined ? ['university', 'under-the-surface'] : [process.argv[5]];
const ROUND = 6;

type View = ReturnType<typeof game.viewOf>;

interface Snapshot {
  readonly round: number;
  readonly adept: readonly Suspects[];
  readonly master: readonly Suspects[];
  readonly prior: readonly Suspects[];
}

class Sums {
  adept = 0;
  master = 0;
  prior = 0;
  observers = 0;
  games = 0;

  add(snapshots: readonly Snapshot[], cultists: ReadonlySet<Seat>): void {
    for (const { adept, master, prior } of snapshots) {
      this.adept += logLoss(adept, cultists);
      this.master += logLoss(master, cultists);
      this.prior += logLoss(prior, cultists);
    }
    this.observers += snapshots.length;
    this.games += snapshots.length > 0 ? 1 : 0;
  }

  toString(): string {
    const { adept, master, prior, observers } = this;
    const mean = (sum: number) => (sum / observers).toFixed(3);
    const below = (sum: number) => `${(100 * (1 - sum / prior)).toFixed(0)} % below`;
    return `prior ${mean(prior)}, adepts ${mean(adept)} (${below(adept)}), masters ${mean(master)} (${below(master)}), ${observers} observers in ${this.games} games`;
  }
}

for (const map of maps) {
  for (const seats of counts) {
    const inRound = new Sums();
    const inAll = new Sums();
    for (let number = 0; number < games; number++) playAndJudge(map, seats, number, inRound, inAll);
    console.log(`${map}, ${seats} seats, in round ${ROUND}: ${inRound}`);
    console.log(`${map}, ${seats} seats, by round ${ROUND}, all games: ${inAll}`);
  }
}

function playAndJudge(map: string, seats: number, number: number, inRound: Sums, inAll: Sums): void {
  const options = resolveOptions(game, { map });
  const snapshots = new Map<Seat, Snapshot>();
  const cultists = new Set<Seat>();
  const bots = watchedAdepts(game, seats, (situation) => {
    note(snapshots, situation);
    const { role } = (situation.view as View).players[situation.asked.seat] ?? {};
    if (role !== undefined && isCultistRole(role)) cultists.add(situation.asked.seat);
  });
  const chance = new SeededChance(`${seed}/${map}/${seats}/${number}`);
  const botChance = new SeededChance(`${seed}/${map}/${seats}/${number}/bots`);
  playMatch(game, { seats, options, bots, chance, botChance });
  const judged = [...snapshots].flatMap(([seat, snapshot]) => (cultists.has(seat) ? [] : [snapshot]));
  inAll.add(judged, cultists);
  inRound.add(
    judged.filter(({ round }) => round === ROUND),
    cultists,
  );
}

function note(snapshots: Map<Seat, Snapshot>, { asked, view, memory }: Situation): void {
  const seen = view as View;
  if (seen.round > ROUND || snapshots.get(asked.seat)?.round === ROUND) return;
  snapshots.set(asked.seat, {
    round: seen.round,
    adept: beliefsOf(seen, memory as never).suspects,
    master: mastersSuspects(seen, memory as never),
    prior: beliefsOf(seen).suspects,
  });
}

/** All Cultists have been asked by then: everybody moves in every round. */
function logLoss(sets: readonly Suspects[], cultists: ReadonlySet<Seat>): number {
  const total = sets.reduce((sum, { weight }) => sum + weight, 0);
  const truth = sets.find(({ seats }) => seats.every((seat) => cultists.has(seat)));
  return -Math.log((truth?.weight ?? 0) / total);
}
