import type { Snapshot } from '@conclave/protocol';
import { describe, expect, it } from 'vitest';
import { updated } from './table-state.ts';
import { snapshotAt } from './test/server.ts';

const told = (...types: string[]) => types.map((type) => ({ type })) as unknown as Snapshot['events']['told'];
const before = snapshotAt(3, { events: { at: 2, told: told('a', 'b') } });

describe('what is known of a table', () => {
  it('grows by the events that follow', () => {
    expect(updated(before, { seq: 4, events: { at: 4, told: told('c') } })?.events).toEqual({
      at: 2,
      told: told('a', 'b', 'c'),
    });
  });

  it('loses the events that were taken back', () => {
    expect(updated(before, { seq: 4, events: { at: 3, told: told('x') } })?.events).toEqual({
      at: 2,
      told: told('a', 'x'),
    });
  });

  it('is not known when events are missing in between', () => {
    expect(updated(before, { seq: 4, events: { at: 5, told: told('e') } })).toBeNull();
  });

  it('does not change by an update that came before', () => {
    expect(updated(before, { seq: 3, decision: null })).toBe(before);
  });

  it('forgets a decision that is over, and keeps one that is not mentioned', () => {
    expect(updated(before, { seq: 4, decision: null })?.decision).toBeNull();
    expect(updated(before, { seq: 4, passUntil: 'act' })?.decision).toEqual(before.decision);
  });

  it('adds new notices, and replaces whether somebody asks to end the game', () => {
    const notice = { n: 1, at: 0, after: 2, type: 'end-asked', seat: 1 } as const;
    const asked = updated(before, { seq: 4, notices: [notice], ending: { by: 1, waitingFor: [0] } });
    expect(asked?.notices).toEqual([notice]);
    const refused = { n: 2, at: 0, after: 2, type: 'end-refused', seat: 1, by: 0 } as const;
    const after = asked === null ? null : updated(asked, { seq: 5, notices: [refused], ending: null });
    expect(after).toMatchObject({ notices: [notice, refused], ending: null });
  });

  it('adds new messages to the chat', () => {
    const message = { n: 1, at: 0, channel: 'table', user: 'u', name: 'Ada', seat: 0, text: 'hello' };
    expect(updated(before, { seq: 4, chat: [message] })?.chat).toEqual([message]);
  });
});
