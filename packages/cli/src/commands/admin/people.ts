import type { Report, Statistics, UserDetails } from '@conclave/server';
import { noWords, onlyWord } from '../../args.ts';
import { command } from '../../command.ts';
import { columnsOf, say, sayJson, type Terminal, table, wrap } from '../../terminal.ts';
import { askServer, SERVER_FLAGS, type ServerFlags } from './desk.ts';
import { twoWords } from './words.ts';

type Flags = ServerFlags & { readonly json: boolean };

export const reports = command({
  name: 'admin reports',
  words: '',
  about: 'Lists what players reported, the latest first, with the chat around it.',
  flags: { ...SERVER_FLAGS, all: { kind: 'switch', about: 'also those that are dealt with' } },
  async run({ words, flags }, terminal) {
    noWords(words);
    const found = await askServer<Report[]>(terminal, flags, 'GET', `/reports${flags.all ? '?closed=too' : ''}`);
    if (flags.json) sayJson(terminal, found);
    else if (found.length === 0) say(terminal, 'No reports.');
    else for (const report of found) tellReport(report, terminal);
    return 0;
  },
});

function tellReport({ id, at, by, about, table: where, reason, context, closedAt }: Report, terminal: Terminal): void {
  const width = columnsOf(terminal);
  say(terminal, `report ${id}  ${timeOf(at)}${closedAt === null ? '' : '  (dealt with)'}`);
  say(terminal, wrap(`  user ${about}, reported by ${by}, table ${where}`, width, '  '));
  say(terminal, wrap(`  Reason: ${reason}`, width, '  '));
  for (const { n, user, name, text, channel } of context) {
    const mark = user === about ? '>' : ' ';
    say(terminal, wrap(`  ${mark} ${n} [${channel}] ${name}: ${text}`, width, '      '));
  }
  say(terminal);
}

export const closeReport = command({
  name: 'admin close-report',
  words: 'REPORT',
  about: 'Marks a report as dealt with.',
  flags: SERVER_FLAGS,
  async run({ words, flags }, terminal) {
    const id = onlyWord(words, 'the id of the report');
    await askServer(terminal, flags, 'POST', `/reports/${encodeURIComponent(id)}/close`);
    say(terminal, `Report ${id} is marked as dealt with.`);
    return 0;
  },
});

export const users = command({
  name: 'admin users',
  words: 'ID-OR-NAME',
  about: 'Finds users by their id or a part of their name, and tells what was done about them.',
  flags: SERVER_FLAGS,
  async run({ words, flags }, terminal) {
    const find = onlyWord(words, 'an id or a part of a name');
    const found = await askServer<UserDetails[]>(terminal, flags, 'GET', `/users?find=${encodeURIComponent(find)}`);
    const all = await Promise.all(
      found.map(({ id }) => askServer<UserDetails>(terminal, flags, 'GET', `/users/${id}`)),
    );
    if (flags.json) sayJson(terminal, all);
    else if (all.length === 0) say(terminal, 'Nobody.');
    else for (const user of all) tellUser(user, terminal);
    return 0;
  },
});

function tellUser({ id, name, createdAt, seenAt, tables, sanctions }: UserDetails, terminal: Terminal): void {
  say(terminal, `${name} (${id})`);
  say(terminal, `  since ${dayOf(createdAt)}, last seen ${timeOf(seenAt)}, tables: ${tables}`);
  for (const { kind, at, until, reason } of sanctions) {
    const end = until === null ? 'for good' : `until ${dayOf(until)}`;
    const what = kind === 'ban' ? 'banned' : 'muted';
    say(terminal, wrap(`  ${what} on ${dayOf(at)} ${end}: ${reason}`, columnsOf(terminal), '    '));
  }
}

async function change(
  terminal: Terminal,
  flags: Flags,
  ...how: ['PUT' | 'PATCH' | 'DELETE', string, object?]
): Promise<number> {
  const user = await askServer<UserDetails>(terminal, flags, ...how);
  if (flags.json) sayJson(terminal, user);
  else tellUser(user, terminal);
  return 0;
}

