import { BadInput } from '@conclave/kernel';
import type { TableDetails } from '@conclave/server';
import { onlyWord } from '../../args.ts';
import { command } from '../../command.ts';
import { columnsOf, say, sayJson, type Terminal, wrap } from '../../terminal.ts';
import { askServer, SERVER_FLAGS } from './desk.ts';
import { twoWords } from './words.ts';

const DRY_RUN = { kind: 'switch', about: 'only say what would be removed' } as const;

const pathOf = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const showTable = command({
  name: 'admin table',
  words: 'TABLE',
  about: 'Tells who sits at a table and what was said there.',
  flags: SERVER_FLAGS,
  async run({ words, flags }, terminal) {
    const id = onlyWord(words, 'the id of the table');
    const found = await askServer<TableDetails>(terminal, flags, 'GET', pathOf(id));
    if (flags.json) sayJson(terminal, found);
    else tellTable(found, terminal);
    return 0;
  },
});

function tellTable({ id, game, status, seats, choices, chat }: TableDetails, terminal: Terminal): void {
  const facts = `table ${id}: ${game}, ${status}; choices: ${choices}, lines of chat: ${chat.length}`;
  say(terminal, wrap(facts, columnsOf(terminal), '  '));
  for (const { seat, user, name } of seats)
    say(terminal, `  seat ${seat}: ${name || 'nobody'}${user === null ? '' : ` (${user})`}`);
  for (const line of chat) say(terminal, wrap(`  ${line.n} ${line.name}: ${line.text}`, columnsOf(terminal), '    '));
}

export const removeTable = command({
  name: 'admin remove-table',
  words: 'TABLE',
  about: 'Removes a table for good, with its game and its chat. Whoever is there is told.',
  flags: { ...SERVER_FLAGS, 'dry-run': DRY_RUN },
  async run({ words, flags }, terminal) {
    const id = onlyWord(words, 'the id of the table');
    const found = await askServer<TableDetails>(terminal, flags, 'GET', pathOf(id));
    if (!flags['dry-run']) await askServer(terminal, flags, 'DELETE', pathOf(id));
    tellTable({ ...found, chat: flags['dry-run'] ? found.chat : [] }, terminal);
    say(terminal, flags['dry-run'] ? 'This would be removed for good.' : 'Removed.');
    return 0;
  },
});

export const removeChat = command({
  name: 'admin remove-chat',
  words: 'TABLE LINE',
  about: 'Removes a line of a table’s chat for good. Lines are numbered as in admin table and admin reports.',
  flags: { ...SERVER_FLAGS, 'dry-run': DRY_RUN },
  async run({ words, flags }, terminal) {
    const [id, n] = twoWords(words, 'the id of the table and the number of the line');
    const { chat } = await askServer<TableDetails>(terminal, flags, 'GET', pathOf(id));
    const line = chat.find((one) => String(one.n) === n);
    if (line === undefined) throw new BadInput(`the chat of this table has no line ${n}`);
    if (!flags['dry-run']) await askServer(terminal, flags, 'DELETE', `${pathOf(id)}/chat/${n}`);
    say(
      terminal,
      wrap(`${flags['dry-run'] ? 'Would be removed' : 'Removed'}: ${line.name}: ${line.text}`, columnsOf(terminal)),
    );
    return 0;
  },
});
