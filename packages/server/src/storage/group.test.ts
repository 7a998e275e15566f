import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, inGroups } from './group.ts';

/** By the global timer, which tests can turn forward. */
function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A disk that takes its time and notes what it was given together. */
function slowDisk(largestGroup = 100) {
  const groups: (readonly string[])[] = [];
  const writes = inGroups<string, string>(async (works) => {
    groups.push(works);
    await sleep(10);
    return works.map((work): Answer<string> => (work === 'bad' ? { error: new Error('bad') } : { value: `${work}!` }));
  }, largestGroup);
  return { groups, writes };
}

describe('writing in groups', () => {
  it('a lone writer is written at once', async () => {
    const { groups, writes } = slowDisk();
    const written = writes.add('a');
    await Promise.resolve();
    expect(groups).toEqual([['a']]);
    expect(await written).toBe('a!');
  });

  it('what arrives while one group is written makes the next one', async () => {
    const { groups, writes } = slowDisk();
    const early = [writes.add('a'), writes.add('b')];
    await sleep(3);
    const late = [writes.add('c'), writes.add('d'), writes.add('e')];
    await Promise.all([...early, ...late]);
    expect(groups).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('nobody is told before the group is written', async () => {
    const { writes } = slowDisk();
    let isTold = false;
    const written = writes.add('a').then(() => {
      isTold = true;
    });
    await sleep(3);
    expect(isTold).toBe(false);
    await written;
  });

  it('one that fails does not fail the others', async () => {
    const { writes } = slowDisk();
    const settled = await Promise.allSettled(['a', 'bad', 'c'].map((work) => writes.add(work)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('a disk that fails fails the whole group, and the next one is tried again', async () => {
    let isBroken = true;
    const writes = inGroups<string, string>(async (works) => {
      if (isBroken) throw new Error('no disk');
      return works.map((work) => ({ value: work }));
    }, 100);
    const settled = await Promise.allSettled([writes.add('a'), writes.add('b')]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await writes.add('c')).toBe('c');
  });

  it('a crowd is split into groups of bearable size, in its order', async () => {
    const { groups, writes } = slowDisk(2);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((work) => writes.add(work)));
    expect(groups).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('is idle when all is written', async () => {
    const { groups, writes } = slowDisk(1);
    void writes.add('a');
    void writes.add('b');
    await writes.idle();
    expect(groups).toEqual([['a'], ['b']]);
    await writes.idle();
  });
});

describe('waiting for company', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** A disk that needs no time at all. */
  function fastDisk() {
    const groups: (readonly string[])[] = [];
    const writes = inGroups<string, string>(async (works) => {
      groups.push(works);
      return works.map((work) => ({ value: work }));
    }, 100);
    return { groups, writes };
  }

  it('whoever comes to a quiet server does not wait', async () => {
    const { groups, writes } = fastDisk();
    await writes.add('a');
    await vi.advanceTimersByTimeAsync(5);
    await writes.add('b');
    expect(groups).toEqual([['a'], ['b']]);
  });

  it('the next group begins 5 ms after the one before, with all who came until then', async () => {
    const { groups, writes } = fastDisk();
    await writes.add('a');
    const late = [writes.add('b')];
    await vi.advanceTimersByTimeAsync(4);
    late.push(writes.add('c'));
    expect(groups).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(late);
    expect(groups[1]).toEqual(['b', 'c']);
  });

  it('the distance counts from the end of a group, however long that took to write', async () => {
    const { groups, writes } = slowDisk();
    const first = writes.add('a');
    await vi.advanceTimersByTimeAsync(10);
    await first;
    const second = writes.add('b');
    await vi.advanceTimersByTimeAsync(4);
    expect(groups).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + 10);
    expect(await second).toBe('b!');
  });
});
