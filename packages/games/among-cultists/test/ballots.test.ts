/** Secret simultaneous choices give the same result in whatever order they arrive (AC-4.4). */
import { type Choice, clonePlain, type Seat, SeededChance, Telling } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { amongCultists } from '../src/index.ts';
import type { Among } from '../src/state.ts';
import { gameAt } from './tables.ts';

/** Gives all answers in this order, with the same chance; what comes out. */
function answerAll(state: Among, answers: ReadonlyMap<Seat, Choice>, order: readonly Seat[]) {
  const s = clonePlain(state);
  const ctx = new Telling(new SeededChance('the same'));
  for (const seat of order) amongCultists.choose(s, seat, answers.get(seat) as Choice, ctx);
  return { s, events: ctx.events };
}

describe('answers of a ballot', () => {
  it('lead to the same whatever their order', () => {
    const decisions = new Set<string>();
    for (const seats of amongCultists.seats) {
      const game = gameAt(seats);
      for (const set of game.options[0]?.values ?? []) {
        const chance = new SeededChance(`${seats} ${set}`);
        const ctx = new Telling(chance);
        const s = game.setup(seats, { preset: set }, ctx);
        for (let pending = game.pending(s); pending !== null; ) {
          if (pending.asked.length > 1) {
            decisions.add(pending.decision);
            const answers = new Map(pending.asked.map(({ seat, options }) => [seat, chance.pick(options)]));
            const order = [...answers.keys()];
            const straight = answerAll(s, answers, order);
            chance.shuffle(order);
            expect(answerAll(s, answers, order)).toEqual(straight);
          }
          const asked = chance.pick(pending.asked);
          pending = game.apply(s, asked.seat, chance.pick(asked.options), ctx);
        }
      }
    }
    expect([...decisions]).toEqual(
      expect.arrayContaining(['give-pulse', 'event-ack', 'end-round', 'done-talking', 'cast-vote']),
    );
  });
});
