import type { ToldEvent } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import { describe, expect, it } from 'vitest';
import { keepingReader } from '../../test/house.ts';
import type { Match } from './core/match.ts';
import { type Scene, Stream } from './stream.ts';

const NOTHING_UNDONE = { times: 0, eventsLeft: 0 };

function sceneOf(view: unknown, events: readonly ToldEvent[], undone = NOTHING_UNDONE): Scene {
  return {
    info: { id: 't' } as Snapshot['info'],
    match: { view, events, eventCount: events.length, undone } as unknown as Match,
    decision: null,
    clock: null,
    undo: { free: false, byConsent: false, request: null },
    ending: null,
    notices: [],
    passUntil: 'off',
    orders: null,
    channels: [],
  };
}

/** A stream, a reader of it, and a way to let the scene go on. */
function opened() {
  const told: readonly ToldEvent[] = [{ type: 'began' }];
  const sight = {
    placeIn: () => null,
    viewOf: (match: Match) => (match as unknown as { view: unknown }).view,
    eventsFrom: (match: Match, at: number) => (match as unknown as { events: readonly ToldEvent[] }).events.slice(at),
    chat: () => [],
  };
  const stream = new Stream('t', sceneOf({ n: 0 }, told), sight, 0);
  const reader = keepingReader(null);
  stream.open(reader, sceneOf({ n: 0 }, told));
  return {
    reader,
    stream,
    goOn(view: unknown, events: readonly ToldEvent[], undone?: Match['undone']) {
      stream.advance(sceneOf(view, events, undone));
    },
  };
}

describe('a stream', () => {
  it('says nothing where nothing changed', () => {
    const { reader, goOn } = opened();
    goOn({ n: 0 }, [{ type: 'began' }]);
    expect(reader.updates).toEqual([]);
  });

  it('tells new events from where the last ones ended', () => {
    const { reader, goOn } = opened();
    goOn({ n: 0 }, [{ type: 'began' }, { type: 'drawn' }]);
    expect(reader.updates).toEqual([{ seq: 1, events: { at: 1, told: [{ type: 'drawn' }] } }]);
  });

  it('takes back what was undone, even if as much has happened since', () => {
    const { reader, goOn } = opened();
    goOn({ n: 1 }, [{ type: 'began' }, { type: 'drawn' }]);
    goOn({ n: 2 }, [{ type: 'began' }, { type: 'passed' }], { times: 1, eventsLeft: 1 });
    expect(reader.updates.at(-1)?.events).toEqual({ at: 1, told: [{ type: 'passed' }] });
  });

  it('goes on with the latest updates for whoever was gone for a moment, else begins anew', () => {
    const { stream, goOn } = opened();
    for (let n = 1; n <= 40; n++) goOn({ n }, [{ type: 'began' }]);
    const resumed = (seq: number) => {
      const reader = keepingReader(null);
      stream.open(reader, sceneOf({ n: 40 }, [{ type: 'began' }]), { stream: stream.id, seq });
      return reader;
    };
    expect(resumed(40)).toMatchObject({ updates: [], snapshots: [] });
    expect(resumed(38).updates.map(({ seq }) => seq)).toEqual([39, 40]);
    expect(resumed(8).updates).toHaveLength(32);
    expect(resumed(7)).toMatchObject({ updates: [], snapshots: [{ seq: 40, view: { n: 40 } }] });
  });
});
