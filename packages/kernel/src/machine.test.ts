import { describe, expect, it } from 'vitest';
import { SeededChance } from './chance.ts';
import { type Choice, machine, PASS, type Pending, type State, vocabulary } from './machine.ts';
import { silent } from './playthrough.ts';
import { Refused } from './refused.ts';
import type { Seat } from './seats.ts';

/** A table on which nothing happens but rules: each writes into the log what it did. */
interface Table extends State<TestFrame> {
  log: string[];
  seats: Seat[];
}

type TestFrame =
  | { rule: 'day'; at?: number }
  | { rule: 'night'; at?: number }
  | { rule: 'idle'; at?: number }
  | { rule: 'pick'; seat: Seat; from: string[] }
  | { rule: 'forced'; seat: Seat; from: string[] }
  | { rule: 'vote'; sealed?: Record<Seat, Pick> }
  | { rule: 'secretVote'; sealed?: Record<Seat, Pick> }
  | { rule: 'respond'; passed?: Seat[] };

type Pick = { readonly type: 'pick'; readonly what: string };
type Act = { readonly type: 'act' | 'shrug' | 'nest' };
type TestChoice = Pick | Act | typeof PASS;

const { sequence, question, ballot, window, push, pushEach } = vocabulary<Table, TestFrame, never>();

const pickOf = (what: string): Pick => ({ type: 'pick', what });
const write = (text: string) => (table: Table) => {
  table.log.push(text);
};

const picking = {
  asks: (_: Table, { seat }: { seat: Seat }) => seat,
  options: (_: Table, { from }: { from: string[] }) => from.map(pickOf),
  choose(table: Table, { seat }: { seat: Seat }, { what }: Pick) {
    table.log.push(`${seat} picks ${what}; ${table.stack.length} frames below`);
  },
};

const voting = {
  asks: (table: Table) => table.seats,
  options: () => [pickOf('yes'), pickOf('no')],
  reveal(table: Table, _: unknown, answers: Readonly<Record<Seat, Pick>>) {
    table.log.push(`votes ${table.seats.map((seat) => answers[seat]?.what).join(' ')}`);
  },
};

const rules = machine<Table, TestFrame, TestChoice, never>({
  day: sequence('day', [
    write('dawn'),
    (table) =>
      pushEach(table, ['a', 'b'], (what, seat) => ({ rule: 'pick', seat, from: [what, `other ${what}`] }) as const),
    write('dusk'),
  ]),
  night: sequence('night', [write('dark'), (table) => push(table, { rule: 'day' }), write('dawn again')]),
  idle: sequence('idle', []),
  pick: question('pick', picking),
  forced: question('forced', { ...picking, whenOnlyOne: 'apply' }),
  vote: ballot('vote', voting),
  secretVote: ballot('secretVote', { ...voting, uniform: true }),
  respond: window('respond', {
    asks: (table) => table.seats,
    options: (): Act[] => [{ type: 'act' }, { type: 'shrug' }, { type: 'nest' }],
    countsAsPass: ({ type }) => type === 'shrug',
    act(table, _, seat, { type }) {
      table.log.push(`${seat} ${type}s`);
      if (type === 'nest') push(table, { rule: 'pick', seat, from: ['x', 'y'] });
    },
    close: write('closed'),
  }),
});

const ctx = silent(new SeededChance('machine'));

function tableWith(...stack: TestFrame[]): Table {
  const table = { stack, log: [], seats: [0, 1, 2] };
  rules.settle(table, ctx);
  return table;
}

function asked(pending: Pending | null): string {
  return pending === null ? 'nobody' : `${pending.decision} ${pending.asked.map((one) => one.seat).join(',')}`;
}

function after(table: Table, seat: Seat, choice: Choice): string {
  return asked(rules.choose(table, seat, choice, ctx));
}

