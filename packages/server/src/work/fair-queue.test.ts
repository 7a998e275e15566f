import { describe, expect, it } from 'vitest';
import { FairQueue, type Place } from './fair-queue.ts';

const NEVER = new AbortController().signal;

/** Workers that finish their jobs when the clock says so, in the order in which they end. */
function simulation(workers: number) {
  let now = 0;
  const queue = new FairQueue(workers, () => now);
  const running: { end: number; leave(): void; done(): void }[] = [];

  /** Resolves with how long the job waited and how long it took in all. */
  function job(place: Place, milliseconds: number): Promise<{ waited: number; took: number }> {
    const asked = now;
    return queue.enter(place, milliseconds, NEVER).then(
      (leave) =>
        new Promise((resolve) => {
          const begun = now;
          const done = () => resolve({ waited: begun - asked, took: now - asked });
          running.push({ end: now + milliseconds, leave, done });
        }),
    );
  }

  const settled = () => new Promise((resolve) => setImmediate(resolve));

  async function runUntil(time: number): Promise<void> {
    for (;;) {
      await settled();
      running.sort((a, b) => a.end - b.end);
      const [first] = running;
      if (first === undefined || first.end > time) break;
      running.shift();
      now = first.end;
      first.leave();
      first.done();
    }
    now = Math.max(now, time);
  }

  return { job, runUntil };
}

const at = (account: string, table: string, urgency: Place['urgency'] = 'awaited'): Place => ({
  account,
  table,
  urgency,
});

describe('the queue for workers', () => {
  it('with sixty tables of masters by one guest lets another person’s bot wait hardly longer than alone', async () => {
    const { job, runUntil } = simulation(4);
    const master = 1900;
    const goesOn = (table: number): Promise<void> =>
      job(at('guest', `table ${table}`, 'unattended'), master).then(() => goesOn(table));
    for (let table = 0; table < 60; table++) void goesOn(table);
    const times: number[] = [];
    for (let round = 1; round <= 40; round++) {
      await runUntil(round * 1000);
      void job(at('person', 'theirs'), 550).then(({ took }) => times.push(took));
      await runUntil(round * 1000 + 600);
    }
    await runUntil(100_000);
    times.sort((a, b) => a - b);
    expect(times).toHaveLength(40);
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThanOrEqual(1.3 * 550);
  });

  it('gives two people equal time, however many tables one of them has', async () => {
    const { job, runUntil } = simulation(1);
    const used = { many: 0, one: 0 };
    const goesOn = (account: 'many' | 'one', table: string): Promise<void> =>
      job(at(account, table), 100).then(() => {
        used[account] += 100;
        return goesOn(account, table);
      });
    for (let table = 0; table < 30; table++) void goesOn('many', `table ${table}`);
    // Two jobs at a time, so that the second is there when the first ends.
    void goesOn('one', 'theirs');
    void goesOn('one', 'theirs');
    await runUntil(10_000);
    expect(used.one).toBeGreaterThanOrEqual(4800);
    expect(used.many).toBeGreaterThanOrEqual(4800);
  });

  it('lets the tables of one person take turns', async () => {
    const { job, runUntil } = simulation(1);
    const order: string[] = [];
    for (const table of ['a', 'a', 'a', 'b', 'c']) void job(at('ada', table), 10).then(() => order.push(table));
    await runUntil(1000);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a']);
  });

  it('lets first in what somebody waits for, and yet does not forget the others', async () => {
    const { job, runUntil } = simulation(1);
    const order: string[] = [];
    const goesOn = (): Promise<void> => job(at('ada', 'a'), 500).then(goesOn);
    void goesOn();
    void goesOn();
    void job(at('bob', 'b', 'unattended'), 500).then(() => order.push('unattended'));
    void job(at('eve', 'c', 'soon'), 500).then(() => order.push('soon'));
    await runUntil(4000);
    expect(order.toSorted()).toEqual(['soon', 'unattended']);
  });

  it('lets nobody save up time, or pay for the past', async () => {
    const { job, runUntil } = simulation(1);
    const begun: string[] = [];
    for (let round = 0; round < 50; round++) void job(at('early', 'a'), 100);
    await runUntil(4000);
    for (let round = 0; round < 3; round++) {
      void job(at('late', 'b'), 100).then(() => begun.push('late'));
      void job(at('early', 'a'), 100).then(() => begun.push('early'));
    }
    await runUntil(6000);
    expect(begun.slice(0, 3)).toEqual(['late', 'late', 'late']);
    expect(begun).toHaveLength(6);
  });

  it('forgets who gave up waiting', async () => {
    const queue = new FairQueue(1);
    const leave = await queue.enter(at('ada', 'a'), 10, NEVER);
    const giving = new AbortController();
    const waiting = queue.enter(at('bob', 'b'), 10, giving.signal);
    const after = queue.enter(at('eve', 'c'), 10, NEVER);
    giving.abort(new Error('too long'));
    await expect(waiting).rejects.toThrow('too long');
    expect(queue.length).toBe(1);
    leave();
    await after;
  });
});
