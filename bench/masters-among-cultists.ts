/**
 * What one master among adepts wins for its side in Among Cultists, against what an adept in its place wins in the same
 * deals: as a Cultist and as an Investigator, on both maps, with 95 % intervals (Wilson; of the ratio, by pairs).
 * node bench/masters-among-cultists.ts [games] [seed] [worlds a decision] [seats]
 */
import { amongCultists as game, isCultistRole } from '@conclave/among-cultists';
import { type Bot, type BotSettings, botNamed, playMatch } from '@conclave/bots';
import { type Options, resolveOptions, type Seat, SeededChance, silent } from '@conclave/kernel';
import { shareInWords, shareOf } from '../packages/cli/src/simulate/interval.ts';
import { type Spent, timed } from './timed.ts';

const games = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? 'masters';
const thinking: BotSettings = process.argv[4] === undefined ? {} : { iterations: Number(process.argv[4]) };
const seats = Number(process.argv[5] ?? 6);

const MAPS = ['university', 'under-the-surface'];
const SIDES = ['Cultist', 'Investigator'] as const;
type Side = (typeof SIDES)[number];

/** Adepts play every deal so often, each time with other luck of their own: they are quick, and it makes the ratio surer. */
const ADEPT_GAMES = 6;

/** What a master and adepts in its place won, deal by deal. */
class Pairs {
  private readonly masters: number[] = [];
  private readonly adepts: number[] = [];

  add(master: number, adepts: number): void {
    this.masters.push(master);
    this.adepts.push(adepts);
  }

  addAll(other: Pairs): void {
    this.masters.push(...other.masters);
    this.adepts.push(...other.adepts);
  }

  toString(): string {
    const { masters, adepts } = this;
    const deals = masters.length;
    const fair = mean(adepts);
    const ratio = mean(masters) / fair;
    // The two are counted in the same deals, so the spread is that of what the master won beyond its ratio, deal by deal.
    const beyond = masters.map((won, i) => (won - ratio * (adepts[i] as number)) ** 2);
    const spread = (1.96 * Math.sqrt(mean(beyond) / deals)) / fair;
    const won = shareInWords(shareOf(sum(masters), deals));
    return `master ${won}, adepts ${(100 * fair).toFixed(1)} %, ratio ${ratio.toFixed(2)} (${(ratio - spread).toFixed(2)} to ${(ratio + spread).toFixed(2)})`;
  }
}

const all = new Pairs();
for (const side of SIDES) {
  const ofSide = new Pairs();
  for (const map of MAPS) {
    const spent: Spent = { milliseconds: 0, decisions: 0, longest: 0 };
    const pairs = new Pairs();
    for (let number = 0; number < games; number++) playDeal(resolveOptions(game, { map }), side, number, pairs, spent);
    const time = `${(spent.milliseconds / spent.decisions).toFixed(0)} ms a decision of the master, at most ${spent.longest.toFixed(0)}`;
    console.log(`${map}, ${seats} seats, as ${side}: ${pairs}; ${time}`);
    ofSide.addAll(pairs);
  }
  console.log(`both maps, as ${side}: ${ofSide}`);
  all.addAll(ofSide);
}
console.log(`both maps and sides: ${all}`);

/** One deal with a master in a place of that side, and with adepts only. */
function playDeal(options: Options, side: Side, number: number, pairs: Pairs, spent: Spent): void {
  const name = `${seed}/${options.map}/${seats}/${number}`;
  const { players } = game.setup(seats, options, silent(new SeededChance(name)));
  const isOfSide = (seat: Seat) => isCultistRole(players[seat]?.role ?? 'investigator') === (side === 'Cultist');
  const places = [...players.keys()].filter(isOfSide);
  const place = places[number % places.length] as Seat;
  const play = (luck: string, inPlace: Bot) => {
    const bots = players.map((_, seat) => (seat === place ? inPlace : botNamed('adept')(game)));
    const chance = new SeededChance(name);
    const botChance = new SeededChance(`${name}/${luck}`);
    return Number(playMatch(game, { seats, options, bots, chance, botChance }).outcome.winners.includes(place));
  };
  const adepts = Array.from({ length: ADEPT_GAMES }, (_, i) => play(`bots/${i}`, botNamed('adept')(game)));
  pairs.add(play('bots/0', timed(botNamed('master')(game, thinking), spent)), mean(adepts));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}
