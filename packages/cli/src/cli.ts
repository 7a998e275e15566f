/** Finds the command, runs it, and turns bad input into one line and exit code 2. */
import { BadInput } from '@conclave/kernel';
import { type Flags, parseArgs } from './args.ts';
import { type AnyCommand, usageOf } from './command.ts';
import { bench } from './commands/bench.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { columnsOf, complain, say, type Terminal, tableOfTexts, wrap } from './terminal.ts';

const COMMANDS: readonly AnyCommand[] = [serve, games, play, simulate, scenario, rules, replay, verify, bench];

const BAD_INPUT = 2;

export async function runCli(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = argv;
  const wantsHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
  try {
    if (wantsHelp) return help(terminal, rest[0]);
    const command = commandNamed(name);
    if (asksForHelp(rest)) return help(terminal, name);
    return await command.run(parseArgs(rest, command.flags), terminal);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    complain(terminal, `conclave: ${error.message.replace(/\s*\n\s*/g, ' ')}`);
    return BAD_INPUT;
  }
}

function commandNamed(name: string): AnyCommand {
  const command = COMMANDS.find((one) => one.name === name);
  if (command !== undefined) return command;
  throw new BadInput(
    `unknown command ${JSON.stringify(name)}; there are: ${COMMANDS.map((one) => one.name).join(', ')}`,
  );
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const flags = end < 0 ? argv : argv.slice(0, end);
  return flags.includes('--help') || flags.includes('-h');
}

function help(terminal: Terminal, name: string | undefined): number {
  if (name !== undefined) return helpFor(terminal, commandNamed(name));
  say(terminal, 'Conclave: four board games of cults and secrets.');
  say(terminal);
  say(terminal, 'Usage: npm run -s conclave -- COMMAND');
  say(terminal);
  const width = columnsOf(terminal);
  const rows = COMMANDS.map((one) => [`  ${one.name} ${one.words}`.trimEnd(), one.about]);
  for (const row of tableOfTexts(rows, width)) say(terminal, row);
  say(terminal);
  const more = 'Run conclave COMMAND --help for details. Bad input prints one line to stderr and exits with code 2.';
  say(terminal, wrap(more, width));
  return 0;
}

function helpFor(terminal: Terminal, command: AnyCommand): number {
  const width = columnsOf(terminal);
  say(terminal, wrap(`Usage: ${usageOf(command)}`, width, '         '));
  say(terminal);
  say(terminal, wrap(command.about, width));
  const flags = Object.entries(command.flags as Flags);
  if (flags.length > 0) say(terminal);
  const rows = flags.map(([flag, spec]) => [
    spec.kind === 'switch' ? `  --${flag}` : `  --${flag} ${spec.value}`,
    spec.about,
  ]);
  for (const row of tableOfTexts(rows, width)) say(terminal, row);
  return 0;
}
