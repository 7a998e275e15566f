import type { ToldEvent } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import { describe, expect, it } from 'vitest';
import { PaceQueue, type Pacing } from './queue.ts';
import { TEMPOS } from './tempo.ts';

const pacing: Pacing = {
  tempo: TEMPOS.normal,
  weigh: ({ type }) => ({
    moment: type === 'death' ? 'great' : null,
    isImportant: type === 'blow' || type === 'death',
    beginsTurn: type === 'turn',
  }),
};

/** A table after these events were told. */
function after(...types: string[]): Snapshot {
  const told = types.map((type) => ({ type }) as ToldEvent);
  return { stream: 's', events: { at: 0, told }, view: { told: types.length }, decision: null } as unknown as Snapshot;
}

describe('the pace of the table', () => {
  it('shows the first thing at once and holds the next one back', () => {
    const queue = new PaceQueue(after());
    queue.add(after('step'), 0, pacing);
    queue.add(after('step', 'step'), 10, pacing);
    expect(queue.shown.events.told).toHaveLength(1);
    expect(queue.isBehind).toBe(true);
    expect(queue.advance(599, pacing)).toBe(1);
    expect(queue.advance(600, pacing)).toBeNull();
    expect(queue.shown.events.told).toHaveLength(2);
  });

  it('shows what matters for at least 1.2 seconds', () => {
    const queue = new PaceQueue(after());
    queue.add(after('blow'), 0, pacing);
    queue.add(after('blow', 'step'), 0, pacing);
    expect(queue.advance(1199, pacing)).toBe(1);
    expect(queue.advance(1200, pacing)).toBeNull();
  });

  it('lets no turn take more than 6 seconds, but never cuts a great moment short', () => {
    const queue = new PaceQueue(after());
    const types = ['turn'];
    for (let i = 0; i < 12; i++) {
      queue.add(after(...types), 0, pacing);
      types.push('blow');
    }
    types.push('death', 'step');
    queue.add(after(...types.slice(0, -1)), 0, pacing);
    queue.add(after(...types), 0, pacing);
    let now = 0;
    for (let wait = queue.advance(now, pacing); wait !== null; wait = queue.advance(now, pacing)) now += wait;
    expect(now).toBeGreaterThan(6000);
    expect(now).toBeLessThanOrEqual(6000 + 2400);
  });

  it('shows at once what an answer led to', () => {
    const queue = new PaceQueue(after());
    queue.add({ ...after('blow'), decision: { id: 'd' } } as Snapshot, 0, pacing);
    queue.add(after('blow', 'step'), 100, pacing);
    expect(queue.isBehind).toBe(false);
  });

  it('shows everything at once when somebody touches the table', () => {
    const queue = new PaceQueue(after());
    queue.add(after('blow'), 0, pacing);
    queue.add(after('blow', 'blow'), 0, pacing);
    queue.finish();
    expect(queue.shown.events.told).toHaveLength(2);
    expect(queue.isBehind).toBe(false);
  });

  it('drops what waits when something was taken back', () => {
    const queue = new PaceQueue(after('a', 'b'));
    queue.add(after('a', 'b', 'c'), 0, pacing);
    queue.add(after('a', 'b', 'c', 'd'), 0, pacing);
    queue.add(after('a'), 0, pacing);
    expect(queue.shown.events.told).toHaveLength(1);
    expect(queue.isBehind).toBe(false);
  });

  it('does not play what was missed', () => {
    const queue = new PaceQueue(after());
    const types: string[] = [];
    for (let i = 0; i < 60; i++) {
      types.push('blow');
      queue.add(after(...types), 0, pacing);
    }
    expect(queue.shown.events.told.length).toBeGreaterThan(40);
  });

  it('waits for nothing at the instant pace', () => {
    const queue = new PaceQueue(after());
    const instant = { ...pacing, tempo: TEMPOS.instant };
    queue.add(after('blow'), 0, instant);
    queue.add(after('blow', 'blow'), 0, instant);
    expect(queue.isBehind).toBe(false);
  });
});
