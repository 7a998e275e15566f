import type { Snapshot } from '@conclave/protocol';
import { describe, expect, it } from 'vitest';
import { troubleNow } from './alerts.ts';

const seat = (number: number, more: object = {}) => ({
  seat: number,
  kind: 'person',
  away: false,
  goneSince: null,
  ...more,
});

function at(change: object, seats = [seat(0), seat(1)]): Snapshot {
  const info = { status: 'playing', seats, you: { seat: 0, host: true } };
  return {
    info,
    undo: { request: null },
    ending: null,
    view: { pending: { seats: [1] } },
    ...change,
  } as unknown as Snapshot;
}

const look = (snapshot: Snapshot, more: object = {}) =>
  troubleNow({ snapshot, connection: 'open', unsent: 0, now: 100_000, waited: new Set(), ...more });

describe('what has to be settled', () => {
  it('is nothing in a quiet game', () => {
    expect(look(at({}))).toBeNull();
  });

  it('is a lost connection before everything else', () => {
    expect(look(at({ ending: { by: 1, waitingFor: [0] } }), { connection: 'lost', unsent: 2 })).toEqual({
      kind: 'connection',
      state: 'lost',
      unsent: 2,
    });
  });

  it('is a bot that plays for me', () => {
    expect(look(at({}, [seat(0, { away: true }), seat(1)]))).toEqual({ kind: 'away' });
  });

  it('is somebody who is asked and has been gone for a minute', () => {
    expect(look(at({}, [seat(0), seat(1, { goneSince: 40_000 })]))).toEqual({ kind: 'gone', seat: 1 });
    expect(look(at({}, [seat(0), seat(1, { goneSince: 40_001 })]))).toBeNull();
    expect(look(at({ view: { pending: { seats: [0] } } }, [seat(0), seat(1, { goneSince: 0 })]))).toBeNull();
  });

  it('leaves those alone who chose to wait, and those who only watch', () => {
    const gone = at({}, [seat(0), seat(1, { goneSince: 0 })]);
    expect(look(gone, { waited: new Set([1]) })).toBeNull();
    expect(look({ ...gone, info: { ...gone.info, you: { seat: null, host: false } } })).toBeNull();
  });

  it('asks those who have to agree, and tells the others whom they wait for', () => {
    expect(look(at({ undo: { request: { by: 1, waitingFor: [0] } } }))).toEqual({ kind: 'undo-asked', by: 1 });
    expect(look(at({ ending: { by: 0, waitingFor: [1] } }))).toEqual({ kind: 'end-waiting', waitingFor: [1] });
  });
});
