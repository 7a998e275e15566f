import { resolve } from 'node:path';
import { BadInput } from '@conclave/kernel';
import { noWords, onlyWord } from '../../args.ts';
import { command } from '../../command.ts';
import { say, type Terminal, table } from '../../terminal.ts';

const DATA = {
  kind: 'text',
  value: 'DIR',
  about: 'the data folder (default: DATABASE_URL, else DATA_DIR, else ./data)',
} as const;

function sourceFor({ env }: Terminal, data: string | undefined): string {
  return data ?? env.DATABASE_URL ?? env.DATA_DIR ?? './data';
}

export const backup = command({
  name: 'admin backup',
  words: 'FILE',
  about: 'Writes everything into a new file, a SQLite database, also from PostgreSQL. The server may run meanwhile.',
  flags: { data: DATA },
  async run({ words, flags }, terminal) {
    const file = onlyWord(words, 'the file to write');
    const { backUp } = await import('@conclave/server');
    await backUp(sourceFor(terminal, flags.data), file);
    say(terminal, `Everything is in ${resolve(file)}.`);
    say(terminal, 'It holds the seeds of games in play and all that people wrote: keep it safe.');
    return 0;
  },
});

export const move = command({
  name: 'admin move',
  words: '',
  about: 'Copies everything into another, empty database: from SQLite to PostgreSQL or back. Stop the server first.',
  flags: {
    data: DATA,
    to: { kind: 'text', value: 'PLACE', about: 'postgres://user:password@host/database, or a folder for SQLite' },
    'dry-run': { kind: 'switch', about: 'only count what would be copied' },
  },
  async run({ words, flags }, terminal) {
    noWords(words);
    if (flags.to === undefined)
      throw new BadInput('--to is missing: --to postgres://user:password@host/database, or a folder');
    const { moveData } = await import('@conclave/server');
    const copied = await moveData(sourceFor(terminal, flags.data), flags.to, { dryRun: flags['dry-run'] });
    const rows = Object.entries(copied).map(([name, count]) => [`  ${name}`, String(count)]);
    for (const line of table(rows, [1])) say(terminal, line);
    say(terminal, flags['dry-run'] ? 'So many rows would be copied.' : 'Copied. What was there before is untouched.');
    return 0;
  },
});
