/**
 * Measures the engine beside its peers: `node bench/engine.ts [--json] [--quick]`, or `conclave bench`.
 *
 * The subjects take turns, round by round, each in a process of its own: whatever else the machine does hits all of them
 * alike, and none spoils how the others are compiled. Ratios are those of the same round.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { SUBJECTS } from './measure/subjects.ts';

const ABOUT: Readonly<Record<string, string>> = {
  conclave: 'random play of Rise of Cthulhu, decisions',
  boardgameio: 'random play of the reference game in boardgame.io, decisions',
  byHand: 'random play of the reference game by hand, decisions',
  clone: 'copies of a mid-game state',
  view: 'views of a mid-game state',
  worldFrom: 'worlds imagined from a view',
  search: 'search iterations with random roll-outs, mid-game',
};

/** The numbers to reach, by what is compared. */
const BARS = { timesBoardgameio: 200, ofByHand: 0.25, clonesPerSecond: 300_000, searchIterationsPerSecond: 5000 };

const isQuick = process.argv.includes('--quick');
const wantsJson = process.argv.includes('--json');
const rounds = isQuick ? 1 : 5;
const length = isQuick ? { warmUp: 0.5, seconds: 0.5 } : { warmUp: 2, seconds: 2 };

function measure(subject: string): number {
  const script = fileURLToPath(new URL('./measure/one.ts', import.meta.url));
  const args = [script, subject, String(length.warmUp), String(length.seconds)];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

const subjects = Object.keys(SUBJECTS);
const figures: Record<string, number[]> = Object.fromEntries(subjects.map((subject) => [subject, []]));
for (let round = 0; round < rounds; round++) {
  for (const subject of subjects) {
    if (process.stderr.isTTY) process.stderr.write(`\rround ${round + 1} of ${rounds}: ${subject}\x1b[K`);
    figures[subject]?.push(measure(subject));
  }
}
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const of = (subject: string) => figures[subject] as number[];
const ratio = (a: string, b: string) => median(of(a).map((figure, round) => figure / (of(b)[round] as number)));
const rates = Object.fromEntries(subjects.map((subject) => [subject, Math.round(median(of(subject)))]));
const ratios = {
  timesBoardgameio: Number(ratio('conclave', 'boardgameio').toFixed(1)),
  ofByHand: Number(ratio('conclave', 'byHand').toFixed(3)),
};
const reached = {
  timesBoardgameio: ratios.timesBoardgameio >= BARS.timesBoardgameio,
  ofByHand: ratios.ofByHand >= BARS.ofByHand,
  clonesPerSecond: (rates.clone ?? 0) >= BARS.clonesPerSecond,
  searchIterationsPerSecond: (rates.search ?? 0) >= BARS.searchIterationsPerSecond,
};

if (wantsJson) {
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  console.log(
    JSON.stringify({ perCpuSecond: rates, ratios, bars: BARS, reached, rounds, ...length, machine }, null, 2),
  );
} else {
  console.log(`Per CPU second, one thread; ${rounds === 1 ? 'one round' : `medians of ${rounds} rounds`}:\n`);
  for (const [subject, rate] of Object.entries(rates)) {
    console.log(`${rate.toLocaleString('en').padStart(12)}  ${ABOUT[subject]}`);
  }
  console.log('\nWhat was wanted:\n');
  const lines = [
    [
      `${ratios.timesBoardgameio} times boardgame.io in the same round`,
      `at least ${BARS.timesBoardgameio}`,
      reached.timesBoardgameio,
    ],
    [`${ratios.ofByHand} of the engine by hand in the same round`, `at least ${BARS.ofByHand}`, reached.ofByHand],
    [`${rates.clone} copies`, `at least ${BARS.clonesPerSecond}`, reached.clonesPerSecond],
    [
      `${rates.search} search iterations`,
      `at least ${BARS.searchIterationsPerSecond}`,
      reached.searchIterationsPerSecond,
    ],
  ] as const;
  // One short round says little, least of all on a machine that has other work.
  const short = isQuick ? 'not in this quick round' : 'NOT REACHED';
  for (const [what, bar, isReached] of lines) console.log(`  ${isReached ? 'reached    ' : short}  ${what} (${bar})`);
}