describe('a sequence', () => {
  it('does its steps in order, and what a step pushes before the next step', () => {
    const table = tableWith({ rule: 'day' });
    expect(table.log).toEqual(['dawn']);
    expect(asked(rules.pending(table))).toBe('pick 0');
    expect(after(table, 0, pickOf('a'))).toBe('pick 1');
    expect(after(table, 1, pickOf('other b'))).toBe('nobody');
    expect(table.log).toEqual(['dawn', '0 picks a; 2 frames below', '1 picks other b; 1 frames below', 'dusk']);
  });

  it('nests', () => {
    const table = tableWith({ rule: 'night' });
    after(table, 0, pickOf('a'));
    after(table, 1, pickOf('b'));
    expect(table.log.filter((line) => !line.includes('picks'))).toEqual(['dark', 'dawn', 'dusk', 'dawn again']);
    expect(table.stack).toEqual([]);
  });

  it('is off the stack before its last step runs, so that again and again stays flat', () => {
    interface Endless extends State<{ rule: 'again'; at?: number }> {
      left: number;
    }
    const words = vocabulary<Endless, Endless['stack'][number], never>();
    const again = machine<Endless, Endless['stack'][number], Choice, never>({
      again: words.sequence('again', [(s) => s.left-- > 0 && words.push(s, { rule: 'again' })]),
    });
    const stack: Endless['stack'] = [{ rule: 'again' }];
    let deepest = 0;
    const watched = new Proxy(stack, {
      set(target, key, value) {
        Reflect.set(target, key, value);
        deepest = Math.max(deepest, target.length);
        return true;
      },
    });
    again.settle({ stack: watched, left: 1000 }, ctx);
    expect(deepest).toBe(1);
  });

  it('may have no steps', () => {
    expect(asked(rules.pending(tableWith({ rule: 'idle' })))).toBe('nobody');
  });

  it('that has not run is not settled', () => {
    const unsettled: Table = { stack: [{ rule: 'day' }], log: [], seats: [] };
    expect(() => rules.pending(unsettled)).toThrow('the state is not settled: day has not run');
    expect(() => rules.apply(unsettled, 0, PASS, ctx)).toThrow('the state is not settled: day has not run');
  });
});

describe('a question', () => {
  it('falls away when there is nothing to choose', () => {
    const table = tableWith({ rule: 'pick', seat: 0, from: [] });
    expect(asked(rules.pending(table))).toBe('nobody');
    expect(table.log).toEqual([]);
  });

  it('is asked even when only one option is left', () => {
    expect(asked(rules.pending(tableWith({ rule: 'pick', seat: 2, from: ['a'] })))).toBe('pick 2');
  });

  it('is answered unasked when only one option is left and the rule says so', () => {
    const table = tableWith({ rule: 'forced', seat: 2, from: ['a'] });
    expect(asked(rules.pending(table))).toBe('nobody');
    expect(table.log).toEqual(['2 picks a; 0 frames below']);
    expect(asked(rules.pending(tableWith({ rule: 'forced', seat: 2, from: ['a', 'b'] })))).toBe('forced 2');
  });

  it('lets be known what was answered unasked', () => {
    const answered: [Seat, Choice][] = [];
    const answering = (seat: Seat, choice: Choice) => answered.push([seat, choice]);
    const forced: TestFrame = { rule: 'forced', seat: 2, from: ['a'] };
    rules.settle({ stack: [forced, { ...forced, from: [] }], log: [], seats: [] }, { ...ctx, answering });
    expect(answered).toEqual([[2, pickOf('a')]]);
  });
});

describe('pushEach', () => {
  it('asks the first thing first', () => {
    const table: Table = { stack: [], log: [], seats: [] };
    pushEach(table, ['a', 'b', 'c'], (what, seat) => ({ rule: 'pick', seat, from: [what] }));
    expect(table.stack.map((frame) => 'seat' in frame && frame.seat)).toEqual([2, 1, 0]);
  });
});

