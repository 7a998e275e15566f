import { afterEach, expect, it, vi } from 'vitest';
import { DbClock } from './db-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('shows the database’s time, is put right by little, and never goes back', () => {
  vi.useFakeTimers({ now: 1000 });
  const clock = new DbClock();
  expect(clock.now()).toBe(1000);
  // The database is two seconds ahead: the first word counts.
  clock.learn(3000, 1000, 1000);
  expect(clock.now()).toBe(3000);
  // Then it is set back by a second: nobody sees a clock jump.
  for (let i = 0; i < 8; i++) clock.learn(2000, 1000, 1000);
  expect(clock.now()).toBe(3000);
  vi.setSystemTime(1100);
  expect(clock.now()).toBeGreaterThan(3050);
  expect(clock.now()).toBeLessThan(3100);
});

it('one answer that took long does not disturb it', () => {
  vi.useFakeTimers({ now: 10_000 });
  const clock = new DbClock();
  for (let i = 0; i < 7; i++) clock.learn(10_000, 10_000, 10_000);
  clock.learn(10_000, 2000, 10_000);
  expect(clock.now()).toBe(10_000);
});
