/** Tables without a server: a game in play, the world around it, and commands that follow one another. */
import { type AnyGame, resolveOptions } from '@conclave/kernel';
import { vigil } from '../../../../../kernel/test/toy/index.ts';
import { aSeat, aTable } from '../../../storage/conformance/samples.ts';
import { headAfter, type TableRow } from '../../../storage/store.ts';
import type { User } from '../../service.ts';
import { decide } from '../decide.ts';
import { newSession } from '../session.ts';
import type { Command, Decided, Table, World } from '../table.ts';

export const ada: User = { id: 'ada', name: 'Ada' };
export const bob: User = { id: 'bob', name: 'Bob' };
export const eve: User = { id: 'eve', name: 'Eve' };
export const NOW = 1_000_000;

export const game = vigil as AnyGame;

/** A table that gathers, with these people on its seats. */
export function gathering(people: readonly User[], given: Partial<TableRow> = {}): Table {
  const row = aTable({
    id: 'table',
    game: game.id,
    rulesVersion: game.rulesVersion,
    host: people[0]?.id ?? null,
    options: resolveOptions(game, {}),
    seats: people.map(({ id, name }, seat) => aSeat({ seat, user: id, name })),
    ...given,
  });
  return { row, match: null, session: newSession(row), chat: [], head: headAfter({}) };
}

/** Everybody is there, nobody's page says what it shows, and a command was done if the log says so. */
export function worldAt(now: number, table: Table, given: Partial<World> = {}): World {
  return {
    now,
    game,
    pace: 0,
    isPresent: () => true,
    lastSeen: () => now,
    pageOf: () => null,
    isDone: ({ id }, command) =>
      table.match?.log.from(0).some(({ by, kind }) => kind !== 'start' && by?.user === id && by.command === command) ??
      false,
    ...given,
  };
}

/** The table when what was decided is so. */
export function after(table: Table, decided: Decided): Table {
  if (decided.kind !== 'change') return table;
  const { row, match, session, chat = [] } = decided.change;
  return {
    row: { ...table.row, ...row },
    match: match ?? table.match,
    session: session ?? table.session,
    chat: [...table.chat, ...chat],
    head: { ...table.head, revision: table.head.revision + 1, length: (match ?? table.match)?.log.length ?? 0 },
  };
}

/** Carries out one command after another, all at the same time. */
export function played(table: Table, ...commands: readonly Command[]): Table {
  return commands.reduce((now, command) => after(now, decide(now, command, worldAt(NOW, now))), table);
}

export const begun = (people: readonly User[], given: Partial<TableRow> = {}): Table =>
  played(gathering(people, given), { type: 'start', by: people[0] as User });
