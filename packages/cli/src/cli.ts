/** Finds the command, runs it, and turns bad input into one line and exit code 2. */
import { LEVELS } from '@conclave/bots';
import { BadInput } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';
import packageFile from '../package.json' with { type: 'json' };
import { type Flags, parseArgs } from './args.ts';
import { type AnyCommand, usageOf } from './command.ts';
import { ADMIN_COMMANDS } from './commands/admin/index.ts';
import { bench } from './commands/bench.ts';
import { bots } from './commands/bots.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { columnsOf, complain, say, type Terminal, tableOfTexts, wrap } from './terminal.ts';

const COMMANDS: readonly AnyCommand[] = [serve, games, play, simulate, scenario, rules, replay, verify, bench, bots];
const ADMIN = {
  name: 'admin',
  words: 'ACTION',
  about: 'Runs a server: reports, bans, statistics, backups. See admin --help.',
};

const BAD_INPUT = 2;
const VERSION = packageFile.version;

export async function runCli(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = withAction(argv);
  const wantsHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
  try {
    if (name === '--version' || name === '-v') return version(terminal);
    if (name === ADMIN.name) return adminHelp(terminal, rest);
    if (wantsHelp) return help(terminal, withAction(rest)[0]);
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
  const command = [...COMMANDS, ...ADMIN_COMMANDS].find((one) => one.name === name);
  if (command !== undefined) return command;
  const names = [...COMMANDS, ADMIN].map((one) => one.name);
  throw new BadInput(`unknown command ${JSON.stringify(name)}; there are: ${names.join(', ')}`);
}

/** `admin ban` is one name. */
function withAction([name, action, ...rest]: readonly string[]): readonly string[] {
  const both = `${name} ${action}`;
  if (ADMIN_COMMANDS.some((one) => one.name === both)) return [both, ...rest];
  return name === undefined ? [] : action === undefined ? [name] : [name, action, ...rest];
}

function version(terminal: Terminal): number {
  say(terminal, `Conclave ${VERSION}`);
  return 0;
}

function adminHelp(terminal: Terminal, [action]: readonly string[]): number {
  if (action !== undefined && !asksForHelp([action])) {
    const actions = ADMIN_COMMANDS.map((one) => one.name.slice(ADMIN.name.length + 1));
    throw new BadInput(`unknown action ${JSON.stringify(action)}; there are: ${actions.join(', ')}`);
  }
  say(terminal, 'Usage: conclave admin ACTION');
  say(terminal);
  listed(terminal, ADMIN_COMMANDS);
  say(terminal);
  const how =
    'Run conclave admin ACTION --help for details. Actions other than backup and move ask the server that runs on the data folder, ' +
    'or the one named by --server, with the operator’s token. See docs/operators.md.';
  say(terminal, wrap(how, columnsOf(terminal)));
  return 0;
}

function listed(terminal: Terminal, commands: readonly Pick<AnyCommand, 'name' | 'words' | 'about'>[]): void {
  const rows = commands.map((one) => [`  ${one.name} ${one.words}`.trimEnd(), one.about]);
  for (const row of tableOfTexts(rows, columnsOf(terminal))) say(terminal, row);
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
  listed(terminal, [...COMMANDS, ADMIN]);
  say(terminal);
  say(terminal, wrap(`Games: ${GAMES.map(({ id }) => id).join(', ')}.`, columnsOf(terminal)));
  say(terminal, wrap(`Levels of bots: ${LEVELS.join(', ')}.`, columnsOf(terminal)));
  say(terminal);
  const more = 'Run conclave COMMAND --help for details. Bad input prints one line to stderr and exits with code 2.';
  say(terminal, wrap(more, columnsOf(terminal)));
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
