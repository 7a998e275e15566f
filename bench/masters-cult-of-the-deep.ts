/**
 * What one master among adepts wins in Cult of the Deep, against what an adept in its place wins with the same deal and
 * the same luck, by role; the ratio with a 95 % interval that makes use of the pairs.
 * node bench/masters-cult-of-the-deep.ts [games] [seed] [worlds a decision] [seats] [preset]
 */
import { type BotSettings, botNamed, playMatch } from '@conclave/bots';
import { cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, type Seat, SeededChance, silent } from '@conclave/kernel';
import { shareInWords, shareOf } from '../packages/cli/src/simulate/interval.ts';
import { timed } from './timed.ts';

const games = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? 'masters';
const worlds = Number(process.argv[4] ?? 0);
const thinking: BotSettings = worlds === 0 ? {} : { iterations: worlds };
const seats = Number(process.argv[5] ?? 6);
const preset = process.argv[6] ?? 'reconstructed';
const options = resolveOptions(game, { preset });

/** Whether the seat won with a master on it, and with an adept. */
interface Pair {
  readonly role: string;
  readonly master: number;
  readonly adept: number;
}

const spent = { milliseconds: 0, decisions: 0, longest: 0 };
const pairs = Array.from({ length: games }, (_, number) => playPair(number));
const roles = new Set(pairs.map(({ role }) => role));
for (const name of roles) {
  const inRole = pairs.filter(({ role }) => role === name);
  report(name, inRole);
}
report('all roles', pairs);
const mean = (spent.milliseconds / spent.decisions).toFixed(0);
console.log(`${mean} ms a decision of the master, at most ${spent.longest.toFixed(0)}`);

function playPair(number: number): Pair {
  const name = `${seed}/${preset}/${seats}/${number}`;
  const { players } = game.setup(seats, options, silent(new SeededChance(name)));
  const place = number % seats;
  const won = (level: string) => (isWon(name, place, level) ? 1 : 0);
  return { role: players[place]?.role as string, master: won('master'), adept: won('adept') };
}

function isWon(name: string, place: Seat, level: string): boolean {
  const bots = Array.from({ length: seats }, (_, seat) => {
    return seat === place && level === 'master'
      ? timed(botNamed(level)(game, thinking), spent)
      : botNamed('adept')(game);
  });
  const chance = new SeededChance(name);
  const botChance = new SeededChance(`${name}/bots`);
  return playMatch(game, { seats, options, bots, chance, botChance }).outcome.winners.includes(place);
}

function report(name: string, played: readonly Pair[]): void {
  const sum = (of: (pair: Pair) => number) => played.reduce((total, pair) => total + of(pair), 0);
  const wins = { master: sum(({ master }) => master), adept: sum(({ adept }) => adept) };
  const ratio = wins.master / wins.adept;
  // The error of a ratio of means, by the spread of what each pair adds to either side of it.
  const spread = Math.sqrt(sum(({ master, adept }) => (master - ratio * adept) ** 2));
  const margin = (1.96 * spread) / wins.adept;
  const share = (won: number) => shareInWords(shareOf(won, played.length));
  console.log(
    `${preset}, ${seats} seats, ${name}: ${played.length} games, master ${share(wins.master)}, adept ${share(wins.adept)}, ratio ${ratio.toFixed(2)} (${(ratio - margin).toFixed(2)} to ${(ratio + margin).toFixed(2)})`,
  );
}
