import { randomUUID } from 'node:crypto';
import { botNamed, LEVELS } from '@conclave/bots';
import { type AnyGame, BadInput, checkOptionsFor, checkSeats, chosenOptions } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { onlyWord, optionPairs } from '../args.ts';
import { command } from '../command.ts';
import { boxOption, filesAt, makeDirectory } from '../files.ts';
import { besideFirst } from '../simulate/beside-first.ts';
import { shareInWords, shareOf } from '../simulate/interval.ts';
import type { Plan } from '../simulate/play-one.ts';
import { progressBar } from '../simulate/progress.ts';
import { type Run, runGames } from '../simulate/run.ts';
import { spreadOf } from '../simulate/spread.ts';
import { columnsOf, say, sayJson, type Terminal, tableOfTexts } from '../terminal.ts';

export const simulate = command({
  name: 'simulate',
  words: 'GAME',
  about: 'Plays many games between bots and reports who won, how and how fast.',
  flags: {
    seats: { kind: 'number', value: 'N', from: 1, about: 'seats at the table (default: the fewest the game allows)' },
    games: { kind: 'number', value: 'G', from: 1, about: 'how many games (default 1000)' },
    seed: { kind: 'text', value: 'S', about: 'the same seed gives the same games, whatever the number of workers' },
    bots: {
      kind: 'text',
      value: 'a,b,...',
      about: `a level for each seat, or one for all: ${LEVELS.join(', ')} (default random)`,
    },
    think: { kind: 'number', value: 'MS', from: 1, about: 'thinking time for a decision, in milliseconds' },
    iterations: {
      kind: 'number',
      value: 'N',
      from: 1,
      about: 'search iterations for a decision instead: the same on every machine',
    },
    swap: { kind: 'switch', about: 'rotate the levels through the seats, game by game' },
    components: {
      kind: 'text',
      value: 'FILE',
      about: 'numbers of your own box, as the page of a new table saves them',
    },
    option: { kind: 'list', value: 'k=v', about: 'an option of the game; may be given several times' },
    workers: { kind: 'number', value: 'W', from: 1, to: 256, about: 'worker threads (default: one per processor)' },
    'save-records': { kind: 'text', value: 'DIR', about: 'save the record of every game there, for replay' },
    json: { kind: 'switch', about: 'print JSON' },
  },
  async run({ words, flags }, terminal) {
    const game = gameNamed(onlyWord(words, 'the game'));
    const seats = checkSeats(game, flags.seats ?? game.seats[0]);
    const games = flags.games ?? 1000;
    const plan: Plan = {
      game: game.id,
      seats,
      options: checkOptionsFor(
        game,
        seats,
        chosenOptions(game, { ...boxOption(game, flags.components), ...optionPairs(flags.option) }),
      ),
      seed: flags.seed ?? randomUUID(),
      levels: levelsOf(flags.bots ?? 'random', seats),
      thinking: { milliseconds: flags.think, iterations: flags.iterations },
      swap: flags.swap,
      recordsTo: flags['save-records'] ?? null,
    };
    if (plan.recordsTo !== null) makeRoomFor(game, plan.recordsTo);
    const bar = progressBar(terminal, games);
    const run = await runGames(plan, games, flags.workers, bar.show);
    bar.clear();
    const report = reportOf(plan, games, run);
    if (flags.json) sayJson(terminal, report);
    else summarise(game, report, terminal);
    return 0;
  },
});

/** Records are never written over others. */
function makeRoomFor(game: AnyGame, directory: string): void {
  makeDirectory(directory);
  const isThere = filesAt(directory, '.json').some((file) => file.includes(`${game.id}-`));
  if (isThere) throw new BadInput(`${directory} holds records of ${game.id} already; name another directory`);
}

