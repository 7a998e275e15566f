import { describe, expect, it } from 'vitest';
import { startThread } from './thread.ts';

describe("the database's thread", () => {
  it('tells when it ends by itself, once, and refuses what comes after', async () => {
    const { promise, resolve } = Promise.withResolvers<Error>();
    const causes: Error[] = [];
    const dying = new URL('data:text/javascript,throw new Error("out of memory")');
    const thread = startThread((cause) => {
      causes.push(cause);
      resolve(cause);
    }, dying);
    expect((await promise).message).toBe('out of memory');
    await expect(thread.ask('close', {})).rejects.toThrow('restart the server');
    await thread.end();
    expect(causes).toHaveLength(1);
  });

  it('says nothing when it is ended', async () => {
    const causes: Error[] = [];
    const thread = startThread((cause) => causes.push(cause));
    await thread.end();
    expect(causes).toEqual([]);
  });
});