describe('a ballot', () => {
  it.each([[[0, 1, 2]], [[2, 0, 1]], [[1, 2, 0]]])(
    'is revealed once, with the last answer, in whatever order they come in: %j',
    (order) => {
      const table = tableWith({ rule: 'vote' });
      const [first, second, last] = order as [Seat, Seat, Seat];
      rules.choose(table, first, pickOf(first === 0 ? 'yes' : 'no'), ctx);
      rules.choose(table, second, pickOf(second === 0 ? 'yes' : 'no'), ctx);
      expect(table.log).toEqual([]);
      expect(asked(rules.pending(table))).toBe(`vote ${last}`);
      expect(after(table, last, pickOf(last === 0 ? 'yes' : 'no'))).toBe('nobody');
      expect(table.log).toEqual(['votes yes no no']);
    },
  );

  it('takes one answer from each seat', () => {
    const table = tableWith({ rule: 'vote' });
    expect(after(table, 1, pickOf('yes'))).toBe('vote 0,2');
    expect(() => rules.choose(table, 1, pickOf('no'), ctx)).toThrow(
      new Refused('not-asked', 'Seat 1 is not asked now.'),
    );
  });

  it('says when it is uniform', () => {
    const table = tableWith({ rule: 'secretVote' });
    expect(rules.pending(table)).toMatchObject({ decision: 'secretVote', uniform: true });
    expect(rules.choose(table, 0, pickOf('yes'), ctx)).toMatchObject({ uniform: true });
    expect(rules.pending(tableWith({ rule: 'vote' }))).not.toHaveProperty('uniform');
  });

  it('is over at once when nobody votes', () => {
    const table: Table = { stack: [{ rule: 'vote' }], log: [], seats: [] };
    expect(rules.settle(table, ctx)).toBeNull();
    expect(table.log).toEqual(['votes ']);
  });
});

describe('a window', () => {
  it('closes when all have passed in a row, in any order', () => {
    const table = tableWith({ rule: 'respond' });
    expect(after(table, 2, PASS)).toBe('respond 0,1');
    expect(after(table, 0, PASS)).toBe('respond 1');
    expect(after(table, 1, PASS)).toBe('nobody');
    expect(table.log).toEqual(['closed']);
  });

  it('reopens for everybody when somebody acts, whoever that is', () => {
    const table = tableWith({ rule: 'respond' });
    after(table, 0, PASS);
    after(table, 1, PASS);
    expect(after(table, 2, { type: 'act' })).toBe('respond 0,1,2');
  });

  it('lets a choice count as passing', () => {
    const table = tableWith({ rule: 'respond' });
    after(table, 0, PASS);
    expect(after(table, 1, { type: 'shrug' })).toBe('respond 2');
    expect(table.log).toEqual(['1 shrugs']);
  });

  it('settles what an act pushes before it goes on', () => {
    const table = tableWith({ rule: 'respond' });
    expect(after(table, 1, { type: 'nest' })).toBe('pick 1');
    expect(after(table, 1, pickOf('x'))).toBe('respond 0,1,2');
  });

  it('offers a pass first', () => {
    expect(rules.pending(tableWith({ rule: 'respond' }))?.asked[0]?.options[0]).toBe(PASS);
  });
});

describe('choose', () => {
  it('refuses a seat that is not asked', () => {
    const table = tableWith({ rule: 'pick', seat: 1, from: ['a', 'b'] });
    expect(() => after(table, 0, pickOf('a'))).toThrow(new Refused('not-asked', 'Seat 0 is not asked now.'));
  });

  it('refuses what is not offered, in words that tell nothing', () => {
    const table = tableWith({ rule: 'pick', seat: 1, from: ['a', 'b'] });
    expect(() => after(table, 1, pickOf('c'))).toThrow(
      new Refused('not-offered', 'This is not one of the options of pick.'),
    );
    expect(asked(rules.pending(table))).toBe('pick 1');
  });

  it('refuses everything when the game is over', () => {
    expect(() => after(tableWith(), 0, PASS)).toThrow(new Refused('not-asked', 'The game is over.'));
    expect(() => rules.apply(tableWith(), 0, PASS, ctx)).toThrow(new Refused('not-asked', 'The game is over.'));
  });

  it('takes an equal choice for the option', () => {
    const table = tableWith({ rule: 'pick', seat: 1, from: ['a', 'b'] });
    expect(after(table, 1, JSON.parse('{"what":"a","type":"pick"}'))).toBe('nobody');
  });
});

it('names a rule that does not exist', () => {
  const table = { stack: [{ rule: 'flood' }], log: [], seats: [] } as unknown as Table;
  expect(() => rules.settle(table, ctx)).toThrow('no rule named flood');
});
