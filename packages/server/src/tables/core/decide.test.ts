/** The core alone: what a command makes of a table, without a server, a database or a clock that runs. */
import { type Choice, SeededChance } from '@conclave/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../problem.ts';
import type { Entry, StoredTable } from '../../storage/store.ts';
import type { User } from '../service.ts';
import { ringsAt } from './alarm.ts';
import { decide } from './decide.ts';
import { load } from './load.ts';
import { askedOf, decisionOf, type Match } from './match.ts';
import type { Command, Decided, Table } from './table.ts';
import { ada, after, begun, bob, eve, game, gathering, NOW, played, worldAt } from './test/given.ts';

const PEOPLE = [ada, bob, eve];
const LIVE = { kind: 'live', bankSeconds: 60, incrementSeconds: 5 } as const;

let commands = 0;
const id = () => `c${++commands}`;

/** The choice of one who is asked, if anybody is. */
function choiceIn({ match }: Table, by: User, seat: number, which: number): Command {
  const options = match === null ? [] : (askedOf(match, seat)?.options ?? []);
  const decision = (match === null ? null : decisionOf(match, seat)?.id) ?? 'none';
  const choice: Choice = options[which % Math.max(1, options.length)] ?? { type: 'pass' };
  return { type: 'choose', by, id: id(), decision, choice };
}

/** Something that may be asked of a table, and how long after the thing before. */
const happenings = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'choose',
      'choose',
      'choose',
      'choose',
      'undo',
      'agree',
      'refuse',
      'until',
      'stand-up',
      'back',
      'end',
      'say',
      'alarm',
      'concede',
    ),
    seat: fc.nat({ max: 2 }),
    which: fc.nat({ max: 20 }),
    later: fc.constantFrom(0, 10, 900, 7000, 70_000),
  }),
  { maxLength: 60 },
);
type Happening = { kind: string; seat: number; which: number; later: number };

function commandOf(table: Table, { kind, seat, which }: Happening): Command {
  const by = PEOPLE[seat] as User;
  switch (kind) {
    case 'choose':
      return choiceIn(table, by, seat, which);
    case 'undo':
      return { type: 'undo', by, id: id() };
    case 'agree':
    case 'refuse':
      return { type: 'consent', by, id: id(), agree: kind === 'agree' };
    case 'until':
      return { type: 'pass-until', by, id: id(), until: which % 2 === 0 ? 'act' : 'question' };
    case 'stand-up':
      return { type: 'stand-up', by };
    case 'back':
      return { type: 'come-back', by };
    case 'end':
      return { type: 'end', by, id: id(), agree: which % 3 !== 0 };
    case 'say':
      return { type: 'say', by, id: id(), channel: 'table', text: `said ${which}` };
    case 'concede':
      return which === 0 ? { type: 'concede', by, id: id() } : { type: 'alarm' };
    default:
      return { type: 'alarm' };
  }
}