const pathOf = (user: string) => `/users/${encodeURIComponent(user)}`;

const PUNISH_FLAGS = {
  ...SERVER_FLAGS,
  days: { kind: 'number', value: 'N', from: 1, to: 3650, about: 'for so many days (default: for good)' },
  reason: { kind: 'text', value: 'TEXT', about: 'what the user is told (default: “By the operator.”)' },
} as const;

function punishing(kind: 'mute' | 'ban', about: string) {
  return command({
    name: `admin ${kind}`,
    words: 'USER',
    about,
    flags: PUNISH_FLAGS,
    run({ words, flags }, terminal) {
      const { days, reason = 'By the operator.' } = flags;
      const path = `${pathOf(onlyWord(words, 'the id of the user'))}/${kind}`;
      return change(terminal, flags, 'PUT', path, { reason, ...(days === undefined ? {} : { days }) });
    },
  });
}

function pardoning(kind: 'mute' | 'ban') {
  return command({
    name: `admin un${kind}`,
    words: 'USER',
    about: `Lifts a ${kind}.`,
    flags: SERVER_FLAGS,
    run: ({ words, flags }, terminal) =>
      change(terminal, flags, 'DELETE', `${pathOf(onlyWord(words, 'the id of the user'))}/${kind}`),
  });
}

export const mute = punishing(
  'mute',
  'Mutes a user: they may play, but not write in chats. They are told so, with the reason.',
);
export const unmute = pardoning('mute');
export const ban = punishing('ban', 'Bans a user: the server lets them do nothing any more, and tells them why.');
export const unban = pardoning('ban');

export const rename = command({
  name: 'admin rename',
  words: 'USER NAME',
  about: 'Gives a user another name, at all tables and in all chats.',
  flags: SERVER_FLAGS,
  run({ words, flags }, terminal) {
    const [user, name] = twoWords(words, 'the id of the user and the new name (in quotes)');
    return change(terminal, flags, 'PATCH', pathOf(user), { name });
  },
});

export const invite = command({
  name: 'admin invite',
  words: '',
  about: 'Makes an invitation code, for servers with REGISTRATION=invite.',
  flags: {
    ...SERVER_FLAGS,
    uses: { kind: 'number', value: 'N', from: 1, to: 1000, about: 'for so many people (default: 1)' },
  },
  async run({ words, flags }, terminal) {
    noWords(words);
    const answer = await askServer<{ code: string }>(terminal, flags, 'POST', '/invitations', {
      uses: flags.uses ?? 1,
    });
    if (flags.json) sayJson(terminal, answer);
    else say(terminal, `${answer.code}\nSend people to https://YOUR-SERVER/?invite=${answer.code}`);
    return 0;
  },
});

export const stats = command({
  name: 'admin stats',
  words: '',
  about: 'Counts users, tables and reports, and what a game takes on disk.',
  flags: SERVER_FLAGS,
  async run({ words, flags }, terminal) {
    noWords(words);
    const found = await askServer<Statistics>(terminal, flags, 'GET', '/statistics');
    if (flags.json) sayJson(terminal, found);
    else tellStatistics(found, terminal);
    return 0;
  },
});

function tellStatistics({ users: people, tables, perGame, openReports }: Statistics, terminal: Terminal): void {
  say(terminal, `users         ${people.all}`);
  say(terminal, `seen lately   ${people.day} within a day, ${people.week} a week, ${people.month} a month`);
  say(terminal, `open reports  ${openReports}`);
  if (tables.length > 0) say(terminal, '\ntables');
  const rows = tables.map((one) => [`  ${one.game}`, one.status, String(one.tables)]);
  for (const line of table(rows, [2])) say(terminal, line);
  if (perGame.length > 0) say(terminal, '\na finished game on average');
  const sizes = perGame.map((one) => [`  ${one.game}`, `${one.choices} choices`, `${one.kilobytes} KB of log`]);
  for (const line of table(sizes, [1, 2])) say(terminal, line);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function timeOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
