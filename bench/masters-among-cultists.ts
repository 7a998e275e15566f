/**
 * What one master among adepts wins for its side in Among Cultists, against what an adept in its place wins in the same
 * deals: as a Cultist and as an Investigator, on both maps, with 95 % intervals (Wilson).
 * node bench/masters-among-cultists.ts [games] [seed] [worlds a decision] [seats]
 */
import { amongCultists as game, isCultistRole } from '@conclave/among-cultists';
import { type Bot, type BotSettings, botNamed, playMatch } from '@conclave/bots';
import { type Options, resolveOptions, type Seat, SeededChance, silent } from '@conclave/kernel';
import { shareInWords, shareOf } from '../packages/cli/src/simulate/interval.ts';

const games = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? 'masters';
const thinking: BotSettings = process.argv[4] === undefined ? {} : { iterations: Number(process.argv[4]) };
const seats = Number(process.argv[5] ?? 6);

interface Spent {
  milliseconds: number;
  decisions: number;
  longest: number;
}

for (const map of ['university', 'under-the-surface']) {
  for (const side of ['Cultist', 'Investigator'] as const) {
    const spent: Spent = { milliseconds: 0, decisions: 0, longest: 0 };
    const wins = { master: 0, adept: 0 };
    for (let number = 0; number < games; number++) {
      for (const level of ['master', 'adept'] as const) {
        if (isWon(resolveOptions(game, { map }), side, level, number, spent)) wins[level] += 1;
      }
    }
    const mean = spent.milliseconds / spent.decisions;
    console.log(
      `${map}, ${seats} seats, as ${side}: master ${shareInWords(shareOf(wins.master, games))}, adept ${shareInWords(shareOf(wins.adept, games))}, ratio ${(wins.master / wins.adept).toFixed(2)}; ${mean.toFixed(0)} ms a decision of the master, at most ${spent.longest.toFixed(0)}`,
    );
  }
}

function isWon(
  options: Options,
  side: 'Cultist' | 'Investigator',
  level: string,
  number: number,
  spent: Spent,
): boolean {
  const name = `${seed}/${options.map}/${seats}/${number}`;
  const { players } = game.setup(seats, options, silent(new SeededChance(name)));
  const isOfSide = (seat: Seat) => isCultistRole(players[seat]?.role ?? 'investigator') === (side === 'Cultist');
  const places = [...players.keys()].filter(isOfSide);
  const place = places[number % places.length] as Seat;
  const bots = players.map((_, seat) => {
    if (seat !== place || level === 'adept') return botNamed('adept')(game);
    return timed(botNamed(level)(game, thinking), spent);
  });
  const chance = new SeededChance(name);
  const botChance = new SeededChance(`${name}/bots`);
  return playMatch(game, { seats, options, bots, chance, botChance }).outcome.winners.includes(place);
}

function timed(bot: Bot, spent: Spent): Bot {
  return {
    ...bot,
    decide(situation, chance) {
      const start = performance.now();
      const choice = bot.decide(situation, chance);
      const milliseconds = performance.now() - start;
      spent.milliseconds += milliseconds;
      spent.decisions += 1;
      spent.longest = Math.max(spent.longest, milliseconds);
      return choice;
    },
  };
}