function tried(table: Table, command: Command, now: number): Decided | Problem {
  try {
    return decide(table, command, worldAt(now, table));
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Everything about a table that can be told apart, as plain data. */
function plain({ row, match, session, chat }: Table): unknown {
  const parts = match === null ? null : partsOf(match);
  return JSON.parse(JSON.stringify({ row, session, chat, parts }));
}

function partsOf({
  state,
  pending,
  log,
  choices,
  notices,
  chanceUsed,
  eventCount,
  chosen,
  acts,
  latest,
  undone,
}: Match) {
  const lines = log.from(0);
  return {
    state,
    pending,
    lines,
    choices: choices.length,
    notices,
    chanceUsed,
    eventCount,
    chosen,
    acts,
    latest,
    undone,
  };
}

/** What the writes of all commands come to, loaded again. */
function storedAndLoaded(table: Table, now: number): Table {
  const { match, session, row, chat, head } = table;
  const stored: StoredTable = {
    head,
    table: row,
    entries: (match?.log.from(0) ?? []) as Entry[],
    position:
      match === null
        ? null
        : {
            entries: match.log.length,
            schemaVersion: game.schemaVersion,
            state: match.state,
            chanceUsed: match.chanceUsed,
            desk: session,
          },
    chat,
  };
  return load(JSON.parse(JSON.stringify(stored)), game, [], now);
}

/** Countdowns begin anew when a table is loaded, and clocks stand still meanwhile. */
function withoutTime(table: Table): Table {
  return { ...table, session: { ...table.session, window: null, limit: null, clock: { left: [], since: [] } } };
}

describe('what is decided', () => {
  it.each([
    ['none', { kind: 'none' }],
    ['live', LIVE],
  ] as const)('is the same twice, stored is enough, and refusals change nothing (clock: %s)', (_, clock) => {
    fc.assert(
      fc.property(happenings, (list) => {
        let table = begun(PEOPLE, { clock, windowSeconds: 6 });
        let now = NOW;
        for (const one of list) {
          now += one.later;
          const command = commandOf(table, one);
          const before = plain(table);
          const first = tried(table, command, now);
          const second = tried(table, command, now);
          expect(plain(table)).toEqual(before);
          if (first instanceof Problem || second instanceof Problem) {
            expect(second).toMatchObject({ code: (first as Problem).code });
            continue;
          }
          const next = after(table, first);
          expect(plain(after(table, second))).toEqual(plain(next));
          table = next;
          const again = storedAndLoaded(table, now);
          expect(plain(withoutTime(again))).toEqual(plain(withoutTime(table)));
          if ('id' in command && command.type !== 'pass-until' && command.type !== 'say' && first.kind === 'change') {
            const repeat = tried(table, command, now);
            const isLogged = worldAt(now, table).isDone(command.by, command.id);
            if (isLogged && table.row.status === 'playing') expect(repeat).toEqual({ kind: 'nothing' });
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never rings in vain again and again: an alarm at its time changes something, or there is none', () => {
    fc.assert(
      fc.property(happenings, (list) => {
        let table = begun(PEOPLE, { clock: LIVE, windowSeconds: 6 });
        let now = NOW;
        for (const one of list) {
          now += one.later;
          const decided = tried(table, commandOf(table, one), now);
          if (!(decided instanceof Problem)) table = after(table, decided);
          const at = ringsAt(table, worldAt(now, table));
          if (at === null) continue;
          const rung = decide(table, { type: 'alarm' }, worldAt(Math.max(at, now), table));
          expect(rung.kind).toBe('change');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a table that gathers', () => {
  it('begins when its host says so, with everybody asked or nobody', () => {
    const table = begun([ada, bob]);
    expect(table.row).toMatchObject({ status: 'playing', startedAt: NOW });
    expect(table.match?.pending).not.toBeNull();
  });

  it('is begun by nobody else', () => {
    expect(() => played(gathering([ada, bob]), { type: 'start', by: bob })).toThrow('Only the host');
  });
});

describe('a bot', () => {
  it('decides nothing for somebody who is there, nor by an answer to an earlier question', () => {
    const table = begun([ada, bob]);
    const [asked] = table.match?.pending?.asked ?? [];
    const seat = asked?.seat as number;
    const choice = new SeededChance(0).pick(asked?.options ?? []);
    const decision = decisionOf(table.match as Match, seat)?.id as string;
    const botChoose = { type: 'bot-choose', seat, decision, choice } as const;
    expect(decide(table, botChoose, worldAt(NOW, table))).toEqual({ kind: 'nothing' });
    const alone = played(table, { type: 'stand-up', by: seat === 0 ? ada : bob });
    expect(decide(alone, { ...botChoose, decision: 'old' }, worldAt(NOW, alone))).toEqual({ kind: 'nothing' });
    const decided = after(alone, decide(alone, botChoose, worldAt(NOW, alone)));
    expect(decided.match?.choices.last).toMatchObject({ seat, decidedBy: 'stand-in' });
  });
});
