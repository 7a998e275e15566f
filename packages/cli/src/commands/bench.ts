import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type AnyGame, BadInput, chosenOptions } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { noWords, optionPairs } from '../args.ts';
import { command } from '../command.ts';
import { type Share, shareInWords, shareOf } from '../simulate/interval.ts';
import { progressBar } from '../simulate/progress.ts';
import { runGames } from '../simulate/run.ts';
import { say, sayJson, type Terminal, table } from '../terminal.ts';

const ENGINE = fileURLToPath(new URL('../../../../bench/engine.ts', import.meta.url));

export const bench = command({
  name: 'bench',
  words: '',
  about: 'Measures speed beside boardgame.io and a hand-written engine, or with --strength how well the bots play.',
  flags: {
    quick: { kind: 'switch', about: 'shorter, for a first impression' },
    strength: { kind: 'switch', about: 'adept against random, master against adept, and what beginning is worth' },
    games: { kind: 'number', value: 'G', from: 1, about: 'with --strength: games between levels (default 400)' },
    'first-games': {
      kind: 'number',
      value: 'G',
      from: 1,
      about: 'with --strength: games between adepts (default 10000)',
    },
    think: {
      kind: 'number',
      value: 'MS',
      from: 1,
      about: "with --strength: the master's thinking time (default 1000)",
    },
    option: { kind: 'list', value: 'k=v', about: 'with --strength: an option of the game; may be given several times' },
    seed: { kind: 'text', value: 'S', about: 'with --strength: the seed (default 1)' },
    workers: { kind: 'number', value: 'W', from: 1, to: 256, about: 'with --strength: worker threads' },
    json: { kind: 'switch', about: 'print JSON' },
  },
  run({ words, flags }, terminal) {
    noWords(words);
    if (!flags.strength) {
      const alone = (['games', 'first-games', 'think', 'seed', 'workers'] as const).find(
        (name) => flags[name] !== undefined,
      );
      if (alone !== undefined || flags.option.length > 0)
        throw new BadInput(`--${alone ?? 'option'} goes with --strength`);
      return runEngineBench(flags.quick, flags.json);
    }
    const [few, many] = flags.quick ? [40, 400] : [400, 10_000];
    const game = gameNamed('rise-of-cthulhu');
    const trial: Trial = {
      game,
      options: chosenOptions(game, optionPairs(flags.option)),
      seed: flags.seed ?? '1',
      milliseconds: flags.think ?? 1000,
      workers: flags.workers,
      terminal,
    };
    return measureStrength(trial, flags.games ?? few, flags['first-games'] ?? many, flags.json);
  },
});

/** It measures in processes of its own, so that nothing of this one disturbs it. */
function runEngineBench(isQuick: boolean, asJson: boolean): Promise<number> {
  const args = [ENGINE, ...(isQuick ? ['--quick'] : []), ...(asJson ? ['--json'] : [])];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

interface Trial {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, string | number>>;
  readonly seed: string;
  readonly milliseconds: number;
  readonly workers: number | undefined;
  readonly terminal: Terminal;
}

async function measureStrength(trial: Trial, games: number, firstGames: number, asJson: boolean): Promise<number> {
  const adept = await winsOf('adept', 'random', trial, games);
  const master = await winsOf('master', 'adept', trial, games);
  const first = await winsOfFirst(trial, firstGames);
  if (asJson) {
    const { game, options, seed, milliseconds } = trial;
    sayJson(trial.terminal, {
      game: game.id,
      options,
      seed,
      masterMilliseconds: milliseconds,
      adeptAgainstRandom: adept,
      masterAgainstAdept: master,
      firstSeatBetweenAdepts: first,
    });
    return 0;
  }
  say(trial.terminal, `${trial.game.id}, seats swapped every other game; share of wins with its 95 % interval:\n`);
  const rows = [
    ['adept against random', shareInWords(adept)],
    ['master against adept', shareInWords(master)],
    ['the first seat between adepts', shareInWords(first)],
  ];
  for (const row of table(rows)) say(trial.terminal, row);
  return 0;
}

async function winsOf(level: string, rival: string, trial: Trial, games: number): Promise<Share> {
  const { tally } = await play([level, rival], trial, games);
  return shareOf(tally.winsByLevel[level] ?? 0, games);
}

async function winsOfFirst(trial: Trial, games: number): Promise<Share> {
  const { tally } = await play(['adept', 'adept'], trial, games);
  return shareOf(tally.firstWins, games);
}

async function play(
  levels: readonly string[],
  { game, options, seed, milliseconds, workers, terminal }: Trial,
  games: number,
) {
  const bar = progressBar(terminal, games);
  const plan = {
    game: game.id,
    seats: 2,
    options,
    seed,
    levels,
    thinking: { milliseconds },
    swap: true,
    recordsTo: null,
  };
  const run = await runGames(plan, games, workers, bar.show);
  bar.clear();
  return run;
}