/** A level for each seat; a single one is for all. */
function levelsOf(text: string, seats: number): string[] {
  const levels = text.split(',');
  for (const level of levels) botNamed(level);
  if (levels.length === 1) return Array.from({ length: seats }, () => text);
  if (levels.length === seats) return levels;
  throw new BadInput(`--bots names ${levels.length} levels for ${seats} seats; name one for each seat, or one for all`);
}

type Report = ReturnType<typeof reportOf>;

function reportOf(plan: Plan, games: number, { tally, seconds, workers, memory }: Run) {
  const perSecond = (amount: number) => Math.round(amount / seconds);
  return {
    game: plan.game,
    seats: plan.seats,
    games,
    finished: tally.finished,
    decisions: tally.decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: perSecond(tally.decisions),
    gamesPerSecond: perSecond(games),
    meanRounds: Number((tally.rounds / games).toFixed(2)),
    rounds: spreadOf(tally.gamesByRounds),
    outcomes: tally.outcomes,
    reasons: tally.reasons,
    winsBySeat: Array.from({ length: plan.seats }, (_, seat) => shareOf(tally.wins[seat] ?? 0, games)),
    winsOfFirst: shareOf(tally.firstWins, games),
    winsByLevel: shares(tally.winsByLevel, tally.seatsByLevel),
    winsByPart: shares(tally.winsByPart, tally.seatsByPart),
    gamesWonByPart: shares(tally.gamesWonByPart, tally.gamesByPart),
    winsByParts: shares(tally.winsByParts, tally.seatsByParts),
    winsByLevelAndPart: shares(tally.winsByLevelAndPart, tally.seatsByLevelAndPart),
    besideFirstPart: besideFirst(tally),
    options: plan.options,
    bots: plan.levels,
    swap: plan.swap,
    seed: plan.seed,
    workers,
    memoryMegabytes: memory,
  };
}

function shares(wins: Readonly<Record<string, number>>, seats: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(seats).map(([name, of]) => [name, shareOf(wins[name] ?? 0, of)]));
}

function summarise(game: AnyGame, report: Report, terminal: Terminal): void {
  const reasons = Object.entries(report.reasons).sort(([, a], [, b]) => b - a);
  const nobody = report.outcomes.nobody ?? 0;
  say(terminal, `${game.id}, ${report.seats} seats: ${report.finished} of ${report.games} games finished`);
  const rows = [
    ['bots', `${report.bots.join(', ')}${report.swap ? ' (changing seats)' : ''}`],
    [
      'speed',
      `${report.gamesPerSecond} games and ${report.decisionsPerSecond} decisions a second on ${report.workers} workers`,
    ],
    [
      'length',
      `${report.meanRounds} rounds on the average, ${report.rounds.median} in the median (${report.rounds.low} to ${report.rounds.high}), ${Math.round(report.decisions / report.games)} decisions a game`,
    ],
    ...report.winsBySeat.map((share, seat) => [`seat ${seat} won`, shareInWords(share)]),
    ['first won', `${shareInWords(report.winsOfFirst)} (whoever was asked first)`],
    ...(Object.keys(report.winsByLevel).length > 1
      ? Object.entries(report.winsByLevel).map(([level, share]) => [`${level} won`, shareInWords(share)])
      : []),
    ...Object.entries(report.winsByPart)
      .sort(([, a], [, b]) => b.rate - a.rate)
      .map(([part, share]) => [`${part} won`, shareInWords(share)]),
    ...(Object.keys(report.winsByLevel).length > 1 && Object.keys(report.winsByPart).length > 0
      ? Object.entries(report.winsByLevelAndPart).map(([both, share]) => [`${both} won`, shareInWords(share)])
      : []),
    ['nobody won', String(nobody)],
    ['by', reasons.map(([reason, times]) => `${reason} ${times}`).join(', ')],
    ['memory', `${report.memoryMegabytes} MB`],
    ['seed', report.seed],
  ];
  const lines = rows.map(([what, value]) => [`  ${what}`, value as string]);
  for (const row of tableOfTexts(lines, columnsOf(terminal))) say(terminal, row);
}
