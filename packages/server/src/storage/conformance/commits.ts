import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { aChoice, aLine, aPosition, aSeat, aTable, fresh, next, outcomes, written } from './samples.ts';

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
      const chat = [aLine()];
      await store().commit({ table, entries: written(entries), firstEntry: 0, position, chat });
      expect(await store().loadTable(table.id)).toEqual({ table, entries, position, chat });
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
      await store().commit({ table, entries: written(entries), firstEntry: 0, position, chat });
      const loaded = await store().loadTable(table.id);
      expect(loaded).toEqual({ table, entries, position, chat });
      expect(JSON.stringify(loaded?.position?.state)).toBe(JSON.stringify(state));
    });

    it('keep the log in the order it was done, beyond ten lines', async () => {
      const table = aTable();
      const lines = Array.from({ length: 25 }, (_, i) => aChoice({ at: 5000 - i, choice: { number: i } }));
      await store().commit({ table, entries: written(lines.slice(0, 12)), firstEntry: 0 });
      await store().commit({ table: next(table), entries: written(lines.slice(12)), firstEntry: 12 });
      expect((await store().loadTable(table.id))?.entries).toEqual(lines);
    });

    it('replace the position and leave it alone when none is given', async () => {
      const table = aTable();
      await store().commit({ table, position: aPosition({ state: 1 }) });
      const second = next(table);
      await store().commit({ table: second, position: aPosition({ state: 2 }) });
      await store().commit({ table: next(second, { status: 'playing' }) });
      const loaded = await store().loadTable(table.id);
      expect(loaded?.position?.state).toBe(2);
      expect(loaded?.table).toMatchObject({ status: 'playing', version: 3 });
    });

    it('bring back a position with all that later entries changed in it', async () => {
      const table = aTable();
      const whole = aPosition({
        entries: 1,
        state: { stack: [], piles: [[1, 2, 3], []], at: 1 },
        desk: { clocks: [9] },
      });
      await store().commit({ table, entries: written([aChoice()]), firstEntry: 0, position: whole });
      const second = next(table);
      const drawn = {
        state: [
          [['piles', 0, 'length'], 2],
          [['piles', 1, 0], 3],
        ],
        chanceUsed: 4,
        desk: { clocks: [8] },
      } as const;
      await store().commit({
        table: second,
        entries: written([aChoice(), aChoice()]),
        firstEntry: 1,
        positionChange: drawn,
      });
      const third = next(second);
      const noted = { state: [[['at']], [['note'], 'Zażółć "🐙"']], chanceUsed: 5, desk: { clocks: [7] } } as const;
      await store().commit({ table: third, entries: written([aChoice()]), firstEntry: 3, positionChange: noted });
      expect((await store().loadTable(table.id))?.position).toEqual({
        entries: 4,
        schemaVersion: 1,
        state: { stack: [], piles: [[1, 2], [3]], note: 'Zażółć "🐙"' },
        chanceUsed: 5,
        desk: { clocks: [7] },
      });
      // Written anew as a whole, it is what it is: earlier changes are no longer added.
      const anew = aPosition({ entries: 4, state: { stack: [], piles: [] }, desk: { clocks: [6] } });
      await store().commit({ table: next(third), position: anew });
      expect((await store().loadTable(table.id))?.position).toEqual(anew);
    });

    it('of a row that is kept change who is asked and when it wakes', async () => {
      const table = aTable({ status: 'playing', wakesAt: 5000, asked: [0] });
      await store().commit({ table });
      const second = next(table, { wakesAt: 6000, asked: [1], touchedAt: 4000 });
      await store().commit({ table: second, keepsRow: true, keepsSeats: true });
      expect((await store().loadTable(table.id))?.table).toEqual(second);
      const late = store().commit({ table: second, keepsRow: true, keepsSeats: true });
      expect(await outcomes([late])).toEqual(['Conflict']);
    });

    it('of a table that is kept add to the log and change nothing else', async () => {
      const seats = [aSeat({ seat: 0, user: 'ada', name: 'Ada' })];
      const table = aTable({ status: 'playing', wakesAt: 5000, asked: [0], seats });
      const whole = aPosition({ entries: 1, state: { at: 1 } });
      await store().commit({ table, entries: written([aChoice()]), firstEntry: 0, position: whole });
      const moved = { state: [[['at'], 2]], chanceUsed: 4, desk: {} } as const;
      const told = { ...table, touchedAt: 9000, asked: [1], seats: [] };
      const lines = [aChoice({ by: null }), aChoice({ at: 2001 })];
      const kept = { table: told, keepsTable: true } as const;
      await store().commit({ ...kept, entries: written(lines), firstEntry: 1, positionChange: moved, chat: [aLine()] });
      const loaded = await store().loadTable(table.id);
      expect(loaded?.table).toEqual(table);
      expect(loaded?.entries).toEqual([aChoice(), ...lines]);
      expect(loaded?.position).toMatchObject({ entries: 3, state: { at: 2 }, chanceUsed: 4 });
      expect(loaded?.chat).toEqual([aLine()]);
    });

    it('of a table that is kept must have a line of the log', async () => {
      const table = aTable();
      await store().commit({ table });
      await expect((async () => store().commit({ table, keepsTable: true, chat: [aLine()] }))()).rejects.toThrow(
        'must have an entry',
      );
      expect((await store().loadTable(table.id))?.chat).toEqual([]);
    });

    it('change, free and drop seats', async () => {
      const seats = [0, 1, 2].map((seat) => aSeat({ seat, user: `user ${seat}`, name: `User ${seat}` }));
      const table = aTable({ seats });
      await store().commit({ table });
      const changed = next(table, { seats: [aSeat({ seat: 0 }), aSeat({ seat: 1, user: 'user 1', name: 'User 1' })] });
      await store().commit({ table: changed });
      expect((await store().loadTable(table.id))?.table.seats).toEqual(changed.seats);
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
        tables.map((table) =>
          store().commit({ table: next(table), entries: written([aChoice()]), firstEntry: 0, position }),
        ),
      );
      for (const table of tables) {
        expect(await store().loadTable(table.id)).toMatchObject({
          table: { version: 2 },
          entries: [aChoice()],
          position,
        });
      }
    });

    it('of two commits with the same version one wins', async () => {
      const table = aTable();
      expect(await outcomes([store().commit({ table }), store().commit({ table })])).toEqual(['done', 'Conflict']);
      const commits = ['first', 'second'].map((by) =>
        store().commit({
          table: next(table, { host: by }),
          entries: written([aChoice({ by: { user: by, command: '1' } })]),
          firstEntry: 0,
          chat: [aLine({ text: by })],
        }),
      );
      expect((await outcomes(commits)).toSorted()).toEqual(['Conflict', 'done']);
      const loaded = await store().loadTable(table.id);
      expect(loaded?.entries.map(({ by }) => by?.user)).toEqual([loaded?.table.host]);
      expect(loaded?.chat.map(({ text }) => text)).toEqual([loaded?.table.host]);
    });

    it('commits of one table that wait together are done in their order', async () => {
      const first = aTable();
      const second = next(first);
      const third = next(second, { status: 'playing' });
      await Promise.all([first, second, third].map((table) => store().commit({ table })));
      expect((await store().loadTable(first.id))?.table).toEqual(third);
    });

    it('a commit that skips a version, or names a table that is not there, is refused', async () => {
      const table = aTable();
      await store().commit({ table });
      const refused = [next(next(table)), table, aTable({ version: 2 })].map((late) => store().commit({ table: late }));
      expect(await outcomes(refused)).toEqual(['Conflict', 'Conflict', 'Conflict']);
      expect((await store().loadTable(table.id))?.table).toEqual(table);
    });

    it('a refused commit changes nothing, and those that waited with it are written', async () => {
      const table = aTable();
      await store().commit({
        table,
        entries: written([aChoice()]),
        firstEntry: 0,
        position: aPosition({ state: 'before' }),
      });
      const before = await store().loadTable(table.id);
      const others = [aTable(), aTable(), aTable()];
      const doubled = store().commit({
        table: next(table, { seats: [aSeat({ seat: 0, name: 'changed' })], status: 'playing' }),
        chat: [aLine()],
        position: aPosition({ state: 'after' }),
        entries: written([aChoice()]),
        firstEntry: 0,
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

    it.each([{}, { keepsSeats: true, keepsRow: true }, { keepsSeats: true, keepsRow: true, keepsWake: true }])(
      'of two commits that carry out the same command one wins, whichever line they write (%j)',
      async (kept) => {
        const table = aTable({ status: 'playing', seats: [aSeat({ seat: 0, user: 'ada', name: 'Ada' })] });
        await store().commit({ table });
        const by = { user: 'ada', command: 'c1' };
        const carryOut = (firstEntry: number) =>
          store().commit({ table: next(table), ...kept, entries: written([aChoice({ by })]), firstEntry });
        expect(await outcomes([carryOut(0), carryOut(1)])).toEqual(['done', 'Conflict']);
        expect(await outcomes([carryOut(1)])).toEqual(['Conflict']);
        // Whoever comes too late loads the table again, and finds there what was done.
        const loaded = await store().loadTable(table.id);
        expect(loaded?.table.version).toBe(2);
        expect(loaded?.entries.map((entry) => entry.by)).toEqual([by]);
      },
    );

    it('of two commits that keep the table and write the same line one wins, and they give way to whoever wrote the row', async () => {
      const table = aTable({ status: 'playing', seats: [aSeat({ seat: 0, user: 'ada', name: 'Ada' })] });
      await store().commit({ table });
      const line = (command: string, firstEntry: number, at = table) =>
        store().commit({
          table: at,
          keepsTable: true,
          entries: written([aChoice({ by: { user: 'ada', command } })]),
          firstEntry,
          chat: [aLine({ n: firstEntry + 1, text: command })],
        });
      expect((await outcomes([line('a', 0), line('b', 0)])).toSorted()).toEqual(['Conflict', 'done']);
      const after = next(table, { asked: [0] });
      await store().commit({ table: after, keepsRow: true, keepsSeats: true });
      expect(
        await outcomes([line('c', 1), line('d', 1, next(after)), line('e', 1, { ...table, id: fresh('nowhere') })]),
      ).toEqual(['Conflict', 'Conflict', 'Conflict']);
      await line('f', 1, after);
      const loaded = await store().loadTable(table.id);
      expect(loaded?.entries.map(({ by }) => by?.command)).toEqual([loaded?.chat[0]?.text, 'f']);
      expect(loaded?.chat).toHaveLength(2);
      expect(loaded?.table).toEqual(after);
    });

    it('two users may give their commands the same id', async () => {
      const seats = ['ada', 'bob'].map((user, seat) => aSeat({ seat, user, name: user }));
      const table = aTable({ seats });
      const entries = ['ada', 'bob'].map((user) => aChoice({ by: { user, command: 'c1' } }));
      await store().commit({ table, entries: written(entries), firstEntry: 0 });
      expect((await store().loadTable(table.id))?.entries).toEqual(entries);
    });

    it('a line of the log by somebody who neither sits at the table nor hosts it is refused', async () => {
      const table = aTable({ host: 'ada', seats: [aSeat({ seat: 0, user: 'bob', name: 'Bob' })] });
      const commit = async (user: string) =>
        store().commit({ table, entries: written([aChoice({ by: { user, command: 'c1' } })]), firstEntry: 0 });
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
