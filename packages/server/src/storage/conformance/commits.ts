import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { aChoice, aLine, aPosition, aSeat, aTable, at, fresh, outcomes, written } from './samples.ts';

export function commitConformance(store: () => Store): void {
  describe('commits', () => {
    it('bring a table back as it was written', async () => {
      const table = aTable({
        status: 'finished',
        visibility: 'private',
        options: { edition: 'second', length: 3 },
        clock: { kind: 'live', bankSeconds: 300, incrementSeconds: 5 },
        windowSeconds: 12,
        host: 'host',
        startedAt: 1_700_000_000_001,
        finishedAt: 1_700_000_000_002,
        touchedAt: 1_700_000_000_003,
        outcome: { winners: [0], reason: 'madness' } as never,
        rematch: 'another',
        removed: ['digest'],
        seats: [
          aSeat({ seat: 0, user: 'ada', name: 'Ada', entropy: 'ff00' }),
          aSeat({ seat: 1, bot: 'adept', name: 'Adept' }),
        ],
        asked: [0, 1],
        wakesAt: 1_700_000_060_000,
      });
      const entries = [aChoice({ by: { user: 'ada', command: 'c1' } }), aChoice()];
      const position = aPosition({ entries: 2, chanceUsed: 17, desk: { clocks: [1, 2] } });
      const chat = [aLine({ command: 'c2' })];
      await store().commit({ table, entries: written(entries), position, chat });
      expect(await store().loadTable(table.id)).toEqual({ head: at(1, 2), table, entries, position, chat });
    });

    it('keep unusual data to the letter', async () => {
      const table = aTable({
        options: { 'quoted "key"': "it's", '': 0 } as never,
        seats: [aSeat({ seat: 0, user: 'u', name: 'Zażółć 🐙 \u202e שלום' })],
      });
      const state = {
        nothing: null,
        deep: [[[[{ a: [] }, {}]]]],
        numbers: [0, -1, 1.5, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 5e-324, 1.7976931348623157e308],
        text: 'line\nline\ttab \\ " \' \u0000 \ud83d \u2028 🜏 {} $1 ? :x {"a":1}',
        __proto__key: true,
        order: { z: 1, a: 2, '10': 3 },
      };
      const position = aPosition({ entries: 1, state, desk: [null, 'x'.repeat(300_000)] });
      const chat = [
        aLine({ claim: { type: 'swear', by: ['é', null, { deep: '"\u0000\'' }] } as never, after: 12 }),
        aLine({ n: 2, text: '\'); drop table users; -- 🐙\n{a,"b",NULL}\\', name: 'NULL', channel: '', seat: null }),
      ];
      const entries = [aChoice({ choice: { path: [1, 'é', null, { deep: '"' }] } })];
      await store().commit({ table, entries: written(entries), position, chat });
      const loaded = await store().loadTable(table.id);
      expect(loaded).toEqual({ head: at(1, 1), table, entries, position, chat });
      expect(JSON.stringify(loaded?.position?.state)).toBe(JSON.stringify(state));
    });

    it('keep the log in the order it was done, beyond ten lines', async () => {
      const table = aTable();
      const lines = Array.from({ length: 25 }, (_, i) => aChoice({ at: 5000 - i, choice: { number: i } }));
      await store().commit({ table, entries: written(lines.slice(0, 12)) });
      await store().commit({ table, on: at(1, 12), entries: written(lines.slice(12)) });
      expect((await store().loadTable(table.id))?.entries).toEqual(lines);
    });

    it('replace the position and leave it alone when none is given', async () => {
      const table = aTable();
      await store().commit({ table, position: aPosition({ state: 1 }) });
      await store().commit({ table, on: at(1), position: aPosition({ state: 2 }) });
      await store().commit({ table: { ...table, status: 'playing' }, on: at(2) });
      const loaded = await store().loadTable(table.id);
      expect(loaded?.position?.state).toBe(2);
      expect(loaded?.table.status).toBe('playing');
      expect(loaded?.head).toEqual(at(3));
    });

    it('bring back a position with all that later entries changed in it', async () => {
      const table = aTable();
      const whole = aPosition({
        entries: 1,
        state: { stack: [], piles: [[1, 2, 3], []], at: 1 },
        desk: { clocks: [9] },
      });
      await store().commit({ table, entries: written([aChoice()]), position: whole });
      const drawn = {
        state: [
          [['piles', 0, 'length'], 2],
          [['piles', 1, 0], 3],
        ],
        chanceUsed: 4,
        desk: { clocks: [8] },
      } as const;
      await store().commit({
        table,
        on: at(1, 1),
        entries: written([aChoice(), aChoice()]),
        positionChange: drawn,
      });
      const noted = { state: [[['at']], [['note'], 'Zażółć "🐙"']], chanceUsed: 5, desk: { clocks: [7] } } as const;
      await store().commit({ table, on: at(2, 3), entries: written([aChoice()]), positionChange: noted });
      expect((await store().loadTable(table.id))?.position).toEqual({
        entries: 4,
        schemaVersion: 1,
        state: { stack: [], piles: [[1, 2], [3]], note: 'Zażółć "🐙"' },
        chanceUsed: 5,
        desk: { clocks: [7] },
      });
      // Written anew as a whole, it is what it is: earlier changes are no longer added.
      const anew = aPosition({ entries: 4, state: { stack: [], piles: [] }, desk: { clocks: [6] } });
      await store().commit({ table, on: at(3, 4), position: anew });
      expect((await store().loadTable(table.id))?.position).toEqual(anew);
    });

    it('that end a game let go of the changes that led to its position', async () => {
      const table = aTable({ status: 'playing' });
      const change = { state: [[['at'], 2]], chanceUsed: 4, desk: {} } as const;
      await store().commit({
        table,
        entries: written([aChoice()]),
        position: aPosition({ entries: 1, state: { at: 1 } }),
      });
      await store().commit({ table, on: at(1, 1), row: 'none', entries: written([aChoice()]), positionChange: change });
      const whole = aPosition({ entries: 3, state: { at: 3 } });
      const over = { ...table, status: 'finished' } as const;
      await store().commit({ table: over, on: at(2, 2), entries: written([aChoice()]), position: whole });
      const records = await store().loadRecords(table.id);
      expect(records?.entries.map(({ position_change }) => position_change)).toEqual([null, null, null]);
      expect((await store().loadTable(table.id))?.position).toEqual(whole);
    });

    it('that write the progress of a table change who is asked and when it wakes', async () => {
      const table = aTable({ status: 'playing', wakesAt: 5000, asked: [0] });
      await store().commit({ table });
      const second = { ...table, wakesAt: 6000, asked: [1], touchedAt: 4000 };
      await store().commit({ table: second, on: at(1), row: 'progress' });
      expect((await store().loadTable(table.id))?.table).toEqual(second);
      const late = store().commit({ table: second, on: at(1), row: 'progress' });
      expect(await outcomes([late])).toEqual(['Conflict']);
    });

    it('that write nothing of the row add to the log and change nothing else', async () => {
      const seats = [aSeat({ seat: 0, user: 'ada', name: 'Ada' })];
      const table = aTable({ status: 'playing', wakesAt: 5000, asked: [0], seats });
      const whole = aPosition({ entries: 1, state: { at: 1 } });
      await store().commit({ table, entries: written([aChoice()]), position: whole });
      const moved = { state: [[['at'], 2]], chanceUsed: 4, desk: {} } as const;
      const told = { ...table, touchedAt: 9000, asked: [1], seats: [] };
      const lines = [aChoice({ by: null }), aChoice({ at: 2001 })];
      const kept = { table: told, on: at(1, 1), row: 'none' } as const;
      await store().commit({ ...kept, entries: written(lines), positionChange: moved, chat: [aLine()] });
      const loaded = await store().loadTable(table.id);
      expect(loaded?.table).toEqual(table);
      expect(loaded?.entries).toEqual([aChoice(), ...lines]);
      expect(loaded?.position).toMatchObject({ entries: 3, state: { at: 2 }, chanceUsed: 4 });
      expect(loaded?.chat).toEqual([aLine()]);
    });

    it('that write nothing of the row may be chat alone', async () => {
      const table = aTable();
      await store().commit({ table });
      await store().commit({ table, on: at(1), row: 'none', chat: [aLine()] });
      expect(await store().loadTable(table.id)).toMatchObject({ head: at(2), chat: [aLine()] });
    });

    it('with a position that does not fit the log are refused', async () => {
      const table = aTable();
      await store().commit({ table, entries: written([aChoice()]), position: aPosition({ entries: 1 }) });
      const behind = async () => store().commit({ table, on: at(1, 1), position: aPosition() });
      await expect(behind()).rejects.toThrow('does not go with a log of 1');
      expect(await store().loadTable(table.id)).toMatchObject({ head: at(1, 1), position: { entries: 1 } });
    });

    it('change, free and drop seats', async () => {
      const seats = [0, 1, 2].map((seat) => aSeat({ seat, user: `user ${seat}`, name: `User ${seat}` }));
      const table = aTable({ seats });
      await store().commit({ table });
      const left = [aSeat({ seat: 0 }), aSeat({ seat: 1, user: 'user 1', name: 'User 1' })];
      await store().commit({ table: { ...table, seats: left }, on: at(1) });
      expect((await store().loadTable(table.id))?.table.seats).toEqual(left);
    });

    it('give the latest two hundred lines of chat, oldest first', async () => {
      const table = aTable();
      const chat = Array.from({ length: 230 }, (_, i) => aLine({ n: i + 1, text: `line ${i + 1}` }));
      await store().commit({ table, chat });
      const loaded = await store().loadTable(table.id);
      expect(loaded?.chat.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => i + 31));
    });

    it('give what was claimed before those lines too: players remember it', async () => {
      const table = aTable();
      const claim = { type: 'oath' };
      const chat = Array.from({ length: 230 }, (_, i) => aLine({ n: i + 1, ...(i % 10 === 0 ? { claim } : {}) }));
      await store().commit({ table, chat });
      const loaded = await store().loadTable(table.id);
      expect(loaded?.chat.map(({ n }) => n)).toEqual([1, 11, 21, ...Array.from({ length: 200 }, (_, i) => i + 31)]);
      expect(loaded?.chat[0]).toEqual(chat[0]);
    });

    it('of a table that is not there give nothing', async () => {
      expect(await store().loadTable(fresh('no-table'))).toBeNull();
    });
  });

  describe('races', () => {
    it('two hundred commits at once to different tables all land', async () => {
      const tables = Array.from({ length: 200 }, () => aTable());
      await Promise.all(tables.map((table) => store().commit({ table })));
      const position = aPosition({ entries: 1 });
      await Promise.all(
        tables.map((table) => store().commit({ table, on: at(1), entries: written([aChoice()]), position })),
      );
      for (const table of tables) {
        expect(await store().loadTable(table.id)).toMatchObject({
          head: at(2, 1),
          entries: [aChoice()],
          position,
        });
      }
    });

    it('of two commits on the same head one wins', async () => {
      const table = aTable();
      expect(await outcomes([store().commit({ table }), store().commit({ table })])).toEqual(['done', 'Conflict']);
      const commits = ['first', 'second'].map((by) =>
        store().commit({
          table: { ...table, host: by },
          on: at(1),
          entries: written([aChoice({ by: { user: by, command: '1' } })]),
          chat: [aLine({ text: by })],
        }),
      );
      expect((await outcomes(commits)).toSorted()).toEqual(['Conflict', 'done']);
      const loaded = await store().loadTable(table.id);
      expect(loaded?.entries.map(({ by }) => by?.user)).toEqual([loaded?.table.host]);
      expect(loaded?.chat.map(({ text }) => text)).toEqual([loaded?.table.host]);
    });

    it('commits of one table that wait together are done in their order', async () => {
      const table = aTable();
      const third = { ...table, status: 'playing' } as const;
      const commits = [{ table }, { table, on: at(1) }, { table: third, on: at(2) }];
      await Promise.all(commits.map((commit) => store().commit(commit)));
      expect((await store().loadTable(table.id))?.table).toEqual(third);
    });

    it('a commit on another head, or of a table that is not there, is refused', async () => {
      const table = aTable();
      await store().commit({ table });
      const changed = { ...table, status: 'playing' } as const;
      const refused = [
        { table: changed, on: at(2) },
        { table: changed },
        { table: changed, on: at(1, 1) },
        { table: aTable(), on: at(1) },
      ].map((late) => store().commit(late));
      expect(await outcomes(refused)).toEqual(['Conflict', 'Conflict', 'Conflict', 'Conflict']);
      expect(await store().loadTable(table.id)).toMatchObject({ head: at(1), table });
    });

    it('a refused commit changes nothing, and those that waited with it are written', async () => {
      const table = aTable();
      await store().commit({
        table,
        entries: written([aChoice()]),
        position: aPosition({ entries: 1, state: 'before' }),
      });
      const before = await store().loadTable(table.id);
      const others = [aTable(), aTable(), aTable()];
      const doubled = store().commit({
        table: { ...table, seats: [aSeat({ seat: 0, name: 'changed' })], status: 'playing' },
        on: at(1),
        chat: [aLine()],
        position: aPosition({ entries: 1, state: 'after' }),
        entries: written([aChoice()]),
      });
      const [first, ...rest] = others.map((other) => () => store().commit({ table: other }));
      expect(await outcomes([first?.() as Promise<void>, doubled, ...rest.map((write) => write())])).toEqual([
        'done',
        'Conflict',
        'done',
        'done',
      ]);
      expect(await store().loadTable(table.id)).toEqual(before);
      for (const other of others) expect((await store().loadTable(other.id))?.table).toEqual(other);
    });

    it.each(['all', 'progress', 'none'] as const)(
      'of two commits that carry out the same command one wins (row: %s)',
      async (row) => {
        const table = aTable({ status: 'playing', seats: [aSeat({ seat: 0, user: 'ada', name: 'Ada' })] });
        await store().commit({ table });
        const by = { user: 'ada', command: 'c1' };
        const carryOut = () => store().commit({ table, on: at(1), row, entries: written([aChoice({ by })]) });
        expect((await outcomes([carryOut(), carryOut()])).toSorted()).toEqual(['Conflict', 'done']);
        expect(await outcomes([carryOut()])).toEqual(['Conflict']);
        // Whoever comes too late loads the table again, and finds there what was done.
        const loaded = await store().loadTable(table.id);
        expect(loaded?.head).toEqual(at(2, 1));
        expect(loaded?.entries.map((entry) => entry.by)).toEqual([by]);
      },
    );

    it('a commit without a line of the log does not overwrite a choice that was made meanwhile', async () => {
      const table = aTable({ status: 'playing', seats: [aSeat({ seat: 0, user: 'ada', name: 'Ada' })] });
      await store().commit({ table, entries: written([aChoice()]), position: aPosition({ entries: 1, state: 1 }) });
      const choice = { entries: written([aChoice()]), position: aPosition({ entries: 2, state: 2 }) };
      const order = { position: aPosition({ entries: 1, state: 1, desk: { orders: [null, 'pass'] } }) };
      const commits = [choice, order].map((part) => store().commit({ table, on: at(1, 1), row: 'none', ...part }));
      expect((await outcomes(commits)).toSorted()).toEqual(['Conflict', 'done']);
      const loaded = await store().loadTable(table.id);
      expect(loaded?.position?.entries).toBe(loaded?.entries.length);
      expect(loaded?.head).toEqual(at(2, loaded?.entries.length));
      // And the other way round, one after the other.
      const { head } = loaded ?? expect.unreachable();
      const entries = written([aChoice()]);
      await store().commit({
        table,
        on: head,
        row: 'none',
        entries,
        position: aPosition({ entries: head.length + 1 }),
      });
      const late = store().commit({ table, on: head, row: 'none', position: aPosition({ entries: head.length }) });
      expect(await outcomes([late])).toEqual(['Conflict']);
      expect((await store().loadTable(table.id))?.position?.entries).toBe(head.length + 1);
    });

    it('after a barrier nothing is written that was decided before it', async () => {
      const table = aTable();
      await store().commit({ table });
      await store().raiseBarrier(table.id);
      expect(await outcomes([store().commit({ table, on: at(1) })])).toEqual(['Conflict']);
      await store().commit({ table, on: at(2) });
    });

    it('two users may give their commands the same id', async () => {
      const seats = ['ada', 'bob'].map((user, seat) => aSeat({ seat, user, name: user }));
      const table = aTable({ seats });
      const entries = ['ada', 'bob'].map((user) => aChoice({ by: { user, command: 'c1' } }));
      await store().commit({ table, entries: written(entries) });
      expect((await store().loadTable(table.id))?.entries).toEqual(entries);
    });

    it('a line of the log by somebody who neither sits at the table nor hosts it is refused', async () => {
      const table = aTable({ host: 'ada', seats: [aSeat({ seat: 0, user: 'bob', name: 'Bob' })] });
      const commit = async (user: string) =>
        store().commit({ table, entries: written([aChoice({ by: { user, command: 'c1' } })]) });
      await expect(commit('eve')).rejects.toThrow('somebody who sits at the table or hosts it');
      expect(await store().loadTable(table.id)).toBeNull();
      await commit('ada');
    });

    it('a code names one table', async () => {
      const table = aTable();
      await store().commit({ table });
      expect(await outcomes([store().commit({ table: aTable({ code: table.code }) })])).toEqual(['Conflict']);
      expect(await store().tableByCode(table.code)).toBe(table.id);
    });

    it('a commit that cannot be understood fails alone', async () => {
      const other = aTable();
      const broken = aTable({ touchedAt: 'yesterday' as never });
      const results = await outcomes([store().commit({ table: broken }), store().commit({ table: other })]);
      expect(results[1]).toBe('done');
      expect((await store().loadTable(other.id))?.table).toEqual(other);
    });
  });
}
