import { describe, expect, it } from 'vitest';
import { Inbox } from './inbox.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the inbox', () => {
  it('keeps messages until the store is ready, and calls for it once', async () => {
    const read: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    let calls = 0;
    const inbox = new Inbox(() => {
      calls++;
      return promise;
    });
    inbox.add(() => read.push('a'));
    inbox.add(() => read.push('b'));
    await nextTurn();
    expect(read).toEqual([]);
    resolve();
    await nextTurn();
    expect(read).toEqual(['a', 'b']);
    expect(calls).toBe(1);
  });

  it('reads a crowd in its order, and lets others have their turn in between', async () => {
    const read: number[] = [];
    const inbox = new Inbox(() => Promise.resolve());
    for (let i = 0; i < 100; i++) inbox.add(() => read.push(i));
    await Promise.resolve();
    expect(read.length).toBeLessThan(100);
    for (let turns = 0; turns < 10; turns++) await nextTurn();
    expect(read).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });

  it('takes what comes while it is reading', async () => {
    const read: string[] = [];
    const inbox = new Inbox(() => Promise.resolve());
    inbox.add(() => {
      read.push('a');
      inbox.add(() => read.push('b'));
    });
    await nextTurn();
    await nextTurn();
    expect(read).toEqual(['a', 'b']);
  });

  it('does not wait for a store that hangs, and reads nothing twice when it comes back', async () => {
    const read: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const inbox = new Inbox(() => promise);
    inbox.add(() => read.push('a'));
    await new Promise((done) => setTimeout(done, 40));
    expect(read).toEqual(['a']);
    resolve();
    await nextTurn();
    expect(read).toEqual(['a']);
  });
});
